// What there is to know of everything on the board, for whoever looks at it without touching.
import { ARMOUR, BUILDINGS, CREW, faceOf, GOODS, type Good, offeringOf, scoreOf, settlementOf } from '#games/raiders'
import { cardHelp, texts, words } from '#games/raiders/words'
import { Picture } from '../../art/picture.tsx'
import { cardIn, cardPiece, narrowed } from '../../kit/choosing.ts'
import { labelled } from '../../kit/labelled.ts'
import { Options } from '../../kit/options.tsx'
import { characterIn } from '../../kit/robots.ts'
import { language } from '../../kit/settings.ts'
import type { Look } from '../../kit/sheet.tsx'
import { madeOf, against as whyAgainst } from '../../kit/told.tsx'
import { housePicture } from './art/keys.ts'
import { OfferingTile } from './art/offering.tsx'
import type { Looked } from './at.ts'
import { Choices, type ChoicesProps } from './choices.tsx'
import { type Piece, ranked } from './choosing.ts'
import './css/looks.css'
import { Face } from './faces.tsx'
import { asksOf } from './fjord.tsx'
import { untilEnd } from './goal.tsx'
import { tell } from './looks.words.ts'
import { Preview } from './preview.tsx'
import { Possessions } from './rivals.tsx'
import { points, say, youOr } from './words.ts'

export function describe(key: Looked, choices: ChoicesProps): Look | null {
  const { g, me, who, seats } = choices.at
  const player = g.players[me]!
  const card = cardIn(key as Piece)
  if (card !== null) return ofCard(card, choices)
  const [kind, which = ''] = key.split(':')
  switch (kind) {
    case 'house':
      return ofHouse(
        BUILDINGS.findIndex(building => building === which),
        choices,
      )
    case 'site':
      return ofSite(Number(which), choices)
    case 'tile':
      return ofTile(Number(which), choices)
    case 'seat': {
      const seat = Number(which)
      const character = characterIn(seats[seat])
      return {
        name: who(seat),
        ...(character ? { kind: character } : {}),
        text: partsOf(choices, seat),
        options: <Possessions at={choices.at} seat={seat} />,
      }
    }
    case 'good':
      return {
        name: texts[language.value].goods[which as Good],
        kind: String(player.goods[GOODS.indexOf(which as Good)]),
        text: tell().goods[which as Good],
      }
    case 'armour':
    case 'valkyries': {
      const standing = g.players.map((each, seat) => labelled(youOr(who, seat), each[kind])).join(', ')
      return {
        name: say().tracks[kind],
        kind: standing,
        text: kind === 'armour' ? tell().armour(ARMOUR) : tell().valkyries,
      }
    }
    case 'crew':
      return { name: say().crew, kind: say().step(player.crew.cards.length, CREW), text: tell().crew(CREW) }
    case 'worker':
      return { name: say().holds(player.worker ? say().workers[player.worker] : say().none), text: tell().worker }
    case 'points':
      return { name: points(scoreOf(g, me).score), kind: partsOf(choices, me), text: tell().points }
    case 'goal': {
      const left = untilEnd(g)
      return {
        name: tell().goalName,
        kind: g.ending === null ? say().round(Math.max(1, g.round)) : say().lastTurns(g.left),
        text: tell().goal,
        more: `${say().goal} ${say().left.fortresses(left.fortresses)}, ${say().left.offerings(left.offerings)}, ${say().left.valkyries(left.valkyries)}. ${say().pile(g.pile.cards.length, g.discard.cards.length)}.`,
      }
    }
    default:
      return null
  }
}

/** What the points of somebody are made of. */
const partsOf = ({ at: { g } }: ChoicesProps, seat: number): string =>
  madeOf(scoreOf(g, seat).parts, texts[language.value].parts, points(0))

/** Why a piece leads nowhere now, a sentence each. */
const against = ({ at, chooser }: ChoicesProps, piece: Piece): readonly string[] =>
  whyAgainst(chooser, piece, words[language.value], at.who)
/** What can be done with it, those included that the board offers on demand only. */
function optionsOf(choices: ChoicesProps, piece: Piece) {
  const { at, chooser } = choices
  const moves = ranked(at.g, at.me, narrowed({ ...chooser, moves: at.moves }, [piece]))
  if (moves.length === 0 || moves.some(({ do: what }) => what === 'keep' || what === 'bury')) return null
  return (
    <Options>
      <Choices {...choices} moves={moves} />
    </Options>
  )
}

function ofCard(card: number, choices: ChoicesProps): Look {
  const { g, me } = choices.at
  const face = faceOf(g, card)
  const mine = g.players[me]!
  const isMine = [mine.hand, mine.crew].some(({ cards }) => (cards as readonly (number | null)[]).includes(card))
  const help = cardHelp(face, language.value)
  return {
    ...help,
    face: <Face g={g} card={card} />,
    against: isMine ? against(choices, cardPiece(card)) : [],
    options: optionsOf(choices, cardPiece(card)),
    more: [`${say().copies(face.copies)}.`, ...(face.saga ? [`${say().saga}.`] : [])].join(' '),
  }
}

function ofHouse(which: number, choices: ChoicesProps): Look | null {
  const building = BUILDINGS[which]
  if (!building) return null
  const { label, help } = texts[language.value].buildings[building]
  const stands = choices.at.g.village[which] ?? null
  const piece = `house:${building}` as const
  return {
    name: label,
    kind: stands ? tell().stands(say().workers[stands]) : tell().empty,
    text: `${help.slice(0, 1).toUpperCase()}${help.slice(1)}.`,
    face: (
      <span class="rd-portrait">
        <Picture of={housePicture(building)} />
      </span>
    ),
    against: against(choices, piece),
    options: optionsOf(choices, piece),
  }
}

function ofSite(site: number, choices: ChoicesProps): Look {
  const { g } = choices.at
  const { name, kind } = settlementOf(site)
  const { label, help } = texts[language.value].kinds[kind]
  const left = g.spots[site]!
  return {
    name: name[language.value],
    kind: label,
    text: help,
    face: <Preview at={choices.at} site={site} />,
    against: against(choices, `site:${site}`),
    options: optionsOf(choices, `site:${site}`),
    ...(left.length > 0 ? { more: tell().left(left.map(colour => say().workers[colour]).join(', ')) } : {}),
  }
}

function ofTile(tile: number, choices: ChoicesProps): Look {
  const offering = offeringOf(tile)
  return {
    name: points(offering.points),
    kind: say().offerings,
    text: `${texts[language.value].offering(offering)}. ${tell().offering}`,
    face: (
      <span class="rd-portrait rd-stone">
        <OfferingTile asks={asksOf(tile)} points={offering.points} />
      </span>
    ),
    against: against(choices, `tile:${tile}`),
    options: optionsOf(choices, `tile:${tile}`),
    more: tell().stack(choices.at.g.stack.cards.length),
  }
}
