// What is said where people meet: before a match, on the way in, and about the link.
import { de } from '#games/kit/words/fr'
import { spoken } from '../../kit/words.ts'
import type { LeadsTo } from './leads-to.ts'

interface RoomWords {
  readonly title: (game: string) => string
  readonly invite: string
  readonly inviteHelp: { readonly [leads in LeadsTo]: string }
  readonly television: string
  readonly televisionHere: string
  readonly onThisScreen: string
  readonly link: string
  readonly shareText: (game: string) => string
  readonly qr: string
  readonly renew: string
  readonly renewing: string
  readonly renewText: string
  readonly keep: string
  readonly seats: string
  readonly you: string
  readonly free: string
  readonly keptFor: (name: string) => string
  readonly keptForYou: string
  readonly hasCome: string
  readonly host: string
  readonly sitHere: string
  readonly fill: string
  readonly fillAll: string
  readonly level: string
  readonly clear: (name: string) => string
  readonly clearBot: (name: string) => string
  readonly start: string
  readonly stillFree: (count: number) => string
  readonly hostStarts: (name: string) => string
  readonly leave: string
  readonly ending: string
  readonly endingText: string
  readonly notSeated: string
  readonly customs: string
  readonly listed: { readonly label: string; readonly help: string }
  readonly spectators: { readonly label: string; readonly help: string }
  readonly yes: string
  readonly no: string
  readonly joinTitle: string
  readonly invites: (name: string, game: string) => string
  readonly yourName: string
  readonly anySeat: string
  readonly whichSeat: string
  readonly seat: (seat: number) => string
  readonly sitDown: string
  readonly watch: string
  readonly watchHelp: string
  readonly mayPlayFor: string
  readonly inVain: string
  /** Nobody may look on, and no seat is left. */
  readonly notShown: string
  readonly full: string
  readonly started: string
  readonly ended: string
  readonly watchAgain: string
  readonly toTable: string
  readonly deadLink: string
  readonly lobby: string
  readonly lobbyHelp: string
  readonly nobodyWaits: string
  readonly freeSeats: (count: number) => string
  readonly failed: string
}

