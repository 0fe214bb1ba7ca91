// How everybody stands: in a saga by stones held and hoped for, in a tale played alone by its points with those of symbols.
import {
  between,
  type Course,
  type Fittable,
  type Outlook,
  type Temper,
  type Weights,
  type WeightsFile,
} from '#games/kit/sense'
import { stoneOf } from '../cards/deck.ts'
import { isSaga, symbolsOf, taleOf, type View } from '../state.ts'
import { partOf } from './parts.ts'
import { SENSES, type Senses } from './tales.ts'
import { hopeOf, leadsOf, settled, TRAITS, type Trait, traitsOf } from './traits.ts'
import file from './weights.json' with { type: 'json' }

const weights = file as WeightsFile as Weights
/** From the first tale to the last. */
const progress = ({ told }: View): number => Math.min(1, told.length / 2)
const courseOf = (trait: Trait): Course => weights.traits[trait] ?? [0, 0]
const worthOf = (g: View, trait: Trait): number => between(courseOf(trait), progress(g))

/** The outlook by what is known of the tales. */
export const outlookBy = (senses: Senses) => (g: View, temper: Temper) =>
  isSaga(g) ? sagaOutlook(senses, g, temper) : taleOutlook(senses, g, temper)

/**
 * In stones. What the tale promises is told by its own parts: each is worth its part of the lead, and a lead that wins for
 * sure is worth no more than the tale.
 */
function sagaOutlook(senses: Senses, g: View, temper: Temper): Outlook[] {
  const tale = worthOf(g, 'tale')
  const leads = g.phase === 'tale' ? taleLeads(senses, g, temper) : null
  return g.clans.map((_, seat) => {
    const parts: { [part: string]: number } = {}
    const lead = leads?.[seat]
    if (lead) {
      const scale = lead.margins === 0 ? 0 : (tale * settled(lead.margins)) / lead.margins
      for (const part in lead.parts) parts[partOf(g.tale, part)] = lead.parts[part]! * scale
    }
    const { stone, symbol, gift } = traitsOf(g, seat, 0)
    parts['stones'] = worthOf(g, 'stone') * stone + worthOf(g, 'symbol') * symbol + worthOf(g, 'gift') * gift
    return parts
  })
}
function taleLeads(senses: Senses, g: View, temper: Temper) {
  const { outlook, margin } = senses[g.tale]
  return leadsOf(outlook(g.inner, temper), margin(g.inner))
}
/** In points: an open stone is worth its symbols as far as it is hoped for. */
function taleOutlook(senses: Senses, g: View, temper: Temper): Outlook[] {
  const { symbol } = taleOf(g)
  return senses[g.tale].outlook(g.inner, temper).map((told, seat) => {
    const parts: { [part: string]: number } = {}
    for (const part in told) parts[partOf(g.tale, part)] = told[part]!
    let symbols = symbolsOf(g.clans[seat]!)
    for (const card of g.row.cards) symbols += stoneOf(card).symbols.length * hopeOf(g, card, seat)
    parts['stones'] = symbol * symbols
    return parts
  })
}
export const marginBy =
  (senses: Senses) =>
  (g: View): number =>
    isSaga(g) ? between(weights.margin, progress(g)) : senses[g.tale].margin(g.inner)

/** What `npm run fit` fits. */
export const fittable: Fittable<View> = {
  names: TRAITS,
  unit: 'stone',
  weights,
  momentOf(g) {
    const leads = g.phase === 'tale' ? taleLeads(SENSES, g, 'even') : null
    const seats = g.clans.map((_, seat) => {
      const traits = traitsOf(g, seat, leads ? settled(leads[seat]!.margins) : 0)
      return TRAITS.map(trait => traits[trait])
    })
    return { progress: progress(g), seats }
  },
}
