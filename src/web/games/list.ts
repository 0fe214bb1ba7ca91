// The games there are on the client, one line each. Their order here means nothing.
export { manifest as maitre } from './maitre/manifest.ts'
export { manifest as shipwrights } from './shipwrights/manifest.ts'
