// The small words of French. None and one are singular.
const et = new Intl.ListFormat('fr')
const ou = new Intl.ListFormat('fr', { type: 'disjunction' })
export const list = (items: readonly (string | number)[]): string => et.format(items.map(String))
export const either = (items: readonly (string | number)[]): string => ou.format(items.map(String))
export const many = (count: number, thing: string): string => `${count} ${thing}${count > 1 ? 's' : ''}`
export const points = (count: number): string => many(count, 'point')
/** What follows the number where there is little room. */
export const pts = (count: number): string => (count > 1 ? 'pts' : 'pt')
/** «de» before a name or a card: du Galion, des Épices, d’Aurèle, de la Flûte. */
export function de(name: string): string {
  if (name.startsWith('le ')) return `du ${name.slice(3)}`
  if (name.startsWith('les ')) return `des ${name.slice(4)}`
  const elides = /^(?:[aeiouœæ]|y[^aeiou]|h[eiou])/i.test(name.normalize('NFD'))
  return elides ? `d’${name}` : `de ${name}`
}
