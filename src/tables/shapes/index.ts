// The shape of all that goes over the wire, declared once, by subject. Requests are checked against it, tests check the
// answers against it, the description of the interface is made from it, and everybody's types are inferred from it. Pages
// take the types only: the library that checks stays on the server.
export * from './ahead.ts'
export type { PaceTold } from './customs.ts'
export * from './deeds.ts'
export * from './failures.ts'
export * from './games.ts'
export * from './live.ts'
export * from './matches.ts'
export * from './notices.ts'
export { isPlainObject, Nothing } from './parts.ts'
export * from './people.ts'
export type { PublicSeat, PublicTable } from './table.ts'
export * from './told.ts'
