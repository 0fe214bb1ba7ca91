// npm run odds -- "6 5 4": the exact chance of a combination, or of the best of several, with --goods A,F owned.
import { parseArgs } from 'node:util'
import { Fault } from '#engine'
import { deck, parseCombination } from '#games/maitre'
import { chanceOf } from '#games/maitre/sense/odds'
import { reporting } from './cli.ts'

await reporting(() => {
  const { values, positionals } = parseArgs({
    options: { goods: { type: 'string', default: '' }, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const notations = positionals
    .join(',')
    .split(',')
    .map(text => text.trim())
    .filter(Boolean)
  if (notations.length === 0) throw new Fault('bad-options', 'which combination? npm run odds -- "6 5 4"')
  const letters = values.goods
    .split(',')
    .map(text => text.trim().toUpperCase())
    .filter(Boolean)
  const goods = letters.map(letter => {
    const found = deck.goods.find(card => card.id === letter)
    if (!found) throw new Fault('bad-options', `there are no goods «${letter}»; there are A to G`)
    return found.advantage
  })
  const chance = chanceOf(notations.map(parseCombination), goods)
  console.log(values.json ? JSON.stringify({ combinations: notations, goods: letters, chance }) : chance.toFixed(6))
})
