// The app as the system may install it: in the language of the moment, and the offer of the browser kept until it is wanted.
import { effect, signal } from '@preact/signals'
import { installHint, language } from './settings.ts'

/** What browsers that can install an app by a button hand out. */
interface Offer extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}
const offer = signal<Offer | null>(null)
addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  offer.value = event as Offer
})
addEventListener('appinstalled', () => {
  offer.value = null
})
effect(() => {
  document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href = `/manifest.${language.value}.webmanifest`
})

/** There is no button for it on these, and a home screen worth being on. */
const isApple = (): boolean =>
  (/iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)) &&
  !(navigator as { standalone?: boolean }).standalone

/** How the app can be installed here, if it can and nobody has said no yet. */
export function installable(): 'button' | 'by hand' | null {
  if (installHint.value === 'off') return null
  return offer.value ? 'button' : isApple() ? 'by hand' : null
}
export async function install(): Promise<void> {
  const { value: made } = offer
  if (!made) return
  await made.prompt()
  if ((await made.userChoice).outcome === 'dismissed') installHint.value = 'off'
  offer.value = null
}
