// What is said about bots: their levels, and the tempers of their characters.
import { type Level, temperOf } from '#bots/who'
import type { Temper } from '#games/kit/sense'
import type { PublicSeat } from '#tables'
import { spoken } from './words.ts'

interface RobotWords {
  readonly levels: Record<Level, string>
  readonly tempers: Record<Temper, string>
  readonly robot: (level: string) => string
}
export const say = spoken<RobotWords>(
  {
    levels: { random: 'au hasard', easy: 'facile', medium: 'moyen', hard: 'fort', expert: 'expert' },
    tempers: {
      even: 'tête froide',
      careful: 'joue la prudence',
      greedy: 'veut tout',
      quarrelsome: 'cherche la bagarre',
    },
    robot: level => `robot ${level}`,
  },
  {
    levels: { random: 'random', easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' },
    tempers: { even: 'cool-headed', careful: 'cautious', greedy: 'greedy', quarrelsome: 'quarrelsome' },
    robot: level => `${level} bot`,
  },
)

/** How strong the bot in this seat is; null: a person sits there. */
export const robotIn = (seat: PublicSeat | undefined): string | null =>
  seat?.kind === 'bot' ? say().robot(say().levels[seat.level as Level] ?? '') : null
/** The same with its temper. */
export function characterIn(seat: PublicSeat | undefined): string | null {
  const robot = robotIn(seat)
  return robot && `${robot}, ${say().tempers[temperOf(seat!.name ?? '')]}`
}
