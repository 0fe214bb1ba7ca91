// Telling what happened, with the notes of this game checked by their type.
import type { Note, Tabletop } from '#engine'
import type { MaitreNote } from './notes.ts'
import type { G } from './state.ts'

export const tell = (t: Tabletop<G>, note: MaitreNote): void => t.say(note as unknown as Note)
