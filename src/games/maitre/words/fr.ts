// Le Maître des Mers en français. The sources are typed with plain spaces; `typeset` makes those of French typography.
import type { Seat } from '#engine'
import { typeset, type Who } from '#games/kit/words'
import { capital, de, does, doing, either, isPlural, list, many, points, theirs, verb, whom } from '#games/kit/words/fr'
import { cardOf, shipOf } from '../cards/deck.ts'
import { isGoods, TURNS_OF_WAR } from '../state.ts'
import type { MaitreTexts, Missing, Part } from './index.ts'

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
/** A card with its owner: le Galion d’Aurèle, votre Galion. */
const owned = (who: Who, seat: Seat, card: number): string => theirs(who, seat, the(card))
/** What a card still wants: un 4, un 1 ou un 5, deux dés. */
function lacks({ count, faces: wanted }: Missing): string {
  if (wanted.length === 0) return dice(count)
  if (wanted.every(face => face === wanted[0])) return faces(wanted)
  const each = wanted.map(face => `un ${face}`)
  return count === 1 ? either(each) : list(each)
}
const pileOf = (card: number): string => (isGoods(card) ? 'des marchandises' : 'des trésors')

/** Ce qu’amène le dernier navire du port. */
const BRINGS = { match: 'termine la partie', round: 'ouvre le dernier tour de table' } as const
const BROUGHT = { match: 'la partie est finie', round: 'le dernier tour de table commence' } as const

