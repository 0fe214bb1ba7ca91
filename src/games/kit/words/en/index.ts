// The small words English sentences share.

export { capital } from '../capital.ts'

const and = new Intl.ListFormat('en-GB')
export const list = (items: readonly (string | number)[]): string => and.format(items.map(String))
export const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`
