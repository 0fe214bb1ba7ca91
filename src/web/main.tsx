// The client starts here: the look, the settings, and the page that belongs to the path.
import { effect } from '@preact/signals'
import { render } from 'preact'
import './art/tokens.css'
import './art/kit.css'
import './shell/shell.css'
import './shell/controls.css'
import './shell/forced.css'
import { furnish, repaint } from './art/pictures.ts'
import './kit/layout.ts'
import { contrast } from './kit/settings.ts'
import { App } from './shell/app.tsx'
import { sayWaiting, workOffline } from './shell/offline.ts'

furnish()
effect(() => {
  if (contrast.value) repaint()
})
render(<App />, document.querySelector('#app')!)
workOffline()
sayWaiting()
