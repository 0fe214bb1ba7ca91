// What the page about Naust says.
import { spoken } from '../kit/words.ts'

interface Chapter {
  readonly title: string
  readonly lines: readonly string[]
}
interface AboutWords {
  readonly title: string
  readonly naust: Chapter
  readonly dice: Chapter
  readonly steps: readonly string[]
  readonly verify: string
  readonly watch: string
  readonly rules: Chapter
  readonly pictures: Chapter
  readonly drawn: (author: string) => string
  readonly fonts: Chapter
  readonly licence: Chapter
}

export const say = spoken<AboutWords>(
  {
    title: 'À propos',
    naust: {
      title: 'Un hangar à bateaux',
      lines: [
        'Sur les rivages du Nord, un naust est le hangar où l’on met les bateaux à l’abri. Ici, on y joue : à des jeux de mer, à plusieurs ou contre des robots, dans le navigateur.',
        'Les règles sont tenues pour vous, ce qui est caché le reste, et une partie commencée vous attend. Sans réseau, on joue aussi, sur l’appareil même.',
      ],
    },
    dice: {
      title: 'Des dés que l’on peut vérifier',
      lines: [
        'Tout le hasard d’une partie vient d’un secret tiré avant qu’elle commence. Personne ne peut le changer en route, et chacun peut le vérifier à la fin.',
      ],
    },
    steps: [
      'Au début, on publie l’empreinte du secret (SHA-256). Elle n’en dit rien, mais dès lors le secret ne peut plus changer.',
      'Pendant la partie, chaque dé et chaque carte sort du secret (ChaCha20), dans l’ordre.',
      'À la fin, le secret est dévoilé avec la partie. Votre navigateur rejoue tout et compare chaque dé ; la commande « npm run verify -- partie.json » fait de même.',
    ],
    verify: 'Vérifier une partie',
    watch: 'Revoir une partie gardée',
    rules: {
      title: 'D’où viennent les règles et les cartes',
      lines: [
        'Les jeux suivent les règles de leurs auteurs. Toutes leurs cartes imprimées ne sont pas publiques : ce que nous avons reconstitué dans les nôtres, noms, nombres ou effets, chaque carte le dit. Là où les règles se taisent, une règle maison tranche, et la page des règles marque chacune d’elles.',
      ],
    },
    pictures: {
      title: 'Les images',
      lines: [
        'Les navires, les mers et les ciels sont gravés par Naust, trait par trait. Les silhouettes viennent de game-icons.net, sous licence CC BY 3.0, redessinées sur une grille plus grosse. Merci à leurs auteurs :',
      ],
    },
    drawn: author => `${author} : `,
    fonts: {
      title: 'Les lettres',
      lines: [
        'Grenze, pour les noms et les nombres, est d’Omnibus-Type. Alegreya Sans, pour les phrases, est de Juan Pablo del Peral (Huerta Tipográfica). Les deux sont sous licence SIL Open Font License.',
      ],
    },
    licence: {
      title: 'La licence',
      lines: ['Le code de Naust est libre, sous licence MIT : chacun peut le lire, le changer et le partager.'],
    },
  },
  {
    title: 'About',
    naust: {
      title: 'A boathouse',
      lines: [
        'On northern shores, a naust is a boathouse, where boats are kept out of the weather. Here it is a place to play: sea games in your browser, with others or against bots.',
        'The rules are kept for you, what is hidden stays hidden, and a match you have begun waits for you. You can play offline too, on the device itself.',
      ],
    },
    dice: {
      title: 'Dice you can check',
      lines: [
        'Every roll and every draw of a match comes from a secret chosen before it begins. Nobody can change it along the way, and anyone can check it at the end.',
      ],
    },
    steps: [
      'At the start, a fingerprint of the secret is published (SHA-256). It gives nothing away, but from then on the secret is fixed.',
      'During the match, every die and every card is derived from the secret (ChaCha20), in order.',
      'At the end, the secret is revealed with the match. Your browser replays everything and checks every die; the command “npm run verify -- match.json” does the same.',
    ],
    verify: 'Verify a match',
    watch: 'Watch a kept match',
    rules: {
      title: 'Where rules and cards come from',
      lines: [
        'The games follow their authors’ rules. Not all of the printed cards are public: where we had to reconstruct names, numbers or effects, the card says so. Where the rules are silent we made a house rule, and the rules page marks each of these.',
      ],
    },
    pictures: {
      title: 'Pictures',
      lines: [
        'Ships, seas and skies are engraved by Naust, line by line. The silhouettes come from game-icons.net, under CC BY 3.0, redrawn on a coarser grid. Thanks to their authors:',
      ],
    },
    drawn: author => `${author}: `,
    fonts: {
      title: 'Typefaces',
      lines: [
        'Grenze, for names and numbers, is by Omnibus-Type. Alegreya Sans, for sentences, is by Juan Pablo del Peral (Huerta Tipográfica). Both are under the SIL Open Font License.',
      ],
    },
    licence: {
      title: 'Licence',
      lines: ['The code of Naust is free, under the MIT licence: anyone may read it, change it and share it.'],
    },
  },
)
