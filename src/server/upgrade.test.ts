// The decks change under matches that are under way: those go on with the deck they began with.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gameById } from '#games'
import {
  bundled,
  call,
  ended,
  guest,
  myTurnOrOver,
  Player,
  type Program,
  ROOT,
  run,
  sensible,
  tempFolder,
  Watcher,
} from './test-kit.ts'

const FILE = join(ROOT, 'src/games/maitre/cards/deck.json')
const TODAY = readFileSync(FILE, 'utf8')
/** The deck of the next version: every ship takes two sixes. */
const RETUNED = TODAY.replace(/("family".*"combination": )"[^"]+"/g, '$1"6 6"')
const OLD = gameById('maitre').edition

/** The server of the next version: the same sources, and another built-in deck. */
const nextVersion = (): Promise<string> =>
  bundled('next-version', [
    { name: 'next-version', load: id => (id === FILE ? { code: RETUNED, moduleType: 'json' } : null) },
  ])
async function stop({ child }: Program): Promise<void> {
  const gone = ended(child)
  child.kill('SIGTERM')
  await gone
}
/** Plays so many answers; answers which dice could have been placed on ships meanwhile. */
async function play(player: Player, id: string, answers: number): Promise<Set<number>> {
  const watcher = await Watcher.open(player)
  await watcher.watch(id)
  const dice = new Set<number>()
  for (let i = 0; i < answers; i++) {
    const { seq, questions } = await watcher.until(myTurnOrOver)
    const moves = questions[0]!.options as readonly { do: string; on?: number; dice?: number[] }[]
    for (const move of moves) if (move.do === 'place' && move.on! < SHIPS) for (const die of move.dice!) dice.add(die)
    await player.done(`/api/tables/${id}/answers`, { seq, pick: sensible(questions[0]!) })
  }
  watcher.ws.terminate()
  return dice
}
const SHIPS = 12
const AGAINST_A_BOT = [{ kind: 'me' }, { kind: 'bot', level: 'medium' }]
const PATIENCE = 60_000

test('a match begun before an upgrade goes on with its deck, beside one of the new deck, bots and all', {
  timeout: PATIENCE,
}, async () => {
  const env = { DATA_DIR: tempFolder() }
  const before = await run(env)
  const anna = await guest(before.url)
  const { id: old } = await anna.lay(AGAINST_A_BOT, 'upgrade')
  await play(anna, old, 5)
  const evening = await anna.look(old)
  await stop(before)

  const after = await run(env, await nextVersion())
  const again = new Player(after.url, anna)
  const morning = await again.look(old)
  expect(morning.table.edition).toBe(OLD)
  expect(morning.log.slice(0, evening.log.length)).toEqual(evening.log)
  const { id: fresh } = await again.lay(AGAINST_A_BOT, 'upgrade')
  expect((await again.look(fresh)).table.edition).not.toBe(OLD)
  const [oldDice, freshDice] = await Promise.all([play(again, old, 15), play(again, fresh, 15)])
  expect(oldDice.size).toBeGreaterThan(2)
  expect([...freshDice]).toEqual([6])
  // A bot that thinks of other cards than those on the table names what is no option.
  const { body: metrics } = await call(after.url, 'GET', '/metrics')
  expect(metrics).toMatch(/outcome="decided"\} [1-9]/)
  expect(metrics).not.toMatch(/outcome="(?:failed|helped)"\} [1-9]/)
})

test('a match of a file that is gone is refused in words, loses nothing, and goes on when the file is back', {
  timeout: PATIENCE,
}, async () => {
  const folder = join(tempFolder(), 'decks')
  mkdirSync(folder)
  writeFileSync(join(folder, 'maitre.json'), RETUNED)
  const env = { DATA_DIR: tempFolder() }
  const house = await run({ ...env, DECKS: folder })
  const anna = await guest(house.url)
  const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me', name: 'Bo' }], 'gone')
  const seen = await anna.look(id)
  await stop(house)

  const without = await run(env)
  const again = new Player(without.url, anna)
  for (const reply of [
    await again.get(path),
    await again.post(`${path}/answers`, { seq: seen.seq, pick: sensible(seen.questions[0]!) }),
  ]) {
    expect(reply).toMatchObject({ status: 409, body: { error: { code: 'other-rules' } } })
    expect(reply.body.error.message).toMatch(/cartes|cards/)
  }
  expect((await again.get('/api/tables')).body.tables[0].table).toMatchObject({ id, edition: seen.table.edition })
  await stop(without)

  const back = await run({ ...env, DECKS: folder })
  const player = new Player(back.url, anna)
  expect(await player.look(id)).toEqual(seen)
  await player.done(`${path}/answers`, { seq: seen.seq, pick: sensible(seen.questions[0]!) })
})
