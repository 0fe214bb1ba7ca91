// People: coming in, by a name, a personal link or a passkey, and going on holiday.
import * as v from 'valibot'
import { id, name, period, whole } from './parts.ts'

export const NewGuest = v.object({ name })
export const Renaming = v.object({ name })
export const GuestMade = v.object({ id, name: v.string(), token: v.string() })

const join = v.optional(
  v.pipe(
    v.boolean(),
    v.description(
      'whoever you are here becomes part of who you come in as, even if they have other devices, a personal link or passkeys',
    ),
  ),
)
export const Entering = v.object({
  join,
  code: v.pipe(v.string(), v.maxLength(60), v.description('of a personal link, as `/api/me/link` gives it')),
})
export const PersonalLink = v.object({
  code: v.pipe(v.string(), v.description('shown once: whoever has it can come in as you')),
})

/** What an authenticator has made, in letters. */
const made = v.pipe(v.string(), v.maxLength(8192), v.regex(/^[\w-]*$/))
const credential = { id: made, rawId: made, type: v.picklist(['public-key']) }
export const PasskeyMade = v.object({
  ...credential,
  response: v.object({ clientDataJSON: made, attestationObject: made }),
})
export const PasskeyShown = v.object({
  ...credential,
  response: v.object({ clientDataJSON: made, authenticatorData: made, signature: made }),
  join,
})
/** For `navigator.credentials`, as JSON. */
export const PasskeyAsked = v.looseObject({ challenge: v.string() })

export const Me = v.object({ id, name: v.string() })
export const MeTold = v.object({
  ...Me.entries,
  away: v.pipe(v.nullable(period), v.description('the holiday you are on, or will be')),
  devices: v.pipe(whole, v.description('how many devices act for you')),
  link: v.pipe(v.boolean(), v.description('whether a personal link leads to you')),
  passkeys: v.pipe(whole, v.description('how many passkeys you have')),
})
export const GoingAway = v.object({
  away: v.pipe(
    v.nullable(v.object({ from: whole, to: whole })),
    v.description('from when to when, in milliseconds since 1970, 60 days at most; null: not at all'),
  ),
})
