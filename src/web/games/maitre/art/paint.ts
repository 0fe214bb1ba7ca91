// Who paints for Le Maître des Mers: its ships, their cargo, and its cover.
import { drawings, painterOf } from '../../../art/painter.ts'
import { seascape } from '../../../art/ships/seascape.ts'
import { still } from '../../../art/things/still-life.ts'
import { GOODS, TREASURES } from './cargo.ts'
import { cover } from './cover.ts'
import { FLEET } from './fleet.ts'

export const painter = painterOf(
  {
    cover,
    ...drawings('ship', FLEET, ship => seascape(ship)),
    ...drawings('hull', FLEET, ship => seascape(ship, { margin: 30, fine: false })),
    ...drawings('goods', GOODS, (life, letter) => still(life, letter.charCodeAt(0))),
    ...drawings('treasure', TREASURES, (life, letter) => still(life, letter.charCodeAt(0) + 5)),
  },
  'cover',
)
