// How much a server has in use once its garbage is collected: it is started with heap-hook.mjs, and asked by a signal.
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

export interface Heap {
  /** What a server that is to be asked is started with. */
  readonly env: { readonly [name: string]: string }
  /** Bytes in use; one that is gone uses none. */
  inUseBy(child: ChildProcess): Promise<number>
  /** Bytes kept as room for what lives a moment: how many that are goes by how fast things come and go, not by what there is. */
  roomOf(child: ChildProcess): Promise<number>
  remove(): void
}

export function openHeap(): Heap {
  const folder = mkdtempSync(join(tmpdir(), 'naust-heap-'))
  const file = join(folder, 'bytes')
  async function collected(child: ChildProcess): Promise<readonly [inUse: number, room: number]> {
    rmSync(file, { force: true })
    child.kill('SIGUSR2')
    while (child.exitCode === null && child.signalCode === null) {
      const [, inUse, room] = /^(\d+) (\d+)\n/.exec(existsSync(file) ? readFileSync(file, 'latin1') : '') ?? []
      if (inUse !== undefined) return [Number(inUse), Number(room)]
      await setTimeout(20)
    }
    return [0, 0]
  }
  return {
    env: { NODE_OPTIONS: `--import ${pathToFileURL(resolve('tools/heap-hook.mjs')).href}`, HEAP_FILE: file },
    inUseBy: async child => (await collected(child))[0],
    roomOf: async child => (await collected(child))[1],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
