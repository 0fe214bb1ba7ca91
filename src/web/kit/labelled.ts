// A name and what there is of it, with the colon of the language: for labels made of parts.
import { spoken } from './words.ts'

type Labelled = (name: string, what: string | number) => string
const say = spoken<Labelled>(
  (name, what) => `${name} : ${what}`,
  (name, what) => `${name}: ${what}`,
)
export const labelled: Labelled = (name, what) => say()(name, what)
