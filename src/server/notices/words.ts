// What notices say, in each language.
import { wordsById } from '#games'
import { type Language, typeset } from '#games/kit/words'
import { type TableState, turnOf } from '#tables'

/** Why somebody is told: it is their turn, their time is running out, somebody nudges them, they wanted to try, or they are to say that an address is theirs. */
export type Kind = 'turn' | 'reminder' | 'nudge' | 'test'
export interface Said {
  readonly title: string
  readonly text: string
}
interface NoticeWords {
  readonly turn: string
  readonly asked: string
  readonly reminder: string
  readonly nudge: string
  readonly test: Said
  readonly confirm: Said
  readonly at: (game: string, others: string) => string
  readonly left: (hours: number, minutes: number) => string
  readonly toTable: string
  readonly toConfirm: string
  readonly off: string
}

const fr = typeset<NoticeWords>({
  turn: 'À vous de jouer',
  asked: 'On vous demande votre accord',
  reminder: 'Votre temps s’achève',
  nudge: 'On vous fait signe : c’est à vous',
  test: { title: 'Naust vous entend', text: 'Voilà comment vous saurez que c’est à vous de jouer.' },
  confirm: {
    title: 'Cette adresse est-elle la vôtre ?',
    text: 'Quelqu’un a demandé à Naust d’y écrire quand c’est à son tour de jouer. Si ce n’est pas vous, ne faites rien : personne ne vous écrira plus.',
  },
  at: (game, others) => (others ? `${game}, avec ${others}` : game),
  left: (hours, minutes) => (hours > 0 ? `Il vous reste ${hours} h.` : `Il vous reste ${minutes} min.`),
  toTable: 'À la table :',
  toConfirm: 'C’est bien la mienne :',
  off: 'Ne plus être prévenu ainsi :',
})
const en: NoticeWords = {
  turn: 'It is your turn',
  asked: 'You are asked to agree',
  reminder: 'Your time is running out',
  nudge: 'You are nudged: it is your turn',
  test: { title: 'Naust can reach you', text: 'This is how you will know that it is your turn.' },
  confirm: {
    title: 'Is this address yours?',
    text: 'Somebody asked Naust to write to it when it is their turn to play. If it was not you, do nothing: nobody will write to you again.',
  },
  at: (game, others) => (others ? `${game}, with ${others}` : game),
  left: (hours, minutes) => (hours > 0 ? `You have ${hours} h left.` : `You have ${minutes} min left.`),
  toTable: 'To the table:',
  toConfirm: 'Yes, it is mine:',
  off: 'Not to be told like this any more:',
}
export const noticeWords = (language: Language): NoticeWords => ({ fr, en })[language]

const MINUTE_MS = 60_000

/** What a person is told of a table where it is their turn, or they are asked to agree to something; with how long they have left, where that is why. */
export async function saidOf(
  kind: Exclude<Kind, 'test'>,
  state: TableState,
  person: string,
  left: number | null,
  language: Language,
): Promise<Said> {
  const words = noticeWords(language)
  const others = state.chairs.flatMap(chair =>
    chair.kind === 'open' || (chair.kind === 'human' && chair.guest === person) ? [] : [chair.name],
  )
  const { title } = (await wordsById(state.game))[language]
  const at = words.at(title, new Intl.ListFormat(language).format(others))
  if (turnOf(state, person) === state.motion?.seq) return { title: words.asked, text: at }
  if (kind !== 'reminder' || left === null) return { title: words[kind], text: at }
  // A moment less than two hours is two hours.
  const minutes = Math.max(1, Math.round(left / MINUTE_MS))
  const time = words.left(Math.floor(minutes / 60), minutes)
  return { title: words.reminder, text: `${at}. ${time}` }
}
