// Oneself: the link by which one comes back from another device, coming in by one, and the ways out. No account, no password.
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Page } from '../../kit/chrome.tsx'
import { Confirm } from '../../kit/confirm.tsx'
import { lazy, nothing } from '../../kit/lazy.tsx'
import { LinkField } from '../../kit/link-field.tsx'
import { Qr } from '../../kit/qr.tsx'
import { knowsPasskeys, person } from '../../play/person.ts'
import type { MeTold } from '../../play/person-told.ts'
import { myName } from '../../play/words.ts'
import { type Doing, useDoing } from '../room/doing.ts'
import { type ComeIn, Somebody, useComingIn } from './coming-in.tsx'
import { Asking } from './fields.tsx'
import { Holidays } from './holidays.tsx'
import './me.css'
import { say } from './words.ts'

/** From a link, a code is read once and leaves the address: nobody who looks over a shoulder, or back, finds it. */
function codeInAddress(): string {
  const code = location.hash.slice(1)
  if (code) history.replaceState(history.state, '', location.pathname)
  return code
}

const Notices = lazy(() => import('./notices.tsx').then(m => m.Notices), nothing)
const Followed = lazy(() => import('./notices.tsx').then(m => m.Followed), nothing)

/** A link of a mail says what it is for. */
const linkIn = (code: string) => /^(?<what>mail|off)=(?<token>.+)$/.exec(code)?.groups as Link | undefined
interface Link {
  readonly what: 'mail' | 'off'
  readonly token: string
}

export function Me(_: { readonly about: string }) {
  const doing = useDoing()
  const given = useSignal('')
  const link = useSignal<Link | undefined>(undefined)
  const known = useSignal<MeTold | null>(null)
  const look = async (): Promise<void> => {
    known.value = await person.me()
  }
  const { coming, comeIn, onClose } = useComingIn(doing)
  useEffect(() => {
    void look().catch(() => {})
    const code = codeInAddress()
    link.value = linkIn(code)
    if (!link.value) given.value = code
  }, [])
  return (
    <Page title={say().title} class="narrow me">
      {link.value && <Followed {...link.value} doing={doing} />}
      {given.value && <Welcome onEnter={() => comeIn(before => person.enter(given.value, before))} doing={doing} />}
      <section class="wood board">
        <div class="parchment parts">
          {!given.value && <OwnLink doing={doing} onMade={look} />}
          {!given.value && knowsPasskeys() && <OwnPasskey {...{ doing, comeIn }} onMade={look} />}
          {!given.value && <Enter comeIn={comeIn} />}
          {!given.value && <Notices doing={doing} />}
          {!given.value && <Holidays doing={doing} />}
          {known.value && (known.value.devices > 1 || known.value.link) && (
            <Part
              {...say().others(known.value.devices - 1)}
              deed={() => person.logOutOthers().then(look)}
              doing={doing}
            />
          )}
          {known.value && known.value.passkeys > 0 && (
            <Part
              {...say().dropPasskeys(known.value.passkeys)}
              deed={() => person.dropPasskeys().then(look)}
              doing={doing}
            />
          )}
          <Part {...say().logOut} deed={person.logOut} doing={doing} />
          <Part {...say().forget} deed={person.forget} doing={doing} />
          {doing.problem.value && (
            <p class="alert" role="alert">
              {doing.problem.value}
            </p>
          )}
        </div>
      </section>
      {coming && <Somebody {...coming} onClose={onClose} />}
    </Page>
  )
}

/** Who comes by a link says so first: it may be somebody else's. */
const Welcome = ({ onEnter, doing }: { readonly onEnter: () => void; readonly doing: Doing }) => (
  <section class="wood board">
    <div class="parchment parts">
      <h2>{say().welcome}</h2>
      <p>{say().welcomeHelp}</p>
      <button type="button" class="button main" aria-busy={doing.busy.value} onClick={onEnter}>
        {say().comeIn}
      </button>
    </div>
  </section>
)

function OwnLink({ doing, onMade }: { readonly doing: Doing; readonly onMade: () => Promise<void> }) {
  const link = useSignal('')
  const make = async (): Promise<void> => {
    link.value = await person.newLink()
    await onMade()
  }
  return (
    <section>
      <h2>{say().link(myName())}</h2>
      <p>{say().linkHelp}</p>
      {link.value === '' ? (
        <button type="button" class="button" onClick={() => void doing.run(make)}>
          {say().makeLink}
        </button>
      ) : (
        <>
          <Qr text={link.value} label={say().qr} />
          <LinkField label={say().linkLabel} link={link.value} />
          <p>
            {say().code} <code>{inGroups(link.value.split('#')[1]!)}</code>
          </p>
        </>
      )}
    </section>
  )
}
const inGroups = (code: string): string => code.replaceAll(/.{5}(?=.)/g, '$&-')

interface OwnPasskeyProps {
  readonly doing: Doing
  readonly comeIn: ComeIn
  readonly onMade: () => Promise<void>
}
function OwnPasskey({ doing, comeIn, onMade }: OwnPasskeyProps) {
  const made = useSignal(false)
  const make = async (): Promise<void> => {
    made.value = await person.addPasskey()
    await onMade()
  }
  return (
    <section>
      <h2>{say().passkey}</h2>
      <p>{say().passkeyHelp}</p>
      <div class="row passkeys">
        <button type="button" class="button" aria-busy={doing.busy.value} onClick={() => void doing.run(make)}>
          {say().makePasskey}
        </button>
        <button type="button" class="button" onClick={() => comeIn(person.enterByPasskey)}>
          {say().usePasskey}
        </button>
      </div>
      <p role="status">{made.value && say().passkeyMade}</p>
    </section>
  )
}

const Enter = ({ comeIn }: { readonly comeIn: ComeIn }) => (
  <section>
    <h2>{say().enter}</h2>
    <Asking
      label={say().enterHelp}
      button={say().comeIn}
      take={code => comeIn(before => person.enter(code.split('#').at(-1)!, before))}
    />
  </section>
)

interface PartProps {
  readonly title: string
  readonly help: string
  readonly button: string
  readonly sure: string
  readonly keep: string
  readonly deed: () => Promise<unknown>
  readonly doing: Doing
}
/** What cannot be undone: explained, and asked once more. */
function Part({ title, help, button, sure, keep, deed, doing }: PartProps) {
  const asking = useSignal(false)
  return (
    <section>
      <h2>{title}</h2>
      <p>{help}</p>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          asking.value = true
        }}
      >
        {button}
      </button>
      {asking.value && (
        <Confirm
          title={sure}
          text={help}
          yes={button}
          no={keep}
          onYes={() => void doing.run(deed)}
          onClose={() => {
            asking.value = false
          }}
        />
      )}
    </section>
  )
}
