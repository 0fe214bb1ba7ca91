// The rules of Explorers of the North Sea in English.
import type { Section } from '#games/kit/words'
import { GRADES } from '../../score.ts'
import {
  ABOARD,
  ACTIONS,
  BOARDERS,
  CAPTAINS,
  HAND,
  HOLD,
  LAID_ALONE,
  OUTPOST,
  OUTPOSTS,
  VIKINGS,
  WALKERS,
} from '../../state.ts'
import type { SectionId } from './index.ts'

export const en: Record<SectionId, Section> = {
  goal: {
    title: 'The goal',
    lines: [
      'You are captain of a longship in waters nobody has charted. Lay the sea out tile by tile, bring livestock home, destroy enemy ships, raid settlements, build outposts and hold the islands. Whoever has the most points at the end wins.',
    ],
  },
  setup: {
    title: 'Setting up',
    lines: [
      `For 2 to 4 players, or for one alone. The board with its three tiles lies before the Mainland. Everybody has ${VIKINGS} Vikings, ${OUTPOSTS} outposts and a longship with ${ABOARD} Vikings aboard; the other Vikings stand on the Mainland. Everybody draws ${HAND} tiles, which the others do not see.`,
      `Everybody chooses one of ${CAPTAINS} captains.`,
      { ruling: 'All choose at once.' },
      'The first player is drawn at random. Whoever plays last has the Winter token.',
    ],
  },
  turn: {
    title: 'Your turn',
    lines: [
      `Lay one tile, take up to ${ACTIONS} actions, draw a tile. Actions come in any order, and you may take the same one several times: load, unload, sail, walk, lead livestock, or build an outpost, which takes ${OUTPOST.actions} actions.`,
    ],
  },
  tiles: {
    title: 'Laying tiles',
    lines: [
      'A tile lies beside at least one other, and all its sides match: land to land, sea to sea. No tile touches the Mainland.',
      {
        ruling:
          'The waters beside the Mainland are open sea: no tile lies there, and what lies next to them shows sea.',
      },
      'Something comes with every tile: an animal of the kind shown, a settlement whose strength is turned up at random, or an enemy ship whose back nobody knows.',
      'If none of your tiles fits anywhere, shuffle them into the stack and draw as many.',
      { ruling: 'You show them first. If nothing fits even then, the first of your tiles is left out.' },
    ],
  },
  cargo: {
    title: 'Loading and unloading',
    lines: [
      `Load any number of your Vikings and of livestock from one land of your ship’s tile: the longship holds ${HOLD}, in any mix. Unload any number of them on one land of its tile.`,
      'Livestock goes with a Viking: to load it, one of yours stands on that land; to unload it, one is aboard.',
      'Livestock unloaded on the Mainland is delivered at once and counts for you. Until then anybody may take it from land, but nobody from a ship.',
    ],
  },
  sail: {
    title: 'Sailing and enemy ships',
    lines: [
      'Sail to a tile beside yours, never across land. You need a Viking aboard. Any number of longships may share a tile.',
      `You enter a tile with an enemy ship only with ${BOARDERS} Vikings aboard or more, and destroy it at once. Turn the token over: with a skull, one Viking aboard falls. You keep the token either way.`,
      { ruling: 'The Mainland is one place, beside all three tiles of the board.' },
    ],
  },
  land: {
    title: 'On land',
    lines: [
      `Walk with up to ${WALKERS} Vikings from one land to another that is joined to it on the next tile, or lead one animal there with one Viking.`,
      { ruling: 'Nobody walks between the Mainland and an island.' },
    ],
  },
  raids: {
    title: 'Raids',
    lines: [
      'A settlement falls to you as soon as you have as many Vikings on its land as its strength. It costs no action, and nobody falls.',
      { ruling: 'This is so however they came: on foot, with livestock, or from the ship.' },
      { ruling: 'Tokens you take lie open, since everybody has seen them.' },
    ],
  },
  outposts: {
    title: 'Outposts',
    lines: [
      `An outpost stands where three tiles join on land, for ${OUTPOST.actions} actions. You need ${OUTPOST.vikings} Vikings on the land around that point; they may share a tile. None of the three tiles may touch another outpost, whoever owns it, not even one on another island. Outposts never move.`,
    ],
  },
  islands: {
    title: 'Islands',
    lines: [
      'An island is complete when sea is all round it. A Viking on land gives 1 influence, an outpost 2, Vikings aboard none. Whoever has the most influence on a complete island controls it; those who tie all control it.',
      { ruling: 'Without any influence nobody controls an island.' },
      { ruling: 'The tiles of the board belong to islands like any other; the Mainland does not.' },
    ],
  },
  end: {
    title: 'The end',
    lines: [
      'The match ends with the turn in which the player with the Winter token lays the last tile: everybody has had equally many turns.',
    ],
  },
  score: {
    title: 'The score',
    lines: [
      'Delivered livestock counts in sets of different kinds: 1, 3, 6, 10, 15 or 21 points for 1 to 6 kinds, and you may have several sets.',
      'Outposts: 2, 5, 9, 14 or 20 points in all for 1 to 5. Enemy ships: 1 point each. Settlements: their strength. Fallen Vikings: their number times itself.',
      'Islands you control: 1 point for each tile they cover. At last what your captain counts.',
      'Between equals, the one with more fallen Vikings wins, then the one with more settlements.',
      { ruling: 'Whoever is still equal shares the place.' },
    ],
  },
  captains: {
    title: 'Captains',
    lines: [
      'Each counts something at the end:',
      {
        ruling:
          'For the Archer, the way goes from tile to tile over land and sea; the tile beside the Mainland and the one at the outpost both count.',
      },
    ],
  },
  alone: {
    title: 'Playing alone',
    lines: [
      `You have no hand to begin with. Each turn you draw ${HAND} tiles, lay ${LAID_ALONE} of them and leave one out; then you take your ${ACTIONS} actions. After 16 turns the match is over.`,
      `You have ${CAPTAINS} captains, without Queen and Scout; only the one who counts less at the end counts. Any influence controls an island.`,
      {
        ruling:
          'Both tiles are laid before your first action. If none of those left fits, they are drawn anew as in any match.',
      },
      'Try to beat your own score.',
      { ruling: `${GRADES.join(', ')} points are each a grade more.` },
    ],
  },
  variants: { title: 'Options', lines: ['What you can change before a match:'] },
  cards: {
    title: 'Where tiles and captains come from',
    lines: [
      'The outlines of the tiles are not public. The help of each tile and captain says where its parts come from.',
    ],
  },
}
