// Toy games for the engine's own tests: honest ones with hands, dice and a duel, and ways to break them.
export { type Draft, draft } from './draft.ts'
export { type Saga, STONES, saga } from './saga.ts'
export { type Toy, toy } from './toy.ts'
export { type Walk, walk } from './walk.ts'
