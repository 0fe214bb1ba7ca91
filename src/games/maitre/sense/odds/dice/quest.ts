// The exact worth of a turn of dice under best play, by dynamic programming over what is placed, aside and unused.
import { ADVANTAGES } from '../../../cards/advantages.ts'
import { type Combination, placements } from '../../../cards/combination.ts'
import { DICE, type Hand } from '../../../hand.ts'
import type { Target } from '../../../turn.ts'
import { chances, first, type HandId, hands, improved, RECALL, sizeOf } from './hands.ts'

/** Where a turn stands, the roll aside: dice set aside, dice coming back, advantages not used yet; packed in a number. */
export type Standing = number
const BITS = ADVANTAGES.length
export const standing = (aside: number, back: number, mask: number): Standing => (((aside << 1) | back) << BITS) | mask
const asideOf = (now: Standing): number => now >> (BITS + 1)
const backOf = (now: Standing): number => (now >> BITS) & 1
const maskOf = (now: Standing): number => now & ((1 << BITS) - 1)

/** Values of every hand of the dice in play, computed once for each standing. */
abstract class Turn {
  protected readonly placed: number
  private readonly rolls: (Float64Array | undefined)[] = []
  private readonly values: (number | undefined)[] = []
  constructor(placed: number) {
    this.placed = placed
  }
  /** What placing the best part of each hand of so many dice is worth; -1: nothing fits. */
  abstract offers(dice: number, next: Standing): Float64Array

  /** The worth of the next roll. */
  value(now: Standing): number {
    return (this.values[now] ??= this.mean(now))
  }
  private mean(now: Standing): number {
    const dice = DICE - this.placed - asideOf(now)
    if (dice <= 0) return 0
    const values = this.rolled(now)
    const from = first[dice]!
    let sum = 0
    for (let i = 0; i < values.length; i++) sum += values[i]! * chances[from + i]!
    return sum
  }
  /** The worth of each hand that may have been rolled. */
  rolled(now: Standing): Float64Array {
    return (this.rolls[now] ??= this.solve(now))
  }
  private solve(now: Standing): Float64Array {
    const dice = DICE - this.placed - asideOf(now)
    const best = this.settled(dice, now)
    ADVANTAGES.forEach((advantage, bit) => {
      const without = now & ~(1 << bit)
      if (without !== now && ((1 << bit) & RECALL) === 0) improved(advantage, dice, this.rolled(without), best)
    })
    return best
  }
  /** The worth of placing something, or of setting one die aside where nothing fits; Canvas may bring one back. */
  private settled(dice: number, now: Standing): Float64Array {
    const mask = maskOf(now)
    const aside = asideOf(now) - backOf(now)
    const recalled = (mask & RECALL) !== 0 && backOf(now) === 0 ? mask & ~RECALL : -1
    const best = this.offers(dice, standing(aside, 0, mask)).slice()
    if (recalled >= 0 && aside > 0) {
      const others = this.offers(dice, standing(aside - 1, 0, recalled))
      for (let i = 0; i < best.length; i++) if (others[i]! > best[i]!) best[i] = others[i]!
    }
    if (!best.includes(-1)) return best
    const left = this.value(standing(aside + 1, 0, mask))
    const stuck = recalled < 0 ? left : Math.max(left, this.value(standing(aside, 0, recalled)))
    for (let i = 0; i < best.length; i++) if (best[i] === -1) best[i] = stuck
    return best
  }
}

/** A combination with some dice placed on it: one of the stations on the way to completing it. */
export class Quest extends Turn {
  private static readonly known = new Map<string, Map<Hand, Quest>>()
  private readonly combination: Combination
  private readonly onCard: Hand
  /** By hand rolled, the stations that placing some of it leads to. */
  private readonly ways: (readonly Quest[] | undefined)[] = []
  private readonly offered: (Float64Array | undefined)[][] = []
  private constructor(combination: Combination, onCard: Hand) {
    super(sizeOf(onCard))
    this.combination = combination
    this.onCard = onCard
  }
  /** The station with these dice placed; stations of equal combinations are shared by all who ask. */
  static of(combination: Combination, onCard: Hand): Quest {
    let stations = Quest.known.get(combination.notation)
    if (!stations) Quest.known.set(combination.notation, (stations = new Map()))
    let quest = stations.get(onCard)
    if (!quest) stations.set(onCard, (quest = new Quest(combination, onCard)))
    return quest
  }
  /** The station once these dice lie on the card too. */
  with(part: Hand): Quest {
    return Quest.of(this.combination, this.onCard + part)
  }
  override value(now: Standing): number {
    return this.placed === this.combination.size ? 1 : super.value(now)
  }
  offers(dice: number, next: Standing): Float64Array {
    const from = first[dice]!
    const reckon = () => Float64Array.from({ length: first[dice + 1]! - from }, (_, i) => this.offer(from + i, next))
    // Only what many choices share is worth keeping: that of cards without dice.
    return this.placed > 0 ? reckon() : ((this.offered[dice] ??= [])[next] ??= reckon())
  }
  private offer(hand: HandId, next: Standing): number {
    const ways = (this.ways[hand] ??= placements(this.combination, this.onCard, hands[hand]!).map(p => this.with(p)))
    let best = -1
    for (const way of ways) {
      const value = way.value(next)
      if (value > best) best = value
    }
    return best
  }
}

/** A turn whose card is not chosen yet: the first die placed chooses among the targets. */
export class Choice extends Turn {
  private readonly targets: readonly (readonly [quest: Quest, worth: number])[]
  constructor(targets: readonly Target[]) {
    super(0)
    this.targets = targets.map(({ combination, worth }) => [Quest.of(combination, 0), worth])
  }
  offers(dice: number, next: Standing): Float64Array {
    const best = new Float64Array(first[dice + 1]! - first[dice]!).fill(-1)
    for (const [quest, worth] of this.targets) {
      const offers = quest.offers(dice, next)
      for (let i = 0; i < best.length; i++) {
        const value = offers[i]! * worth
        if (offers[i]! >= 0 && value > best[i]!) best[i] = value
      }
    }
    return best
  }
}
