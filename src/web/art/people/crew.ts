// The faces of those who sit at tables without being there, by their names; a name nobody drew gets a face of its own.
import { print, random } from '../burin.ts'
import { engraved, many } from '../forms.ts'
import { framed } from '../frames.ts'
import { type Ink, ink, mixInks } from '../inks.ts'
import type { Painter } from '../pictures.ts'
import { type Figure, figure } from './figure.ts'
import { person } from './person.ts'

interface Mate {
  readonly figure: Figure
  readonly ground: Ink
}
const mate = (ground: Ink, own: Partial<Figure>): Mate => ({ ground, figure: figure(own) })

export const CREW: { readonly [name: string]: Mate } = {
  Astrid: mate('haze', {
    sex: 'f',
    face: 'oval',
    bloom: 0.3,
    mouth: 'smile',
    hair: 'braids',
    hairInk: 'gold',
    garment: 'dress',
    cloth: 'fjord',
    apron: 'paper',
    mantle: 'shawl',
    mantleInk: 'madder',
  }),
  Bjørn: mate('sea', {
    build: 'broad',
    face: 'square',
    age: 1,
    turn: -0.5,
    nose: 'big',
    brows: 'raised',
    bushy: true,
    hair: 'long',
    hairInk: 'oak-2',
    beard: 'full',
    cloth: 'moss',
    mantle: 'fur',
    fur: 'oak-2',
  }),
  Freydis: mate('dusk', {
    sex: 'f',
    face: 'heart',
    turn: -0.6,
    eyes: 'narrow',
    brows: 'frown',
    mouth: 'smirk',
    freckles: true,
    hair: 'wild',
    hairInk: 'madder',
    garment: 'mail',
    cloth: 'slate-dark',
    pendant: 'hammer',
  }),
  Gorm: mate('paper-3', {
    build: 'huge',
    belly: true,
    face: 'round',
    age: 1,
    bloom: 0.7,
    nose: 'snub',
    brows: 'raised',
    mouth: 'grin',
    hair: 'bald',
    hairInk: 'ochre',
    beard: 'curly',
    cloth: 'slate-dark',
    hem: 'gold',
    gem: 'madder',
    mantle: 'cloak',
    mantleInk: 'ochre',
  }),
  Hallveig: mate('sky', {
    sex: 'f',
    age: 2,
    face: 'long',
    turn: 0.5,
    nose: 'long',
    brows: 'calm',
    mouth: 'calm',
    hair: 'bun',
    hairInk: 'slate',
    hat: 'kerchief',
    hatInk: 'moss-ink',
    garment: 'dress',
    cloth: 'oak-lip',
    mantle: 'shawl',
    mantleInk: 'moss',
  }),
  Ivar: mate('dusk', {
    build: 'broad',
    face: 'gaunt',
    turn: -0.7,
    nose: 'hook',
    eyes: 'narrow',
    brows: 'frown',
    mouth: 'grim',
    scar: true,
    beard: 'goatee',
    hairInk: 'ink',
    hat: 'helmet',
    hatInk: 'slate',
    garment: 'mail',
    cloth: 'slate',
  }),
  Ketil: mate('haze', {
    face: 'round',
    turn: 0.4,
    bloom: 0.35,
    skin: 'dusk',
    mouth: 'smile',
    hair: 'short',
    hairInk: 'oak-line',
    beard: 'moustache',
    hat: 'cap',
    hatInk: 'fjord',
    trim: 'gold',
    cloth: 'madder',
    hem: 'paper',
  }),
  Ragnhild: mate('foam-2', {
    sex: 'f',
    age: 1,
    face: 'oval',
    turn: -0.4,
    tilt: -3,
    brows: 'sly',
    mouth: 'smirk',
    hair: 'wreath',
    hairInk: 'oak',
    hat: 'diadem',
    hatInk: 'gold',
    garment: 'dress',
    cloth: 'madder',
    apron: 'gold',
    gem: 'fjord',
    mantle: 'cloak',
    mantleInk: 'slate-dark',
  }),
  Sigrun: mate('sea', {
    sex: 'f',
    face: 'heart',
    turn: 0.6,
    skin: 'dusk',
    brows: 'calm',
    mouth: 'calm',
    hair: 'plait',
    hairInk: 'ink',
    line: 'part',
    tie: 'gold',
    cloth: 'paper-3',
    hem: 'madder',
    mantle: 'half',
    mantleInk: 'fjord',
  }),
  Snorri: mate('sky', {
    age: 2,
    face: 'long',
    turn: 0.5,
    nose: 'long',
    brows: 'sad',
    bushy: true,
    mouth: 'calm',
    hair: 'none',
    hairInk: 'paper-3',
    beard: 'braided',
    tie: 'fjord',
    hat: 'hood',
    hatInk: 'slate',
    garment: 'robe',
    cloth: 'slate',
  }),
  Thora: mate('dusk', {
    sex: 'f',
    build: 'broad',
    face: 'round',
    turn: -0.5,
    bloom: 0.6,
    brows: 'raised',
    mouth: 'grin',
    hair: 'bob',
    hairInk: 'ochre',
    hat: 'furhat',
    hatInk: 'oak',
    cloth: 'moss-ink',
    mantle: 'fur',
    fur: 'oak-lip',
    pendant: 'key',
  }),
  Ulf: mate('sea', {
    build: 'huge',
    face: 'square',
    turn: 0.7,
    nose: 'flat',
    brows: 'stern',
    bushy: true,
    mouth: 'shout',
    paint: 'madder',
    hair: 'wild',
    hairInk: 'oak-line',
    beard: 'forked',
    hat: 'pelt',
    hatInk: 'slate',
    garment: 'bare',
    mantle: 'pelt',
    fur: 'slate',
  }),
}

