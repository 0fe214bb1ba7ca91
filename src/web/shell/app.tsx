// The page that belongs to the path; pages beyond the first are loaded when opened.
import type { FunctionComponent } from 'preact'
import { lazy } from '../kit/lazy.tsx'
import { path } from '../kit/router.tsx'
import { Home } from '../pages/home.tsx'

const NewTable = lazy(() => import('../pages/new-table.tsx').then(m => m.NewTable))
const Rules = lazy(() => import('../pages/rules.tsx').then(m => m.Rules))
const Settings = lazy(() => import('../pages/settings.tsx').then(m => m.Settings))
const About = lazy(() => import('../pages/about.tsx').then(m => m.About))
const Nowhere = lazy(() => import('../pages/nowhere.tsx').then(m => m.Nowhere))
const Play = lazy(() => import('../pages/play.tsx').then(m => m.Play))
const Learn = lazy(() => import('../pages/learn/learn.tsx').then(m => m.Learn))
const TakeUp = lazy(() => import('../pages/take-up.tsx').then(m => m.TakeUp))
const ChroniclePage = lazy(() => import('../pages/chronicle/chronicle.tsx').then(m => m.ChroniclePage))
const Table = lazy(() => import('../pages/table/table.tsx').then(m => m.TablePage))

type PageProps = { readonly about: string }
/** By the first word of the path. Some are about a game or a table, which is the second word; no path has a third. */
const ALONE: { readonly [first: string]: FunctionComponent<PageProps> } = {
  '': Home,
  settings: Settings,
  about: About,
  'take-up': TakeUp,
}
const ABOUT: { readonly [first: string]: FunctionComponent<PageProps> } = {
  new: NewTable,
  play: Play,
  rules: Rules,
  learn: Learn,
  table: Table,
  chronicle: ChroniclePage,
}
/** A path somebody typed may not even be text. */
function words(): readonly string[] {
  try {
    return path.value.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return ['?']
  }
}
const own = <T,>(pages: { readonly [first: string]: T }, first: string): T | undefined =>
  Object.hasOwn(pages, first) ? pages[first] : undefined

export function App() {
  const [first = '', about = '', ...more] = words()
  const Page = (more.length === 0 && own(about === '' ? ALONE : ABOUT, first)) || Nowhere
  return <Page key={`${first}/${about}`} about={about} />
}
