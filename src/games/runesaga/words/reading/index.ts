// The table of the saga in words: that of the tale as the tale reads it, and the stones: what is open, how near everybody is,
// and who holds what.
import type { Seat } from '#engine'
import { reading as explorers } from '#games/explorers/words/reading'
import { type Language, type Reading, type ReadPart, typeset, type Who } from '#games/kit/words'
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { reading as raiders } from '#games/raiders/words/reading'
import { reading as shipwrights } from '#games/shipwrights/words/reading'
import { inscriptionOf, isSymbolic, stoneOf } from '../../cards/deck.ts'
import { TALES, type TaleId } from '../../cards/kinds.ts'
import { type ClanView, haveOf, isSaga, type Told, type View, wantOf } from '../../state.ts'
import * as en from '../help.en.ts'
import * as fr from '../help.fr.ts'
import { texts as said, stoneText } from '../index.ts'

interface ReadingWords {
  readonly me: string
  readonly stones: string
  tale(number: number, tale: TaleId): string
  pause(tale: TaleId): string
  /** A stone that can be earned, with how much of it everybody has. */
  open(stone: string, says: string, near: string): string
  near(name: string, have: number, want: number): string
  readonly taken: string
  holds(who: Who, seat: Seat, stones: readonly string[], hidden: number): string
  told(tale: TaleId, scores: string): string
  score(name: string, points: number): string
  whom(who: Who, seat: Seat): string
  list(items: readonly string[]): string
}
const WORDS: Record<Language, ReadingWords> = {
  fr: typeset<ReadingWords>({
    me: 'Vous',
    stones: 'Les pierres runiques',
    tale: (number, tale) => `Récit ${number} : ${fr.TALE[tale]}.`,
    pause: tale => `Pause après le récit ${french.de(fr.TALE[tale])}.`,
    open: (stone, says, near) => `À gagner, ${stone}. ${says} ${french.capital(near)}.`,
    near: (name, have, want) => `${name} ${have} sur ${want}`,
    taken: 'Toutes les pierres visibles de ce récit sont prises.',
    holds: (who, seat, stones, hidden) => {
      const all = [...stones, ...(hidden > 0 ? [`${fr.stones(hidden)} face cachée`] : [])]
      return `${french.capital(french.whom(who, seat))} : ${all.length > 0 ? french.list(all) : 'aucune pierre'}.`
    },
    told: (tale, scores) => `${french.capital(fr.TALE[tale])} : ${scores}.`,
    score: (name, count) => `${name} ${french.points(count)}`,
    whom: french.whom,
    list: french.list,
  }),
  en: {
    me: 'You',
    stones: 'The runestones',
    tale: (number, tale) => `Tale ${number}: ${en.TALE[tale]}.`,
    pause: tale => `A pause after the tale of ${en.TALE[tale]}.`,
    open: (stone, says, near) => `To be earned, ${stone}. ${says} ${english.capital(near)}.`,
    near: (name, have, want) => `${name} ${have} of ${want}`,
    taken: 'All open stones of this tale are taken.',
    holds: (who, seat, stones, hidden) => {
      const all = [...stones, ...(hidden > 0 ? [`${en.stones(hidden)} face down`] : [])]
      return `${english.capital(english.whom(who, seat))}: ${all.length > 0 ? english.list(all) : 'no stones'}.`
    },
    told: (tale, scores) => `${english.capital(en.TALE[tale])}: ${scores}.`,
    score: (name, count) => `${name} ${english.points(count)}`,
    whom: english.whom,
    list: english.list,
  },
}
// oxlint-disable-next-line typescript/no-explicit-any -- each tale reads a table of its own
const TALE: Record<Language, { readonly [tale in TaleId]: Reading<any> }> = {
  fr: { shipwrights: shipwrights.fr, raiders: raiders.fr, explorers: explorers.fr },
  en: { shipwrights: shipwrights.en, raiders: raiders.en, explorers: explorers.en },
}

export const reading: Record<Language, Reading<View>> = { fr: readingIn('fr'), en: readingIn('en') }

function readingIn(language: Language): Reading<View> {
  const say = WORDS[language]
  const texts = said[language]
  const nameOf = (card: number): string => (isSymbolic(card) ? inscriptionOf(card) : stoneOf(card)).name[language]
  const nearest = (g: View, card: number, who: Who): string =>
    say.list(g.clans.map((_, seat) => say.near(say.whom(who, seat), haveOf(g, card, seat), wantOf(card))))
  const openStones = (g: View, who: Who): string[] =>
    [...(g.phase === 'tale' ? g.row.cards : []), ...g.symbolic.cards].map(card =>
      say.open(nameOf(card), stoneText(card, texts), nearest(g, card, who)),
    )
  const held = (who: Who, seat: Seat, { stones, hidden, shown }: ClanView): string =>
    say.holds(who, seat, [...stones.cards, ...shown.cards].map(nameOf), hidden.cards.length)
  const toldOf = ({ tale, scores }: Told, who: Who): string =>
    say.told(tale, say.list(scores.map((points, seat) => say.score(say.whom(who, seat), points))))

  /** All that is known of the saga beside the table of the tale. */
  function stones(g: View, who: Who): ReadPart {
    const moment = g.phase === 'pause' ? say.pause(g.tale) : say.tale(TALES.indexOf(g.tale) + 1, g.tale)
    return {
      title: say.stones,
      lines: [
        ...(isSaga(g) ? [moment] : []),
        ...openStones(g, who),
        ...(g.phase === 'tale' && g.row.cards.length === 0 ? [say.taken] : []),
        ...g.clans.map((clan, seat) => held(who, seat, clan)),
        ...g.told.map(each => toldOf(each, who)),
      ],
    }
  }
  /** In a pause there is no table but the stones of everybody. */
  function resting(g: View, seat: Seat | null, who: Who): ReadPart[] {
    const seats = [...g.clans.keys()]
    return seats.map(each => ({ title: each === seat ? say.me : who(each), lines: [held(who, each, g.clans[each]!)] }))
  }
  return (g, seat, who) => [
    ...(g.phase === 'pause' ? resting(g, seat, who) : TALE[language][g.tale](g.inner, seat, who)),
    stones(g, who),
  ]
}
