// What only raiders and their neighbours hold: the grip at 0, 0, the shaft upright.
import { disc, print } from '../../../art/burin.ts'
import { BLACK, bead, both, box, cut, form, many, PAPER, put } from '../../../art/forms.ts'
import { EMBLEMS } from '../../../art/ships/sails.ts'
import { flame, metal, shaft } from '../../../art/things/in-hand.ts'

export const arrow = (): string =>
  print(BLACK, cut('0,26 0,-30', 2.4, 'none')) +
  metal('-5,-28! 0,-44! 5,-28! 0,-31!', 'slate', 1.4) +
  form('madder', '-5,32! -5,22! 0,14! 5,22! 5,32! 0,27!', 1.3)

export const shovel = (): string =>
  shaft(-44, 90, 2.4) + metal('-12,-42! 12,-42! 13,-62 0,-80 -13,-62') + print(BLACK, cut('0,-46 0,-66', 1.3))

export const lantern = (): string =>
  print(BLACK, cut('-7,8 0,-3 7,8', 2, 'none')) +
  box('slate-dark', -11, 8, 11, 13) +
  box('light', -10, 13, 10, 34) +
  put(0, 31, 0, flame(0.5)) +
  print(BLACK, cut('-5,13 -5,34', 1.3, 'none') + cut('5,13 5,34', 1.3, 'none')) +
  box('slate-dark', -12, 34, 12, 39)

export const greataxe = (): string =>
  shaft(-66, 84, 2.8, 'oak-2') +
  both(k =>
    metal(`${k * 2},-56! ${k * 12},-54 ${k * 27},-68! ${k * 33},-46 ${k * 26},-24! ${k * 12},-38 ${k * 2},-36!`),
  ) +
  print(PAPER, cut('26,-64 30,-46 25,-28', 1.8) + cut('-26,-64 -30,-46 -25,-28', 1.8)) +
  form('slate-dark', '-4,-68! 0,-78! 4,-68! 4,-32! -4,-32!', 1.6)

export const pitchfork = (): string =>
  shaft(-50, 96, 2.4) +
  print(BLACK, cut('-13,-88 -13,-62 -8,-52 0,-50 8,-52 13,-62 13,-88', 4.6, 'none') + cut('0,-50 0,-90', 4.6, 'none'))

export const mace = (): string =>
  shaft(-34, 30, 2.6, 'oak-3') +
  many(8, i => put(0, -46, i * 45, form('slate', '-4,-11! 0,-21! 4,-11!', 1.4))) +
  bead('slate', 0, -46, 13, 13, 2) +
  print(PAPER, disc(-4, -50, 2.6))

export const banner = (): string =>
  shaft(-96, 96, 2.4) +
  form('gold', '-4,-96! 0,-108! 4,-96!', 1.4) +
  form('madder', '3,-92! 42,-88 58,-92! 50,-80 58,-68! 46,-64 52,-50! 24,-46 3,-50!', 2) +
  put(25, -70, 0, print(BLACK, EMBLEMS.raven), 1.25)
