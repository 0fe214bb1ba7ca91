// What the pictures of Charpentiers are called: the id of a title, drawn for a whole card or, bolder, for a small one.
import type { PictureKey } from '../../../art/pictures.ts'

export const pictureOf = (id: string, small: boolean): PictureKey => `shipwrights/${small ? 'small' : 'card'}:${id}`
