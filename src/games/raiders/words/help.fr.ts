// The cards, buildings and settlements of Pillards en français, and the small words all its sentences share.
import { list, many, points, provenances } from '#games/kit/words/fr'
import { cardOf, offeringOf, settlementOf } from '../cards/deck.ts'
import { asGood, type Colour, GOODS, type Good, type Tokens } from '../cards/kinds.ts'
import type { Building } from '../state.ts'
import { YIELDS } from '../village.ts'
import type { CardTexts } from './index.ts'

export const the = (card: number): string => cardOf(card).the.fr
export const place = (settlement: number): string => settlementOf(settlement).the.fr
/** Some cards: l’Archère et le Sage (deux fois). */
export function theAll(cards: readonly number[]): string {
  const names = cards.map(the)
  return list([...new Set(names)].map(each => each + times(names.filter(other => other === each).length)))
}
const times = (count: number): string => ['', '', ' (deux fois)', ' (trois fois)'][count] ?? ` (${count} fois)`
export const cards = (count: number): string => many(count, 'carte')
export const silver = (count: number): string => `${many(count, 'pièce')} d’argent`
export const provisions = (count: number): string => many(count, 'provision')
const gold = (count: number): string => `${many(count, 'lingot')} d’or`
const iron = (count: number): string => `${many(count, 'lingot')} de fer`
const livestock = (count: number): string => `${many(count, 'tête')} de bétail`
const COUNTED: Record<Good, (count: number) => string> = { silver, provisions, gold, iron, livestock }
export const goods = (count: number, good: Good): string => COUNTED[good](count)
/** «d’or», for what there is none of. */
export const OF: Record<Good, string> = {
  silver: 'd’argent',
  provisions: 'de provisions',
  gold: 'd’or',
  iron: 'de fer',
  livestock: 'de bétail',
}
export const SOME: Record<Good, string> = {
  silver: 'de l’argent',
  provisions: 'des provisions',
  gold: 'de l’or',
  iron: 'du fer',
  livestock: 'du bétail',
}
export const valkyries = (count: number): string => many(count, 'Valkyrie')
export const steps = (count: number): string => many(count, 'cran')
export const COLOUR: Record<Colour, string> = { black: 'noir', grey: 'gris', white: 'blanc' }
export const worker = (colour: Colour): string => `ouvrier ${COLOUR[colour]}`
/** What lies in a set: 1 lingot d’or et 1 Valkyrie. */
export function tokens(all: Tokens): string {
  const named = all.flatMap((count, token) => (count === 0 || token === 0 ? [] : [goods(count, GOODS[asGood(token)]!)]))
  return list(all[0]! > 0 ? [...named, valkyries(all[0]!)] : named) || 'rien'
}
/** What an offering asks, without the piece that is saved. */
export const asks = (tile: number, less?: Good): string =>
  list(
    offeringOf(tile).asks.flatMap((count, good) => {
      const left = count - (GOODS[good] === less ? 1 : 0)
      return left > 0 ? [goods(left, GOODS[good]!)] : []
    }),
  ) || 'rien'
export const BUILDING: Record<Building, string> = {
  gate_house: 'la Grande Porte',
  town_hall: 'la Demeure du Jarl',
  treasury: 'la Salle du Trésor',
  barracks: 'le Camp d’entraînement',
  armoury: 'l’Armurerie',
  mill: 'le Moulin',
  silversmith: 'l’Orfèvrerie',
  long_house: 'le Langhùs',
}
export const AT: Record<Building, string> = {
  gate_house: 'à la Grande Porte',
  town_hall: 'à la Demeure du Jarl',
  treasury: 'à la Salle du Trésor',
  barracks: 'au Camp d’entraînement',
  armoury: 'à l’Armurerie',
  mill: 'au Moulin',
  silversmith: 'à l’Orfèvrerie',
  long_house: 'au Langhùs',
}
const nothing = () => ''

