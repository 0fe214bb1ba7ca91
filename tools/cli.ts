// What the command-line tools share: options read with care, faults told in one line, a progress line on terminals.
import { Fault } from '#engine'

/** Runs a tool; a fault or a wrong option ends it with one sentence and exit code 1, never with a stack trace. */
export async function reporting(tool: () => void | Promise<void>): Promise<void> {
  try {
    await tool()
  } catch (error) {
    const code = (error as { code?: string }).code
    if (!(error instanceof Fault) && !code?.startsWith('ERR_PARSE_ARGS') && code !== 'ENOENT') throw error
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

export function wholeNumber(name: string, text: string, min = 1): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= min) return value
  throw new Fault('bad-options', `--${name} must be a whole number of at least ${min}, not «${text}»`)
}

/** A line that is written over, on terminals only. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}
