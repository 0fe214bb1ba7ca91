// The way to the screen for all: by hand on this screen, and how a television comes to it.
import { Link } from '../../kit/router.tsx'
import { say } from './words.ts'

interface OnTelevisionProps {
  readonly id: string
  /** Whoever reads this has come by the link already, with the very screen in question. */
  readonly here?: boolean
}
export const OnTelevision = ({ id, here = false }: OnTelevisionProps) => (
  <div class="on-television">
    <p>{here ? say().televisionHere : say().television}</p>
    <Link to={`/table/${id}/board`} class="button quiet">
      {say().onThisScreen}
    </Link>
  </div>
)
