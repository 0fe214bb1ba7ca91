// What the page of the rules says around the rules themselves.
import { spoken } from '../kit/words.ts'

interface RulesWords {
  readonly title: string
  readonly search: string
  readonly clear: string
  readonly found: (count: number) => string
  readonly nothing: (typed: string) => string
  readonly contents: string
  readonly ruling: string
  readonly rulingHelp: string
  readonly allCards: string
}

export const say = spoken<RulesWords>(
  {
    title: 'Règles',
    search: 'Chercher dans les règles',
    clear: 'Tout montrer',
    found: count => (count > 1 ? `${count} passages trouvés` : 'Un passage trouvé'),
    nothing: typed => `Rien ne parle de « ${typed} ». Essayez un autre mot, comme flotte ou point.`,
    contents: 'Sommaire',
    ruling: 'Règle maison',
    rulingHelp: 'Les règles n’en disent rien : nous avons tranché.',
    allCards: 'Les cartes',
  },
  {
    title: 'Rules',
    search: 'Search the rules',
    clear: 'Show all',
    found: count => (count === 1 ? 'One passage found' : `${count} passages found`),
    nothing: typed => `Nothing mentions “${typed}”. Try another word, such as ship or point.`,
    contents: 'Contents',
    ruling: 'House rule',
    rulingHelp: 'The rules do not say, so we decided.',
    allCards: 'The cards',
  },
)
