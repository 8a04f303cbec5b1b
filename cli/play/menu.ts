// The list of choices: narrowed by words, numbered, and cut into pages that fit a screen.
import { wrap } from '../output.ts'
import type { Choice, Group } from './choices.ts'

/** The choices that have to do with every one of the words. */
export function narrowed(groups: readonly Group[], words: readonly string[]): Group[] {
  const wanted = words.map(word => word.toLowerCase())
  return groups
    .map(({ title, choices }) => ({
      title,
      choices: choices.filter(choice => wanted.every(concerns(title, choice))),
    }))
    .filter(({ choices }) => choices.length > 0)
}

function concerns(title: string, { label, keys }: Choice): (word: string) => boolean {
  const ids = keys.map(key => key.toLowerCase())
  return word => ids.includes(word) || (isWord(word) && `${title} ${label}`.toLowerCase().includes(word))
}

// A number finds only what bears exactly this number: 214 is not meant to find 2140 to 2149.
const isWord = (word: string): boolean => !/^\d+$/.test(word)

/** Choices in the order of their numbers, the first of which is 1. */
export const numbered = (groups: readonly Group[]): Choice[] => groups.flatMap(group => group.choices)

const GAP = 2

/** The pages of the list, each at most `height` lines. */
export function pagesOf(groups: readonly Group[], width = 98, height = 22): string[][] {
  const digits = `${numbered(groups).length}`.length
  const pages: string[][] = [[]]
  let number = 1
  for (const { title, choices } of groups) {
    const rows = rowsOf(choices, number, digits, width)
    number += choices.length
    rows.forEach((row, i) => {
      if (pages.at(-1)!.length + (i === 0 ? 2 : 1) > height)
        pages.push([`${title}${i > 0 ? ' (continued)' : ''}`])
      else if (i === 0) pages.at(-1)!.push(title)
      pages.at(-1)!.push(row)
    })
  }
  return pages
}

/** Short labels share a row, and long ones have several. */
function rowsOf(choices: readonly Choice[], first: number, digits: number, width: number): string[] {
  const cells = choices.map(({ label }, i) => `${`${first + i}`.padStart(digits + 2)}  ${label}`)
  const cellWidth = Math.max(...cells.map(cell => cell.length)) + GAP
  if (cellWidth > width + GAP) return cells.flatMap(cell => broken(cell, digits + 4, width))
  const perRow = Math.max(1, Math.floor(width / cellWidth))
  const rows: string[] = []
  for (let i = 0; i < cells.length; i += perRow) {
    const row = cells.slice(i, i + perRow).map(cell => cell.padEnd(cellWidth))
    rows.push(row.join('').trimEnd())
  }
  return rows
}

/** The number stands alone at the left. */
function broken(cell: string, margin: number, width: number): string[] {
  const [head, ...rest] = wrap(cell.slice(margin), width - margin)
  return [cell.slice(0, margin) + head, ...rest.map(line => ' '.repeat(margin) + line)]
}
