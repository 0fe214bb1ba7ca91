// The small words French sentences share.

export { capital } from '../capital.ts'

const et = new Intl.ListFormat('fr')
export const list = (items: readonly (string | number)[]): string => et.format(items.map(String))
export const many = (count: number, thing: string): string => `${count} ${thing}${count > 1 ? 's' : ''}`
/** «de» before a name or a card: du Galion, des Épices, d’Aurèle, de la Flûte. */
export function de(name: string): string {
  if (name.startsWith('le ')) return `du ${name.slice(3)}`
  if (name.startsWith('les ')) return `des ${name.slice(4)}`
  const elides = /^(?:[aeiouœæ]|y[^aeiou]|h[eiou])/i.test(name.normalize('NFD'))
  return elides ? `d’${name}` : `de ${name}`
}
