// The shape of all that goes over the wire, declared once. Requests are checked against it, tests check the answers
// against it, the description of the interface is made from it, and everybody's types are inferred from it. Pages take
// the types only: the library that checks stays on the server.
import * as v from 'valibot'
import type { Json, Note, Question, Reason, Refusal } from '#engine'
import { isZone, quietMinutes } from '../hours/index.ts'

/** Deep enough for any answer of a game; what is deeper was not made by a player. */
const DEPTH = 16
const isJson = (value: unknown, depth = DEPTH): value is Json =>
  typeof value !== 'object' || value === null
    ? value !== undefined
    : depth > 0 && Object.values(value).every(item => isJson(item, depth - 1))

/** The shape library takes lists for objects; callers who send one mean something else. */
export const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Letters that show nothing, and marks that turn the text around, make one name look like another.
const VISIBLE = /^(?:[^\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\u200D)*$/u
const LINES = /^(?:[^\p{C}]|[\n\u200D])*$/u
const name = v.pipe(
  v.string(),
  v.trim(),
  v.regex(VISIBLE),
  v.minLength(1),
  v.maxGraphemes(24),
  v.maxLength(96),
  v.description('1 to 24 visible characters'),
)
/** A list nobody changes: whoever tells one may tell its own. */
const list = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly())
const json = (says: string) => v.pipe(v.custom<Json>(isJson), v.description(says))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const key = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]{1,64}$/),
  v.description('a name of your own for this answer: asked again with it, you get the first outcome again'),
)
const optionValue = v.union([v.boolean(), v.number(), v.string()])

const invite = v.pipe(v.string(), v.maxLength(40))
const level = v.pipe(v.string(), v.maxLength(20))
const between = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
/** At least a third of the day counts. */
const QUIET_MOST = 16 * 60
const quiet = v.pipe(
  v.object({ from: between(0, 1439), to: between(0, 1439) }),
  v.check(hours => quietMinutes(hours) > 0 && quietMinutes(hours) <= QUIET_MOST),
  v.description('every day, in minutes after midnight, 16 hours at most'),
)
const zone = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check(isZone),
  v.description('an IANA name like Europe/Paris, or an offset like +02:00'),
)
const agreed = {
  late: v.pipe(
    v.picklist(['turn', 'seat', 'vote']),
    v.description('when time has run out: a bot plays this turn, or until they are back, or the others are asked'),
  ),
  level,
}
const pace = v.union([
  v.object({
    kind: v.pipe(
      v.picklist(['live']),
      v.description('so many minutes for the match, and seconds more with every turn'),
    ),
    minutes: between(1, 600),
    increment: between(10, 600),
    ...agreed,
  }),
  v.object({
    kind: v.pipe(v.picklist(['relaxed']), v.description('so many minutes for every turn')),
    minutes: between(1, 10_080),
    ...agreed,
  }),
  v.object({
    kind: v.pipe(v.picklist(['days']), v.description('so many days for every turn; quiet hours do not count')),
    days: between(1, 30),
    zone,
    quiet: v.nullable(quiet),
    ...agreed,
  }),
])
const customs = v.object({
  listed: v.optional(
    v.pipe(v.boolean(), v.description('whether whoever comes by finds it in the lobby; left out: no')),
  ),
  spectators: v.optional(
    v.pipe(v.boolean(), v.description('whether those who have the link may look on; left out: no')),
  ),
  pace: v.optional(
    v.pipe(v.nullable(pace), v.description('how long one waits for somebody; null or left out: as long as it takes')),
  ),
})

