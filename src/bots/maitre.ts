// The easy bot of Le Maître des Mers (stands in until the odds are there).
export { random as easyMaitre } from './bot.ts'
