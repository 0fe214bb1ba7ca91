// What is said about oneself: the personal link, other devices, and going.
import { spoken } from '../../kit/words.ts'

interface Part {
  readonly title: string
  readonly help: string
  readonly button: string
  readonly sure: string
  readonly keep: string
}
interface MeWords {
  readonly title: string
  readonly welcome: string
  readonly welcomeHelp: string
  readonly comeIn: string
  readonly link: (name: string) => string
  readonly linkHelp: string
  readonly makeLink: string
  readonly linkLabel: string
  readonly qr: string
  readonly code: string
  readonly passkey: string
  readonly passkeyHelp: string
  readonly makePasskey: string
  readonly usePasskey: string
  readonly passkeyMade: string
  readonly enter: string
  readonly enterHelp: string
  readonly somebody: { readonly title: string; readonly logOut: string; readonly join: string }
  readonly others: (devices: number) => Part
  readonly dropPasskeys: (count: number) => Part
  readonly logOut: Part
  readonly forget: Part
}

export const say = spoken<MeWords>(
  {
    title: 'Vous',
    welcome: 'Un lien personnel',
    welcomeHelp:
      'Si ce lien est le vôtre, vous retrouverez ici vos tables. Celles de cet appareil viendront avec vous. Si quelqu’un d’autre vous l’a envoyé, n’entrez pas.',
    comeIn: 'Entrer',
    link: name => `${name}, sur un autre appareil`,
    linkHelp:
      'Votre lien personnel vous rend vos tables et vos places sur un autre téléphone ou ordinateur. Gardez-le pour vous : qui l’a joue à votre place. Un nouveau lien annule le précédent.',
    makeLink: 'Faire un lien personnel',
    linkLabel: 'Votre lien personnel',
    qr: 'Code QR de votre lien personnel',
    code: 'Ou ce code, à taper :',
    passkey: 'Une clé d’accès',
    passkeyHelp:
      'Facultatif : votre téléphone ou votre ordinateur la garde, et vous rentrez d’un doigt ou d’un regard, ici et là où elle vous suit. Le serveur n’en connaît que la part publique.',
    makePasskey: 'Créer une clé d’accès',
    usePasskey: 'Entrer avec ma clé',
    passkeyMade: 'La clé d’accès est créée.',
    enter: 'Vous avez déjà un lien',
    enterHelp: 'Le lien ou le code fait sur l’autre appareil',
    somebody: {
      title: 'Il y a déjà quelqu’un ici',
      logOut: 'Quitter d’abord, puis entrer',
      join: 'Réunir les deux',
    },
    others: devices => ({
      title: 'Vos autres appareils',
      help: `${devices === 0 ? 'Aucun autre appareil ne joue' : devices === 1 ? 'Un autre appareil joue' : `${devices} autres appareils jouent`} pour vous. Si vous en avez perdu un, déconnectez-les tous : ils ne jouent plus pour vous, et votre lien personnel ne vaut plus. Vos clés d’accès restent.`,
      button: 'Déconnecter tous les autres appareils',
      sure: 'Déconnecter tous les autres appareils ?',
      keep: 'Les garder',
    }),
    dropPasskeys: count => ({
      title: 'Vos clés d’accès',
      help: `${count === 1 ? 'Une clé d’accès ouvre' : `${count} clés d’accès ouvrent`} ici. Si l’appareil qui la garde est perdu, retirez-la : on n’entre plus par elle, et vous pourrez en créer une autre.`,
      button: count === 1 ? 'Retirer ma clé d’accès' : 'Retirer toutes mes clés d’accès',
      sure: count === 1 ? 'Retirer votre clé d’accès ?' : 'Retirer toutes vos clés d’accès ?',
      keep: 'Garder',
    }),
    logOut: {
      title: 'Quitter cet appareil',
      help: 'Cet appareil oublie qui vous êtes. Sans lien personnel, clé d’accès ni autre appareil, vous ne retrouverez pas vos tables du serveur.',
      button: 'Quitter cet appareil',
      sure: 'Quitter cet appareil ?',
      keep: 'Rester',
    },
    forget: {
      title: 'Vous effacer',
      help: 'Vous quittez toutes vos tables du serveur, et le serveur vous oublie. Les tables où vous êtes seul sont effacées. Votre nom et vos mots restent dans les parties jouées avec d’autres.',
      button: 'M’effacer',
      sure: 'Vous effacer pour de bon ?',
      keep: 'Garder',
    },
  },
  {
    title: 'You',
    welcome: 'A personal link',
    welcomeHelp:
      'If this link is your own, you will find your tables here. Those of this device come along. If somebody else sent it to you, do not come in.',
    comeIn: 'Come in',
    link: name => `${name}, on another device`,
    linkHelp:
      'Your personal link gives you your tables and seats on another phone or computer. Keep it to yourself: whoever has it plays in your place. A new link cancels the one before.',
    makeLink: 'Make a personal link',
    linkLabel: 'Your personal link',
    qr: 'QR code of your personal link',
    code: 'Or this code, to type:',
    passkey: 'A passkey',
    passkeyHelp:
      'If you like: your phone or computer keeps it, and you come in by a finger or a glance, here and wherever it follows you. The server knows its public part only.',
    makePasskey: 'Make a passkey',
    usePasskey: 'Come in with my passkey',
    passkeyMade: 'The passkey is made.',
    enter: 'You already have a link',
    enterHelp: 'The link or the code from the other device',
    somebody: {
      title: 'Somebody is here already',
      logOut: 'Log out first, then come in',
      join: 'Join the two',
    },
    others: devices => ({
      title: 'Your other devices',
      help: `${devices === 0 ? 'No other device acts' : devices === 1 ? 'One other device acts' : `${devices} other devices act`} for you. If you have lost one, log them all out: they act for you no more, and your personal link leads nowhere. Your passkeys stay.`,
      button: 'Log out all other devices',
      sure: 'Log out all other devices?',
      keep: 'Keep them',
    }),
    dropPasskeys: count => ({
      title: 'Your passkeys',
      help: `${count === 1 ? 'One passkey opens' : `${count} passkeys open`} here. If the device that keeps one is lost, remove it: nobody comes in by it any more, and you can make another.`,
      button: count === 1 ? 'Remove my passkey' : 'Remove all my passkeys',
      sure: count === 1 ? 'Remove your passkey?' : 'Remove all your passkeys?',
      keep: 'Keep',
    }),
    logOut: {
      title: 'Log out here',
      help: 'This device forgets who you are. Without a personal link, a passkey or another device you will not find your tables of the server again.',
      button: 'Log out',
      sure: 'Log out on this device?',
      keep: 'Stay',
    },
    forget: {
      title: 'Delete me',
      help: 'You leave all your tables of the server, and the server forgets you. Tables of yours alone are erased. Your name and your words stay in matches played with others.',
      button: 'Delete me',
      sure: 'Delete you for good?',
      keep: 'Keep me',
    },
  },
)
