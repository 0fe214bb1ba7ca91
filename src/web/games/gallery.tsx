// For looking, in development only: `npm run dev`, then /games/gallery.html?game=… shows all pictures of a game, and what the
// house has. &contrast shows the high contrast.
import { type ComponentChildren, render } from 'preact'
import '../art/tokens.css'
import '../art/kit.css'
import './gallery.css'
import { appIcon } from '../art/appicon.ts'
import { Brand, Cover } from '../art/brand.tsx'
import { Die, FACES, FlatDie } from '../art/dice.tsx'
import { ICONS, type IconName } from '../art/icons.ts'
import { Picture } from '../art/picture.tsx'
import { furnish, repaint } from '../art/pictures.ts'
import { Icon, SEATS, SeatSign } from '../art/signs.tsx'
import { manifestOf, SHELF } from './index.ts'

const asked = new URLSearchParams(location.search)
const shown = manifestOf(asked.get('game') ?? '')
/** Of whoever paints the cover and whoever paints the cards. */
const painters = shown ? await Promise.all(['cover', 'cards'].map(id => shown.painter(id))) : []
const ids = [...new Set(painters.flatMap(painter => painter.ids))].filter(id => id !== 'cover')

function Panel({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="wood panel">
      <h2>{title}</h2>
      <div class="row">{children}</div>
    </section>
  )
}

const Gallery = () => (
  <>
    <h1>
      <Brand /> {SHELF.map(({ id }) => [<a href={`?game=${id}`}>{id}</a>, ' '])}
    </h1>
    {shown && (
      <>
        <Cover game={shown.id} label="cover" class="wide" />
        <Panel title={shown.id}>
          {ids.map(id => (
            <span key={id} class="named">
              <Picture of={`${shown.id}/${id}`} class="portrait" />
              <small>{id}</small>
            </span>
          ))}
        </Panel>
      </>
    )}
    <Panel title="Dice">{FACES.map(face => [<Die face={face} label={`${face}`} />, <FlatDie face={face} />])}</Panel>
    <Panel title="Signs">
      {SEATS.map(seat => (
        <SeatSign key={seat} seat={seat} letter={'IANRSV'.charAt(seat)} class="big" />
      ))}
      {(Object.keys(ICONS) as IconName[]).map(name => (
        <span key={name} class="named">
          <Icon name={name} class="big" />
          <small>{name}</small>
        </span>
      ))}
    </Panel>
    <Panel title="Icon of the app">
      {[192, 96, 48].map(size => (
        <img key={size} src={`data:image/svg+xml,${encodeURIComponent(appIcon(size, 'round'))}`} alt="" />
      ))}
      <img src={`data:image/svg+xml,${encodeURIComponent(appIcon(192, 'maskable'))}`} alt="" />
    </Panel>
  </>
)

document.documentElement.dataset['contrast'] = asked.has('contrast') ? 'more' : 'plain'
furnish()
repaint()
render(<Gallery />, document.getElementById('gallery')!)
