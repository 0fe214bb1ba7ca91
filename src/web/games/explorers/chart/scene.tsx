// A part of the chart by itself, with all that stands on it and nothing to touch: for figures.
import type { ComponentChildren } from 'preact'
import type { View } from '#games/explorers'
import { Chart } from './chart.tsx'
import { type Frame, follow, frameOf, movers, standingOn } from './standing.ts'
import { fromMiddle, Thing } from './things.tsx'

interface ChartSceneProps {
  readonly g: View
  readonly frame?: Frame
  /** What lies above all of it. */
  readonly children?: ComponentChildren
}
export function ChartScene({ g, frame = frameOf(g), children }: ChartSceneProps) {
  return (
    <div class="ex-scene-of" style={{ aspectRatio: `${frame.w} / ${frame.h}` }}>
      <div class="ex-sheet" style={{ '--w0': frame.w }}>
        <Chart g={g} frame={frame} />
        <div class="ex-things" style={fromMiddle(frame)}>
          {standingOn(g, follow([], movers(g)))
            .filter(({ at: [x, y] }) => x > frame.x && y > frame.y && x < frame.x + frame.w && y < frame.y + frame.h)
            .map(thing => (
              <Thing key={thing.key} thing={thing} me={0} />
            ))}
        </div>
        {children}
      </div>
    </div>
  )
}
