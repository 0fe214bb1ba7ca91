// The turn: what is asked or who is after what, the dice, and the choices; all but the dice once they lie still.
import type { Who } from '#games/kit/words'
import { cardOf, greatRoll, type View } from '#games/maitre'
import { lackingWords, words } from '#games/maitre/words'
import { isSmall } from '../../kit/layout.ts'
import { language } from '../../kit/settings.ts'
import type { Chances } from './chances.ts'
import { Choices } from './choices.tsx'
import { type Chooser, facesIn, type Props } from './choosing.ts'
import { PortCard } from './faces.tsx'
import { Tray } from './tray.tsx'
import { say } from './words.ts'

interface TurnProps {
  readonly at: Chooser
  readonly sight: Props['sight']
  readonly who: Who
  readonly chances: Chances
  /** The dice lie still. */
  readonly settled: boolean
}

export function Turn({ at, sight, who, chances, settled }: TurnProps) {
  const { seq, questions } = sight
  const { status } = sight.table
  const { turn } = at.view
  const question = questions[0]
  const prompt = (): string => {
    if (!settled) return say().rolling
    if (question) return gestureFor(at) ?? words[language.value].question(question, at.view)
    return status === 'over' ? words[language.value].note({ say: 'over' }, who) : pursuitOf(turn, who)
  }
  const chased = settled && !question && status !== 'over' && turn.target >= 0 && !isSmall()
  return (
    <section class={`act wood ${turn.action === null ? 'start' : ''}`} aria-label={say().myTurn}>
      <div class="say">
        <p class="prompt" data-prompt tabIndex={-1}>
          {prompt()}
        </p>
        {turn.rolls > 0 && <span class="rolls">{say().roll(turn.rolls)}</span>}
      </div>
      <Tray at={at} settled={settled} great={settled ? greatRoll(at.view) : null} />
      {settled && question && <Choices key={seq} {...{ at, seq, who, chances }} />}
      {chased && <Chase turn={turn} />}
    </section>
  )
}

/** What the next touch of a piece does, where it decides: said before it is done. */
function gestureFor(at: Chooser): string | null {
  if (facesIn(at.view, at.focus).length > 0) return at.exact ? null : say().placeThem
  const ships = at.focus.filter(piece => piece.startsWith('card:')).length
  return ships === 1 && at.left.every(move => move.do === 'attack') ? say().attackNow : null
}

/** Who is after what, and what is still missing. */
function pursuitOf({ seat, action, target, placed, fight }: View['turn'], who: Who): string {
  const name = who(seat)
  if (fight || action === 'attack') return say().fighting(name)
  if (action === null) return say().watching(name)
  if (target < 0) return say().armsSome(name)
  const tongue = language.value
  return say().pursues[action](name, cardOf(target).the[tongue], lackingWords(target, placed, tongue))
}

/** The card that is pursued, large, with the dice that lie on it. */
const Chase = ({ turn }: { readonly turn: View['turn'] }) => (
  <div class="chase" aria-hidden="true">
    <PortCard card={turn.target} placed={turn.placed} small={false} />
  </div>
)
