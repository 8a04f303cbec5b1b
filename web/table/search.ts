// Finding a hex, a town, a unit or a rule by a few letters.

import type { Sight } from './presentation.ts'
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

/** Without case and accents: `lodz` finds Łódź. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
}

function hexes(presentation: AnyPresentation, sight: Sight, wanted: string): SearchResult[] {
  if (!/^\d{3,4}$/.test(wanted)) return []
  // '415' is hex 0415.
  const hex = wanted.padStart(4, '0')
  if (presentation.neighbours(hex).every(neighbour => neighbour === '')) return []
  const { title } = presentation.hexCard(sight, hex)
  return [{ id: `hex:${hex}`, kind: 'hex', label: `Hex ${hex}`, detail: title }]
}

function towns(presentation: AnyPresentation, wanted: string): SearchResult[] {
  return ranked(presentation.places, wanted, place => place.name).map(({ hex, name, detail }) => ({
    id: `hex:${hex}`,
    kind: 'town',
    label: name,
    detail: `${hex}, ${detail}`,
  }))
}

function units(presentation: AnyPresentation, sight: Sight, wanted: string): SearchResult[] {
  return ranked(presentation.units, wanted, unit => `${unit.name} ${unit.unit}`).flatMap(
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

/** Those that begin with the word first, then those that contain it. */
function ranked<T>(all: readonly T[], wanted: string, name: (one: T) => string): T[] {
  const found = all.filter(one => plain(name(one)).includes(wanted))
  return found
    .toSorted(
      (a, b) => Number(!plain(name(a)).startsWith(wanted)) - Number(!plain(name(b)).startsWith(wanted)),
    )
    .slice(0, MOST / 2)
}
