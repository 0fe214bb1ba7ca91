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
  remove(): void
}

export function openHeap(): Heap {
  const folder = mkdtempSync(join(tmpdir(), 'naust-heap-'))
  const file = join(folder, 'bytes')
  return {
    env: { NODE_OPTIONS: `--import ${pathToFileURL(resolve('tools/heap-hook.mjs')).href}`, HEAP_FILE: file },
    async inUseBy(child) {
      rmSync(file, { force: true })
      child.kill('SIGUSR2')
      while (child.exitCode === null && child.signalCode === null) {
        const bytes = existsSync(file) ? Number(readFileSync(file, 'latin1')) : 0
        if (bytes > 0) return bytes
        await setTimeout(20)
      }
      return 0
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