export const cardTexts: CardTexts = {
  kind: 'Villageois',
  hero: 'Héros',
  kinds: {
    harbour: { label: 'Port', help: 'Rapporte toujours 1 point ; on ne lance aucun dé.' },
    outpost: { label: 'Avant-poste', help: 'Se pille avec un ouvrier gris et un dé.' },
    monastery: {
      label: 'Monastère',
      help: 'Se pille avec un ouvrier gris ou blanc, contre de l’or aussi, et deux dés.',
    },
    fortress: { label: 'Forteresse', help: 'Se pille avec un ouvrier blanc, contre de l’or aussi, et deux dés.' },
  },
  goods: { silver: 'Argent', provisions: 'Provisions', gold: 'Or', iron: 'Fer', livestock: 'Bétail' },
  colours: COLOUR,
  buildings: {
    gate_house: { label: 'Grande Porte', help: `piocher ${cards(YIELDS.gateHouse)}` },
    town_hall: { label: 'Demeure du Jarl', help: 'jouer une carte pour son effet en ce lieu' },
    treasury: {
      label: 'Salle du Trésor',
      help: `défausser 1 carte pour ${silver(YIELDS.treasury.silver)}, ou ${cards(YIELDS.treasury.cards)} pour ${gold(YIELDS.treasury.gold)}`,
    },
    barracks: { label: 'Camp d’entraînement', help: 'engager une carte dans votre équipage, à son prix en argent' },
    armoury: { label: 'Armurerie', help: '2 crans d’armement pour 1 lingot de fer, ou 1 cran pour 2 pièces d’argent' },
    mill: {
      label: 'Moulin',
      help: 'des provisions : 1 avec un ouvrier noir, 2 avec un gris ou un blanc ; ou 1 lingot d’or avec un blanc',
    },
    silversmith: {
      label: 'Orfèvrerie',
      help: 'des pièces d’argent : 3 avec un ouvrier noir, 2 avec un gris ou un blanc',
    },
    long_house: { label: 'Langhùs', help: '2 provisions pour 1 tête de bétail, ou faire une offrande' },
  },
  crew: {
    archer: amount => `${points(amount)} par pillage d’un Avant-poste.`,
    armourer: amount => `${amount} de force en plus dans les Monastères.`,
    avenger: () =>
      'Tué lors d’un pillage : un adversaire de votre choix perd un membre de son équipage, qu’il choisit.',
    barbarian: amount => `${amount} de force en plus dans les Forteresses.`,
    berserker: () => 'Tué lors d’un pillage : revient dans votre main.',
    brawler: amount => `À chaque pillage, vous pouvez relancer ${many(amount, 'dé')}.`,
    brynjar: amount => `1 de force en plus tous les ${amount} crans d’armement.`,
    cartographer: amount => `Piller une Forteresse coûte ${gold(amount)} de moins.`,
    champion: amount => `${points(amount)} à la fin.`,
    folke: amount => `${amount} de force en plus par autre membre de votre équipage.`,
    forager: amount => `${provisions(amount)} de plus quand vous prenez des provisions au Moulin.`,
    gatekeeper: amount => `${cards(amount)} de plus à la Grande Porte.`,
    gravedigger: amount => `Tué lors d’un pillage : ${gold(amount)}.`,
    huntsman: amount => `Piller un Avant-poste coûte ${provisions(amount)} de moins.`,
    jeweller: amount => `${silver(amount)} de plus à l’Orfèvrerie.`,
    marauder: amount => `${points(amount)} par pillage d’un Avant-poste.`,
    mercenary: amount => `Tué lors d’un pillage : ${points(amount)}.`,
    merchant: amount => `${points(amount)} par tête de bétail à la fin.`,
    ragnhildr: amount => `1 de force en plus toutes les ${amount} Valkyries de votre piste.`,
    recruiter: amount => `Engager au Camp d’entraînement coûte ${silver(amount)} de moins.`,
    sage: amount => `${many(amount, 'action')} de plus au Langhùs.`,
    scout: amount => `Piller un Monastère coûte ${provisions(amount)} de moins.`,
    shieldmaiden: amount => `${points(amount)} par pillage d’un Monastère.`,
    trader: amount => `${points(amount)} par offrande à la fin.`,
    warlord: amount => `${points(amount)} à la fin.`,
    warmonger: amount => `${points(amount)} par pillage d’un Port.`,
    artisan: amount => `À la fin, ${points(amount)} par Marchand et par Négociante dans les équipages adverses.`,
    assassin: amount => `${amount} de force en plus quand vous pillez avec un ouvrier gris.`,
    beggar: amount => `Vous pouvez le congédier quand vous posez ou reprenez un ouvrier : ${silver(amount)}.`,
    blacksmith: amount => `${silver(amount)} quand vous faites une offrande qui demande du fer.`,
    conspirator: amount => `Piochez ${cards(amount)} quand des membres de votre équipage meurent lors d’un pillage.`,
    farmer: amount => `${livestock(amount)} quand vous faites une offrande qui n’en demande pas.`,
    labourer: amount => `Vous pouvez le congédier quand vous posez ou reprenez un ouvrier : ${provisions(amount)}.`,
    thief: amount => `${silver(amount)} de plus à la Salle du Trésor.`,
    tyrant: amount => `Tué lors d’un pillage : compte pour ${steps(amount)} sur la piste des Valkyries.`,
    jorunn: amount => `1 de force en plus toutes les ${amount} offrandes faites.`,
  },
  hall: {
    archer: () => 'Échangez l’ouvrier d’un adversaire contre un ouvrier du village d’une autre couleur.',
    armourer: amount => `Gagnez ${steps(amount)} d’armement.`,
    avenger: amount => `Chaque adversaire perd ${silver(amount)}.`,
    barbarian: amount => `Prenez ${amount} butin de votre choix à un adversaire.`,
    berserker: amount => `Un adversaire perd ${steps(amount)} d’armement.`,
    brawler: () => 'Perdez un membre de votre équipage et gagnez 1 butin de votre choix.',
    brynjar: nothing,
    cartographer: amount => `Payez ${provisions(amount)} pour ${gold(1)}.`,
    champion: amount => `Chaque adversaire perd ${provisions(amount)}.`,
    folke: nothing,
    forager: amount => `Gagnez ${provisions(amount)}.`,
    gatekeeper: amount => `Piochez ${cards(amount)}.`,
    gravedigger: () =>
      'Un membre de votre équipage revient dans votre main ; une autre carte de votre main le remplace sans frais.',
    huntsman: amount => `Gagnez ${provisions(amount)} et ${silver(amount)}.`,
    jeweller: amount => `Payez ${silver(amount)} pour ${gold(1)}.`,
    marauder: amount => `Payez ${livestock(amount)} pour ${gold(1)}.`,
    mercenary: amount => `Chaque adversaire vous donne ${silver(amount)} ou ${provisions(amount)}, à son choix.`,
    merchant: () => 'Utilisez un autre bâtiment avec l’ouvrier de la Demeure du Jarl, même s’il est occupé.',
    ragnhildr: nothing,
    recruiter: amount => `Engagez une carte de votre main pour ${silver(amount)}.`,
    sage: () => 'Les offrandes visibles passent sous la pile ; trois nouvelles les remplacent.',
    scout: amount =>
      amount > 0
        ? 'Échangez toute votre main contre celle d’un adversaire.'
        : 'Échangez autant de cartes que vous voulez avec un adversaire ; chacun choisit en secret ce qu’il donne.',
    shieldmaiden: amount => `Payez ${livestock(amount)} pour ${iron(1)}.`,
    trader: amount => `Faites une offrande avec ${amount} butin ou pièce d’argent de moins.`,
    warlord: amount => `Prenez jusqu’à ${silver(amount)} à un adversaire.`,
    warmonger: amount => `Prenez ${amount > 1 ? 'jusqu’à ' : ''}${provisions(amount)} à un adversaire.`,
    artisan: amount => `Gagnez 1 butin de votre choix ; chacun des autres gagne ${silver(amount)}.`,
    assassin: () => 'Ajoutez une Valkyrie de la réserve à un lot de butin.',
    beggar: amount => `Gagnez ${cards(amount)} ou ${provisions(amount)}.`,
    blacksmith: amount => `Payez ${silver(amount)} pour ${iron(1)}.`,
    conspirator: () => 'Défaussez votre main et piochez autant de cartes.',
    farmer: amount => `Payez ${provisions(amount)} pour ${livestock(1)}.`,
    labourer: amount => `Payez ${iron(amount)} pour ${livestock(1)}.`,
    thief: () => 'Prenez 1 butin dans un Port, mais pas de Valkyrie.',
    tyrant: amount => `${points(amount)} par adversaire qui a un héros dans son équipage.`,
    jorunn: nothing,
  },
  card: ({ cost, strength }, crew, hall) =>
    `Coûte ${silver(cost)}, force ${strength}. Dans votre équipage : ${lower(crew)}${hall === '' ? ' Un équipage ne compte qu’un héros.' : ` À la Demeure du Jarl : ${lower(hall)}`}`,
  offering: offering => {
    const wants = list(offering.asks.flatMap((count, good) => (count > 0 ? [goods(count, GOODS[good]!)] : [])))
    return `${wants} pour ${points(offering.points)}`
  },
  provenances: provenances(
    'Aucun texte public ne le dit : nous l’avons fait d’après ce que l’on sait. D’un nom, c’est le français qui est de nous.',
  ),
  origins: { name: 'Nom', effect: 'Effet', numbers: 'Nombres' },
}
function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
