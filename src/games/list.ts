// The games there are, one line each. Their order here means nothing.
export { listed as explorers } from './explorers/listed.ts'
export { listed as maitre } from './maitre/listed.ts'
export { listed as raiders } from './raiders/listed.ts'
export { listed as runesaga } from './runesaga/listed.ts'
export { listed as shipwrights } from './shipwrights/listed.ts'
