// Where one's name is shown to be changed, it is the one by which the server knows its person now.
import { useEffect } from 'preact/hooks'
import { calledAs } from '../kit/settings.ts'

export const useOwnName = (): void =>
  useEffect(() => {
    // Who is nobody there yet has no other name than the one that stands here.
    if (calledAs.value !== '') void import('../play/http.ts').then(m => m.whoAmI()).catch(() => {})
  }, [])
