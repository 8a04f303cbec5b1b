// Finding a hex, a town, a unit or a rule by a few letters.
import type { Sight } from './presentation.ts'
import { plain, ranked } from './ranked.ts'
import type { SearchResult } from './snapshot.ts'
import type { AnyPresentation } from './stage.ts'

const MOST = 12

export function search(presentation: AnyPresentation, sight: Sight, text: string): SearchResult[] {
  const wanted = plain(text.trim())
  if (wanted === '') return []
  const found = [
    ...hexes(presentation, sight, wanted),
    ...towns(presentation, wanted),
    ...units(presentation, sight, wanted),
    ...rules(presentation, wanted),
  ]
  return found.slice(0, MOST)
}

/** Maps of a game with several may have a letter before the number; it can be left out. */
const LETTERS = ['', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function hexes(presentation: AnyPresentation, sight: Sight, wanted: string): SearchResult[] {
  const [, letter, digits] = /^([a-z]?)(\d{3,4})$/.exec(wanted) ?? []
  if (digits === undefined) return []
  // '415' is hex 0415.
  const numbers = (letter === '' ? LETTERS : [letter.toUpperCase()]).map(
    each => each + digits.padStart(4, '0'),
  )
  return numbers
    .filter(hex => presentation.neighbours(hex).some(neighbour => neighbour !== ''))
    .map(hex => ({
      id: `hex:${hex}`,
      kind: 'hex',
      label: `Hex ${hex}`,
      detail: presentation.hexCard(sight, hex).title,
    }))
}

function towns(presentation: AnyPresentation, wanted: string): SearchResult[] {
  return ranked(presentation.places, wanted, place => place.name, MOST / 2).map(({ hex, name, detail }) => ({
    id: `hex:${hex}`,
    kind: 'town',
    label: name,
    detail: `${hex}, ${detail}`,
  }))
}

function units(presentation: AnyPresentation, sight: Sight, wanted: string): SearchResult[] {
  return ranked(presentation.units, wanted, unit => `${unit.name} ${unit.unit}`, MOST / 2).flatMap(
    ({ unit, name, detail }) => {
      const hex = presentation.hexOf(sight, unit)
      return hex === null
        ? []
        : [{ id: `unit:${unit}`, kind: 'unit' as const, label: name, detail: `${detail}, ${hex}` }]
    },
  )
}

function rules(presentation: AnyPresentation, wanted: string): SearchResult[] {
  const exact = presentation.rules.filter(rule => rule.id.toLowerCase().startsWith(wanted))
  const said =
    wanted.length < 4
      ? []
      : presentation.rules.filter(rule => plain(`${rule.title}\n${rule.text}`).includes(wanted))
  return [...new Set([...exact, ...said])].slice(0, MOST / 2).map(({ id, title, text }) => ({
    id: `rule:${id}`,
    kind: 'rule',
    label: `${id} ${title}`,
    detail: text,
  }))
}
