// How long what happens is seen, what it sounds like and what is news: of the saga itself, and of the tale that is played.
import type { Note } from '#engine'
import type { SagaNote } from '#games/runesaga'
import type { Manners } from '../../kit/manner.ts'
import { BANNER_MS } from '../../kit/news.ts'
import { manners as explorers } from '../explorers/manners.ts'
import { manners as raiders } from '../raiders/manners.ts'
import { manners as shipwrights } from '../shipwrights/manners.ts'

const own: Manners<SagaNote> = {
  least: 200,
  of: {
    tale: { pause: 1500, sound: 'bell', news: true },
    brings: { pause: 600, news: true },
    claims: { pause: BANNER_MS, sound: 'horn', news: true },
    inscribes: { pause: BANNER_MS, sound: 'horn', news: true },
    told: { pause: BANNER_MS, sound: 'end', news: true },
    earns: { news: true },
    shows: { pause: 900, news: true },
  },
}
export const manners: Manners = {
  ...(own as Manners<Note>),
  within: { shipwrights, raiders, explorers } as { readonly [tale: string]: Manners<Note> },
}
