// The page that belongs to the path. With the first page come tables, which most go to next; where all the others are is
// loaded with the first of them.
import { lazy } from '../kit/lazy.tsx'
import { path } from '../kit/router.tsx'
import { Home } from '../pages/home.tsx'

const Table = lazy(() => import('../pages/table/table.tsx').then(m => m.TablePage))
const Elsewhere = lazy(() => import('./elsewhere.tsx').then(m => m.Elsewhere))

/** A path somebody typed may not even be text. */
function words(): readonly string[] {
  try {
    return path.value.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return ['?']
  }
}

export function App() {
  const [first = '', about = '', ...more] = words()
  const key = `${first}/${about}`
  if (first === '' && about === '' && more.length === 0) return <Home />
  if (first === 'table' && about !== '' && more.length === 0) return <Table key={key} about={about} />
  return <Elsewhere key={key} {...{ first, about, more }} />
}
