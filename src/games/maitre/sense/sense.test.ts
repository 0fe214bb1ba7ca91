// How Le Maître des Mers is played well, in small scenes.
import { describe, expect, test } from 'vitest'
import { clone, Live, type QuestionOf, Swift, secretFrom, start, view } from '#engine'
import { type Outlook, TEMPERS, type Temper } from '#games/kit/sense'
import { sense } from '#games/maitre/sense'
import { type Scene, type Setting, scene } from '#games/maitre/testing'
import { words } from '#games/maitre/words'
import { type ActionMove, type G, maitre, type Q } from '../index.ts'

const best = (lean: readonly number[]): number => lean.indexOf(Math.max(...lean))
/** What the sense prefers, with so many turns thought through. */
const favourite = (at: Scene, turns = 1): string => at.options[best(sense.foresee!(at.g, at.question, 'even', turns))]!
/** How good an option looks. */
function leaning(at: Scene, turns: number): (option: string) => number {
  const lean = sense.foresee!(at.g, at.question, 'even', turns)
  return option => lean[at.options.indexOf(option)]!
}
const outlooks = (setting: Setting): readonly Outlook[] => sense.outlook(scene(setting).g, 'even')
const inAll = (outlook: Outlook): number => Object.values(outlook).reduce((a, b) => a + b)

describe.each([1, 2, 3])('thinking %d turns through', turns => {
  const prefers = (setting: Setting): string => favourite(scene(setting), turns)
  /** Three 6 at once: good for the corvette and for the brigantine. */
  const threeSixes = (fleets: Setting['fleets']): string =>
    favourite(
      scene({ fleets, row: ['corvette', 'brigantin', 'galion', 'vaisseau'] })
        .dice(6, 6, 6, 2, 1)
        .arm(),
      turns,
    )

  test('completes its own family', () => {
    expect(
      threeSixes([
        ['chaloupe', 'sloop', 'brick'],
        ['pinque', 'flute', 'hourque'],
      ]),
    ).toBe('place brigantin 6 6 6')
    expect(
      threeSixes([
        ['chaloupe', 'sloop', 'pinque'],
        ['flute', 'hourque'],
      ]),
    ).toMatch(/^place/)
  })
  test('keeps the last ship of a family from a rival', () => {
    expect(
      threeSixes([
        ['pinque', 'flute'],
        ['chaloupe', 'sloop', 'brick'],
      ]),
    ).toBe('place brigantin 6 6 6')
  })

  /** One ship left in the port, of the hardest. */
  const late = { row: ['vaisseau'], pile: [], goods: ['Ivory'], treasures: ['Emerald chalice'] }

  test('would attack for the treasure, and with the ship that has least to lose', () => {
    const at = scene({
      fleets: [
        ['sloop: Salt', 'cotre: Drowned crown', 'brick: Lagoon pearls'],
        ['flute: Gold of Vera Cruz', 'galion: Tobacco', 'fregate'],
      ],
    })
    const of = leaning(at, turns)
    const [best] = at.offers('attack').sort((a, b) => of(b) - of(a))
    // The sloop and the cutter have as many guns.
    expect(best).toBe('attack sloop flute')
    expect(of('attack sloop flute')).toBeGreaterThan(of('attack cotre flute') + 0.5)
  })
  test('does not attack when the stake is worse than the gain', () => {
    const fleets = [
      ['sloop: Gold of Vera Cruz', 'brick: Drowned crown', 'hourque: Lagoon pearls'],
      ['flute: Salt', 'galion: Spices', 'cotre: Rum'],
    ]
    expect(prefers({ fleets })).not.toMatch(/^attack/)
  })
  test('refuses a suicidal attack', () => {
    const at = scene({
      fleets: [
        ['pinque', 'flute', 'hourque', 'galion'],
        ['vaisseau', 'fregate', 'brick'],
      ],
      row: ['cotre', 'corvette', 'chaloupe', 'sloop'],
    })
    const of = leaning(at, turns)
    expect(favourite(at, turns)).not.toMatch(/^attack/)
    expect(of('attack pinque vaisseau')).toBeLessThan(of('arm') - 3)
  })

  test('loads treasure on the safest ship', () => {
    const at = scene({
      fleets: [
        ['brigantin', 'pinque', 'hourque'],
        ['galion', 'fregate', 'flute', 'sloop'],
      ],
      row: ['cotre', 'corvette', 'brick', 'vaisseau'],
      pile: ['chaloupe'],
      treasures: ['Silver chest'],
    })
    at.dice(5, 5, 5, 4, 2).hunt().place('Silver chest', 5, 5, 5, 4)
    // Only the longboat could attack the pink, and it still lies in the port.
    expect(favourite(at, turns)).toBe('load pinque')
  })
  test('towards the end, gives up goods for treasure and never treasure for goods', () => {
    const mine = ['sloop: Salt', 'cotre: Silver chest', 'brick: Rum', 'hourque: Lagoon pearls', 'fregate: Canvas']
    const won = (cargo: string): Scene =>
      scene({ ...late, fleets: [mine, [`flute: ${cargo}`, 'pinque', 'galion', 'corvette', 'brigantin', 'chaloupe']] })
        .dice(5, 2)
        .attack('sloop', 'flute')
    expect(favourite(won('Drowned crown'), turns)).toMatch(/^drop (Salt|Rum|Canvas)$/)
    expect(favourite(won('Spices'), turns)).not.toMatch(/^drop (Silver chest|Lagoon pearls)$/)
  })

  test('arms the last ship to win, and lets it be when that would lose', () => {
    const last = { ...late, row: ['cotre'] }
    const mine = ['pinque', 'flute', 'corvette', 'brick', 'sloop']
    const theirs = ['hourque', 'galion', 'fregate', 'vaisseau', 'chaloupe', 'brigantin']
    const rich = ([first, ...others]: string[]) => [`${first}: Gold of Vera Cruz`, ...others]
    expect(prefers({ ...last, fleets: [rich(mine), theirs] })).toBe('arm')
    expect(prefers({ ...last, fleets: [mine, rich(theirs)] })).not.toBe('arm')
  })

  test('sees nothing that the seat does not', () => {
    const at = scene({ fleets: [['pinque', 'sloop: Salt'], ['flute', 'cotre: Silver chest'], ['brick']] })
    const other = clone(at.g)
    other.pile.cards.reverse()
    const seen = view(at.g, 0)
    const lean = sense.foresee!(at.g, at.question, 'even', turns)
    expect(sense.foresee!(other, at.question, 'even', turns)).toEqual(lean)
    expect(sense.foresee!(seen, at.question, 'even', turns)).toEqual(lean)
  })
})

