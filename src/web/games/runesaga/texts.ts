// The words of the saga as pages ask for them. A table of the saga holds that of a tale, whose shape only the tale knows: to
// the pages it is a table of any game.
import type { Language, Words } from '#games/kit/words'
import { words as own } from '#games/runesaga/words'

export const words = own as Record<Language, unknown> as Record<Language, Words>
