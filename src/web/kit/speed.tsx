// How fast the others play: in the settings with a line that explains it, in the menu of a table without.
import { Choice } from './choice.tsx'
import { SPEEDS, type Speed, speed } from './settings.ts'
import { spoken } from './words.ts'

interface SpeedWords {
  readonly label: string
  readonly help: string
  readonly values: { readonly [speed in Speed]: string }
}
const say = spoken<SpeedWords>(
  {
    label: 'Rythme des autres',
    help: 'Le temps que l’on a pour voir ce que font les autres. « D’un coup » montre aussitôt où l’on en est.',
    values: { slow: 'Lent', normal: 'Normal', fast: 'Vif', once: 'D’un coup' },
  },
  {
    label: 'Pace of the others',
    help: 'How long you see what the others do. “At once” shows right away where things stand.',
    values: { slow: 'Slow', normal: 'Normal', fast: 'Fast', once: 'At once' },
  },
)

export function SpeedChoice({ explained }: { readonly explained: boolean }) {
  const { label, help, values } = say()
  return (
    <Choice
      label={label}
      help={explained ? help : null}
      values={SPEEDS}
      value={speed.value}
      name={value => values[value]}
      onChange={value => {
        speed.value = value
      }}
    />
  )
}
