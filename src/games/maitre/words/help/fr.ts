// Ce que disent les cartes du Maître des Mers à qui les regarde de près.
import { typeset } from '#games/kit/words'
import type { MaitreHelp } from './index.ts'

export const fr: MaitreHelp = typeset<MaitreHelp>({
  advantages: {
    flip: 'Une fois par tour, après un lancer, retournez un dé : 1 devient 6, 2 devient 5, 3 devient 4, et l’inverse aussi.',
    nudge: 'Une fois par tour, après un lancer, un dé monte ou descend de 1. Il reste entre 1 et 6.',
    reroll:
      'Une fois par tour, après un lancer, relancez une fois les dés de votre choix, parmi ceux qui viennent de rouler.',
    recall: 'Une fois par tour, un dé écarté pendant ce tour, même à l’instant, revient pour le prochain lancer.',
    again:
      'Une fois par tour, après un lancer, ne posez rien et n’écartez rien : relancez tous les dés qui viennent de rouler.',
    six: 'Une fois par tour, après un lancer, un dé de votre choix devient un 6.',
    any: 'Une fois par tour, après un lancer, mettez un dé sur la face de votre choix.',
  },
  provenances: {
    seed: { label: 'D’origine', help: 'Ceci vient des règles de l’auteur.' },
    published: { label: 'Publié', help: 'Ceci se lit sur les cartes du jeu publié.' },
    ruling: { label: 'Règle maison', help: 'Les règles n’en disent rien : nous avons tranché.' },
    reconstructed: {
      label: 'Reconstitué',
      help: 'Les cartes imprimées ne sont pas publiques : noms, nombres et effets sont de nous.',
    },
  },
})
