// Builds the thread in which the arena plays, and tells by a few letters which code plays a game.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'rolldown'
import { GAMES } from '#games'

const ARENA = 'src/bots/arena/worker.ts'

async function bundle(entry: string, plugins: Plugin[], minify: boolean): Promise<string> {
  const { output } = await build({
    input: resolve(entry),
    platform: 'node',
    plugins,
    shimMissingExports: plugins.length > 0,
    output: { format: 'esm', codeSplitting: false, minify },
    write: false,
    logLevel: plugins.length > 0 ? 'silent' : 'warn',
  })
  return output[0].code
}

/** A copy of its own, so that sources may change while matches are played. */
export async function buildWorker(entry = ARENA): Promise<{ readonly url: URL; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'naust-arena-'))
  const file = join(folder, 'worker.mjs')
  writeFileSync(file, await bundle(entry, [], false))
  return { url: pathToFileURL(file), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The code that plays one game, without comments and without the other games. */
async function codeOf(game: string, entry: string): Promise<string> {
  const others = GAMES.filter(({ id }) => id !== game).map(({ id }) => id)
  const elsewhere = new RegExp(`[\\\\/](?:games|bots)[\\\\/](?:${others.join('|')})(?:[\\\\/.-]|$)`)
  // Who learns begins with nothing: what was learned before is no part of the code.
  const isLearned = (id: string): boolean => entry !== ARENA && id.endsWith('glance.json')
  const leaveOut: Plugin = {
    name: 'other-games',
    load: id =>
      elsewhere.test(id.slice(resolve('src').length)) || isLearned(id) ? { code: '', moduleType: 'js' } : null,
  }
  return bundle(entry, [leaveOut], true)
}
export async function fingerprints(
  games: readonly string[],
  entry = ARENA,
): Promise<{ readonly [game: string]: string }> {
  const prints = games.map(async id => {
    const { edition } = GAMES.find(game => game.id === id)!
    const hash = createHash('sha256')
      .update(edition)
      .update(await codeOf(id, entry))
    return [id, hash.digest('hex').slice(0, 10)] as const
  })
  return Object.fromEntries(await Promise.all(prints))
}
