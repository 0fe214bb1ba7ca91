// What a raid would be like: what it takes and what I have, the chance of each tier, who may die, what there is to take.
import { previewOf, type RaidPreview, settlementOf } from '#games/raiders'
import { Picture } from '../../art/picture.tsx'
import { labelled } from '../../kit/labelled.ts'
import { percent } from '../../kit/percent.ts'
import { Named } from '../../kit/pieces.tsx'
import { language } from '../../kit/settings.ts'
import { raidPicture } from './art/keys.ts'
import { Worker } from './art/signs.tsx'
import type { At } from './at.ts'
import './css/preview.css'
import { Loot, Stat } from './signs.tsx'
import { points, say } from './words.ts'

export const decimal = (count: number): string =>
  new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(count)

/** What a number of points is expected to be: whole where nothing is left to chance. */
export function Expected({ of: { expected, tiers, short } }: { readonly of: RaidPreview }) {
  const sure = [...tiers.map(({ chance }) => chance), short].includes(1)
  return (
    <b class="num rd-expected">
      <Named name={sure ? points(expected) : say().expected(decimal(expected))}>
        {sure ? expected : `≈ ${decimal(expected)}`}
        <small>{say().pts(expected)}</small>
      </Named>
    </b>
  )
}

export function Preview({ at, site }: { readonly at: At; readonly site: number }) {
  const raid = previewOf(at.g, at.me, site)
  const { id, name, workers } = settlementOf(site)
  const { needs, has, strength, dice, rerolls, glory } = raid
  const worker = raid.worker !== null && workers.includes(raid.worker)
  return (
    <article class="rd-preview" aria-label={name[language.value]}>
      <header>
        <Picture of={raidPicture(id)} />
        <div>
          <h2>{name[language.value]}</h2>
          <p>
            {raid.sets.length === 0
              ? say().plunderedAll
              : dice > 0
                ? say().strength(strength, dice, rerolls)
                : say().sure(raid.tiers[0]!.points)}
            {glory > 0 && <b> · {say().glory(points(glory))}</b>}
          </p>
        </div>
        {/* where it can be made, the way to make it says so */}
        {raid.lacks.length > 0 && raid.sets.length > 0 && <Expected of={raid} />}
      </header>
      <ul class="rd-needs" aria-label={say().needs}>
        <li class={worker ? 'met' : 'short'}>
          {workers.map(colour => (
            <Worker key={colour} colour={colour} label={say().workers[colour]} />
          ))}
        </li>
        {(['crew', 'provisions', 'gold'] as const).map(what =>
          needs[what] === 0 ? null : (
            <li key={what} class={has[what] >= needs[what] ? 'met' : 'short'}>
              <Stat of={what} n={Math.min(has[what], needs[what])} most={needs[what]} />
            </li>
          ),
        )}
      </ul>
      {raid.sets.length > 0 && (
        <>
          {dice > 0 && <Chances raid={raid} />}
          <Sets at={at} raid={raid} />
        </>
      )}
    </article>
  )
}

/** Of each tier the chance to reach it at least. */
function Chances({ raid: { tiers, short } }: { readonly raid: RaidPreview }) {
  return (
    <ul class="rd-chances">
      {tiers.map((tier, i) => {
        const chance = tiers.slice(i).reduce((sum, later) => sum + later.chance, 0)
        const exact = Math.abs(chance - 1) < 1e-9 ? 1 : chance
        const said = say().atLeast(tier.strength, percent(exact), points(tier.points))
        return (
          <li key={tier.strength} class={exact === 1 ? 'sure' : exact === 0 ? 'never' : ''}>
            <Named name={said}>
              <b class="num">
                {tier.strength}
                <small>+</small>
              </b>
              <i style={{ '--p': exact }} />
              <span class="num">{percent(exact)}</span>
              <b class="num rd-worth">
                {tier.points}
                <small> {say().pts(tier.points)}</small>
              </b>
            </Named>
          </li>
        )
      })}
      {short > 0 && <li class="rd-short">{say().short(percent(short))}</li>}
    </ul>
  )
}

function Sets({ at, raid: { settlement, sets, has } }: { readonly at: At; readonly raid: RaidPreview }) {
  return (
    <ul class="rd-lots" aria-label={say().plunder}>
      {sets.map(({ set, tokens, worker, dead }) => (
        <li key={set}>
          <span class="unseen">{lootOf(at, settlement, set)}</span>
          <Loot tokens={tokens} worker={worker} />
          {dead > 0 ? <small>{say().dead(dead, has.crew)}</small> : <span class="unseen">{say().nobodyDies}</span>}
        </li>
      ))}
    </ul>
  )
}
/** What lies in a set, in words. */
function lootOf({ g }: At, site: number, set: number): string {
  const tokens = g.north[site]![set]!
  const named = [say().counted.valkyrie, say().counted.gold, say().counted.iron, say().counted.livestock]
  const lies = tokens.flatMap((count, i) => (count > 0 ? [labelled(named[i]!, count)] : []))
  return [...lies, say().workers[settlementOf(site).sets[set]!.worker]].join(', ')
}
