// What the page of a new table says.
import { spoken } from '../kit/words.ts'

interface NewTableWords {
  readonly title: string
  readonly order: string
  readonly you: string
  readonly friend: string
  readonly robot: string
  readonly level: string
  readonly character: string
  readonly anybody: string
  readonly whoever: string
  readonly onlyHere: (name: string) => string
  readonly nameOf: (seat: number) => string
  readonly player: (seat: number) => string
  readonly taken: (name: string) => string
  readonly up: (who: string) => string
  readonly remove: (who: string) => string
  readonly addFriend: string
  readonly addRobot: string
  readonly addOpen: string
  readonly open: string
  readonly whoeverComes: string
  readonly inviting: string
  readonly invite: string
  readonly onScreen: string
  readonly full: (max: number) => string
  readonly crowded: (max: number) => string
  readonly sharing: string
  readonly options: string
  readonly hints: { readonly label: string; readonly help: string }
  readonly yes: string
  readonly no: string
  readonly start: string
  readonly starting: string
}

export const say = spoken<NewTableWords>(
  {
    title: 'Nouvelle table',
    order: 'Qui est autour de la table ? On joue dans cet ordre, et le hasard dit qui commence.',
    you: 'Vous',
    friend: 'Ami sur cet appareil',
    robot: 'Robot',
    level: 'Niveau du robot',
    character: 'Caractère du robot',
    anybody: 'Un robot',
    whoever: 'Qui aura le temps : on le saura à table.',
    onlyHere: name => `À cette table seulement : ailleurs, vous restez « ${name} ».`,
    nameOf: seat => `Nom, place ${seat}`,
    player: seat => `Joueur ${seat}`,
    taken: name => `Ce nom est déjà pris : à table, ce sera « ${name} ».`,
    up: who => `Faire jouer plus tôt : ${who}`,
    remove: who => `Retirer : ${who}`,
    addFriend: 'Un ami sur cet appareil',
    addRobot: 'Un robot',
    addOpen: 'Quelqu’un ailleurs',
    open: 'Place pour quelqu’un ailleurs',
    whoeverComes: 'Qui a le lien',
    inviting:
      'Pour qui joue ailleurs, la table aura un lien et un code QR à envoyer. On commence quand tout le monde est là.',
    invite: 'Dresser et inviter',
    onScreen: 'Sur cet écran, chacun avec son téléphone',
    full: max => `La table est complète : ${max} joueurs au plus.`,
    crowded: max => `Avec cette option, on joue à ${max} au plus.`,
    sharing: 'À plusieurs sur le même appareil, on se le passe à chaque tour.',
    options: 'Options',
    hints: {
      label: 'Conseils',
      help: '« Un conseil ? » : un robot expert dit ce qu’il jouerait à votre place, et pourquoi.',
    },
    yes: 'Oui',
    no: 'Non',
    start: 'Commencer',
    starting: 'On dresse la table…',
  },
  {
    title: 'New table',
    order: 'Who is at the table? Players take turns in this order, and chance decides who goes first.',
    you: 'You',
    friend: 'Friend on this device',
    robot: 'Bot',
    level: 'Bot level',
    character: 'Bot character',
    anybody: 'A bot',
    whoever: 'Whoever has time: you will see at the table.',
    onlyHere: name => `At this table only: elsewhere you are still “${name}”.`,
    nameOf: seat => `Name, seat ${seat}`,
    player: seat => `Player ${seat}`,
    taken: name => `This name is taken: at the table it will be “${name}”.`,
    up: who => `Move up: ${who}`,
    remove: who => `Remove: ${who}`,
    addFriend: 'A friend on this device',
    addRobot: 'A bot',
    addOpen: 'Somebody elsewhere',
    open: 'Seat for somebody elsewhere',
    whoeverComes: 'Whoever has the link',
    inviting:
      'For those elsewhere the table will have a link and a QR code to send. You start when everybody is there.',
    invite: 'Set the table and invite',
    onScreen: 'On this screen, everybody with a phone',
    full: max => `The table is full: ${max} players at most.`,
    crowded: max => `With this option there are ${max} players at most.`,
    sharing: 'Players who share a device pass it on each turn.',
    options: 'Options',
    hints: {
      label: 'Hints',
      help: '“A hint?”: an expert bot says what it would play in your place, and why.',
    },
    yes: 'Yes',
    no: 'No',
    start: 'Start',
    starting: 'Setting the table…',
  },
)