export const NewGuest = v.object({ name })
export const Renaming = v.object({ name })
export const Entering = v.object({
  code: v.pipe(v.string(), v.maxLength(60), v.description('of a personal link, as `/api/me/link` gives it')),
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
})
export const NewTable = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(
    v.pipe(
      v.custom<Record<string, boolean | number | string>>(isPlainObject),
      v.description('by name, as `GET /api/games` lists them; what is not given has its default'),
    ),
  ),
  seats: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(['me', 'open', 'bot']),
        level: v.optional(level),
        name: v.optional(v.pipe(name, v.description('of an open seat: whom it is kept for'))),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
    v.readonly(),
  ),
  hints: v.optional(
    v.pipe(v.boolean(), v.description('whether players may ask what an expert would do; left out: yes')),
  ),
  customs: v.optional(customs),
  seed: v.optional(v.union([v.pipe(v.string(), v.maxLength(100)), v.number()])),
})
export const AgreeingOn = customs
export const GoingAway = v.object({
  away: v.pipe(
    v.nullable(v.object({ from: whole, to: whole })),
    v.description('from when to when, in milliseconds since 1970, 60 days at most; null: not at all'),
  ),
})
export const Hinting = v.object({ seat: v.optional(seat) })
export const Joining = v.object({
  invite: v.optional(v.pipe(invite, v.description('not needed at a listed table, or where a seat is kept for you'))),
  seat: v.optional(v.pipe(seat, v.description('the free seat you want; left out: the first'))),
  name: v.optional(v.pipe(name, v.description('your name at this table; left out: the one you have'))),
})
export const SettingSeat = v.object({
  seat,
  kind: v.picklist(['bot', 'open']),
  level: v.optional(level),
  name: v.optional(name),
})
export const Leaving = v.object({
  level: v.optional(v.pipe(level, v.description('of the bot that plays on; left out: the weakest'))),
})
export const StandingIn = v.object({ seat, level })
export const Substituting = v.object({ seat, invite: v.optional(invite) })
export const Voting = v.object({
  motion: v.pipe(whole, v.description('the `seq` of the motion')),
  yes: v.boolean(),
})
export const AskingUndo = v.object({ seat: v.optional(seat) })
export const Answering = v.object({
  seq: v.pipe(whole, v.description('the `seq` of the state you answer to')),
  pick: json('one of the options of your question'),
  seat: v.optional(v.pipe(seat, v.description('which of your seats answers, where you have several'))),
  careful: v.optional(
    v.pipe(v.boolean(), v.description('take it only if it can be taken back; else it fails as `final`')),
  ),
  key: v.optional(key),
})
export const Undoing = v.object({
  seq: v.optional(v.pipe(whole, v.description('refused where the match has moved since'))),
  since: v.optional(v.pipe(whole, v.description('what you were told last: `moved` goes on from there'))),
  seat: v.optional(seat),
  key: v.optional(key),
})
const stepWanted = {
  kind: v.pipe(v.string(), v.maxLength(40), v.description('of the question it answers')),
  pick: json('one of the options you will be offered'),
}
/** So many answers somebody may give ahead. */
const STEPS = 12
export const Planning = v.object({
  seat: v.optional(v.pipe(seat, v.description('which of your seats it is for, where you have several'))),
  steps: v.pipe(
    list(v.object(stepWanted)),
    v.maxLength(STEPS),
    v.description('the answers, in order: what stood in the plan, and what `next` offers after it; none: no plan'),
  ),
})
export const PlanAsked = v.object({
  seat: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/),
      v.transform(Number),
      v.description('which of your seats it is for, where you have several'),
    ),
  ),
})
export const Saying = v.object({
  text: v.pipe(v.string(), v.trim(), v.regex(LINES), v.minLength(1), v.maxLength(500)),
  key: v.optional(key),
})
export const ByPush = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
  }),
  device: v.optional(v.pipe(name, v.description('by which you know this browser among yours'))),
})
export const ByWebhook = v.object({
  url: v.pipe(v.string(), v.trim(), v.maxLength(500), v.description('https only, outside the network of the server')),
})
export const ByMail = v.object({
  address: v.pipe(v.string(), v.trim(), v.regex(/^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,190}$/)),
})
const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439))
const quietHours = v.object({
  from: v.pipe(minuteOfDay, v.description('in minutes of the day')),
  to: v.pipe(minuteOfDay, v.description('over midnight where it comes before the beginning')),
  zone: v.pipe(v.string(), v.maxLength(60), v.description('as in Europe/Paris')),
})
export const QuietHours = v.object({ quiet: v.nullable(quietHours) })
export const ChannelNamed = v.object({ name: v.pipe(v.string(), v.regex(/^(?:push-[0-9a-f]{16}|mail|webhook)$/)) })
export const NoticeLink = v.object({ token: v.pipe(v.string(), v.regex(/^[\w.-]{1,1000}$/)) })
const letsIn = v.pipe(invite, v.description('what lets you in, where you do not sit there'))
const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
export const Looking = v.object({
  seat: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/),
      v.transform(Number),
      v.description('which of your seats looks, where you have several; else the one that is asked'),
    ),
  ),
  invite: v.optional(letsIn),
  since: v.optional(v.pipe(number, v.description('`log`, `chat` and `helped` only after this number'))),
})
export const Paging = v.object({
  after: v.optional(v.pipe(number, v.description('the number after which to begin; left out: from the start'))),
  invite: v.optional(letsIn),
})
export const LetIn = v.object({ invite: v.optional(invite) })
const tableId = v.pipe(v.string(), v.maxLength(40))
/** What one may do at a table besides playing and talking: applaud, laugh, marvel, grumble, raise a cup, and nudge who is waited for. */
export const SIGNS = ['applause', 'laughter', 'wonder', 'grumble', 'cheers', 'nudge'] as const
export const WatchMessage = v.union([
  // The first that is tried: most messages are answers.
  v.pipe(
    v.object({ answer: tableId, ...Answering.entries, key }),
    v.description(
      'the same as a call of `answers`; told as `{taken: key, seq, moved}`, or as an error with that `key`',
    ),
  ),
  v.object({
    watch: tableId,
    since: v.optional(whole),
    seat: v.optional(v.pipe(v.nullable(seat), v.description('null: as one who only looks on, though one sits there'))),
    invite: v.optional(invite),
    looks: v.optional(
      v.pipe(v.boolean(), v.description('whether somebody has it before their eyes; who tells is told of the others')),
    ),
  }),
  v.object({ unwatch: tableId }),
  v.pipe(
    v.object({ answer: tableId, ...Answering.entries, key }),
    v.description(
      'the same as a call of `answers`; told as `{taken: key, seq, moved}`, or as an error with that `key`',
    ),
  ),
  v.object({ at: tableId, looks: v.boolean() }),
  v.object({
    at: tableId,
    sign: v.pipe(v.picklist(SIGNS), v.description('told to all who watch, and kept nowhere')),
    to: v.optional(v.pipe(seat, v.description('whom it is meant for'))),
  }),
])

