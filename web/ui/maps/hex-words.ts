// A hex of a map in words: for the card beside it, for the dock and for the ear.
import type { Fact, HexFacts } from '../../map/facts.ts'
import { words } from '../../words/en.ts'

export interface FactLine extends Fact {
  readonly label: string
}

/** What the hex is called: its town, or its number. */
export const titleOf = (hex: string, { town }: HexFacts): string => town?.text ?? words.maps.hex(hex)

export function linesOf({ country, terrain, effect, town, features, sides, routes }: HexFacts): FactLine[] {
  const { labels } = words.maps
  return [
    { label: labels.terrain, ...terrain },
    ...(effect === null ? [] : [{ label: labels.effect, ...effect }]),
    ...(country === null ? [] : [{ label: labels.country, ...country }]),
    ...(town === null ? [] : [{ label: labels.town, text: town.kind, isStated: town.isStated }]),
    ...features.filter(({ text }) => text !== town?.kind).map(fact => ({ label: labels.feature, ...fact })),
    ...sides.map(({ text, towards, isStated }) => ({
      label: labels.hexsides,
      text: `${text}: ${towards.map(wayOf).join(', ')}`,
      isStated,
    })),
    ...routes.map(fact => ({ label: labels.routes, ...fact })),
  ]
}

/** The top of the map counts as north, as at a table. */
export function wayOf(towards: number): string {
  return words.maps.ways[Math.round(towards / 45) % 8]
}

/** "Hex W2533, West map: Clear; Germany; The French leave here (rulebook); Moselle, river: south-east, south." */
export function spoken(hex: string, sheet: string, facts: HexFacts): string {
  const name = facts.town === null ? words.maps.hex(hex) : `${facts.town.text}, ${hex}`
  const lines = linesOf(facts).map(({ text, isStated }) =>
    isStated ? `${text} (${words.maps.stated.toLowerCase()})` : text,
  )
  const map = sheet === '' ? '' : `, ${words.maps.sheetName(sheet)}`
  return `${name}${map}: ${lines.join('; ')}.`
}

export const hasStated = (facts: HexFacts): boolean => linesOf(facts).some(({ isStated }) => isStated)
