// The small words of English.
const and = new Intl.ListFormat('en-GB')
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })
export const list = (items: readonly (string | number)[]): string => and.format(items.map(String))
export const either = (items: readonly (string | number)[]): string => or.format(items.map(String))
export const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`
export const points = (count: number): string => many(count, 'point')
/** What follows the number where there is little room. */
export const pts = (count: number): string => (count === 1 ? 'pt' : 'pts')
