// What the pictures of the Runesaga are called.
import type { GoalId, Symbol, TaleId } from '#games/runesaga'
import type { PictureKey } from '../../../art/pictures.ts'

/** A stone by what it asks. */
export const stonePicture = (goal: GoalId): PictureKey => `runesaga/stone:${goal}`
/** A symbolic stone. */
export const symbolicPicture = (symbol: Symbol): PictureKey => `runesaga/symbolic:${symbol}`
/** The back of the stones of a tale. */
export const backPicture = (tale: TaleId): PictureKey => `runesaga/back:${tale}`