const id = v.string()
export const GuestMade = v.object({ id, name: v.string(), token: v.string() })
export const Me = v.object({ id, name: v.string() })
const period = v.object({ from: whole, to: whole })
export const MeTold = v.object({
  ...Me.entries,
  away: v.pipe(v.nullable(period), v.description('the holiday you are on, or will be')),
})
export const PersonalLink = v.object({
  code: v.pipe(v.string(), v.description('shown once: whoever has it can come in as you')),
})
/** For `navigator.credentials`, as JSON. */
export const PasskeyAsked = v.looseObject({ challenge: v.string() })
export const Nothing = v.object({})
const noticesChosen = {
  push: v.pipe(v.string(), v.description('the public key of this server, for the `PushManager` of a browser')),
  mail: v.pipe(v.boolean(), v.description('whether this server sends e-mail')),
  channels: list(
    v.object({
      name: v.string(),
      kind: v.picklist(['push', 'mail', 'webhook']),
      about: v.pipe(v.string(), v.description('the browser, the address, or the host of the webhook')),
    }),
  ),
  quiet: v.nullable(quietHours),
}
export const NoticesChosen = v.object(noticesChosen)
export const NoticeTried = v.object({ ...noticesChosen, outcome: v.picklist(['sent', 'gone', 'later', 'refused']) })
export const Games = v.object({
  games: list(
    v.object({
      id,
      version: v.number(),
      edition: v.string(),
      seats: v.object({ min: v.number(), max: v.number() }),
      options: v.pipe(v.record(v.string(), list(optionValue)), v.description('the first value is the default')),
      levels: v.pipe(list(v.string()), v.description('of bots, the first is the default')),
    }),
  ),
})
export const Decks = v.record(v.string(), v.string())
export const TableMade = v.object({ id, invite: v.string() })
export const Joined = v.object({ seq: whole, seat })
export const Started = v.object({ seq: whole, commitment: v.string() })
export const Done = v.object({ seq: whole })
export const Hint = v.object({
  options: v.pipe(
    list(
      v.object({
        pick: json('one of the options of your question'),
        chance: v.pipe(v.number(), v.description('to win the match')),
        visits: whole,
        reason: v.pipe(
          v.nullable(v.object({ part: v.string(), by: v.number() })),
          v.description('by which part of the outlook it differs most from the others, and by how many points'),
        ),
      }),
    ),
    v.description('the best first'),
  ),
})

