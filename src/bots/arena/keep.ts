// Finished matches, kept line by line, so that whoever is interrupted goes on from there.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checksum } from '#engine'
import type { Contest, Played } from './contest.ts'

/** Contests are kept apart by all that decides how their matches go: game, options, bots, seed, what is studied, and the code that plays. */
export interface Keep {
  read(contest: Contest): Map<number, Played>
  add(contest: Contest, played: Played): void
  forget(contest: Contest): void
}

/** `codeOf` tells by a few letters which rules and bots play a game. */
export function openKeep(folder: string, codeOf: (game: string) => string): Keep {
  function fileOf({ game, bots, seed, options, study }: Contest): string {
    const name = `${game}-${bots.join('-')}`.slice(0, 80)
    const mark = checksum(JSON.stringify([bots, seed, options, study]))
    return join(folder, `${name}-${mark}-${codeOf(game)}.jsonl`)
  }
  return {
    read(contest) {
      const file = fileOf(contest)
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      // A line torn by a sudden end is left behind as it is.
      if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n')
      const matches = text.split('\n').flatMap(line => readLine(line, contest.bots.length))
      return new Map(matches.map(played => [played.n, played]))
    },
    add(contest, played) {
      mkdirSync(folder, { recursive: true })
      appendFileSync(fileOf(contest), `${JSON.stringify(played)}\n`)
    },
    forget: contest => rmSync(fileOf(contest), { force: true }),
  }
}

function readLine(line: string, bots: number): Played[] {
  try {
    const played = JSON.parse(line) as Played
    const { n, ranks, scores, decisions, ms } = played
    const whole = Number.isInteger(n) && [ranks, scores, decisions, ms].every(list => list.length === bots)
    return whole ? [played] : []
  } catch {
    return []
  }
}
