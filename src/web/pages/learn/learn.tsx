// The guide: the first turn of a real match on the real board, one thing at a time.
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { type Json, same } from '#engine'
import { Board } from '../../games/maitre/board.tsx'
import { PortCard } from '../../games/maitre/faces.tsx'
import { STEPS, stepBefore } from '../../games/maitre/guide/steps.ts'
import { ANSWERS, FLUTE, sightAfter } from '../../games/maitre/guide/story.ts'
import { UnknownGame } from '../../kit/chrome.tsx'
import { go } from '../../kit/router.tsx'
import { guided, language, playerName } from '../../kit/settings.ts'
import { Coach } from './coach.tsx'
import './learn.css'
import { say } from '../../games/maitre/guide/words.ts'
import { Ring } from './ring.tsx'

const RIVAL = 'Freydis'

export function Guide({ about }: { readonly about: string }) {
  return about === 'maitre' ? <Voyage /> : <UnknownGame />
}

function Voyage() {
  const root = useRef<HTMLDivElement>(null)
  const at = useSignal(0)
  const astray = useSignal(false)
  const lost = useSignal(false)
  /** A board made anew has forgotten what was touched. */
  const board = useSignal(0)
  const step = STEPS[at.value]!
  const me = playerName.value.trim() || say().you
  const sight = useMemo(() => sightAfter(step.answers, [me, RIVAL]), [step.answers, me])
  const who = (seat: number): string => (seat === 0 ? me : RIVAL)

  const move = (to: number) => {
    astray.value = false
    lost.value = false
    at.value = to
  }
  const forward = () => move(at.value + 1)
  const act = (pick: Json) => {
    if (step.by === 'answer' && same(pick, ANSWERS[step.answers]!)) forward()
    else astray.value = true
  }
  /** Lets through to the board only what the step asks for. */
  const gate = (event: Event) => {
    const ringed = step.by !== 'next' && step.point !== null && (event.target as Element).closest(step.point) !== null
    if (!ringed || step.by === 'look') event.stopPropagation()
    if (!ringed) astray.value = true
    else if (step.by === 'look') forward()
    else if (step.by === 'touch') queueMicrotask(forward)
  }
  const leave = () => {
    guided.value = 'on'
    go('/')
  }

  useEffect(() => {
    if (at.value === STEPS.length - 1) guided.value = 'on'
    document.title = `${say().title} · Naust`
  }, [at.value, language.value])
  useEffect(() => {
    // Escape would make the board forget the dice already touched.
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopImmediatePropagation()
    }
    addEventListener('keydown', stop, true)
    return () => removeEventListener('keydown', stop, true)
  }, [])

  return (
    <div class={`guide words-${step.words}`} ref={root}>
      <div class="stage" onClickCapture={gate}>
        <Board
          key={board.value}
          sight={sight}
          told={[]}
          who={who}
          sending={null}
          act={act}
          explain={() => {
            astray.value = true
          }}
        />
      </div>
      <Ring
        root={root}
        point={step.point}
        step={at.value}
        takesFocus={step.by !== 'next'}
        onLost={() => {
          lost.value = true
        }}
      />
      <Coach
        step={step}
        index={at.value}
        astray={astray.value}
        canGoOn={step.by === 'next' || lost.value}
        onNext={forward}
        onBack={() => {
          board.value++
          move(stepBefore(at.value))
        }}
        onSkip={leave}
      >
        {step.id === 'card' && <PortCard card={FLUTE} small={false} />}
      </Coach>
    </div>
  )
}
