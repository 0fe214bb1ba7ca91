// What is said among the people of a table: who is here, who went, what is asked of whom, talk and signs.
import { de } from '#games/kit/words/fr'
import type { Sign } from '../../../kit/signs-made.ts'
import { spoken } from '../../../kit/words.ts'
import type { Reach } from '../../../play/meet.ts'

interface PeopleWords {
  readonly people: string
  readonly here: string
  readonly elsewhere: string
  readonly you: string
  readonly standsIn: (owner: string) => string
  readonly standsInTurn: (owner: string) => string
  readonly onHoliday: (until: string) => string
  readonly spectators: (count: number) => string
  readonly botForYou: string
  readonly asleep: string
  readonly takeBack: string
  readonly asksUndo: (name: string) => string
  readonly asksSeat: (name: string, seat: string) => string
  readonly asksStandIn: (name: string, seat: string) => string
  readonly timeIsUp: (seat: string) => string
  readonly agree: string
  readonly decline: string
  readonly youAsked: (agreed: number, of: number) => string
  readonly withdraw: string
  readonly again: string
  readonly comeAgain: string
  readonly standIn: (name: string) => string
  readonly playFor: (name: string) => string
  readonly nudge: (name: string) => string
  readonly nudged: (name: string) => string
  readonly reached: { readonly [reach in Reach]: (name: string) => string }
  readonly invite: string
  readonly mayReplace: string
  readonly talk: string
  readonly unread: (count: number) => string
  readonly nothingSaid: string
  readonly write: string
  readonly send: string
  readonly mute: (name: string) => string
  readonly unmute: (name: string) => string
  readonly muted: (name: string) => string
  readonly onlooker: (name: string) => string
  readonly signs: string
  readonly signOf: { readonly [sign in Sign]: string }
  readonly made: (name: string, sign: string) => string
  readonly sureTitle: string
  readonly sureYes: string
  readonly sureNo: string
  readonly failed: string
}

