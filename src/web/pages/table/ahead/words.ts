// What is said of answers given ahead.
import type { Foreseen, PlanDropped } from '#tables'
import { spoken } from '../../../kit/words.ts'

interface AheadWords {
  readonly title: string
  readonly explained: string
  readonly planned: string
  readonly takeBack: string
  readonly whenAsked: string
  readonly andThen: string
  readonly search: string
  readonly found: (count: number) => string
  readonly ends: { readonly [end in Extract<Foreseen, { ends: string }>['ends']]: string }
  readonly waits: (labels: string) => string
  readonly change: string
  readonly played: (labels: string) => string
  readonly dropped: (label: string) => string
  readonly why: { readonly [why in PlanDropped['why']]: string }
  readonly heard: string
}
export const say = spoken<AheadWords>(
  {
    title: 'Prévoir',
    explained: 'Joué dès que ce sera à vous, si c’est toujours possible. Personne d’autre ne le voit.',
    planned: 'Prévu',
    takeBack: 'Retirer',
    whenAsked: 'Quand ce sera à vous',
    andThen: 'Et ensuite',
    search: 'Chercher une possibilité',
    found: count => (count > 1 ? `${count} possibilités` : count === 1 ? 'une possibilité' : 'rien de tel'),
    ends: {
      asked: 'C’est à vous de répondre maintenant.',
      turn: 'Votre tour sera fini : rien de plus à prévoir.',
      learnt: 'La suite dépend de ce que vous verrez alors.',
      unsure: 'Ce qu’on vous demandera dépend encore des autres et du hasard.',
    },
    waits: labels => `Prévu : ${labels}.`,
    change: 'Changer',
    played: labels => `Joué comme prévu : ${labels}.`,
    dropped: label => `Prévu, mais pas joué : ${label}.`,
    why: {
      'not-open': 'Ce n’est plus possible.',
      otherwise: 'Cela ne voudrait plus dire la même chose.',
      'asked-else': 'On vous demande autre chose.',
      learnt: 'Regardez d’abord ce qui est apparu.',
      turn: 'Votre tour était fini.',
      'by-hand': 'Un autre coup a été joué à cette place.',
    },
    heard: 'Compris',
  },
  {
    title: 'Plan ahead',
    explained: 'Played as soon as you are asked, if it is still possible. Nobody else can see it.',
    planned: 'Planned',
    takeBack: 'Remove',
    whenAsked: 'When it is your turn',
    andThen: 'And then',
    search: 'Find a move',
    found: count => (count > 1 ? `${count} moves` : count === 1 ? 'one move' : 'nothing like it'),
    ends: {
      asked: 'It is for you to answer now.',
      turn: 'Your turn will be over: there is nothing more to plan.',
      learnt: 'What follows depends on what you will see then.',
      unsure: 'What you will be asked still depends on the others and on chance.',
    },
    waits: labels => `Planned: ${labels}.`,
    change: 'Change',
    played: labels => `Played as planned: ${labels}.`,
    dropped: label => `Planned, but not played: ${label}.`,
    why: {
      'not-open': 'It is no longer possible.',
      otherwise: 'It would no longer mean the same.',
      'asked-else': 'You are asked something else.',
      learnt: 'Look first at what has come to light.',
      turn: 'Your turn was over.',
      'by-hand': 'Something else was played in this seat.',
    },
    heard: 'Understood',
  },
)
