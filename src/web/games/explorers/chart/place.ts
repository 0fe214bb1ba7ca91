// Where the hexagons of the map lie on the chart.
import { columnOf, rowOf } from '#games/explorers'
import type { Point } from '../../../art/burin.ts'
import { SIDE, WIDE } from '../art/outline.ts'

export const centreOf = (hex: number): Point => [WIDE * (columnOf(hex) + rowOf(hex) / 2), SIDE * 1.5 * rowOf(hex)]
