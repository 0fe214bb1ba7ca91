// What there is to know of everything on the board, for whoever looks at it without touching.
import {
  captainOf,
  cardOf,
  enemyAt,
  herdOn,
  influences,
  isComplete,
  landOf,
  MAINLAND,
  NOTHING,
  scoreOf,
  settlementAt,
  strengthOf,
  tileOfLand,
  winterOf,
} from '#games/explorers'
import { captainHelp, texts, tileHelp, words } from '#games/explorers/words'
import { cardIn, narrowed } from '../../kit/choosing.ts'
import { Options } from '../../kit/options.tsx'
import { characterIn } from '../../kit/robots.ts'
import { language } from '../../kit/settings.ts'
import type { Look } from '../../kit/sheet.tsx'
import { madeOf, against as whyAgainst } from '../../kit/told.tsx'
import type { Looked } from './at.ts'
import { Brought } from './camp.tsx'
import { Choices, type ChoicesProps } from './choices.tsx'
import { firstAlike, numberIn, type Piece, ranked } from './choosing.ts'
import './css/looks.css'
import { CaptainFace } from './faces.tsx'
import { roundsOf } from './goal.tsx'
import { TileCard } from './hand.tsx'
import { tell } from './looks.words.ts'
import { ScoreSheet } from './score.tsx'
import { points, say, youOr } from './words.ts'

export function describe(key: Looked, choices: ChoicesProps): Look | null {
  const { g, me, who, seats } = choices.at
  const card = cardIn(key as Piece)
  if (card !== null) return ofCard(card, choices)
  const [kind, which = ''] = key.split(':')
  switch (kind) {
    case 'tile':
      return ofTile(Number(which), choices)
    case 'sea':
      return { ...ofTile(Number(which), choices), options: optionsOf(choices, key as Piece) }
    case 'land':
    case 'folk': {
      const land = Number(which)
      const tile = ofTile(tileOfLand(land), choices)
      return { ...tile, against: against(choices, key as Piece), options: optionsOf(choices, key as Piece) }
    }
    case 'ship':
      return { name: tell().ship, text: tell().shipText, options: optionsOf(choices, key as Piece) }
    case 'point':
      return { name: tell().point, text: tell().pointText, options: optionsOf(choices, key as Piece) }
    case 'hex':
      return { name: tell().gap, text: tell().gapText }
    case 'seat': {
      const seat = Number(which)
      const character = characterIn(seats[seat])
      const [captain] = g.players[seat]!.captain.cards
      return {
        name: who(seat),
        ...(character ? { kind: character } : {}),
        text: `${points(scoreOf(g, seat).score)}. ${partsOf(choices, seat)}`,
        ...(captain === undefined ? {} : { face: <CaptainFace card={captain} /> }),
        options: <Brought player={g.players[seat]!} />,
        more: shipOf(choices, seat),
      }
    }
    case 'points':
      return {
        name: tell().points,
        kind: points(scoreOf(g, me).score),
        text: tell().pointsText,
        options: <ScoreSheet at={choices.at} />,
      }
    case 'goal':
      return {
        name: tell().goal,
        kind: say().round(Math.max(1, g.round), roundsOf(g)),
        text: tell().goalText,
        more: `${g.phase === 'turns' ? tell().winter(youOr(who, winterOf(g))) : ''} ${tell().stack(g.stack.cards.length, g.astray.cards.length)}`,
      }
    default:
      return null
  }
}

/** What the points of somebody are made of. */
const partsOf = ({ at: { g } }: ChoicesProps, seat: number): string =>
  madeOf(scoreOf(g, seat).parts, texts[language.value].parts, points(0))

/** Where somebody's longship is, and what it carries. */
function shipOf({ at: { g } }: ChoicesProps, seat: number): string {
  const { ship, aboard, hold } = g.players[seat]!
  const beasts = hold.map(kind => texts[language.value].livestock[kind])
  return tell().at(say().tile(ship), [...(aboard > 0 ? [say().vikings(aboard)] : []), ...beasts].join(', '))
}
/** Why a piece leads nowhere now, a sentence each. */
const against = ({ at, chooser }: ChoicesProps, piece: Piece): readonly string[] =>
  whyAgainst(chooser, piece, words[language.value], at.who)
/** What can be done with it. */
function optionsOf(choices: ChoicesProps, piece: Piece) {
  const { at, chooser } = choices
  const moves = ranked(at.g, at.me, narrowed(chooser, [piece]))
  if (moves.length === 0 || moves.some(move => move.do === 'lay')) return null
  return (
    <Options>
      <Choices {...choices} moves={moves} />
    </Options>
  )
}

function ofCard(card: number, choices: ChoicesProps): Look {
  const { g, me } = choices.at
  const captains = [...g.players.flatMap(({ captain }) => captain.cards), ...g.players[me]!.captains.cards]
  if (captains.includes(card)) {
    return {
      ...captainHelp(captainOf(card), language.value),
      face: <CaptainFace card={card} />,
      options: optionsOf(choices, `card:${card}`),
    }
  }
  const help = tileHelp(cardOf(card), language.value)
  const isMine = (g.players[me]!.hand.cards as readonly (number | null)[]).includes(card)
  return {
    ...help,
    face: (
      <span class="ex-portrait">
        <TileCard card={card} />
      </span>
    ),
    against: isMine ? against(choices, `card:${firstAlike(g, card)}`) : [],
  }
}

/** All that lies on a tile, and the islands it belongs to. */
function ofTile(number: number, choices: ChoicesProps): Look {
  const { g, who } = choices.at
  if (number === MAINLAND) return { name: tell().mainland, text: tell().mainlandText }
  const { lands, islands } = g.map[number]!
  const all = influences(g)
  const told: string[] = []
  for (const island of new Set(islands)) {
    if (island === NOTHING) continue
    const { tiles, loose } = g.islands[island]!
    told.push(tell().island(island, tiles.length, isComplete(g.islands[island]!), loose))
    const parts = all[island]!.flatMap((count, seat) => (count > 0 ? [tell().influence(youOr(who, seat), count)] : []))
    told.push(parts.length > 0 ? tell().influences(parts.join(', ')) : tell().nobody)
  }
  const token = settlementAt(g, number)
  if (token >= 0) told.push(tell().settlement(strengthOf(g.settlements.tokens.cards[token]!)))
  if (enemyAt(g, number) >= 0) told.push(tell().enemy)
  const herd = lands.flatMap((_, at) => herdOn(g, landOf(number, at)))
  if (herd.length > 0) told.push(tell().beasts(herd.map(kind => texts[language.value].livestock[kind]).join(', ')))
  return {
    name: say().tile(number),
    text: told.join(' ') || tell().sea,
    against: choices.at.moves.length > 0 && numberIn('sea', `sea:${number}`) !== null ? sailing(choices, number) : [],
  }
}
/** Why my ship cannot sail there, if it lies beside. */
const sailing = (choices: ChoicesProps, tile: number): readonly string[] => {
  const piece = `sea:${tile}` as const
  const { at, chooser } = choices
  if (narrowed(chooser, [piece]).length > 0) return []
  return (chooser.whyNot([piece])?.because ?? []).map(reason => words[language.value].reason(reason, at.who))
}