export const say = spoken<PeopleWords>(
  {
    people: 'Les gens de la table',
    here: 'est là',
    elsewhere: 'n’est pas devant la table',
    you: 'vous',
    standsIn: owner => `un robot joue pour ${owner}`,
    standsInTurn: owner => `un robot joue ce tour pour ${owner}`,
    onHoliday: until => `en vacances jusqu’au ${until}`,
    spectators: count => (count > 1 ? `${count} personnes regardent` : 'Une personne regarde'),
    botForYou: 'Un autre joue à votre place.',
    asleep: 'Tout le monde est parti : la partie attend qu’on revienne.',
    takeBack: 'Reprendre ma place',
    asksUndo: name => `${name} voudrait reprendre son dernier coup, et ce qui a suivi.`,
    asksSeat: (name, seat) => `${name} voudrait jouer à la place ${de(seat)}.`,
    asksStandIn: (name, seat) => `${name} voudrait qu’un robot joue pour ${seat}.`,
    timeIsUp: seat => `Temps écoulé pour ${seat} : un robot à sa place ? Sinon, on attend encore.`,
    agree: 'D’accord',
    decline: 'Refuser',
    youAsked: (agreed, of) => `Vous avez demandé l’accord des autres : ${agreed} sur ${of}.`,
    withdraw: 'Retirer la demande',
    again: 'La revanche est prête : votre place vous attend.',
    comeAgain: 'Y aller',
    standIn: name => `Un robot pour ${name}`,
    playFor: name => `Jouer à la place ${de(name)}`,
    nudge: name => `Faire signe à ${name}`,
    nudged: name => `${name} vous fait signe : c’est à vous.`,
    reached: {
      eyes: name => `${name} est devant la table et voit votre signe.`,
      notice: name => `${name} n’est pas devant la table : un avis le lui dit, une fois par tour.`,
      later: name =>
        `${name} n’est pas devant la table, et ne peut être prévenu maintenant : votre signe se verra au retour.`,
    },
    invite: 'Inviter',
    mayReplace: 'Quelqu’un est parti : qui a le lien peut demander à jouer à sa place, et vous décidez.',
    talk: 'Discussion',
    unread: count => (count > 1 ? `Discussion, ${count} messages non lus` : 'Discussion, un message non lu'),
    nothingSaid: 'Personne n’a encore rien dit.',
    write: 'Votre message',
    send: 'Envoyer',
    mute: name => `Ne plus lire ${name}`,
    unmute: name => `Relire ${name}`,
    muted: name => `Messages ${de(name)} cachés.`,
    onlooker: name => `${name} (regarde)`,
    signs: 'Réagir',
    signOf: {
      applause: 'Bravo !',
      laughter: 'Ha ha !',
      wonder: 'Oh !',
      grumble: 'Grrr…',
      cheers: 'À la vôtre !',
      nudge: 'À vous !',
    },
    made: (name, sign) => `${name} : ${sign}`,
    sureTitle: 'Jouer ce coup sans retour ?',
    sureYes: 'Jouer',
    sureNo: 'Pas encore',
    failed: 'Cela n’a pas marché. Réessayez.',
  },
  {
    people: 'People at the table',
    here: 'is here',
    elsewhere: 'is not looking at the table',
    you: 'you',
    standsIn: owner => `a bot plays for ${owner}`,
    standsInTurn: owner => `a bot plays this turn for ${owner}`,
    onHoliday: until => `on holiday until ${until}`,
    spectators: count => (count > 1 ? `${count} people are watching` : 'One person is watching'),
    botForYou: 'Somebody else is playing in your seat.',
    asleep: 'Everybody has left: the match waits for somebody to come back.',
    takeBack: 'Take my seat back',
    asksUndo: name => `${name} would like to take back their last move, and all that followed.`,
    asksSeat: (name, seat) => `${name} would like to play for ${seat}.`,
    asksStandIn: (name, seat) => `${name} would like a bot to play for ${seat}.`,
    timeIsUp: seat => `The time of ${seat} is up: a bot in their place? If not, you wait on.`,
    agree: 'Agree',
    decline: 'Decline',
    youAsked: (agreed, of) => `You have asked the others: ${agreed} of ${of} agree.`,
    withdraw: 'Withdraw',
    again: 'The rematch is set: your seat awaits you.',
    comeAgain: 'Go there',
    standIn: name => `A bot for ${name}`,
    playFor: name => `Play for ${name}`,
    nudge: name => `Nudge ${name}`,
    nudged: name => `${name} nudges you: it is your turn.`,
    reached: {
      eyes: name => `${name} is at the table and sees your nudge.`,
      notice: name => `${name} is not looking at the table: a notice tells them, once a turn.`,
      later: name =>
        `${name} is not looking at the table, and cannot be told now: they will see it when they are back.`,
    },
    invite: 'Invite',
    mayReplace: 'Somebody has left: whoever has the link may ask to play in their place, and you decide.',
    talk: 'Chat',
    unread: count => (count > 1 ? `Chat, ${count} messages unread` : 'Chat, one message unread'),
    nothingSaid: 'Nobody has said anything yet.',
    write: 'Your message',
    send: 'Send',
    mute: name => `Mute ${name}`,
    unmute: name => `Unmute ${name}`,
    muted: name => `Messages of ${name} are hidden.`,
    onlooker: name => `${name} (looking on)`,
    signs: 'React',
    signOf: {
      applause: 'Well played!',
      laughter: 'Ha ha!',
      wonder: 'Oh!',
      grumble: 'Grrr…',
      cheers: 'Cheers!',
      nudge: 'Your turn!',
    },
    made: (name, sign) => `${name}: ${sign}`,
    sureTitle: 'Play this for good?',
    sureYes: 'Play',
    sureNo: 'Not yet',
    failed: 'That did not work. Try again.',
  },
)
