// Le Maître des Mers en français. The sources are typed with plain spaces; `typeset` makes those of French typography.
import { typeset } from '#games/kit/words'
import { capital, de, list, many } from '#games/kit/words/fr'
import { cardOf, shipOf } from '../cards/deck.ts'
import { isGoods, TURNS_OF_WAR } from '../state.ts'
import type { MaitreTexts, Part } from './index.ts'

const COUNTS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq'] as const
const the = (card: number): string => cardOf(card).the.fr

const dice = (count: number): string => `${COUNTS[count]} dé${count > 1 ? 's' : ''}`
/** Some dice by their faces: un 5, deux 4, 6 et 5. */
function faces(shown: readonly number[]): string {
  const alike = shown.every(face => face === shown[0])
  return alike ? `${COUNTS[shown.length]} ${shown[0]}` : list(shown)
}
const guns = (count: number): string => many(count, 'canon')
const rollOn = (left: number): string => (left === 0 ? 'et le tour s’arrête' : `puis relancer ${dice(left)}`)
const pileOf = (card: number): string => (isGoods(card) ? 'des marchandises' : 'des trésors')

const GROUPS: Record<number, readonly [one: string, many: string]> = {
  2: ['une paire', 'paires'],
  3: ['un brelan', 'brelans'],
  4: ['un carré', 'carrés'],
}
function part(asked: Part, alone: boolean): string {
  switch (asked.of) {
    case 'face':
      return `${COUNTS[asked.count]} ${asked.face}`
    case 'least':
      return asked.face === 1 ? dice(asked.count) : `${dice(asked.count)} de ${asked.face} ou plus`
    case 'run':
      return `une suite de ${asked.count} dés`
    case 'different':
      return asked.count === 1 ? 'un autre dé' : `${dice(asked.count)} différents`
    case 'alike': {
      const group = GROUPS[asked.size]
      if (!group || (alone && asked.size > 2)) return `${dice(asked.size)} pareils`
      return asked.count === 1 ? group[0] : `${COUNTS[asked.count]} ${group[1]}`
    }
  }
}