const standing = v.object({
  seat,
  rank: v.number(),
  score: v.number(),
  parts: v.record(v.string(), v.number()),
  ties: list(v.number()),
})
const publicSeat = v.object({
  kind: v.picklist(['human', 'bot', 'open']),
  name: v.nullable(v.string()),
  level: v.nullable(v.string()),
  mine: v.boolean(),
  owner: v.pipe(v.nullable(v.string()), v.description('whose seat it is, while a bot or somebody else plays there')),
  claim: v.pipe(v.boolean(), v.description('kept for you, or yours to take back')),
  turn: v.optional(v.pipe(v.boolean(), v.description('whether a bot plays there for this turn only; left out: no'))),
  away: v.optional(
    v.pipe(period, v.description('the holiday of who sits there, during which their time stands; left out: none')),
  ),
})
const motion = v.object({
  seq: whole,
  want: v.picklist(['undo', 'seat', 'stand-in']),
  seat,
  by: v.pipe(v.string(), v.description('who wishes it; nobody: the clock, since somebody’s time has run out')),
  mine: v.boolean(),
  asks: v.pipe(v.boolean(), v.description('whether you are asked, and have not agreed yet')),
  agreed: whole,
  of: whole,
})
const table = v.object({
  id,
  game: v.string(),
  edition: v.pipe(v.nullable(v.string()), v.description('of the deck the match is played with, once it has started')),
  options: v.record(v.string(), optionValue),
  status: v.picklist(['open', 'playing', 'over']),
  created: v.pipe(v.number(), v.description('milliseconds since 1970')),
  updated: v.number(),
  host: v.object({ name: v.string(), me: v.boolean() }),
  seats: list(publicSeat),
  waiting: v.pipe(list(seat), v.description('the seats the match waits for')),
  hints: v.boolean(),
  customs: v.object({
    listed: v.boolean(),
    spectators: v.boolean(),
    pace: v.nullable(pace),
  }),
  clock: v.optional(
    v.pipe(
      list(
        v.object({
          seat,
          since: v.pipe(v.number(), v.description('from when on time runs')),
          left: v.pipe(v.number(), v.description('how much there was then, in milliseconds that count')),
          runsOutAt: v.number(),
          remindAt: v.pipe(v.nullable(v.number()), v.description('when they are reminded; null: they were')),
        }),
      ),
      v.description('the time of those who are waited for; left out: there is no pace'),
    ),
  ),
  motion: v.pipe(v.nullable(motion), v.description('what the people here are asked to agree to')),
  next: v.pipe(v.nullable(v.string()), v.description('the table where the same people meet again')),
  invite: v.pipe(v.nullable(v.string()), v.description('for those who sit at the table')),
  result: v.pipe(v.nullable(list(standing)), v.description('at the end; null when the match was abandoned')),
  apart: v.pipe(
    v.optional(v.nullable(v.picklist(['checkpoint', 'rewound']))),
    v.description(
      'the rules have changed under the match: it goes on from its last state, or from the chapter’s start',
    ),
  ),
})
const note = v.object({ seq: whole, at: v.number(), note: v.custom<Note>(isJson) })
const chat = v.object({ seq: whole, at: v.number(), seat: v.nullable(seat), name: v.string(), text: v.string() })
const helpedMove = v.object({ seq: whole, at: v.number(), seat })
const helped = v.pipe(
  list(helpedMove),
  v.description('moves that a simpler bot made for the bot of this seat, which could not'),
)
const seen = {
  table,
  seq: whole,
  commitment: v.pipe(v.nullable(v.string()), v.description('SHA-256 of the secret of the match, once it has started')),
  seat: v.pipe(v.nullable(seat), v.description('the seat all this is seen from; null: a spectator')),
  view: json('the state of the game as this seat may see it; null before the start'),
  questions: list(v.custom<Question>(isJson)),
  refusals: list(v.custom<Refusal>(isJson)),
  undo: v.pipe(v.nullable(v.custom<Reason>(isJson)), v.description('why you cannot undo; null: you can')),
  answered: v.pipe(v.nullable(whole), v.description('the number of your last answer that stands')),
  consent: v.pipe(v.boolean(), v.description('whether you may ask the others to let you take your last answer back')),
}
const Seen = v.object(seen)
export const TableSeen = v.object({ ...seen, log: list(note), chat: list(chat), helped })
export const TableMoved = v.object({
  ...seen,
  since: v.pipe(whole, v.description('`notes`, `chat` and `helped` are those after this')),
  notes: list(note),
  undone: v.pipe(list(whole), v.description('notes of these sequence numbers were taken back')),
  chat: list(chat),
  helped,
})
export const LogPage = v.object({
  after: whole,
  next: v.pipe(v.nullable(whole), v.description('where the next page begins; null: this is the last')),
  seq: whole,
  log: list(note),
  chat: list(chat),
  helped,
})
export const Taken = v.object({
  seq: v.pipe(whole, v.description('the number of what you did: asked again with the same key, the same number')),
  moved: v.pipe(TableMoved, v.description('what has happened since the state you knew, as `/api/live` tells it')),
})
const said = v.pipe(v.object({ fr: v.string(), en: v.string() }), v.description('in each language'))
const plannedStep = v.object({ ...stepWanted, label: said, detail: said })
const planDropped = v.object({
  step: plannedStep,
  why: v.pipe(
    v.picklist(['not-open', 'otherwise', 'asked-else', 'learnt', 'turn', 'by-hand']),
    v.description(
      'it was not on offer; it would have meant something else; something else was asked; something came to light; the turn was over; the seat had answered otherwise',
    ),
  ),
  because: v.pipe(list(said), v.description('what the rules say against it')),
})
const planWord = v.object({
  seq: v.pipe(whole, v.description('the number of the last event by then')),
  played: list(plannedStep),
  dropped: v.pipe(v.nullable(planDropped), v.description('where the plan came to its end early')),
})
const foreseen = v.union([
  v.object({ asks: said, options: list(plannedStep) }),
  v.object({
    ends: v.pipe(
      v.picklist(['asked', 'turn', 'learnt', 'unsure']),
      v.description('you are asked now; your turn is over then; something comes to light first; nobody can tell'),
    ),
  }),
])
export const Ahead = v.object({
  seat,
  steps: v.pipe(list(plannedStep), v.description('what is played as soon as you are asked')),
  word: v.pipe(v.nullable(planWord), v.description('what came of your last plan')),
  next: v.pipe(foreseen, v.description('what you will be asked after that, as far as you can know it now')),
})
export const PresenceTold = v.object({
  presence: id,
  seats: v.pipe(list(seat), v.description('whose people have the table before their eyes')),
  spectators: v.pipe(whole, v.description('how many look on who do not sit there')),
})
export const SignTold = v.object({
  at: id,
  sign: v.string(),
  from: v.pipe(v.nullable(seat), v.description('null: somebody who looks on')),
  name: v.string(),
  to: v.optional(seat),
})
export const Watching = v.object({ watching: id, seq: whole, seat: v.nullable(seat) })
export const Tables = v.object({ tables: list(v.object({ table, seq: whole })) })
export const Invitation = v.object({ table })
export const Renewed = v.object({ seq: whole, invite: v.string() })
export const Rematch = v.object({ id })
export const MatchTold = v.object({
  format: v.string(),
  game: v.string(),
  version: v.number(),
  edition: v.string(),
  seats: v.number(),
  options: v.record(v.string(), optionValue),
  commitment: v.string(),
  secret: v.string(),
  answers: list(v.object({ seat, pick: json('the option taken') })),
  result: list(standing),
  seal: v.string(),
})
export const Replayed = v.object({ table, match: MatchTold })
const hex = (most: number) => v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})*$/), v.maxLength(most))
export const SealedTable = v.object({
  format: v.picklist(['naust-sealed-1']),
  by: v.pipe(v.picklist(['code', 'server']), v.description('what opens it: a code kept apart, or the key of a server')),
  mark: v.pipe(hex(16), v.description('of the key, by which it is known')),
  about: v.object({
    game: v.pipe(v.string(), v.maxLength(40)),
    players: v.pipe(v.array(v.pipe(v.string(), v.maxLength(96))), v.maxLength(20)),
    cut: v.pipe(v.number(), v.description('when it was made, in milliseconds since 1970')),
    commitment: hex(64),
  }),
  nonce: hex(48),
  body: v.pipe(hex(4_000_000), v.description('all else, enciphered')),
})
export const TakingUp = v.object({
  sealed: SealedTable,
  code: v.optional(v.pipe(v.string(), v.maxLength(60), v.description('of the file, where a code opens it'))),
})
export const Failure = v.object({ error: v.looseObject({ code: v.string(), message: v.string() }) })
export const Stale = v.object({ ...Failure.entries, state: v.optional(TableSeen) })
export const Illegal = v.object({ ...Failure.entries, refusals: v.optional(list(v.custom<Refusal>(isJson))) })

