// What is told to the ears next, and what of the log is still to be read.
import { useEffect, useState } from 'preact/hooks'
import type { Who, Words } from '#games/kit/words'
import type { Sight } from '#tables'
import { language } from '../../kit/settings.ts'
import type { TableStore } from '../../play/table.ts'
import { say } from './words.ts'

/** As many options are told by name: a pack of a draft, the answers to a small question. */
const FEW = 6

/** What follows: what I am asked, with the answers where they are few, or whose turn it is. */
export function nextIn({ questions, view, table: { waiting, seats } }: Sight, words: Words, who: Who): string {
  const [question] = questions
  if (question) {
    const labels = question.options.slice(0, FEW + 1).map(option => words.option(option, view, who).label)
    const named = [...new Set(labels)]
    const all = named.length > 1 && labels.length <= FEW ? ` ${say().choices(named.join(', '))}` : ''
    return `${words.question(question, view)}${all}`
  }
  const names = waiting.filter(seat => seats[seat]?.mine !== true).map(who)
  return names.length > 0 ? say().turnOf(new Intl.ListFormat(language.value).format(names)) : ''
}

/** How much has been told since my turn that nobody has looked at. */
export function useUnread({ sinceMyTurn, log }: TableStore, reading: boolean): number {
  const latest = log.value.at(-1)?.seq ?? 0
  const [read, setRead] = useState(0)
  useEffect(() => {
    if (reading) setRead(latest)
  }, [reading, latest])
  return sinceMyTurn.value.filter(({ seq }) => seq > read).length
}