export const fr: MaitreTexts = typeset<MaitreTexts>({
  title: 'Le Maître des Mers',
  tagline: 'Cinq dés, douze navires et des trésors à rapporter.',
  questions: {
    action: () => 'Que faites-vous ce tour-ci ?',
    dice: ({ target, stuck, helped }) => {
      if (stuck) return `Aucun dé ne convient : écartez-en un${helped ? ', ou utilisez une marchandise' : ''}.`
      return `Posez au moins un dé sur ${target < 0 ? 'un navire à quai' : the(target)}.`
    },
    stow: ({ cargo }) => `Sur quel navire chargez-vous ${the(cargo)} ?`,
    loot: ({ cargo }) => `Prenez-vous ${the(cargo)} ?`,
  },
  moves: {
    arm: ({ ship, wanted }) =>
      ship < 0
        ? { label: 'Armer un navire', detail: 'le premier dé posé dira lequel' }
        : { label: `Armer ${the(ship)}`, detail: `il faut ${wanted}` },
    hunt: ({ card, points, wanted }) => ({
      label: 'Chercher un trésor',
      detail: `${the(card)}, ${points} point${points > 1 ? 's' : ''} : il faut ${wanted}`,
    }),
    buy: ({ card, wanted }) => ({ label: `Acheter ${the(card)}`, detail: `il faut ${wanted}` }),
    attack: ({ with: ship, at, owner }, who) => ({
      label: `Attaquer ${the(at)}`,
      detail: `avec ${the(ship)}, chez ${who(owner)} : ${guns(shipOf(ship).firepower)} contre ${shipOf(at).firepower}`,
    }),
    place: ({ on, dice, left, done }) => {
      const won = cardOf(on).kind === 'ship' ? `et ${the(on)} est à vous` : `et vous gagnez ${the(on)}`
      return { label: `Poser ${faces(dice)}`, detail: done ? won : `sur ${the(on)}, ${rollOn(left)}` }
    },
    aside: ({ canvas, left }) =>
      canvas < 0
        ? { label: 'Écarter un dé', detail: rollOn(left) }
        : { label: `Écarter avec ${the(canvas)}`, detail: `le dé revient : ${dice(left)} à relancer` },
    use: ({ good, dice, to, help, all }) => {
      const label = `Utiliser ${the(good)}`
      if (help === 'turned') return { label, detail: `un ${dice[0]} devient un ${to[0]}` }
      if (help === 'back') return { label, detail: 'un dé écarté revient au prochain lancer' }
      return { label, detail: all && dice.length > 1 ? 'relancer tous ces dés' : `relancer ${faces(dice)}` }
    },
    load: ({ on, cargo }) => ({ label: `Charger ${the(on)}`, detail: `avec ${the(cargo)}` }),
    drop: ({ card, cargo }) => ({ label: `Rendre ${the(card)}`, detail: `et prendre ${the(cargo)} à la place` }),
    leave: () => ({ label: 'Ne rien prendre', detail: 'le navire battu garde sa carte' }),
  },
  notes: {
    first: ({ seat }, who) => `${who(seat)} commence.`,
    port: ({ ships }) => `Au port : ${list(ships.map(the))}.`,
    tries: ({ seat, action, card }, who) => {
      if (action === 'arm') return `${who(seat)} veut armer ${card < 0 ? 'un navire' : the(card)}.`
      return action === 'hunt' ? `${who(seat)} part chercher ${the(card)}.` : `${who(seat)} veut acheter ${the(card)}.`
    },
    rolls: ({ seat, dice: shown }, who) => `${who(seat)} lance ${dice(shown.length)} : ${list(shown)}.`,
    places: ({ seat, card, dice }, who) => `${who(seat)} pose ${faces(dice)} sur ${the(card)}.`,
    aside: ({ seat, die }, who) => `${who(seat)} écarte un ${die}.`,
    uses: ({ seat, good, dice, to, help }, who) => {
      if (help === 'turned') return `${who(seat)} utilise ${the(good)} : un ${dice[0]} devient un ${to[0]}.`
      if (help === 'back') return `${who(seat)} utilise ${the(good)} : un dé écarté revient.`
      return `${who(seat)} utilise ${the(good)}, relance ${faces(dice)}, et obtient ${faces(to)}.`
    },
    arms: ({ seat, card }, who) => `${who(seat)} arme ${the(card)}.`,
    gains: ({ seat, card, ship }, who) => {
      const won = cardOf(card)
      if (won.kind !== 'treasure') return `${who(seat)} embarque ${the(card)} à bord ${de(the(ship))}.`
      const points = `${won.points} point${won.points > 1 ? 's' : ''}`
      return `${who(seat)} trouve ${the(card)} : ${points} à bord ${de(the(ship))}.`
    },
    fails: ({ seat, card }, who) =>
      `Pas de chance : ${who(seat)} n’obtient ${card < 0 ? 'aucun navire' : `pas ${the(card)}`}.`,
    arrives: ({ ship }) => `${capital(the(ship))} arrive à quai.`,
    fights: ({ seat, defender, ship, target, dice, totals, winner }, who) => {
      const [attack, defence] = dice.map((die, i) => `${die} + ${totals[i]! - die}`)
      const end = totals[0] === totals[1] ? `égalité, donc ${who(winner)} l’emporte` : `${who(winner)} l’emporte`
      return `${who(seat)} attaque ${the(target)} ${de(who(defender))} avec ${the(ship)} : ${attack} contre ${defence}, ${end}.`
    },
    loots: ({ seat, from, card, ship }, who) =>
      `${who(seat)} prend ${the(card)} ${de(who(from))} à bord ${de(the(ship))}.`,
    drops: ({ seat, card }, who) => `${who(seat)} remet ${the(card)} sous la pile ${pileOf(card)}.`,
    spares: ({ seat, card }, who) => `${who(seat)} ne prend pas ${the(card)}.`,
    returns: ({ seat, ship }, who) => `${capital(the(ship))} ${de(who(seat))}, vide, retourne sous la pile du port.`,
    season: () => `${TURNS_OF_WAR} tours sont passés : plus personne n’attaque.`,
    over: () => 'Le port est vide : la partie est finie.',
  },
  actions: {
    act: () => 'Jouer',
    arm: () => 'Armer un navire',
    hunt: () => 'Chercher un trésor',
    buy: () => 'Acheter une marchandise',
    attack: ({ with: ship, at }) =>
      ship === undefined || at === undefined ? 'Attaquer' : `Attaquer ${the(at)} avec ${the(ship)}`,
    place: ({ on, dice }) => `Poser ${dice ? faces(dice) : 'un dé'}${on === undefined ? '' : ` sur ${the(on)}`}`,
    aside: () => 'Écarter un dé',
    use: ({ good }) => `Utiliser ${the(good)}`,
  },
  reasons: {
    turn: ({ seat }, who) => `C’est à ${who(seat)} de jouer.`,
    'roll-first': () => 'Choisissez d’abord une action : les dés viennent après.',
    'action-chosen': () => 'Vous avez déjà choisi votre action pour ce tour.',
    map: () => 'Il vous faut un navire avec une carte au trésor.',
    'free-ship': () => 'Il vous faut un navire libre, qui ne transporte rien.',
    'own-ship': () => 'Il vous faut un navire à vous.',
    'enemy-ship': () => 'Aucun adversaire n’a de navire.',
    'treasure-left': () => 'Il ne reste aucun trésor à trouver.',
    'goods-left': () => 'Il ne reste aucune marchandise à acheter.',
    'no-truce': () => 'La pile du port est vide : c’est la trêve.',
    season: () => `Après ${TURNS_OF_WAR} tours, plus personne n’attaque.`,
    'other-family': ({ ship, target }) => `${capital(the(ship))} et ${the(target)} sont de la même famille.`,
    'equal-or-stronger': ({ want, have }) =>
      `Il faut viser un navire d’au moins ${guns(want)} : celui-ci en a ${have}.`,
    'same-target': ({ target }) => `Vos dés de ce tour vont tous sur ${the(target)}.`,
    'fitting-die': ({ die, target, wanted }) =>
      `Un ${die} ne convient pas : pour ${the(target)}, il faut en tout ${wanted}.`,
    'nothing-fits': () => 'Un de vos dés convient : vous devez en poser un.',
    unused: ({ good }) => `Vous avez déjà utilisé ${the(good)} ce tour-ci.`,
    'die-aside': ({ good }) => `Pour utiliser ${the(good)}, il vous faut un dé écarté.`,
    useful: ({ good }) => `Utiliser ${the(good)} ne changerait rien à ces dés.`,
  },
  combination: parts => list(parts.map(asked => part(asked, parts.length === 1))),
  parts: { treasures: 'Trésors', families: 'Familles complètes' },
  outlook: {
    treasures: 'les trésors',
    families: 'les familles',
    maps: 'les trésors à trouver',
    fleet: 'la flotte',
    goods: 'les marchandises',
    guns: 'les attaques possibles',
    turn: 'le tour',
  },
  ties: ['la plus grande flotte', 'le plus de canons en tout'],
  options: {
    odds: { label: 'Voir les chances', help: 'Chaque carte montre vos chances exactes de réussir.' },
    declare: { label: 'Annoncer le navire', help: 'Dites quel navire vous armez avant de lancer les dés.' },
    truce: { label: 'Trêve', help: 'Quand la pile du port est vide, plus personne n’attaque.' },
  },
  advantages: {
    flip: {
      short: 'Retournez un dé.',
      long: 'Une fois par tour, après un lancer, retournez un dé : 1 devient 6, 2 devient 5, 3 devient 4, et l’inverse aussi.',
    },
    nudge: {
      short: 'Un dé change de 1.',
      long: 'Une fois par tour, après un lancer, un dé monte ou descend de 1. Il reste entre 1 et 6.',
    },
    reroll: {
      short: 'Relancez des dés.',
      long: 'Une fois par tour, après un lancer, relancez une fois les dés de votre choix, parmi ceux qui viennent de rouler.',
    },
    recall: {
      short: 'Un dé écarté revient.',
      long: 'Une fois par tour, un dé écarté pendant ce tour, même à l’instant, revient pour le prochain lancer.',
    },
    again: {
      short: 'Relancez tout.',
      long: 'Une fois par tour, après un lancer, ne posez rien et n’écartez rien : relancez tous les dés qui viennent de rouler.',
    },
    six: {
      short: 'Un dé devient un 6.',
      long: 'Une fois par tour, après un lancer, un dé de votre choix devient un 6.',
    },
    any: {
      short: 'Choisissez la face d’un dé.',
      long: 'Une fois par tour, après un lancer, mettez un dé sur la face de votre choix.',
    },
  },
  families: { negoce: 'Négoce', couronne: 'Couronne', flibuste: 'Flibuste' },
  provenances: {
    seed: { label: 'D’origine', help: 'Ceci vient des règles de l’auteur.' },
    published: { label: 'Publié', help: 'Ceci se lit sur les cartes du jeu publié.' },
    ruling: { label: 'Notre décision', help: 'Les règles n’en disent rien : nous avons tranché.' },
    reconstructed: {
      label: 'Reconstitué',
      help: 'Les cartes imprimées ne sont pas publiques : noms, nombres et effets sont de nous.',
    },
  },
})
