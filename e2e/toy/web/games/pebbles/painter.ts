// The one picture of Pebbles: its cover.
import { painterOf } from '../../art/painter.ts'

const cover = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><circle cx="200" cy="150" r="90" fill="#789"/></svg>'

export const painter = painterOf({ cover }, 'cover')
