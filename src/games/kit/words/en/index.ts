// What English sentences share.
export { capital } from '../capital.ts'
export * from './people.ts'
export * from './small.ts'
export * from './sources.ts'
