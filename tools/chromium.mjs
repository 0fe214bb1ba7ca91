// Finds the Chromium for browser tests, screenshots and measurements; on Debian, as root, installs one if there is none.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'

const APPS = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']
const USUAL = [
  // The same without its windows: nothing is painted that nobody sees.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  ...APPS.flatMap(app => [`/Applications/${app}`, `${homedir()}/Applications/${app}`]),
]

/** What a browser on a shared machine, perhaps as root and without a screen, should be told. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const runs = path => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of a Chromium that can be started. */
export function findChromium() {
  const { CHROME } = process.env
  if (CHROME && !runs(CHROME)) throw new Error(`CHROME says ${CHROME}, but there is no program that can be run.`)
  return CHROME || USUAL.find(runs) || install()
}

function install() {
  const apt = '/usr/bin/apt-get'
  if (process.getuid?.() === 0 && runs(apt)) {
    console.log('There is no Chromium: installing the one of this system…')
    const get = (...args) => spawnSync(apt, ['-y', ...args], { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
    const has = name => get('install', '--no-install-recommends', name)
    const installed = get('update') && (has('chromium-headless-shell') || has('chromium'))
    const path = USUAL.find(runs)
    if (installed && path) return path
  }
  throw new Error(
    'Browser tests need Chromium or Chrome: install one (on Debian and Ubuntu: apt-get install chromium), ' +
      'or name yours: CHROME=/path/to/chrome npm test',
  )
}
