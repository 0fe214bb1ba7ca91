// Being told that it is one's turn: the channels one has, those one may add, and the hours in which none speaks.
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Doing } from '../room/doing.ts'
import { type Chosen, channels, ownName, type WhyNoPush, whyNoPush } from './channels.ts'
import { Asking, Field } from './fields.tsx'
import { say } from './notices.words.ts'

interface Known {
  readonly chosen: Chosen
  /** The name of this browser among them, and why it cannot be one. */
  readonly own: string | null
  readonly why: WhyNoPush | null
}
export function Notices({ doing }: { readonly doing: Doing }) {
  const known = useSignal<Known | null>(null)
  const said = useSignal('')
  const learn = async (chosen: Chosen): Promise<void> => {
    known.value = { chosen, own: await ownName(), why: await whyNoPush() }
  }
  useEffect(() => void channels.chosen().then(learn, () => {}), [])
  /** Does something, and tells what came of it. */
  const run = (deed: () => Promise<Chosen | null>, outcome: string | (() => string) = ''): void => {
    said.value = ''
    void doing.run(async () => {
      const chosen = await deed()
      if (chosen) await learn(chosen)
      said.value = typeof outcome === 'string' ? outcome : outcome()
    })
  }
  return (
    <section class="notices">
      <h2>{say().title}</h2>
      <p>{say().help}</p>
      {known.value ? <Choices known={known.value} said={said} run={run} doing={doing} /> : <p>{say().loading}</p>}
      <p role="status">{said.value}</p>
    </section>
  )
}

type Run = (deed: () => Promise<Chosen | null>, outcome?: string | (() => string)) => void
interface ChoicesProps {
  readonly known: Known
  readonly said: Signal<string>
  readonly run: Run
  readonly doing: Doing
}
function Choices({ known: { chosen, own, why }, run, doing }: ChoicesProps) {
  const { channels: mine, mail, push, quiet } = chosen
  const isHere = mine.some(({ name }) => name === own)
  const has = (kind: string): boolean => mine.some(each => each.kind === kind)
  return (
    <>
      {mine.length === 0 ? (
        <p>{say().none}</p>
      ) : (
        <ul>
          {mine.map(({ name, kind, about }) => (
            <Channel
              key={name}
              name={name}
              label={`${say().kinds[kind]}, ${name === own ? say().here : about}`}
              run={run}
            />
          ))}
        </ul>
      )}
      {why !== null ? (
        <p>{say().whyNoPush[why]}</p>
      ) : (
        !isHere && <AddPush push={push} run={run} busy={doing.busy.value} />
      )}
      {mail ? (
        !has('mail') && (
          <Asking
            label={say().mail}
            inputMode="email"
            autocomplete="email"
            button={say().addMail}
            take={address =>
              run(async () => {
                await channels.addMail(address)
                return null
              }, say().mailSent)
            }
          />
        )
      ) : (
        <p>{say().noMail}</p>
      )}
      {!has('webhook') && (
        <Asking
          label={say().webhook}
          inputMode="url"
          button={say().addWebhook}
          take={url => run(() => channels.addWebhook(url), say().saved)}
        >
          <small>{say().webhookHelp}</small>
        </Asking>
      )}
      <QuietHours quiet={quiet} run={run} />
    </>
  )
}

function Channel({ name, label, run }: { readonly name: string; readonly label: string; readonly run: Run }) {
  const test = (): void => {
    let outcome = ''
    run(
      async () => {
        const tried = await channels.test(name)
        outcome = say().outcomes[tried.outcome]
        return tried
      },
      () => outcome,
    )
  }
  return (
    <li class="row">
      <b>{label}</b>
      <button type="button" class="button" aria-label={say().testOf(label)} onClick={test}>
        {say().test}
      </button>
      <button
        type="button"
        class="button quiet"
        aria-label={say().removeOf(label)}
        onClick={() => run(() => channels.drop(name))}
      >
        {say().remove}
      </button>
    </li>
  )
}

function AddPush({ push, run, busy }: { readonly push: string; readonly run: Run; readonly busy: boolean }) {
  const add = (): void => {
    let done = true
    run(
      async () => {
        const chosen = await channels.addPush(push)
        done = chosen !== null
        return chosen
      },
      () => (done ? say().saved : say().declined),
    )
  }
  return (
    <button type="button" class="button main" aria-busy={busy} onClick={add}>
      {say().addPush}
    </button>
  )
}

const [NIGHT, MORNING] = [22 * 60, 8 * 60]
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

function QuietHours({ quiet, run }: { readonly quiet: Chosen['quiet']; readonly run: Run }) {
  const from = useSignal(clock(quiet?.from ?? NIGHT))
  const to = useSignal(clock(quiet?.to ?? MORNING))
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const save = (): void =>
    run(() => channels.quiet({ from: minutesOf(from.value), to: minutesOf(to.value), zone }), say().saved)
  return (
    <form
      class="row period hours"
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <h3>{say().quiet}</h3>
      <p>{say().quietHelp(quiet?.zone ?? zone)}</p>
      <span class="field">
        <Field label={say().from} text={from} type="time" />
      </span>
      <span class="field">
        <Field label={say().to} text={to} type="time" />
      </span>
      <button type="submit" class="button">
        {say().saveQuiet}
      </button>
      {quiet && (
        <button type="button" class="button quiet" onClick={() => run(() => channels.quiet(null), say().saved)}>
          {say().dropQuiet}
        </button>
      )}
    </form>
  )
}

/** By a link of a mail: what it was for is done, and said. */
export function Followed({
  what,
  token,
  doing,
}: {
  readonly what: 'mail' | 'off'
  readonly token: string
  readonly doing: Doing
}) {
  const done = useSignal(false)
  useEffect(() => {
    void doing.run(async () => {
      await channels.followLink(what, token)
      done.value = true
    })
  }, [])
  const { title, text } = say().followed[what]
  return done.value ? (
    <section class="wood board">
      <div class="parchment parts" role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  ) : null
}
