// The one question the saga asks itself: between two tales, when to go on. All others are its tales'.
export type OnwardMove = {
  readonly do: 'onward'
}
export const ONWARD: OnwardMove = { do: 'onward' }
export interface Q {
  readonly onward: OnwardMove
}
