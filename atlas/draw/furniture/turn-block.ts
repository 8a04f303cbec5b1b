import { widthOfText } from '../lettering/measure.ts'
import type { Scene } from '../scene.ts'
import { rectangle } from '../svg.ts'
import { paper } from '../tokens.ts'
import type { Block } from './panel.ts'
import { brokenInto, say, styles } from './say.ts'

const BOX = 142
const HEIGHT = 96
const GAP = 6
const LABEL = 86
const AFTER_LABEL = 22
const ROW = HEIGHT + 18
const NOTE = 24

interface Strip {
  readonly name: string
  readonly turns: readonly { readonly number: number; readonly date: string; readonly isTinted: boolean }[]
}

/** A box for each turn, long enough for a marker of half an inch; long tracks are broken into lines. */
export function turnBlock(scene: Scene, available: number): Block {
  const { rows, notes } = scene.presentation.turns
  const label = Math.max(LABEL, ...rows.map(row => widthOfText(row.name, styles.year) + AFTER_LABEL))
  const fitting = Math.max(3, Math.floor((available - label) / (BOX + GAP)))
  const strips = rows.flatMap(row => stripsOf(row, fitting))
  const longest = Math.max(...strips.map(strip => strip.turns.length))
  const width = label + longest * (BOX + GAP) - GAP
  const last = strips[strips.length - 1]
  const used = label + last.turns.length * (BOX + GAP) + 14
  // Notes stand beside the last line if there is room, else under it.
  const isBeside = width - used > 300
  const lines = notes.flatMap(note => brokenInto(note, styles.small, isBeside ? width - used : width))
  const below = isBeside ? 0 : lines.length * NOTE
  return {
    heading: 'TURN RECORD',
    width,
    height: strips.length * ROW + below,
    draw: (x, y) =>
      strips.map((strip, i) => drawStrip(strip, label, x, y + i * ROW)).join('') +
      lines
        .map((text, i) =>
          isBeside
            ? say(x + used, y + (strips.length - 1) * ROW + 28 + NOTE * i, text, styles.small)
            : say(x, y + strips.length * ROW + 12 + NOTE * i, text, styles.small),
        )
        .join(''),
  }
}

function stripsOf(
  { name, turns, tinted = [] }: Scene['presentation']['turns']['rows'][number],
  fitting: number,
): Strip[] {
  const all = turns.map((date, i) => ({ number: i + 1, date, isTinted: tinted.includes(i + 1) }))
  const strips: Strip[] = []
  // Lines of equal length.
  const each = Math.ceil(all.length / Math.ceil(all.length / fitting))
  for (let at = 0; at < all.length; at += each) {
    strips.push({ name: at === 0 ? name : '', turns: all.slice(at, at + each) })
  }
  return strips
}

const drawStrip = ({ name, turns }: Strip, label: number, x: number, y: number): string =>
  say(x, y + 58, name, styles.year) +
  turns
    .map(({ number, date, isTinted }, i) => {
      const left = x + label + i * (BOX + GAP)
      return (
        rectangle(left, y, BOX, HEIGHT, isTinted ? paper.lit : paper.sheet, {
          rx: 3,
          stroke: paper.frame,
          'stroke-width': 1.4,
        }) +
        say(left + 10, y + 30, String(number), styles.turn) +
        say(left + BOX / 2, y + HEIGHT - 11, date, styles.date, { anchor: 'middle' })
      )
    })
    .join('')
