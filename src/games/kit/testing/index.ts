// What the tests of every game share: a scene to play and look at, and the suites every game passes.

export { countedMatch } from './census.ts'
export { conformanceSuite } from './conformance.ts'
export { deckSuite } from './deck.ts'
export { goldenSuite } from './golden.ts'
export { readingSuite } from './reading.ts'
export { Scene, type Spelling } from './scene.ts'
export { plain, who, wordsSuite } from './words.ts'
