// A new table: who sits around it, in which order, with which options of the game.
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { OptionValue } from '#engine'
import { gameById } from '#games'
import type { Language, Words } from '#games/kit/words'
import { Icon, Silhouette } from '../art/signs.tsx'
import { manifestOf, SHELF } from '../games/index.ts'
import { Choice } from '../kit/choice.tsx'
import { Page, UnknownGame } from '../kit/chrome.tsx'
import { Loaded, lazy, nothing } from '../kit/lazy.tsx'
import type { Join } from '../kit/manifest.ts'
import { language, playerName } from '../kit/settings.ts'
import { withDecks } from '../play/decks.ts'
import { ChairRow } from './chair-row.tsx'
import { ICONS } from './icons.ts'
import './new-table.css'
import { say } from './new-table.words.ts'
import { useOwnName } from './own-name.ts'
import { useStart } from './play-now.tsx'
import {
  type Chair,
  charactersFor,
  levelAmong,
  namesOf,
  recall,
  remember,
  requestForPhones,
  requestOf,
  type Setup,
  withRobot,
} from './setup.ts'

/** Only where somebody is waited for who is elsewhere. */
const ChoosePace = lazy(() => import('./pace/choose.tsx').then(m => m.ChoosePace), nothing)

export function NewTable({ about }: { readonly about: string }) {
  const game = manifestOf(about)
  if (!game) return <UnknownGame />
  const load = () => Promise.all([withDecks(game.words), joinsOf(about)])
  return <Loaded load={load}>{([texts, joins]) => <Laying about={about} texts={texts} joins={joins} />}</Loaded>
}

/** A game that can join another at its table. */
interface Joining extends Join {
  readonly id: string
}
const joinsOf = (about: string): Promise<readonly Joining[]> =>
  Promise.all(
    SHELF.flatMap(({ id, joins }) =>
      joins?.games.includes(about) ? [joins.open().then(join => ({ ...join, id }))] : [],
    ),
  )

interface LayingProps {
  readonly about: string
  readonly texts: Record<Language, Words>
  readonly joins: readonly Joining[]
}

