// The political half of a random position: turn, violated and fallen nations, forts, who holds what.
import { isNeutral } from './nations.ts'
import type { ReferencePosition } from './position.ts'
import type { Chance } from './random.ts'
import { type Hex, printed } from './world.ts'

export type Draft = { -readonly [Key in keyof ReferencePosition]: ReferencePosition[Key] } & {
  control: Record<string, string | null>
  units: { id: string; hex: string }[]
  breached: string[]
}

const VIOLABLE = [
  'Belgium',
  'Denmark',
  'Lithuania',
  'Netherlands',
  'Luxembourg',
  'Danzig',
  'Latvia',
  'Estonia',
]
const NEVER_FALL = ['Latvia', 'Estonia']
const hexes = [...printed.hexes.values()]
export const capitals = new Set(hexes.filter(hex => hex.capital).map(hex => hex.name))

const CONQUEROR: Readonly<Record<string, string>> = { Poland: 'Soviet Union', Hungary: 'Yugoslavia' }

function regionControl(draft: Draft, hex: Hex): string | null {
  const { region } = hex
  if (region === null || region === 'Switzerland') return null
  if (draft.scenario === '1939') {
    if (region === 'Danzig') return null
    return region === 'Czechoslovakia' ? 'Germany' : region
  }
  if (isNeutral(draft, region)) return null
  return region === 'Latvia' || region === 'Estonia' ? 'Soviet Union' : region // 3.3d
}

function fall(draft: Draft, nation: string): void {
  for (const hex of hexes.filter(one => one.region === nation)) {
    if (hex.capital) draft.control[hex.name] = CONQUEROR[nation] ?? 'Germany'
    const fort = hex.fort?.startsWith('czech') || hex.fort === 'belgian'
    if (fort && !draft.breached.includes(hex.name)) draft.breached.push(hex.name)
  }
}

function breachForts(draft: Draft, chance: Chance): void {
  for (const hex of hexes) {
    if (hex.fort === null || hex.fort === 'maginot' || draft.breached.includes(hex.name)) continue
    if (isNeutral(draft, hex.region) || (hex.fort === 'west-wall' && draft.turn <= 2)) continue
    if (!chance.happens(0.25)) continue
    draft.breached.push(hex.name)
    const recaptured = chance.happens(0.3)
    if (!recaptured) draft.control[hex.name] = hex.fort === 'west-wall' ? 'France' : 'Germany'
  }
  const czech = hexes.filter(hex => hex.fort?.startsWith('czech')).map(hex => hex.name)
  const allGone = czech.every(hex => draft.breached.includes(hex))
  if (!allGone || draft.capitulated.includes('Czechoslovakia')) return
  draft.breached = draft.breached.filter(hex => hex !== czech[0]) // 4.5.1b: else the nation would have fallen
  draft.control[czech[0]] = 'Czechoslovakia'
}

function randomOptions(chance: Chance): ReferencePosition['options'] {
  if (!chance.happens(0.3)) return undefined
  return { mechLineTest: chance.pick(['strength', 'units']), mechColumnThroughEzoc: chance.happens(0.5) }
}

function emptyDraft(chance: Chance): Draft {
  const scenario = chance.happens(0.75) ? '1938' : '1939'
  const turn = scenario === '1939' ? 1 + chance.below(6) : chance.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const late = scenario === '1938' && turn >= 3
  const violated = late ? chance.some(VIOLABLE, 0.35) : []
  const fallenNeutrals = violated.filter(nation => !NEVER_FALL.includes(nation) && chance.happens(0.15))
  const fallen = late ? chance.some(['Czechoslovakia', 'Poland', 'Hungary'], 0.08) : []
  const options = randomOptions(chance)
  return {
    scenario,
    turn,
    phase: chance.pick(['movement', 'combat']),
    active: [],
    units: [],
    control: {},
    breached: [],
    belligerent: violated.filter(nation => !fallenNeutrals.includes(nation)),
    capitulated: [...fallen, ...fallenNeutrals],
    airZones: null,
    railheads: [],
    moving: null,
    done: [],
    attacked: [],
    defended: [],
    flanked: [],
    ...(options ? { options } : {}),
  }
}

export function randomDraft(chance: Chance): Draft {
  const draft = emptyDraft(chance)
  for (const hex of hexes) draft.control[hex.name] = regionControl(draft, hex)
  if (draft.scenario === '1938') {
    for (const nation of draft.capitulated) fall(draft, nation)
    breachForts(draft, chance)
  }
  return draft
}

// The nations of one marker (5.2b), or the Germans.
export function randomActive(draft: Draft, chance: Chance): string[] {
  if (draft.scenario === '1939') return [chance.pick(['Germany', 'Poland'])]
  if (draft.turn <= 2) return [chance.pick(['Germany', 'Czechoslovakia'])]
  const groups = [
    ['Germany'],
    ['Germany'],
    ['France', 'Britain', 'Belgium', 'Netherlands', 'Denmark'],
    ['Czechoslovakia'],
    ['Hungary'],
    ['Italy'],
    ['Poland'],
    ['Yugoslavia', 'Romania'],
    ['Soviet Union', 'Lithuania'],
  ]
  const fights = (nation: string) => !isNeutral(draft, nation) && !draft.capitulated.includes(nation)
  return chance.pick(groups.map(group => group.filter(fights)).filter(group => group.length > 0))
}