describe('the outlook', () => {
  test('a full family is worth more than its ships, and a family that can be completed more than one that cannot', () => {
    const families = (own: string[], theirs: string[]): number => outlooks({ fleets: [own, theirs] })[0]!['families']!
    const full = families(['pinque', 'flute', 'hourque', 'galion'], ['brick'])
    const open = families(['pinque', 'flute', 'hourque'], ['brick'])
    const closed = families(['pinque', 'flute', 'hourque'], ['brick', 'galion'])
    expect(full).toBeGreaterThan(5)
    expect(open).toBeLessThan(full)
    expect(open).toBeGreaterThan(closed)
  })
  test('treasure counts less where a rival can reach it', () => {
    const holder = (ship: string) => inAll(outlooks({ fleets: [[`${ship}: Drowned crown`], ['flute', 'galion']] })[0]!)
    expect(holder('chaloupe')).toBeGreaterThan(holder('sloop'))
  })
  test('it is the same for all seats when nobody has anything, but for the turn', () => {
    const [first, ...others] = outlooks({ fleets: [[], [], []] })
    expect(new Set(others.map(inAll)).size).toBe(1)
    expect(inAll(first!)).toBe(inAll(others[0]!) + first!['turn']!)
    expect(first!['turn']).toBeGreaterThan(0)
  })
  test('the margin becomes less and less towards the end', () => {
    const margins = [[], ['pinque', 'sloop'], ['pinque', 'sloop', 'brick', 'galion', 'flute', 'cotre']].map(fleet =>
      sense.margin(scene({ fleets: [fleet, []] }).g),
    )
    expect(margins).toEqual(margins.toSorted((a, b) => b - a))
    expect(margins[2]).toBeLessThan(margins[0]!)
  })
  test('every part has its words', () => {
    for (const part in outlooks({ fleets: [[], []] })[0]) {
      for (const { outlook } of Object.values(words)) expect(outlook[part], part).toMatch(/\w/)
    }
  })
})

test('tempers can be felt: who is quarrelsome attacks more, who is careful less, who is greedy hunts more', () => {
  const chosen = Object.fromEntries(TEMPERS.map(temper => [temper, { arm: 0, hunt: 0, buy: 0, attack: 0, pass: 0 }]))
  for (let n = 0; n < 12; n++) {
    const live = new Live<G>(maitre, start(maitre, 2 + (n % 3), {}, secretFrom(`tempers ${n}`)), new Swift(n + 1))
    while (!live.over) {
      const question = live.open()[0]! as QuestionOf<Q>
      const pick = (temper: Temper) => question.options[best(sense.leanings(live.tabletop.g, question, temper))]!
      if (question.kind === 'action') for (const temper of TEMPERS) chosen[temper]![(pick(temper) as ActionMove).do]++
      live.take(0, pick('even'))
    }
  }
  const { even, careful, greedy, quarrelsome } = chosen
  expect(quarrelsome!.attack).toBeGreaterThan(1.1 * even!.attack)
  expect(careful!.attack).toBeLessThan(0.9 * even!.attack)
  expect(greedy!.hunt).toBeGreaterThan(1.2 * even!.hunt)
})
