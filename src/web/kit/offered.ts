// What is offered to be chosen now, found on the page as a player finds it, so that no board has to say it twice.
export const OPTION = '.option:not(.refused)'
export const PIECE = '.piece.lit, .die.fits'
/** The way to what else there is, where nothing is offered at first. */
export const MORE = '.options .below button'

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null
export const found = (scope: ParentNode, selector: string): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(selector)].filter(isSeen)

/** The options in order, or where there are none the pieces that can be touched, or the way to more. */
export function choicesIn(scope: ParentNode): readonly HTMLElement[] {
  const options = found(scope, OPTION)
  if (options.length > 0) return options
  const pieces = found(scope, PIECE)
  return pieces.length > 0 ? pieces : found(scope, MORE)
}