export const say = spoken<RoomWords>(
  {
    title: game => `${game} : avant la partie`,
    invite: 'Inviter',
    inviteHelp: {
      seat: 'Qui a ce lien peut s’asseoir à la table, sans compte. Il n’est montré à personne d’autre.',
      watching: 'Qui a ce lien peut regarder la partie, sans voir aucune main avant la fin.',
      nowhere:
        'Pendant la partie, ce lien ne laisse entrer personne de plus : l’hôte peut admettre des spectateurs. À la fin, il montrera la partie.',
      match: 'Qui a ce lien peut revoir la partie.',
    },
    television:
      'La table sur un téléviseur : ouvrez-y ce lien, puis « Montrer la table sur cet écran ». Les mains restent sur les téléphones. Pendant la partie, un écran qui n’est pas celui d’un joueur demande que les spectateurs soient admis.',
    televisionHere: 'Cet écran est pour tous, comme un téléviseur ? Il montrera la table, et aucune main.',
    onThisScreen: 'Montrer la table sur cet écran',
    link: 'Lien de la table',
    shareText: game => `On joue à ${game} ?`,
    qr: 'Code QR du lien de la table',
    renew: 'Changer de lien',
    renewing: 'Changer de lien ?',
    renewText: 'L’ancien lien ne mènera plus nulle part. Qui est assis garde sa place.',
    keep: 'Garder',
    seats: 'Autour de la table',
    you: 'Vous',
    free: 'Place libre',
    keptFor: name => `Gardée pour ${name}`,
    keptForYou: 'Gardée pour vous',
    hasCome: 'est là',
    host: 'invite',
    sitHere: 'S’asseoir ici',
    fill: 'Un robot ici',
    fillAll: 'Des robots aux places libres',
    level: 'Niveau des robots',
    clear: name => `Libérer la place ${de(name)}`,
    clearBot: name => `Renvoyer ${name}`,
    start: 'Commencer',
    stillFree: count => (count > 1 ? `${count} places sont encore libres.` : 'Une place est encore libre.'),
    hostStarts: name => `${name} commencera la partie quand tout le monde sera là.`,
    leave: 'Quitter la table',
    ending: 'Quitter, et défaire la table ?',
    endingText: 'Personne d’autre n’est assis : la table disparaît, et son lien ne mène plus nulle part.',
    notSeated: 'Vous n’êtes pas encore à table : choisissez une place.',
    customs: 'Ce que la table permet',
    listed: {
      label: 'Ouverte à tous',
      help: 'La table paraît parmi les tables ouvertes : qui passe peut s’y asseoir.',
    },
    spectators: { label: 'Spectateurs', help: 'Qui a le lien peut regarder, sans voir aucune main avant la fin.' },
    yes: 'Oui',
    no: 'Non',
    joinTitle: 'À table !',
    invites: (name, game) => `${name} vous invite à une partie : ${game}.`,
    yourName: 'Votre nom à table',
    anySeat: 'N’importe',
    whichSeat: 'Votre place',
    seat: seat => `Place ${seat}`,
    sitDown: 'S’asseoir',
    watch: 'Regarder seulement',
    watchHelp: 'Vous verrez la table, et aucune main avant la fin.',
    mayPlayFor:
      'Quelqu’un est parti, un robot joue à sa place. Demandez à la prendre : celles et ceux qui jouent décident.',
    inVain: 'Votre demande n’a pas abouti.',
    notShown:
      'Elle se joue sans spectateurs. Son hôte peut en permettre, à la table, parmi les gens de la table. Quand elle sera finie, ce lien la montrera.',
    full: 'Toutes les places sont prises.',
    started: 'La partie a commencé.',
    ended: 'La partie est finie.',
    watchAgain: 'Revoir la partie',
    toTable: 'Aller à la table',
    deadLink: 'Ce lien ne mène plus à une table ouverte. Demandez-en un nouveau à qui vous l’a envoyé.',
    lobby: 'Tables ouvertes',
    lobbyHelp: 'On y attend quelqu’un : asseyez-vous, un nom suffit.',
    nobodyWaits: 'Aucune table ouverte en ce moment. Dressez la vôtre, et ouvrez-la à tous.',
    freeSeats: count => (count > 1 ? `${count} places libres` : 'Une place libre'),
    failed: 'Cela n’a pas marché. Réessayez.',
  },
  {
    title: game => `${game}: before the match`,
    invite: 'Invite',
    inviteHelp: {
      seat: 'Whoever has this link can sit down at the table, without an account. Nobody else is shown it.',
      watching: 'Whoever has this link can look on, and sees no hand before the end.',
      nowhere:
        'During the match this link lets nobody else in: the host can allow spectators. After the end it shows the match.',
      match: 'Whoever has this link can watch the match again.',
    },
    television:
      'The table on a television: open this link there, then “Show the table on this screen”. Hands stay on the phones. During the match, a screen that is no player’s needs spectators to be allowed.',
    televisionHere: 'Is this a screen for all, such as a television? It will show the table, and no hand.',
    onThisScreen: 'Show the table on this screen',
    link: 'Link to the table',
    shareText: game => `A game of ${game}?`,
    qr: 'QR code of the link to the table',
    renew: 'Renew the link',
    renewing: 'Renew the link?',
    renewText: 'The old link will lead nowhere. Whoever is seated keeps their seat.',
    keep: 'Keep it',
    seats: 'Around the table',
    you: 'You',
    free: 'Free seat',
    keptFor: name => `Kept for ${name}`,
    keptForYou: 'Kept for you',
    hasCome: 'is here',
    host: 'host',
    sitHere: 'Sit here',
    fill: 'A bot here',
    fillAll: 'Bots on the free seats',
    level: 'Level of the bots',
    clear: name => `Free the seat of ${name}`,
    clearBot: name => `Send ${name} away`,
    start: 'Start',
    stillFree: count => (count > 1 ? `${count} seats are still free.` : 'One seat is still free.'),
    hostStarts: name => `${name} will start the match once everybody is here.`,
    leave: 'Leave the table',
    ending: 'Leave, and end the table?',
    endingText: 'Nobody else is seated: the table is no more, and its link leads nowhere.',
    notSeated: 'You are not seated yet: choose a seat.',
    customs: 'What the table allows',
    listed: { label: 'Open to all', help: 'The table is shown among the open tables: whoever comes by can sit down.' },
    spectators: { label: 'Spectators', help: 'Whoever has the link may watch, and sees no hand before the end.' },
    yes: 'Yes',
    no: 'No',
    joinTitle: 'Take a seat',
    invites: (name, game) => `${name} invites you to a match of ${game}.`,
    yourName: 'Your name at the table',
    anySeat: 'Any',
    whichSeat: 'Your seat',
    seat: seat => `Seat ${seat}`,
    sitDown: 'Sit down',
    watch: 'Just watch',
    watchHelp: 'You will see the table, and no hand before the end.',
    mayPlayFor: 'Somebody has left, and a bot plays in their place. Ask for the seat: those who play decide.',
    inVain: 'Nothing came of what you asked.',
    notShown:
      'It is played without spectators. Its host can allow them, at the table, where its people are. Once it is over, this link shows it.',
    full: 'Every seat is taken.',
    started: 'The match has started.',
    ended: 'The match is over.',
    watchAgain: 'Watch the match again',
    toTable: 'Go to the table',
    deadLink: 'This link no longer leads to an open table. Ask whoever sent it for a new one.',
    lobby: 'Open tables',
    lobbyHelp: 'Somebody is awaited there: sit down, a name will do.',
    nobodyWaits: 'No open table right now. Set one of your own, and open it to all.',
    freeSeats: count => (count > 1 ? `${count} free seats` : 'One free seat'),
    failed: 'That did not work. Try again.',
  },
)
