import type { Point } from '../plane/points.ts'
import { group, rectangle } from '../svg.ts'
import { HEX_HEIGHT, paper } from '../tokens.ts'
import { say, styles } from './say.ts'

const small = { ...styles.note, size: 15 }
const HEXES = 4

/** Kilometres above, hexes below; `at` is the middle of the kilometre bar. */
export function scaleBar(at: Point, kilometresToHex: number, marks: readonly number[]): string {
  const unit = HEX_HEIGHT / kilometresToHex
  const last = marks[marks.length - 1]
  const left = at[0] - (last * unit) / 2
  const top = at[1]
  const bar = (x: number, y: number, width: number, height: number, isDark: boolean) =>
    rectangle(x, y, width, height, isDark ? paper.ink : paper.sheet, {
      stroke: paper.ink,
      'stroke-width': 1.2,
    })
  return group(
    { opacity: 0.9 },
    ...marks
      .slice(1)
      .map((mark, i) => bar(left + marks[i] * unit, top, (mark - marks[i]) * unit, 7, i % 2 === 0)),
    ...marks.map(mark =>
      say(left + mark * unit, top - 7, mark === last ? `${mark} km` : String(mark), small, {
        anchor: 'middle',
      }),
    ),
    ...Array.from({ length: HEXES }, (_, i) =>
      bar(left + i * HEX_HEIGHT, top + 13, HEX_HEIGHT, 5, i % 2 === 1),
    ),
    say(left + HEXES * HEX_HEIGHT + 10, top + 21, 'hexes', small),
  )
}

export const scaleBarWidth = (kilometresToHex: number, marks: readonly number[]): number =>
  Math.max((marks[marks.length - 1] * HEX_HEIGHT) / kilometresToHex, HEXES * HEX_HEIGHT + 60)
