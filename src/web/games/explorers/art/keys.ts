// What the pictures of Explorateurs are called.
import type { Seat } from '#engine'
import type { PictureKey } from '../../../art/pictures.ts'

/** A captain, drawn for a whole card or, bolder, for a small one. */
export const captainPicture = (id: string, small: boolean): PictureKey => `explorers/${small ? 'small' : 'card'}:${id}`
/** The longship of a seat, cut out, to lie on the chart. */
export const shipPicture = (seat: Seat): PictureKey => `explorers/ship:${seat}`
/** A ship of the enemy, cut out. */
export const ENEMY: PictureKey = 'explorers/enemy'
