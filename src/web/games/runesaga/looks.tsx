// What there is to know of a stone, for whoever looks at it: what it asks, shows and brings, and how near everybody is, or
// who holds it.
import type { Who } from '#games/kit/words'
import { isSaga, isSymbolic, type View } from '#games/runesaga'
import { stoneHelp, stoneText, texts } from '#games/runesaga/words'
import { language } from '../../kit/settings.ts'
import type { Look } from '../../kit/sheet.tsx'
import { Race, StoneFace } from './stone.tsx'
import { holderOf, placeOf } from './stones.ts'
import type { Looked } from './strip.tsx'
import { say } from './words.ts'

export interface LooksBoard {
  readonly g: View
  readonly who: Who
}
export function describe(at: Looked, { g, who }: LooksBoard): Look {
  const card = Number(at.slice('stone:'.length))
  const { name, kind, origins } = stoneHelp(card, language.value)
  return {
    name,
    kind,
    text: `${isSymbolic(card) ? `${say().symbolicHow} ` : ''}${textOf(card, g)}`,
    face: <StoneFace card={card} />,
    more: whereIs(card, g, who),
    ...(placeOf(g, card) === 'open' ? { options: <Race g={g} card={card} who={who} /> } : {}),
    origins,
  }
}
/** Where a tale is played alone nothing follows that a stone could help in. */
function textOf(card: number, g: View): string {
  const text = texts[language.value]
  return stoneText(card, isSaga(g) ? text : { ...text, along: () => '' }).trim()
}
function whereIs(card: number, g: View, who: Who): string {
  const holder = holderOf(g, card)
  if (holder !== null) return say().holder(holder === who.me ? null : who(holder))
  const place = placeOf(g, card)
  return place === 'box' ? say().wentBack : place === 'pile' ? say().inThePile : ''
}
