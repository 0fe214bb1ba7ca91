// Once, for whoever has played: that the app can be had on the home screen. Whoever says no is not asked again.
import { Brand } from '../art/brand.tsx'
import { install, installable } from '../kit/install.ts'
import { installHint } from '../kit/settings.ts'
import { spoken } from '../kit/words.ts'

const say = spoken(
  {
    text: 'Naust peut rester sur votre écran d’accueil et s’ouvrir sans connexion.',
    byHand: 'Touchez « Partager », puis « Sur l’écran d’accueil ».',
    yes: 'Installer',
    no: 'Non merci',
  },
  {
    text: 'Naust can stay on your home screen, and opens without a connection.',
    byHand: 'Tap “Share”, then “Add to Home Screen”.',
    yes: 'Install',
    no: 'No thanks',
  },
)

export function InstallHint() {
  const how = installable()
  if (!how) return null
  return (
    <aside class="parchment install">
      <Brand />
      <p>
        {say().text} {how === 'by hand' && say().byHand}
      </p>
      {how === 'button' && (
        <button type="button" class="button" onClick={() => void install()}>
          {say().yes}
        </button>
      )}
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          installHint.value = 'off'
        }}
      >
        {say().no}
      </button>
    </aside>
  )
}