function Laying({ about, texts, joins }: LayingProps) {
  const game = gameById(about)
  const unasked = manifestOf(about)?.unasked ?? []
  const words = texts[language.value]
  const setup = useSignal<Setup>(useMemo(() => recall(game, Math.random), []))
  const { busy, problem, start } = useStart()
  const list = useRef<HTMLOListElement>(null)
  useOwnName()
  useEffect(() => setup.subscribe(now => remember(game, now)), [])

  const { chairs, options, hints, joined = [], pace = null } = setup.value
  const elsewhere = chairs.some(({ kind }) => kind === 'open')
  const timed = elsewhere && pace ? { customs: { pace } } : {}
  const joining = joins.find(({ id }) => joined.includes(id))
  const { min } = game.seats
  const max = Math.min(game.seats.max, joining ? gameById(joining.id).seats.max : game.seats.max)
  const names = namesOf(chairs, playerName.value, say().player)
  const asked = Object.entries(game.options as Record<string, readonly OptionValue[]>).filter(
    ([name]) => !unasked.includes(name),
  )
  const seat = (next: readonly Chair[]) => {
    setup.value = { ...setup.value, chairs: next }
  }
  /** The focus goes with the seat that moves. */
  const moveUp = (i: number) => {
    seat(chairs.with(i, chairs[i - 1]!).with(i - 1, chairs[i]!))
    requestAnimationFrame(() => {
      list.current?.children[i - 1]?.querySelector<HTMLElement>('.chair-tool, .input')?.focus()
    })
  }
  const played = () =>
    joining ? { game: joining.id, options: joining.options(about, options) } : { game: about, options }
  const begin = (event: Event) => {
    event.preventDefault()
    // Whoever has never said how they are called has now.
    const mine = chairs.find(({ kind }) => kind === 'you')?.name?.trim()
    if (playerName.value.trim() === '' && mine) playerName.value = mine
    void start({ ...played(), ...timed, hints, seats: requestOf(chairs, names, playerName.value) })
  }
  /** Everybody plays by phone: this screen shows the table. */
  const onScreen = () =>
    void start({ ...played(), ...timed, hints, seats: requestForPhones(chairs, playerName.value) }, '/board')
  return (
    <Page title={say().title} class="narrow laying">
      <form onSubmit={begin}>
        <section class="wood board">
          <h2>{words.title}</h2>
          <p>{say().order}</p>
          <ol class="chairs" ref={list}>
            {chairs.map((chair, i) => (
              <ChairRow
                key={i}
                chair={chair}
                seat={i}
                name={names[i] ?? null}
                characters={charactersFor(chairs, i)}
                onChange={next => seat(chairs.with(i, next))}
                onUp={i > 0 ? () => moveUp(i) : null}
                onRemove={chair.kind !== 'you' && chairs.length > min ? () => seat(chairs.toSpliced(i, 1)) : null}
              />
            ))}
          </ol>
          {chairs.length < max ? (
            <div class="adding">
              <button
                type="button"
                class="button quiet"
                onClick={() => seat(withRobot(chairs, levelAmong(chairs), Math.random))}
              >
                <Silhouette of={ICONS.robot} /> + {say().addRobot}
              </button>
              <button
                type="button"
                class="button quiet"
                onClick={() => seat([...chairs, { kind: 'friend', name: '' }])}
              >
                <Icon name="people" /> + {say().addFriend}
              </button>
              <button type="button" class="button quiet" onClick={() => seat([...chairs, { kind: 'open', name: '' }])}>
                <Icon name="anchor" /> + {say().addOpen}
              </button>
            </div>
          ) : (
            <p role="status">{say().full(max)}</p>
          )}
          {chairs.length > max && <p role="alert">{say().crowded(max)}</p>}
          {chairs.some(({ kind }) => kind === 'friend') && <p>{say().sharing}</p>}
          {elsewhere && <p>{say().inviting}</p>}
        </section>
        <section class="wood board">
          <h2>{say().options}</h2>
          <div class="parchment game-options">
            {joins.map(({ id, help }) => (
              <Choice
                key={id}
                {...help[language.value]}
                values={[true, false]}
                value={joined.includes(id)}
                name={nameOf}
                onChange={value => {
                  setup.value = { ...setup.value, joined: value ? [id] : [] }
                }}
              />
            ))}
            {asked.map(([name, values]) => (
              <Choice
                key={name}
                {...words.options[name]!}
                values={typeof values[0] === 'boolean' ? [true, false] : values}
                value={options[name]!}
                name={value => words.options[name]!.values?.[String(value)] ?? nameOf(value)}
                onChange={value => {
                  setup.value = { ...setup.value, options: { ...options, [name]: value } }
                }}
              />
            ))}
            <Choice
              {...say().hints}
              values={[true, false]}
              value={hints}
              name={nameOf}
              onChange={value => {
                setup.value = { ...setup.value, hints: value }
              }}
            />
            {elsewhere && (
              <ChoosePace
                pace={pace}
                onChange={chosen => {
                  setup.value = { ...setup.value, pace: chosen }
                }}
              />
            )}
          </div>
        </section>
        <div class="begin">
          {problem.value && (
            <p class="alert" role="alert">
              {problem.value}
            </p>
          )}
          <button type="submit" class="button main" aria-busy={busy.value} disabled={chairs.length > max}>
            {busy.value ? say().starting : elsewhere ? say().invite : say().start}
          </button>
          <button type="button" class="button on-screen" disabled={chairs.length > max} onClick={onScreen}>
            {say().onScreen}
          </button>
        </div>
      </form>
    </Page>
  )
}

const nameOf = (value: OptionValue): string =>
  typeof value === 'boolean' ? (value ? say().yes : say().no) : String(value)
