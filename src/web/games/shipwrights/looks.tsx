// What there is to know of everything on the board, for whoever looks at it without touching.
import {
  BENCHES,
  CAPACITY,
  cardOf,
  deck,
  GOLD,
  GOODS,
  goalOf,
  incomeOf,
  intakeOf,
  isShielded,
  MILITARY_BONUS,
  militaryOf,
  millCapacity,
  PRICE,
  SPACES,
} from '#games/shipwrights'
import { cardHelp, texts, words } from '#games/shipwrights/words'
import { cardIn, cardPiece, narrowed } from '../../kit/choosing.ts'
import { labelled } from '../../kit/labelled.ts'
import { Options } from '../../kit/options.tsx'
import { characterIn } from '../../kit/robots.ts'
import { language } from '../../kit/settings.ts'
import type { Look } from '../../kit/sheet.tsx'
import { against as whyAgainst } from '../../kit/told.tsx'
import type { Looked } from './at.ts'
import { Choices, type ChoicesProps } from './choices.tsx'
import { type Piece, ranked } from './choosing.ts'
import { Face, shipsFor, YardPicture } from './faces.tsx'
import { tell } from './looks.words.ts'
import { pursuit } from './pursuit.tsx'
import { Possessions } from './rivals.tsx'
import './sheets.css'
import { say, youOr } from './words.ts'

export function describe(key: Looked, choices: ChoicesProps): Look | null {
  const { g, me, who, seats } = choices.at
  const player = g.players[me]!
  const card = cardIn(key as Piece)
  if (card !== null) return ofCard(card, choices)
  const [kind, which = ''] = key.split(':')
  const count = (have: number, room: number) => say().outOf(have, room)
  switch (kind) {
    case 'market':
      return ofStall(
        GOODS.findIndex(good => good === which),
        choices,
      )
    case 'space':
      return ofSpace(
        SPACES.findIndex(space => space === which),
        choices,
      )
    case 'seat': {
      const seat = Number(which)
      const character = characterIn(seats[seat])
      const text = g.players[seat]!.yard.cards.map(ship => pursuit(choices.at, seat, ship)).join(' ')
      return {
        name: who(seat),
        ...(character ? { kind: character } : {}),
        text: text || tell().buildsNothing,
        options: <Possessions at={choices.at} seat={seat} />,
      }
    }
    case 'shop':
      return { name: tell().shopName, kind: say().workshop, text: tell().shop }
    case 'gold':
      return { name: say().purse, kind: count(player.gold, GOLD.most), text: tell().gold(GOLD.most) }
    case 'mill': {
      const room = millCapacity(player)
      const has = GOODS.map((good, i) => labelled(say().counted[good], player.mill[i]!)).join(', ')
      return { name: say().mill, kind: has, text: tell().mill(room) }
    }
    case 'workers':
      return {
        name: say().workers,
        kind: count(player.workers, CAPACITY.village),
        text: tell().workers(CAPACITY.village),
      }
    case 'crew':
      return { name: say().crew, kind: count(player.crew.cards.length, BENCHES), text: tell().crew(BENCHES) }
    case 'fleet':
      return { name: say().fleet, kind: fleetOf(player.fleet.cards.length, goalOf(g).ships), text: tell().fleet }
    case 'military':
      return { name: say().force(militaryOf(player)), text: tell().military(MILITARY_BONUS) }
    case 'tool':
      return { name: say().tool, text: tell().tool }
    case 'buildings':
      return { name: say().buildings, text: tell().buildings }
    case 'tonight':
      return {
        name: say().tonightTitle,
        kind: say().tonight(incomeOf(player), intakeOf(g, player)),
        text: tell().tonight,
      }
    case 'day':
      return { name: say().day(Math.max(1, g.day)), kind: say().phases[g.phase], text: tell().day }
    case 'goal':
      return ofGoal(choices)
    default:
      return null
  }
}
const fleetOf = (ships: number, all: number): string => say().shipsOf(ships, all)

/** Why a piece leads nowhere now, a sentence each. */
const against = ({ at, chooser }: ChoicesProps, piece: Piece): readonly string[] =>
  whyAgainst(chooser, piece, words[language.value], at.who)

function ofCard(card: number, choices: ChoicesProps): Look {
  const { at, chooser } = choices
  const title = cardOf(card)
  const moves = ranked(chooser, narrowed(chooser, [cardPiece(card)]))
  const mine = at.g.players[at.me]!
  const isMine = [mine.hand, mine.pack, mine.yard, mine.crew, mine.tool].some(({ cards }) =>
    (cards as readonly (number | null)[]).includes(card),
  )
  const help = cardHelp(title, language.value)
  const more = [
    ...(isShielded(at.g, card) ? [tell().shield] : []),
    `${say().copies(title.copies)}.`,
    ...(title.saga ? [`${say().saga}.`] : []),
  ]
  return {
    ...help,
    text: title.kind === 'craftsman' ? `${say().serves(shipsFor(title.craft))} ${help.text}` : help.text,
    face: <Face card={card} mine={mine} />,
    against: isMine ? against(choices, cardPiece(card)) : [],
    options: moves.length > 0 && (
      <Options>
        <Choices {...choices} moves={moves} />
      </Options>
    ),
    more: more.join(' '),
  }
}

function ofStall(which: number, choices: ChoicesProps): Look | null {
  const { g } = choices.at
  const good = GOODS[which]
  const back = deck.backs[g.market]
  if (!good) return null
  return {
    name: texts[language.value].goods[good],
    kind: say().market,
    text: back ? tell().market(back.yields[which]!, say().counted[good], PRICE.gold, PRICE.workers) : tell().noMarket,
    against: against(choices, `market:${good}`),
    more: tell().supply(g.supply.goods[which]!),
  }
}

function ofSpace(which: number, choices: ChoicesProps): Look | null {
  const { at, chooser } = choices
  const space = SPACES[which]
  if (!space) return null
  const { label, help } = texts[language.value].spaces[space]
  const moves = ranked(chooser, narrowed(chooser, [`space:${space}`]))
  return {
    name: label,
    kind: at.g.spaces[which]! > 0 ? tell().taken : tell().free,
    text: `${help.slice(0, 1).toUpperCase()}${help.slice(1)}.`,
    face: (
      <span class="yd-portrait">
        <YardPicture id={space} fine />
      </span>
    ),
    against: against(choices, `space:${space}`),
    options: moves.length > 0 && (
      <Options>
        <Choices {...choices} moves={moves} />
      </Options>
    ),
    more: tell().space,
  }
}

function ofGoal({ at: { g, who } }: ChoicesProps): Look {
  const { ships, days, fleets, near, tonight } = goalOf(g)
  const standing = fleets.map((n, seat) => labelled(youOr(who, seat), fleetOf(n, ships))).join(' ; ')
  return {
    name: tell().goalName,
    kind: ships > 0 ? say().goal(ships) : say().goalDays(g.day, days),
    text: ships > 0 ? tell().goal(ships) : tell().goalDays(days),
    against: tonight
      ? [`${say().ending[tonight](ships)}.`]
      : near.map(seat => `${seat === who.me ? say().iAmNear : say().near(who(seat))}.`),
    more: `${standing}.`,
  }
}
