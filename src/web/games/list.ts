// The games there are on the client, one line each. Their order here means nothing.
export { manifest as explorers } from './explorers/manifest.ts'
export { manifest as maitre } from './maitre/manifest.ts'
export { manifest as raiders } from './raiders/manifest.ts'
export { manifest as runesaga } from './runesaga/manifest.ts'
export { manifest as shipwrights } from './shipwrights/manifest.ts'
