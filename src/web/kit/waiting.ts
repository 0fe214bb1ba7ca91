// The tables that wait for this player, by their ids: told by whoever knows of tables, shown by the way home.
import { signal } from '@preact/signals'

export const waiting = signal<readonly string[]>([])
