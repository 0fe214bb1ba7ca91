// Runestones at a table of one tale: what its page offers, and what is played then.
import { typeset } from '#games/kit/words'
import { TALES, type TaleId, withStones } from '#games/runesaga'
import type { Join } from '../../kit/manifest.ts'

export const join: Join = {
  help: {
    fr: typeset({
      label: 'Pierres runiques',
      help: 'Trois pierres de la Runesaga, tirées au sort : qui fait avant les autres ce que demande une pierre la prend, et ses symboles valent des points à la fin. Officiel ; la plupart des pierres sont reconstituées.',
    }),
    en: {
      label: 'Runestones',
      help: 'Three stones of the Runesaga, drawn by lot: the first to do what one asks takes it, and its symbols are worth points at the end. Official; most of the stones are reconstructed.',
    },
  },
  options: (game, chosen) => withStones(taleOf(game), chosen),
}
function taleOf(game: string): TaleId {
  const tale = TALES.find(each => each === game)
  if (!tale) throw new Error(`${game} is no tale of the saga`)
  return tale
}
