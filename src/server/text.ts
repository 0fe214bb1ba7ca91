// Every sentence the server says to people, in each language. A missing one fails the type check.
import type { Json } from '#engine'

export type Language = 'fr' | 'en'
export type Facts = { readonly [name: string]: Json }
type Sentence = string | ((facts: Facts) => string)

const en = {
  unauthenticated: 'Please give a name first: this call needs the token of a guest.',
  'bad-request': ({ field }) =>
    field ? `The field “${field}” is missing or not as expected.` : 'The request cannot be read.',
  'too-large': 'The request is too large.',
  'unsupported-media': 'The body must be JSON.',
  'not-found': 'There is nothing at this address.',
  'no-such-table': 'There is no such table.',
  'foreign-origin': 'The request comes from another site.',
  'rate-limited': 'That is too fast. Please wait a moment.',
  'unknown-game': ({ game }) => `There is no game “${game}” here.`,
  'bad-options': ({ name }) => (name ? `The option “${name}” is not as expected.` : 'The options are not as expected.'),
  'bad-seats': ({ min, max }) => `This game is for ${min} to ${max} players.`,
  'bad-level': ({ level }) => `There is no bot of level “${level}” for this game.`,
  'seeds-off': 'This server does not let callers choose the seed.',
  'not-host': 'Only the host of the table may do that.',
  'not-seated': 'You do not sit at this table.',
  'not-your-seat': 'This seat is not yours.',
  'wrong-invite': 'This invitation does not fit the table.',
  'match-hidden': 'The match can be read once it is over.',
  'table-full': 'Every seat of this table is taken.',
  'seats-open': 'There are still open seats at this table.',
  'already-started': 'The match has already started.',
  'not-started': 'The match has not started yet.',
  over: 'The match is over.',
  abandoned: 'This match was left before its end.',
  stale: 'The table has moved on since. Please look again.',
  'not-your-turn': 'You have nothing to answer now.',
  illegal: 'That is not one of the options now.',
  'no-hints': 'This table is played without hints.',
  'cannot-undo': 'This answer can no longer be taken back.',
  'other-rules': 'This match was started with other rules or another deck than this server has.',
  'too-many': 'Too many of these at once.',
  internal: 'Something went wrong here. Nothing was changed.',
} satisfies { readonly [code: string]: Sentence }

export type ErrorCode = keyof typeof en

const fr: { readonly [code in ErrorCode]: Sentence } = {
  unauthenticated: 'Donnez d’abord un nom : cet appel demande le jeton d’un invité.',
  'bad-request': ({ field }) =>
    field ? `Le champ « ${field} » manque ou n’a pas la forme attendue.` : 'La demande est illisible.',
  'too-large': 'La demande est trop longue.',
  'unsupported-media': 'Le corps doit être du JSON.',
  'not-found': 'Il n’y a rien à cette adresse.',
  'no-such-table': 'Cette table n’existe pas.',
  'foreign-origin': 'La demande vient d’un autre site.',
  'rate-limited': 'C’est trop rapide. Attendez un instant.',
  'unknown-game': ({ game }) => `Le jeu « ${game} » n’existe pas ici.`,
  'bad-options': ({ name }) =>
    name ? `L’option « ${name} » n’a pas la forme attendue.` : 'Les options n’ont pas la forme attendue.',
  'bad-seats': ({ min, max }) => `Ce jeu se joue de ${min} à ${max}.`,
  'bad-level': ({ level }) => `Ce jeu n’a pas de robot de niveau « ${level} ».`,
  'seeds-off': 'Ce serveur ne laisse pas choisir la graine du hasard.',
  'not-host': 'Seul l’hôte de la table peut faire cela.',
  'not-seated': 'Vous n’êtes pas assis à cette table.',
  'not-your-seat': 'Cette place n’est pas la vôtre.',
  'wrong-invite': 'Cette invitation n’est pas celle de la table.',
  'match-hidden': 'La partie pourra être lue une fois finie.',
  'table-full': 'Toutes les places de cette table sont prises.',
  'seats-open': 'Il reste des places libres à cette table.',
  'already-started': 'La partie a déjà commencé.',
  'not-started': 'La partie n’a pas encore commencé.',
  over: 'La partie est finie.',
  abandoned: 'Cette partie a été quittée avant la fin.',
  stale: 'La table a avancé entre-temps. Regardez à nouveau.',
  'not-your-turn': 'On ne vous demande rien pour l’instant.',
  illegal: 'Ce choix n’est pas possible maintenant.',
  'no-hints': 'À cette table, on joue sans conseils.',
  'cannot-undo': 'Cette réponse ne peut plus être reprise.',
  'other-rules': 'Cette partie a commencé avec d’autres règles ou un autre paquet que ceux de ce serveur.',
  'too-many': 'C’est trop à la fois.',
  internal: 'Une erreur est survenue ici. Rien n’a été changé.',
}

const SENTENCES: { readonly [language in Language]: { readonly [code in ErrorCode]: Sentence } } = { en, fr }

export function sentence(language: Language, code: ErrorCode, facts: Facts): string {
  const said = SENTENCES[language][code]
  return typeof said === 'string' ? said : said(facts)
}

/** The language a browser asks for, English where it asks for neither. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((wish, i) => {
    const [tag = '', ...params] = wish.trim().toLowerCase().split(';')
    const q = Number(params.find(p => p.trim().startsWith('q='))?.split('=')[1] ?? 1)
    return { tag: tag.split('-')[0], q: Number.isFinite(q) ? q : 0, i }
  })
  wishes.sort((a, b) => b.q - a.q || a.i - b.i)
  return wishes.find(({ tag, q }) => q > 0 && (tag === 'fr' || tag === 'en'))?.tag === 'fr' ? 'fr' : 'en'
}