const GROUNDS: readonly Ink[] = ['haze', 'sea', 'dusk', 'paper-3', 'sky']
const HAIR_INKS: readonly Ink[] = ['gold', 'oak-2', 'madder', 'ink', 'slate', 'ochre']
const CLOTHS: readonly Ink[] = ['fjord', 'madder', 'moss', 'slate', 'ochre', 'oak-2']

const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 99_991, 7)

/** Somebody of whom nothing is known but the name. */
function stranger(name: string): Mate {
  const rnd = random(seedOf(name))
  const one = <T>(of: readonly T[]): T => of[Math.floor(rnd() * of.length)]!
  const hair: readonly Figure['hair'][] = ['short', 'bob', 'long', 'wild', 'topknot', 'bald']
  return mate(one(GROUNDS), {
    face: one(['oval', 'round', 'square', 'long', 'heart']),
    turn: one([-0.6, -0.4, 0.4, 0.6]),
    skin: one(['paper', 'dusk', 'quay']),
    nose: one(['straight', 'long', 'big', 'snub']),
    brows: one(['calm', 'raised', 'stern']),
    mouth: one(['calm', 'smile', 'smirk']),
    hair: one(hair),
    hairInk: one(HAIR_INKS),
    hat: one(['cap', 'kerchief', null, null]),
    hatInk: one(CLOTHS),
    cloth: one(CLOTHS),
  })
}

/** The square around a head and its shoulders. */
const [LEFT, TOP, SIDE] = [-54, 11, 108] as const

function face({ figure: of, ground }: Mate): string {
  const rays = many(9, i => {
    const x = LEFT + i * 14
    return `M${x} ${TOP + SIDE}l${8 - i} -${SIDE}h1.4l${i - 8} ${SIDE}Z`
  })
  return framed(
    LEFT,
    TOP,
    SIDE,
    SIDE,
    print(ink(ground), `M${LEFT} ${TOP}h${SIDE}v${SIDE}h${-SIDE}Z`) +
      print(ink('ink'), rays, 'opacity=".12"') +
      engraved(false, () => person(of)),
  )
}

export const painter: Painter = {
  ids: Object.keys(CREW),
  paint: (name, inks) => mixInks(face(CREW[name] ?? stranger(name)), inks),
}