export type NoticesChosen = v.InferOutput<typeof NoticesChosen>
export type NoticeTried = v.InferOutput<typeof NoticeTried>
/** A match under way as a file. */
export type Sealed = v.InferOutput<typeof SealedTable>
export type TablePlan = v.InferOutput<typeof NewTable>
export type SeatPlan = TablePlan['seats'][number]
/** The table as the seat in view may know it. */
export type Sight = v.InferOutput<typeof Seen>
export type TableSeen = v.InferOutput<typeof TableSeen>
/** One step onward, with what happened after `since`. */
export type TableMoved = v.InferOutput<typeof TableMoved>
export type Taken = v.InferOutput<typeof Taken>
export type Said = v.InferOutput<typeof said>
export type StepWanted = Pick<PlannedStep, 'kind' | 'pick'>
export type PlannedStep = v.InferOutput<typeof plannedStep>
export type PlanDropped = v.InferOutput<typeof planDropped>
/** What somebody wants to have answered in a seat. Kept by its host apart from the table. */
export interface Plan {
  readonly table: string
  readonly seat: number
  readonly guest: string
  /** Drawn for this plan, so that no step is played twice. */
  readonly key: string
  /** The last event it knows of: what is done in its seat by hand after that ends it. */
  readonly since: number
  readonly steps: readonly PlannedStep[]
  readonly word: v.InferOutput<typeof planWord> | null
}
export type Foreseen = v.InferOutput<typeof foreseen>
export type Ahead = v.InferOutput<typeof Ahead>
export type PresenceTold = v.InferOutput<typeof PresenceTold>
export type SignTold = v.InferOutput<typeof SignTold>
export type LogPage = v.InferOutput<typeof LogPage>
export type PublicTable = v.InferOutput<typeof table>
/** How long one waits for somebody, as it goes over the wire. */
export type PaceTold = v.InferOutput<typeof pace>
export type PublicSeat = v.InferOutput<typeof publicSeat>
export type LogNote = v.InferOutput<typeof note>
export type LogChat = v.InferOutput<typeof chat>
export type HelpedMove = v.InferOutput<typeof helpedMove>
