// Every page but home and tables, by the path; each is loaded when opened.
import type { FunctionComponent } from 'preact'
import { lazy } from '../kit/lazy.tsx'

const NewTable = lazy(() => import('../pages/new-table.tsx').then(m => m.NewTable))
const Rules = lazy(() => import('../pages/rules.tsx').then(m => m.Rules))
const Settings = lazy(() => import('../pages/settings.tsx').then(m => m.Settings))
const About = lazy(() => import('../pages/about.tsx').then(m => m.About))
const Nowhere = lazy(() => import('../pages/nowhere.tsx').then(m => m.Nowhere))
const Play = lazy(() => import('../pages/play.tsx').then(m => m.Play))
const Learn = lazy(() => import('../pages/learn/learn.tsx').then(m => m.Learn))
const TakeUp = lazy(() => import('../pages/take-up.tsx').then(m => m.TakeUp))
const ChroniclePage = lazy(() => import('../pages/chronicle/chronicle.tsx').then(m => m.ChroniclePage))
const Lobby = lazy(() => import('../pages/lobby.tsx').then(m => m.Lobby))
const Join = lazy(() => import('../pages/room/join.tsx').then(m => m.Join))
const Replay = lazy(() => import('../pages/replay/replay-page.tsx').then(m => m.ReplayPage))
const Verify = lazy(() => import('../pages/replay/verify.tsx').then(m => m.Verify))
const Me = lazy(() => import('../pages/me/me.tsx').then(m => m.Me))
const Screen = lazy(() => import('../pages/screen/screen.tsx').then(m => m.Screen))

type PageProps = { readonly about: string; readonly more: readonly string[] }
/** By the first word of the path. Some are about a game or a table, which is the second word. */
const ALONE: { readonly [first: string]: FunctionComponent<PageProps> } = {
  settings: Settings,
  about: About,
  lobby: Lobby,
  replay: Replay,
  verify: Verify,
  me: Me,
  'take-up': TakeUp,
}
const ABOUT: { readonly [first: string]: FunctionComponent<PageProps> } = {
  new: NewTable,
  play: Play,
  rules: Rules,
  learn: Learn,
  join: Join,
  chronicle: ChroniclePage,
}
/** With more words after that: the key to a table, a moment of a match, whose eyes see it, another way to look. */
const FURTHER: { readonly [first: string]: FunctionComponent<PageProps> } = {
  'join/1': Join,
  'replay/1': Replay,
  'replay/2': Replay,
  'replay/3': Replay,
  'table/board': Screen,
}
const own = <T,>(pages: { readonly [first: string]: T }, first: string): T | undefined =>
  Object.hasOwn(pages, first) ? pages[first] : undefined

export function Elsewhere({ first, ...props }: PageProps & { readonly first: string }) {
  const { about, more } = props
  const Page =
    (more.length === 0
      ? own(about === '' ? ALONE : ABOUT, first)
      : own(FURTHER, `${first}/${first === 'table' ? more.join('/') : more.length}`)) ?? Nowhere
  return <Page {...props} />
}
