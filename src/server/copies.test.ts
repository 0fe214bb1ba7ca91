// The disk is lost: a copy made while people played brings every table back as it was then.
import { copyFileSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backup, restore } from './copies.ts'
import { guest, Player, sensible, serve, tempFolder } from './test-kit.ts'

test('a copy is made while people play, and serves when the original is lost', async () => {
  const [dataDir, away] = [tempFolder(), tempFolder()]
  const first = await serve({ dataDir })
  const anna = await guest(first.url)
  const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }], 'copy')
  const play = async (answers: number) => {
    for (let i = 0; i < answers; i++) {
      const { seq, questions } = await anna.look(id)
      await anna.done(`${path}/answers`, { seq, pick: sensible(questions[0]!) })
    }
  }
  await play(6)
  const then = await anna.look(id)
  const file = join(away, 'naust.copy')
  expect(await backup(dataDir, file)).toMatchObject({ tables: 1, events: then.seq, guests: 1 })
  expect(statSync(file).mode & 0o077).toBe(0)
  await expect(backup(dataDir, file)).rejects.toThrow(/there already/)
  await play(2)
  await expect(restore(file, dataDir, 1)).rejects.toThrow(/another Naust server/)
  await first.server.close()
  rmSync(dataDir, { recursive: true })

  await restore(file, dataDir, 2)
  const second = await serve({ dataDir })
  const again = new Player(second.url, anna)
  expect(await again.look(id)).toEqual(then)
  await again.done(`${path}/answers`, { seq: then.seq, pick: sensible(then.questions[0]!) })
  // What was there before is kept beside.
  await second.server.close()
  await restore(file, dataDir, 3)
  expect(existsSync(join(dataDir, 'before-3.sqlite'))).toBe(true)
})

test('what is no copy, or a damaged one, is refused, and the data left alone', async () => {
  const [dataDir, away] = [tempFolder(), tempFolder()]
  const { url, server } = await serve({ dataDir })
  await guest(url)
  await server.close()
  const data = join(dataDir, 'naust.sqlite')
  const bad = join(away, 'bad.sqlite')
  writeFileSync(bad, 'no database')
  await expect(restore(bad, dataDir, 1)).rejects.toThrow(/no copy that can be used/)
  copyFileSync(data, bad)
  writeFileSync(bad, Buffer.alloc(2000, 7), { flag: 'r+' })
  await expect(restore(bad, dataDir, 1)).rejects.toThrow(/no copy that can be used/)
  await expect(restore(join(away, 'none'), dataDir, 1)).rejects.toThrow(/no file/)
  await expect(backup(away, join(away, 'x'))).rejects.toThrow(/no data/)
  expect(existsSync(data)).toBe(true)
})
