// The end of a match: who won, what each score is made of, and where to go from here.
import type { Result } from '#engine'
import type { Who, Words } from '#games/kit/words'
import { Icon } from '../../art/signs.tsx'
import { Dialog } from '../../kit/dialogs.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import { say } from './words.ts'

interface ResultProps {
  readonly result: Result | null
  readonly words: Words
  readonly who: Who
  onAgain(): void
  onReplay(): void
  onCurve(): void
  onDownload(): void
  onClose(): void
}

export function ResultSheet({ result, words, who, onAgain, onReplay, onCurve, onDownload, onClose }: ResultProps) {
  const ordered = (result ?? []).toSorted((a, b) => a.rank - b.rank)
  const winners = ordered.filter(standing => standing.rank === 1).map(standing => who(standing.seat))
  const names = new Intl.ListFormat(language.value).format(winners)
  return (
    <Dialog title={say().resultTitle} onClose={onClose}>
      <div class="result">
        {result === null ? (
          <p>{say().abandoned}</p>
        ) : (
          <>
            <p class="row winner num">
              <Icon name="trophy" /> {winners.length > 1 ? `${say().tie} : ${names}` : say().wins(names)}
            </p>
            <table>
              <thead>
                <tr>
                  <td />
                  <td />
                  {Object.values(words.parts).map(part => (
                    <th key={part} scope="col">
                      {part}
                    </th>
                  ))}
                  <th scope="col">{say().total}</th>
                </tr>
              </thead>
              <tbody>
                {ordered.map(({ seat, rank, score, parts }) => (
                  <tr key={seat} class={rank === 1 ? 'first' : ''}>
                    <td>{say().place(rank)}</td>
                    <th class="row" scope="row">
                      <SeatMark seat={seat} who={who} /> {who(seat)}
                    </th>
                    {Object.keys(words.parts).map(part => (
                      <td key={part} class="num">
                        {parts[part] ?? 0}
                      </td>
                    ))}
                    <td class="num total">{score}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p class="ties">
              {say().tiesBy}
              {words.ties.join(', ')}
            </p>
          </>
        )}
        <div class="actions">
          <button type="button" class="button main" onClick={onAgain}>
            {say().again}
          </button>
          <button type="button" class="button" onClick={onReplay}>
            {say().replay}
          </button>
          {result !== null && (
            <button type="button" class="button" onClick={onCurve}>
              {say().curve}
            </button>
          )}
          <button type="button" class="button quiet" onClick={onDownload}>
            {say().download}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
