// What follows a match: the result with its ways on, and the course of it; from there to the match watched again.
import type { Transcript } from '#engine'
import type { Who, Words } from '#games/kit/words'
import type { Sight } from '#tables'
import type { BoardModule } from '../../../kit/board.ts'
import type { Tell } from '../../../kit/notice.tsx'
import { go } from '../../../kit/router.tsx'
import { createTable, hostOf } from '../../../play/hosts.ts'
import { PlayProblem } from '../../../play/types.ts'
import { save } from '../../save.ts'
import { Curve } from './curve.tsx'
import { ResultSheet } from './result.tsx'

/** A finished match looked at again: its course, or all of it; from the course one comes back to it. */
export type Past =
  | { readonly transcript: Transcript; readonly as: 'curve'; readonly at: number }
  | { readonly transcript: Transcript; readonly as: 'replay'; readonly at: number | null; readonly onCurve?: true }

interface AfterProps {
  readonly sight: Sight
  readonly board: BoardModule
  readonly words: Words
  readonly who: Who
  readonly past: Past | null
  look(past: Past | null): void
  readonly tell: Tell
  /** Whether the result is to be seen. */
  readonly result: boolean
  onClose(): void
}
export function After({ past, look, tell, result, onClose, ...match }: AfterProps) {
  const { sight } = match
  const { table } = sight
  const failed = (error: unknown) => tell(error instanceof PlayProblem ? error.message : String(error))
  const again = async () => {
    const seats = table.seats.map(({ kind, level, name, mine }) =>
      kind === 'bot'
        ? { kind: 'bot' as const, ...(level ? { level } : {}), ...(name ? { name } : {}) }
        : { kind: mine ? ('me' as const) : ('open' as const), ...(mine && name ? { name } : {}) },
    )
    const { game, options, hints } = table
    await createTable({ game, options, hints, seats }).then(id => go(`/table/${id}`), failed)
  }
  const withTranscript = (use: (transcript: Transcript) => void) => () =>
    hostOf(table.id).transcript(table.id).then(use, failed)
  if (past?.as === 'curve') {
    return (
      <Curve
        {...match}
        {...past}
        end={sight}
        onOpen={at => look({ ...past, as: 'replay', at, onCurve: true })}
        onClose={() => look(null)}
      />
    )
  }
  if (!result) return null
  return (
    <ResultSheet
      {...match}
      onAgain={again}
      onReplay={withTranscript(transcript => look({ transcript, as: 'replay', at: null }))}
      onCurve={withTranscript(transcript => look({ transcript, as: 'curve', at: 0 }))}
      onDownload={withTranscript(download)}
      onClose={onClose}
    />
  )
}

const download = (transcript: Transcript): void =>
  save(`naust-${transcript.game}-${transcript.seal.slice(0, 8)}.json`, transcript)
