// What the pictures of Pillards are called.
import type { PictureKey } from '../../../art/pictures.ts'
import type { HOUSES } from './houses.ts'
import type { BandId } from './north.ts'

/** A title of the townsfolk, drawn for a whole card or, bolder, for a small one. */
export const townsfolkPicture = (id: string, small: boolean): PictureKey => `raiders/${small ? 'small' : 'card'}:${id}`
/** A settlement cut out, to stand on the landscape: whole, or when nothing is left in it. */
export const settlementPicture = (id: string, plundered: boolean): PictureKey =>
  `raiders/${plundered ? 'plundered' : 'site'}:${id}`
/** A settlement in its weather, for a wide picture of its own. */
export const raidPicture = (id: string): PictureKey => `raiders/raid:${id}`
export const housePicture = (id: keyof typeof HOUSES): PictureKey => `raiders/house:${id}`
export const bandPicture = (id: BandId): PictureKey => `raiders/north:${id}`
/** The longship with the raven, cut out. */
export const SHIP: PictureKey = 'raiders/ship'
/** The stone of an offering, cut out. */
export const STONE: PictureKey = 'raiders/stone'
