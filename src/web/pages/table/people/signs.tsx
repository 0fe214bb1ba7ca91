// Signs of the others, seen for a moment above the board; a nudge is told as a sentence, and felt.
import { useEffect, useState } from 'preact/hooks'
import type { PublicTable, SignTold } from '#tables'
import type { Tell } from '../../../kit/notice.tsx'
import { tremble } from '../../../kit/settings.ts'
import { isSign } from '../../../kit/signs-made.ts'
import { isMuted } from './muted.ts'
import './people.css'
import { nameOf, voiceOf } from './voice.ts'
import { say } from './words.ts'

const SEEN_MS = 3500

interface SignsProps {
  readonly sign: SignTold
  readonly table: PublicTable
  readonly tell: Tell
}
export function Signs({ sign, table, tell }: SignsProps) {
  const [seen, see] = useState<SignTold | null>(null)
  useEffect(() => {
    const { sign: what, to, at } = sign
    const voice = voiceOf(table, sign)
    if (!isSign(what) || isMuted(at, voice)) return
    if (what === 'nudge' && to !== undefined) {
      if (!table.seats[to]?.mine) return
      tell(say().nudged(nameOf(voice)))
      if (tremble.value === 'on') navigator.vibrate?.(80)
      return
    }
    see(sign)
    const timer = setTimeout(() => see(null), SEEN_MS)
    return () => clearTimeout(timer)
  }, [sign])
  if (!seen || !isSign(seen.sign)) return null
  return (
    <p class="made" role="status">
      {say().made(nameOf(voiceOf(table, seen)), say().signOf[seen.sign])}
    </p>
  )
}
