// A table with people and bots at it, written once for both hosts: what can be done at it, and who may be told what.
// Pure: time, ids and chance are given; hosts keep what comes of it. The shapes as values are in #tables/shapes.
export { adopt, comeBack, forsake, goAway, hostOnReturn } from './absence.ts'
export { isInvited, mayLook, mustBeLetIn } from './access.ts'
export {
  type Book,
  dropped,
  foresee,
  handedBack,
  judge,
  owedAfter,
  passedOn,
  planningSeat,
  played,
  replanned,
} from './ahead.ts'
export { type BotHost, moveBot, type Strikes, strike, thinkersFor } from './bots.ts'
export { type Branching, branch } from './branching.ts'
export { askSeat, askStandIn, askUndo, keepTime, LEAST_WAIT_MS, vote } from './consent.ts'
export { whyShut } from './doors.ts'
export { type BotDue, botAsked, botDue, HINTS, type HintDue, hintDue } from './due.ts'
export { agreeOn, layAgain, meetAgain, renew, type SeatWanted, setSeat } from './hosting.ts'
export { type Calendar, counted, isQuiet, isZone, type Period, type Quiet, quietUntil } from './hours/index.ts'
export {
  bankOf,
  type Consequence,
  clockOf,
  isHoliday,
  LONGEST_HOLIDAY,
  type Pace,
  type PaceDue,
  paceDue,
  type SeatTime,
} from './pace.ts'
export {
  type AnswerGiven,
  type Answering,
  answer,
  answerAs,
  type DoneElsewhere,
  followed,
  talk,
  transcriptOf,
  type UndoWanted,
  undo,
} from './playing.ts'
export { type Beside, type Facts, problemOfFault, TableProblem } from './problem.ts'
export {
  CODE_BYTES,
  codeFrom,
  isAsFar,
  keyOfCode,
  originOf,
  SEALED,
  type Sealing,
  seal,
  takeUp,
  takingUp,
} from './sealed.ts'
export { type Drawn, type Joining, join, lay, leave, start } from './seating.ts'
export type * from './shapes/index.ts'
export {
  type Chair,
  type Customs,
  claimsOf,
  concernsMembers,
  customsOf,
  isAsleep,
  isListed,
  type Logged,
  MOVING,
  type Motion,
  membersOf,
  type Person,
  peopleOf,
  seatsOf,
  seqOf,
  type Table,
  type TableEvent,
  type TableState,
  undoneIn,
  updatedOf,
} from './table.ts'
export {
  courseOf,
  faceOf,
  logPage,
  matchMoved,
  publicTable,
  seatInView,
  tableAtDoor,
  tableMoved,
  tableSeen,
} from './told.ts'
export { runsOutFor, turnOf, waitedFor } from './turn.ts'
export {
  type Checked,
  checking,
  checkMatch,
  NO_VERDICTS,
  setApart,
  type Verdict,
  type Verdicts,
} from './versions.ts'
export { SENTENCES, type Sentence, sentence, type TableCode } from './words/index.ts'
