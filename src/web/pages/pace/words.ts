// What is said about time: how long one waits, for whom, and what happens then.
import { de } from '#games/kit/words/fr'
import type { Consequence, PaceTold } from '#tables'
import { spoken } from '../../kit/words.ts'
import type { Preset } from './presets.ts'

interface PaceWords {
  readonly pace: { readonly label: string; readonly help: string }
  readonly presets: { readonly [preset in Preset]: string }
  readonly more: string
  readonly minutes: string
  readonly increment: string
  readonly hours: string
  readonly days: string
  readonly quiet: string
  readonly quietFrom: string
  readonly quietTo: string
  readonly zone: (zone: string) => string
  readonly late: { readonly label: string; readonly help: string }
  readonly lates: { readonly [late in Consequence]: string }
  readonly level: string
  readonly told: (pace: PaceTold) => string
  /** At the table: who has how long, in whichever words fit. */
  readonly mineUntil: (when: string) => string
  readonly until: (name: string, when: string) => string
  readonly mineLeft: (clock: string) => string
  readonly left: (name: string, clock: string) => string
  readonly quietNow: (when: string) => string
  readonly holiday: (name: string, until: string) => string
  readonly soon: string
  readonly afterwards: { readonly [late in Consequence]: string }
  readonly botThisTurn: (name: string) => string
  readonly botMeanwhile: (name: string) => string
}

const hoursOf = (minutes: number, unit: readonly [minutes: string, hours: string]): string =>
  minutes % 60 === 0 ? `${minutes / 60} ${unit[1]}` : `${minutes} ${unit[0]}`

export const say = spoken<PaceWords>(
  {
    pace: { label: 'Rythme', help: 'Combien de temps on attend quelqu’un. Personne ne perd la partie au temps.' },
    presets: { none: 'Sans hâte', live: 'En direct', relaxed: 'Dans la journée', day: 'Un jour', days: 'Trois jours' },
    more: 'Détails du rythme',
    minutes: 'Minutes pour la partie',
    increment: 'Secondes de plus par tour',
    hours: 'Heures par tour',
    days: 'Jours par tour',
    quiet: 'Heures calmes : elles ne comptent pas',
    quietFrom: 'Calme à partir de',
    quietTo: 'Calme jusqu’à',
    zone: zone => `À l’heure de : ${zone}`,
    late: { label: 'Temps écoulé', help: 'On le rappelle d’abord. Ensuite :' },
    lates: { turn: 'Un robot joue ce tour', seat: 'Un robot joue jusqu’au retour', vote: 'Les autres décident' },
    level: 'Niveau du remplaçant',
    told: pace =>
      pace.kind === 'live'
        ? `${pace.minutes} min pour la partie, ${pace.increment} s de plus par tour`
        : pace.kind === 'relaxed'
          ? `${hoursOf(pace.minutes, ['min', 'h'])} par tour`
          : `${pace.days} ${pace.days > 1 ? 'jours' : 'jour'} par tour`,
    mineUntil: when => `Vous avez jusqu’à ${when}.`,
    until: (name, when) => `${name} : jusqu’à ${when}.`,
    mineLeft: clock => `Votre temps : ${clock}.`,
    left: (name, clock) => `${name} : ${clock}.`,
    quietNow: when => `Heures calmes jusqu’à ${when}.`,
    holiday: (name, until) => `${name} : en vacances jusqu’au ${until}.`,
    soon: 'Votre temps s’achève bientôt.',
    afterwards: {
      turn: 'Ensuite, un robot jouera ce tour.',
      seat: 'Ensuite, un robot jouera jusqu’au retour.',
      vote: 'Ensuite, les autres décideront ; sans réponse, un robot jouera ce tour.',
    },
    botThisTurn: name => `Un robot joue ce tour à la place ${de(name)}.`,
    botMeanwhile: name => `Un robot joue à la place ${de(name)}, jusqu’à son retour.`,
  },
  {
    pace: { label: 'Pace', help: 'How long somebody is waited for. Nobody loses a match on time.' },
    presets: { none: 'No hurry', live: 'Live', relaxed: 'Within the day', day: 'One day', days: 'Three days' },
    more: 'Details of the pace',
    minutes: 'Minutes for the match',
    increment: 'Seconds more per turn',
    hours: 'Hours per turn',
    days: 'Days per turn',
    quiet: 'Quiet hours: they do not count',
    quietFrom: 'Quiet from',
    quietTo: 'Quiet until',
    zone: zone => `By the clocks of: ${zone}`,
    late: { label: 'When time is up', help: 'They are reminded first. Then:' },
    lates: { turn: 'A bot plays this turn', seat: 'A bot plays until they return', vote: 'The others decide' },
    level: 'Level of the stand-in',
    told: pace =>
      pace.kind === 'live'
        ? `${pace.minutes} min for the match, ${pace.increment} s more per turn`
        : pace.kind === 'relaxed'
          ? `${hoursOf(pace.minutes, ['min', 'h'])} per turn`
          : `${pace.days} ${pace.days > 1 ? 'days' : 'day'} per turn`,
    mineUntil: when => `You have until ${when}.`,
    until: (name, when) => `${name}: until ${when}.`,
    mineLeft: clock => `Your time: ${clock}.`,
    left: (name, clock) => `${name}: ${clock}.`,
    quietNow: when => `Quiet hours until ${when}.`,
    holiday: (name, until) => `${name}: on holiday until ${until}.`,
    soon: 'Your time is running out.',
    afterwards: {
      turn: 'Then a bot plays this turn.',
      seat: 'Then a bot plays in the meantime.',
      vote: 'Then the others decide; if they do not answer, a bot plays this turn.',
    },
    botThisTurn: name => `A bot plays this turn in place of ${name}.`,
    botMeanwhile: name => `A bot plays in place of ${name} until they are back.`,
  },
)
