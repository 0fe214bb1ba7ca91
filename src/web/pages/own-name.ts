// Where one's name is shown to be changed, it is the one by which the server knows its person now; and the server hears of
// another as soon as it is typed, so that it is theirs on all devices.
import { useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { calledAs, playerName } from '../kit/settings.ts'

/** Who types no more for so long has said it. */
const SAID_MS = 800

export function useOwnName(): void {
  useEffect(() => {
    // Who is nobody there yet has no other name than the one that stands here.
    if (calledAs.value !== '') void import('../play/person-told.ts').then(m => m.whoAmI()).catch(() => {})
  }, [])
  useSignalEffect(() => {
    const typed = playerName.value.trim()
    if (typed === '' || calledAs.value === '' || typed === calledAs.value) return
    const tell = (): void => void import('../play/http.ts').then(m => m.guest()).catch(() => {})
    const timer = setTimeout(tell, SAID_MS)
    return () => clearTimeout(timer)
  })
}
