// The page that belongs to the path; pages beyond the first are loaded when opened.
import type { FunctionComponent } from 'preact'
import { lazy } from '../kit/lazy.tsx'
import { path } from '../kit/router.tsx'
import { Home } from '../pages/home.tsx'

const NewTable = lazy(() => import('../pages/new-table.tsx').then(m => m.NewTable))
const Rules = lazy(() => import('../pages/rules.tsx').then(m => m.Rules))
const Settings = lazy(() => import('../pages/settings.tsx').then(m => m.Settings))
const About = lazy(() => import('../pages/about.tsx').then(m => m.About))
const Learn = lazy(() => import('../pages/learn/learn.tsx').then(m => m.Learn))
const Table = lazy(() => import('../pages/table/table.tsx').then(m => m.TablePage))

/** By the first word of the path; the second is the game or table it is about. */
const PAGES: { readonly [first: string]: FunctionComponent<{ about: string }> } = {
  '': Home,
  new: NewTable,
  rules: Rules,
  settings: Settings,
  about: About,
  learn: Learn,
  table: Table,
}

export function App() {
  const [first = '', about = ''] = path.value.split('/').slice(1).map(decodeURIComponent)
  const Page = PAGES[first] ?? Home
  return <Page key={`${first}/${about}`} about={about} />
}
