// The option an expert advises, as long as it is shown on the board; null: none is.
import { signal } from '@preact/signals'
import type { Json } from '#engine'

export const advised = signal<Json | null>(null)
