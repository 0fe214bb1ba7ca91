// What leaves together: in the order it was said, not before the end of the turn, and never after who hears it is gone.
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDepartures } from './departures.ts'
import { plain, textFrame } from './frame.ts'

function listener() {
  const socket = new PassThrough()
  const heard: string[] = []
  socket.on('data', bytes => heard.push(bytes.toString('latin1')))
  let open = true
  return { exit: { socket, isOpen: () => open }, heard, close: () => void (open = false) }
}

test('what is said in one turn leaves at its end, in order', async () => {
  const { say } = openDepartures()
  const [anna, bo] = [listener(), listener()]
  say(anna.exit, plain('"one"'))
  say(bo.exit, plain('"two"'))
  say(anna.exit, plain('"three"'))
  expect([...anna.heard, ...bo.heard]).toEqual([])
  await setImmediate()
  await setImmediate()
  expect(anna.heard.join('')).toBe(textFrame(plain('"one"')) + textFrame(plain('"three"')))
  expect(bo.heard).toEqual([textFrame(plain('"two"'))])
})

test('before a goodbye all that was said leaves at once, and nothing after it', async () => {
  const { say, leaveNow } = openDepartures()
  const anna = listener()
  say(anna.exit, plain('"last words"'))
  leaveNow()
  anna.close()
  say(anna.exit, plain('"too late"'))
  await setImmediate()
  await setImmediate()
  expect(anna.heard).toEqual([textFrame(plain('"last words"'))])
})
