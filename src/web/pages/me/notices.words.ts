// What is said about being told that it is one's turn.
import { spoken } from '../../kit/words.ts'
import type { Outcome, WhyNoPush } from './channels.ts'

interface NoticesWords {
  readonly title: string
  readonly help: string
  readonly none: string
  readonly loading: string
  readonly kinds: { readonly [kind in 'push' | 'mail' | 'webhook']: string }
  readonly here: string
  readonly test: string
  readonly testOf: (about: string) => string
  readonly remove: string
  readonly removeOf: (about: string) => string
  readonly outcomes: { readonly [outcome in Outcome]: string }
  readonly addPush: string
  readonly whyNoPush: { readonly [why in WhyNoPush]: string }
  readonly declined: string
  readonly mail: string
  readonly addMail: string
  readonly mailSent: string
  readonly noMail: string
  readonly webhook: string
  readonly webhookHelp: string
  readonly addWebhook: string
  readonly quiet: string
  readonly quietHelp: (zone: string) => string
  readonly from: string
  readonly to: string
  readonly saveQuiet: string
  readonly dropQuiet: string
  readonly saved: string
  readonly followed: { readonly [what in 'mail' | 'off']: { readonly title: string; readonly text: string } }
}

export const say = spoken<NoticesWords>(
  {
    title: 'Être prévenu de son tour',
    help: 'Une fois par tour, si vous n’avez pas la table sous les yeux, et encore une fois avant que votre temps s’achève.',
    none: 'Rien ne vous prévient pour l’instant.',
    loading: 'On regarde ce que vous avez choisi…',
    kinds: { push: 'Notification', mail: 'Courriel', webhook: 'Webhook' },
    here: 'cet appareil',
    test: 'Essayer',
    testOf: about => `Essayer : ${about}`,
    remove: 'Retirer',
    removeOf: about => `Retirer : ${about}`,
    outcomes: {
      sent: 'C’est parti : vous devriez le recevoir à l’instant.',
      gone: 'Plus personne ne reçoit à cette adresse : elle est retirée.',
      later: 'Personne n’a répondu. Une vraie annonce serait réessayée plus tard.',
      refused: 'L’envoi a été refusé.',
    },
    addPush: 'Me prévenir sur cet appareil',
    whyNoPush: {
      unable: 'Ce navigateur ne sait pas prévenir. Sur iPhone et iPad, installez d’abord Naust sur l’écran d’accueil.',
      denied:
        'Vous avez interdit les notifications à Naust : ce sont les réglages du navigateur qui les permettent de nouveau.',
      'not-kept': 'Ce navigateur n’a pas encore gardé Naust : rechargez la page, par une connexion sûre (https).',
    },
    declined: 'Sans votre permission, rien ne sera affiché.',
    mail: 'Votre adresse électronique',
    addMail: 'Me prévenir par courriel',
    mailSent: 'Un courriel est parti : suivez le lien qu’il contient pour dire que l’adresse est la vôtre.',
    noMail: 'Ce serveur n’envoie pas de courriel.',
    webhook: 'Adresse d’un webhook (https)',
    webhookHelp: 'Discord, ou un programme à vous : il reçoit du JSON.',
    addWebhook: 'Prévenir par ce webhook',
    quiet: 'Heures calmes',
    quietHelp: zone => `Rien entre ces heures (${zone}) ; ce qui est encore vrai à la fin vous est dit alors.`,
    from: 'De',
    to: 'À',
    saveQuiet: 'Garder ces heures',
    dropQuiet: 'Sans heures calmes',
    saved: 'C’est gardé.',
    followed: {
      mail: { title: 'Votre adresse', text: 'C’est noté : vous serez prévenu par courriel.' },
      off: { title: 'C’est fini', text: 'Vous ne serez plus prévenu ainsi. Pour y revenir, c’est ici, plus bas.' },
    },
  },
  {
    title: 'Being told of your turn',
    help: 'Once a turn, when you are not looking at the table, and once more before your time runs out.',
    none: 'Nothing is set up to tell you yet.',
    loading: 'Looking up what you have chosen…',
    kinds: { push: 'Notification', mail: 'E-mail', webhook: 'Webhook' },
    here: 'this device',
    test: 'Test',
    testOf: about => `Test: ${about}`,
    remove: 'Remove',
    removeOf: about => `Remove: ${about}`,
    outcomes: {
      sent: 'It is on its way: you should have it in a moment.',
      gone: 'Nobody receives anything there any more: it is removed.',
      later: 'Nobody answered. A real notice would be tried again later.',
      refused: 'It was refused.',
    },
    addPush: 'Tell me on this device',
    whyNoPush: {
      unable: 'This browser cannot tell you. On iPhone and iPad, first put Naust on the home screen.',
      denied: 'You have forbidden Naust to notify you: the settings of the browser allow it again.',
      'not-kept': 'This browser has not stored Naust yet: reload the page, over a secure connection (https).',
    },
    declined: 'Without your permission nothing will be shown.',
    mail: 'Your e-mail address',
    addMail: 'Tell me by e-mail',
    mailSent: 'An e-mail is on its way: follow the link in it to say that the address is yours.',
    noMail: 'This server sends no e-mail.',
    webhook: 'Address of a webhook (https)',
    webhookHelp: 'Discord, or a program of yours: it gets JSON.',
    addWebhook: 'Tell me by this webhook',
    quiet: 'Quiet hours',
    quietHelp: zone =>
      `You are told nothing between these hours (${zone}); what is still true when they end is told then.`,
    from: 'From',
    to: 'To',
    saveQuiet: 'Keep these hours',
    dropQuiet: 'No quiet hours',
    saved: 'Kept.',
    followed: {
      mail: { title: 'Your address', text: 'Noted: you will be told by e-mail.' },
      off: { title: 'No more', text: 'You will not be told like this any more. To come back to it, see below.' },
    },
  },
)
