// The sentences for what cannot be done at a table, on either host. A missing one fails the type check.
import { type Language, typeset } from '#games/kit/words'
import type { Facts } from '../problem.ts'

export type Sentence = string | ((facts: Facts) => string)

const en = {
  'unknown-game': ({ game }) => `There is no game “${game}” here.`,
  'bad-options': ({ name }) => (name ? `The option “${name}” is not as expected.` : 'The options are not as expected.'),
  'bad-seats': ({ min, max }) => `This game is for ${min} to ${max} players.`,
  'bad-level': ({ level }) => `There is no bot of level “${level}” for this game.`,
  'not-host': 'Only the host of the table may do that.',
  'not-seated': 'You are not seated at this table.',
  'not-your-seat': 'This seat is not yours.',
  'wrong-invite': 'This invitation is not for this table.',
  'not-let-in': 'This table is private. Ask its host for the link.',
  'no-onlookers': 'A match is under way at this table, and its host lets nobody look on.',
  'seat-taken': 'This seat is taken.',
  'your-own-seat': 'This is your own seat: leave the table instead.',
  'not-over': 'The match is not over yet.',
  'nobody-to-ask': 'There is nobody here who could agree.',
  'already-asked': 'The table is still deciding about something else.',
  'asked-before': 'You have asked for a seat of this match before: one asks once.',
  'no-motion': 'That has been decided already.',
  'not-asked': 'You are not asked about this.',
  'too-soon': 'Wait a little longer for them first.',
  'bad-holidays': 'Holidays last 60 days at most, and end after today.',
  'match-hidden': 'The match can be read once it is over.',
  'table-full': 'Every seat of this table is taken.',
  'seats-open': 'There are still open seats at this table.',
  'already-started': 'The match has already started.',
  'not-started': 'The match has not started yet.',
  over: 'The match is over.',
  abandoned: 'This match was abandoned before the end.',
  stale: 'The table has moved on since. Please look again.',
  'not-your-turn': 'There is nothing for you to answer right now.',
  illegal: 'That is not possible right now.',
  'no-hints': 'This table is played without hints.',
  final: 'This could not be taken back.',
  'cannot-undo': 'This answer can no longer be taken back.',
  'other-rules': 'This match was started with different rules or cards from the ones this server has.',
  'wrong-seal': 'This file is sealed with another code or key than the one given.',
  'broken-seal': 'This file is damaged or was altered: it cannot be opened.',
  internal: 'Something went wrong here. Nothing was changed.',
} satisfies { readonly [code: string]: Sentence }

export type TableCode = keyof typeof en

const fr = typeset<{ readonly [code in TableCode]: Sentence }>({
  'unknown-game': ({ game }) => `Le jeu « ${game} » n’existe pas ici.`,
  'bad-options': ({ name }) =>
    name ? `L’option « ${name} » n’a pas la forme attendue.` : 'Les options n’ont pas la forme attendue.',
  'bad-seats': ({ min, max }) => `Ce jeu se joue de ${min} à ${max}.`,
  'bad-level': ({ level }) => `Ce jeu n’a pas de robot de niveau « ${level} ».`,
  'not-host': 'Seul l’hôte de la table peut faire cela.',
  'not-seated': 'Vous n’avez pas de place à cette table.',
  'not-your-seat': 'Cette place n’est pas la vôtre.',
  'wrong-invite': 'Cette invitation n’est pas celle de la table.',
  'not-let-in': 'Cette table est privée. Demandez le lien à son hôte.',
  'no-onlookers': 'Une partie est en cours à cette table, et son hôte n’y admet pas de spectateurs.',
  'seat-taken': 'Cette place est prise.',
  'your-own-seat': 'C’est votre propre place : quittez plutôt la table.',
  'not-over': 'La partie n’est pas encore finie.',
  'nobody-to-ask': 'Il n’y a personne ici qui puisse donner son accord.',
  'already-asked': 'La table décide encore d’autre chose.',
  'asked-before': 'Vous avez déjà demandé une place de cette partie : on ne demande qu’une fois.',
  'no-motion': 'C’est déjà décidé.',
  'not-asked': 'On ne vous demande pas votre avis là-dessus.',
  'too-soon': 'Attendez-les encore un peu.',
  'bad-holidays': 'Des vacances durent 60 jours au plus et finissent après aujourd’hui.',
  'match-hidden': 'La partie pourra être lue une fois finie.',
  'table-full': 'Toutes les places de cette table sont prises.',
  'seats-open': 'Il reste des places libres à cette table.',
  'already-started': 'La partie a déjà commencé.',
  'not-started': 'La partie n’a pas encore commencé.',
  over: 'La partie est finie.',
  abandoned: 'Cette partie a été abandonnée avant la fin.',
  stale: 'La table a avancé entre-temps. Regardez à nouveau.',
  'not-your-turn': 'On ne vous demande rien pour l’instant.',
  illegal: 'Ce choix n’est pas possible maintenant.',
  'no-hints': 'À cette table, on joue sans conseils.',
  final: 'Ce coup ne pourrait plus être repris.',
  'cannot-undo': 'Cette réponse ne peut plus être reprise.',
  'other-rules': 'Cette partie a commencé avec d’autres règles ou d’autres cartes que celles de ce serveur.',
  'wrong-seal': 'Ce fichier est scellé avec un autre code ou une autre clé.',
  'broken-seal': 'Ce fichier est abîmé ou a été modifié : il ne peut pas être ouvert.',
  internal: 'Une erreur est survenue ici. Rien n’a été changé.',
})

export const SENTENCES: { readonly [language in Language]: { readonly [code in TableCode]: Sentence } } = { en, fr }

export const sentence = (said: Sentence, facts: Facts = {}): string => (typeof said === 'string' ? said : said(facts))