const DOING = {
  arm: 'vous armez un navire',
  hunt: 'vous cherchez un trésor',
  buy: 'vous achetez une marchandise',
  attack: 'vous attaquez',
} as const
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
  moment: number => `tour ${number}`,
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
    arm: ({ ship, wanted, ends }) => {
      const last = ends === null ? '' : ` ; l’armer ${BRINGS[ends]}`
      return ship < 0
        ? { label: 'Armer un navire', detail: `lance les dés ; le premier posé dira lequel${last}` }
        : { label: `Armer ${the(ship)}`, detail: `lance les dés ; il faut ${wanted}${last}` }
    },
    hunt: ({ card, points: worth, wanted }) => ({
      label: 'Chercher un trésor',
      detail: `lance les dés pour ${the(card)}, ${points(worth)} ; il faut ${wanted}`,
    }),
    buy: ({ card, wanted }) => ({ label: `Acheter ${the(card)}`, detail: `lance les dés ; il faut ${wanted}` }),
    attack: ({ with: ship, at, owner }, who) => ({
      label: `Attaquer ${the(at)}`,
      detail: `avec ${the(ship)}, chez ${whom(who, owner)} : ${guns(shipOf(ship).firepower)} contre ${shipOf(at).firepower}`,
    }),
    place: ({ on, dice, left, done, ends }) => {
      const mine = `et ${the(on)} est à vous${ends === null ? '' : ` : ${BROUGHT[ends]}`}`
      const won = cardOf(on).kind === 'ship' ? mine : `et vous gagnez ${the(on)}`
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
    pass: () => ({ label: 'Passer', detail: 'il n’y a plus de navire à armer' }),
    leave: () => ({ label: 'Ne rien prendre', detail: 'le navire battu garde sa carte' }),
  },
  notes: {
    first: ({ seat }, who) => `${does(who, seat, 'commence', 'commencez')}.`,
    port: ({ ships }) => `Au port : ${list(ships.map(the))}.`,
    tries: ({ seat, action, card }, who) => {
      if (action === 'hunt') return `${does(who, seat, 'part', 'partez')} chercher ${the(card)}.`
      const what = action === 'buy' ? `acheter ${the(card)}` : `armer ${card < 0 ? 'un navire' : the(card)}`
      return `${does(who, seat, 'veut', 'voulez')} ${what}.`
    },
    rolls: ({ seat, dice: shown }, who) =>
      `${does(who, seat, 'lance', 'lancez')} ${dice(shown.length)} : ${list(shown)}.`,
    places: ({ seat, card, dice, missing }, who) => {
      const still = missing === null ? '' : ` ; il manque ${lacks(missing)}`
      return `${does(who, seat, 'pose', 'posez')} ${faces(dice)} sur ${the(card)}${still}.`
    },
    aside: ({ seat, die }, who) => `${does(who, seat, 'écarte', 'écartez')} un ${die} : rien ne convient.`,
    uses: ({ seat, good, dice, to, help }, who) => {
      const used = `${does(who, seat, 'utilise', 'utilisez')} ${the(good)}`
      if (help === 'turned') return `${used} : un ${dice[0]} devient un ${to[0]}.`
      if (help === 'back') return `${used} : un dé écarté revient.`
      return `${used}, ${verb(who, seat, 'relance', 'relancez')} ${faces(dice)} et ${verb(who, seat, 'obtient', 'obtenez')} ${faces(to)}.`
    },
    arms: ({ seat, card }, who) => `${does(who, seat, 'arme', 'armez')} ${the(card)}.`,
    gains: ({ seat, card, ship }, who) => {
      const won = cardOf(card)
      const aboard = `à bord ${de(the(ship))}`
      if (won.kind !== 'treasure') return `${does(who, seat, 'charge', 'chargez')} ${the(card)} ${aboard}.`
      return `${does(who, seat, 'trouve', 'trouvez')} ${the(card)} : ${points(won.points)} ${aboard}.`
    },
    fails: ({ seat, card }, who) => {
      const out = does(who, seat, 'n’a plus de dés', 'n’avez plus de dés')
      if (card < 0) return `${out} : aucun navire ce tour-ci.`
      return `${out} : ${the(card)} ${verb(who, seat, 'lui', 'vous')} ${isPlural(the(card)) ? 'échappent' : 'échappe'}.`
    },
    arrives: ({ ship }) => `${capital(the(ship))} arrive à quai.`,
    fights: ({ seat, defender, ship, target, dice, totals, winner }, who) => {
      const [attack, defence] = dice.map((die, i) => `${die} + ${totals[i]! - die}`)
      const wins = doing(who, winner, 'l’emporte', 'l’emportez')
      const end = totals[0] === totals[1] ? `égalité, donc ${wins}` : wins
      return `${does(who, seat, 'attaque', 'attaquez')} ${owned(who, defender, target)} avec ${the(ship)} : ${attack} contre ${defence}, ${end}.`
    },
    loots: ({ seat, from, card, ship }, who) =>
      `${does(who, seat, 'prend', 'prenez')} ${owned(who, from, card)} à bord ${de(the(ship))}.`,
    drops: ({ seat, card }, who) =>
      `${does(who, seat, 'remet', 'remettez')} ${the(card)} sous la pile ${pileOf(card)}.`,
    spares: ({ seat, card }, who) => `${does(who, seat, 'ne prend pas', 'ne prenez pas')} ${the(card)}.`,
    returns: ({ seat, ship }, who) => `${capital(owned(who, seat, ship))}, vide, retourne sous la pile du port.`,
    season: () => `${TURNS_OF_WAR} tours sont passés : plus personne n’attaque.`,
    'last-round': () => 'Le port est vide : on finit le tour de table, puis la partie est finie.',
    passes: ({ seat }, who) => `${does(who, seat, 'passe', 'passez')}.`,
    over: ({ round }) =>
      round ? 'Chacun a joué autant de tours : la partie est finie.' : 'Le port est vide : la partie est finie.',
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
    pass: () => 'Passer',
    use: ({ good }) => `Utiliser ${the(good)}`,
  },
  reasons: {
    turn: ({ seat }, who) => `C’est à ${whom(who, seat)} de jouer.`,
    'roll-first': () => 'Choisissez d’abord une action : les dés viennent après.',
    'action-chosen': ({ chosen, card }) =>
      `Ce tour-ci, ${DOING[chosen]} : ${card < 0 ? 'une seule action par tour' : `${the(card)} devra attendre`}.`,
    map: () => 'Il vous faut un navire avec une carte au trésor.',
    'free-ship': () => 'Il vous faut un navire libre, qui ne transporte rien.',
    'own-ship': () => 'Il vous faut un navire à vous.',
    'enemy-ship': () => 'Aucun adversaire n’a de navire.',
    'ship-left': () => 'Il n’y a plus de navire au port.',
    'last-round': () => 'C’est le dernier tour de table : plus personne n’attaque.',
    'treasure-left': () => 'Il ne reste aucun trésor à trouver.',
    'goods-left': () => 'Il ne reste aucune marchandise à acheter.',
    'no-truce': () => 'La pile du port est vide : c’est la trêve.',
    season: () => `Après ${TURNS_OF_WAR} tours, plus personne n’attaque.`,
    'other-family': ({ ship, target }) => `${capital(the(ship))} et ${the(target)} sont de la même famille.`,
    'equal-or-stronger': ({ ship, target, want, have }) =>
      `${capital(the(target))} a ${guns(have)} : ${the(ship)}, avec ${guns(want)}, doit viser au moins aussi fort.`,
    'same-target': ({ on, target }) => `Vos dés de ce tour vont tous sur ${the(target)} : ${the(on)} devra attendre.`,
    'fitting-die': ({ dice, target, wanted, placed }) => {
      const alone = dice.length === 1
      const these = capital(faces(dice))
      if (target < 0) return `${these} ${alone ? 'ne va' : 'ne vont ensemble'} sur aucun navire à quai.`
      const done = placed.length > 0 ? `, avec ${faces(placed)} déjà posé${placed.length > 1 ? 's' : ''}` : ''
      return `${these} ne convien${alone ? 't' : 'nent'} pas : pour ${the(target)}, il faut en tout ${wanted}${done}.`
    },
    'nothing-fits': () => 'Un de vos dés convient : vous devez en poser un.',
    unused: ({ good }) => `Vous avez déjà utilisé ${the(good)} ce tour-ci.`,
    'die-aside': ({ good }) => `Pour utiliser ${the(good)}, il vous faut un dé écarté.`,
    useful: ({ good }) => `Utiliser ${the(good)} ne changerait rien à ces dés.`,
  },
  lacks,
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
    round: {
      label: 'Finir le tour de table',
      help: 'Quand le port est vide, on joue encore jusqu’à ce que chacun ait eu autant de tours. Pendant ce dernier tour de table, on peut chercher un trésor, acheter ou passer, mais plus personne n’attaque.',
    },
  },
  advantages: {
    flip: 'Retournez un dé.',
    nudge: 'Un dé change de 1.',
    reroll: 'Relancez des dés.',
    recall: 'Un dé écarté revient.',
    again: 'Relancez tout.',
    six: 'Un dé devient un 6.',
    any: 'Choisissez la face d’un dé.',
  },
  families: { negoce: 'Négoce', couronne: 'Couronne', flibuste: 'Flibuste' },
})
