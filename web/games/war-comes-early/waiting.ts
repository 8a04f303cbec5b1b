// 5.3  Windows: acting between the phases of others, and what can be waited for.
import type { GameEvent } from '../../../engine/game/action.ts'
import { GERMAN, GERMANY, MARKERS } from '../../../games/war-comes-early/nations.ts'
import { PHASE, type State } from '../../../games/war-comes-early/state.ts'
import { country, grid, UNITS, unitNation } from '../../../games/war-comes-early/world.ts'
import type { Fact, Sentence, Since, WaitingDesk } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { phaseNoun, unitAt } from './names.ts'
import { markersLeft } from './overlays.ts'
import type { WarSight } from './sight.ts'

const DRAWN = 'drawn-'

function until({ g }: WarSight) {
  const markers = MARKERS.map((marker, m) => ({ marker, m }))
    .filter(({ m, marker }) => g.pool & (1 << m) && g.terms.sideOf[marker.nations[0]] !== GERMAN)
    .map(({ marker, m }) => ({ id: `${DRAWN}${m}`, label: `the ${marker.name} marker is drawn` }))
  return [
    { id: 'next-marker', label: 'the next marker is drawn' },
    ...markers,
    { id: 'attacked', label: 'a unit of yours has been attacked' },
    { id: 'entered', label: 'the enemy enters Germany' },
    { id: 'turn-end', label: 'the end of this turn' },
  ]
}

function conditions() {
  return [
    { id: 'after-draw', label: 'a marker has been drawn' },
    { id: 'after-phase', label: 'an enemy phase has ended' },
    { id: 'contact', label: 'an enemy stands next to a German unit' },
  ]
}

const HOLDS: Readonly<Record<string, (s: WarSight, since: Since) => boolean>> = {
  'next-marker': (_, { events }) => events.some(event => event.event === 'drawn'),
  attacked: ({ g }, { events }) => events.some(event => isAttackOnGermans(g, event)),
  entered: (_, { events }) => events.some(entersGermany),
  'turn-end': ({ g }, { situation }) => g.turn !== situation.turn,
  'after-draw': (_, { events }) => lastStep(events) === 'drawn',
  'after-phase': (_, { events }) => lastStep(events) !== 'drawn',
  contact: ({ g }) => hasContact(g),
}

function holds(id: string, s: WarSight, since: Since): boolean {
  if (id.startsWith(DRAWN)) {
    const { name } = MARKERS[Number(id.slice(DRAWN.length))]
    return since.events.some(event => event.event === 'drawn' && event.marker === name)
  }
  return HOLDS[id]?.(s, since) ?? true
}

function lastStep(events: readonly GameEvent[]): string {
  return events.findLast(event => event.event === 'drawn' || event.event === 'phase')?.event ?? 'drawn'
}

function isAttackOnGermans(g: State, event: GameEvent): boolean {
  if (event.event !== 'attack') return false
  const attacker = unitAt(String((event.units as readonly string[])[0]))
  return attacker >= 0 && g.terms.sideOf[unitNation[attacker]] !== GERMAN
}

function entersGermany(event: GameEvent): boolean {
  const hex = grid.indexOf(String(event.hex))
  return event.event === 'control' && event.nation !== 'Germany' && hex >= 0 && country[hex] === GERMANY
}

function hasContact(g: State): boolean {
  for (let unit = 0; unit < UNITS; unit++) {
    if (unitNation[unit] !== GERMANY || g.place[unit] < 0) continue
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbours[g.place[unit] * 6 + direction]
      const other = next < 0 ? -1 : g.top[next]
      if (other >= 0 && g.terms.sideOf[unitNation[other]] !== GERMAN) return true
    }
  }
  return false
}

const PHASES = [
  [PHASE.reorganization, 'reorganization'],
  [PHASE.movement, 'movement'],
  [PHASE.combat, 'combat'],
] as const

function phases({ g }: WarSight): Fact[] {
  return PHASES.map(([phase, name]) => {
    const noun = phaseNoun(name)
    return {
      label: noun[0].toUpperCase() + noun.slice(1),
      value: g.germanPhases & (1 << phase) ? 'done' : 'ready',
      rule: '5.3',
    }
  })
}

function notes({ g }: WarSight): Sentence[] {
  const left = markersLeft(g)
  const rest =
    left === 0
      ? 'This is the last marker of the turn'
      : `${left} more ${left === 1 ? 'marker waits' : 'markers wait'} in the bin`
  return [sentence(`${rest}; phases that are not run are lost with the turn.`, '5.3')]
}

export const waiting: WaitingDesk<WarSight> = {
  pass: ({ decision }) => (decision === 'germanWindow' ? { do: 'pass' } : null),
  until,
  conditions,
  holds,
  phases,
  notes,
}
