// What the rules know of any deck: the titles and the sizes of the one that comes with the game. Each title has its
// record, which a test holds: the records cannot be asked here, since their rules read the deck.
import type { BuildingId } from './buildings.ts'
import printed from './deck.json' with { type: 'json' }
import type { ToolId } from './tools.ts'
import type { VillagerId } from './villagers/index.ts'

type Titles = readonly { readonly id: string; readonly copies: number }[]
const ids = <Id extends string>(titles: Titles): readonly Id[] => titles.map(({ id }) => id as Id)
const ofSaga = (kind: string) => printed.runesaga.filter(title => title.kind === kind)

export const VILLAGERS = ids<VillagerId>(printed.villagers)
export const SAGA_VILLAGERS = ids<VillagerId>(ofSaga('villager'))
export const TOOLS = ids<ToolId>(printed.tools)
export const BUILDINGS = ids<BuildingId>(printed.buildings)

const count = (titles: Titles): number => titles.reduce((sum, { copies }) => sum + copies, 0)
/** How many cards of each list there are. */
export const COUNTS = {
  ships: count(printed.ships),
  craftsmen: count(printed.craftsmen),
  villagers: count(printed.villagers),
  tools: count(printed.tools),
  buildings: count(printed.buildings),
  runesaga: count(printed.runesaga),
}
/** The cards of the box, without those of the Runesaga. */
export const BOX = COUNTS.ships + COUNTS.craftsmen + COUNTS.villagers + COUNTS.tools + COUNTS.buildings
