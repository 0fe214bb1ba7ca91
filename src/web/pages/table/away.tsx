// What a table says while its server cannot be reached: since when one sees how it was, and that it goes on by itself.
import { language } from '../../kit/settings.ts'
import { hour } from '../../kit/when.ts'
import { spoken } from '../../kit/words.ts'
import './away.css'

interface AwayWords {
  readonly stood: (seen: string) => string
  readonly unseen: string
}
const say = spoken<AwayWords>(
  {
    stood: seen =>
      `Vous êtes hors ligne : voici la table telle que vous l’avez vue (${seen}). Elle repartira d’elle-même dès que la connexion sera revenue.`,
    unseen:
      'Vous êtes hors ligne, et cette table n’a jamais été ouverte sur cet appareil. Elle s’ouvrira d’elle-même dès que la connexion sera revenue.',
  },
  {
    stood: seen =>
      `You are offline: this is how the table stood (${seen}). It goes on by itself when the connection is back.`,
    unseen:
      'You are offline, and this table has never been opened on this device. It opens by itself when the connection is back.',
  },
)

/** `asOf`: when the table was last seen, in milliseconds since 1970. */
export const Away = ({ asOf }: { readonly asOf: number }) => (
  <p class="away" role="status">
    {say().stood(hour(asOf, Date.now(), language.value))}
  </p>
)
export const Unseen = () => <p role="status">{say().unseen}</p>
