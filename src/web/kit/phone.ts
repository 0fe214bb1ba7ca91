// Whether the window is as narrow as a phone.
import { useEffect, useState } from 'preact/hooks'

export function usePhone(maxWidth: number): boolean {
  const query = `(max-width: ${maxWidth}px)`
  const [phone, set] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const follow = () => set(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [query])
  return phone
}
