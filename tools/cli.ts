// What the command-line tools share: options read with care, faults told in one line, progress on terminals.
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

const BAR = 24
/** Shows how far a long run has come and when it will end, by the pace since it began. */
export function progressBar(what: string): (done: number, total: number) => void {
  let began = 0
  let first = 0
  return (done, total) => {
    if (began === 0) [began, first] = [performance.now(), done]
    if (done === total) return progress('')
    const filled = Math.round((BAR * done) / total)
    const seconds = ((performance.now() - began) / 1000 / (done - first)) * (total - done)
    const left = done === first ? '' : `, ${duration(seconds)} left`
    progress(`${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${total} ${what}${left}`)
  }
}
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}

/** Aborted by Ctrl-C. Who asks again later ends at once; right after, it is npm passing on the same keystroke. */
export function untilInterrupted(): AbortController {
  const asked = new AbortController()
  let since = 0
  const stop = (): void => {
    if (since > 0 && performance.now() - since > 1000) process.exit(130)
    if (since > 0) return
    since = performance.now()
    process.exitCode = 130
    asked.abort()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  return asked
}
/** Aborted as well when the minutes are over; none: at once. */
export function timed(interrupted: AbortSignal, minutes: number): AbortSignal {
  const stop = new AbortController()
  if (minutes === 0) stop.abort()
  const timer = setTimeout(() => stop.abort(), minutes * 60_000)
  timer.unref()
  interrupted.addEventListener('abort', () => stop.abort())
  return stop.signal
}
