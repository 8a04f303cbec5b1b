// The counters and markers that lie on the map, as the viewer may see them.
import { ALLIED, GROUP, GROUP_NAMES } from '../../../games/hinge-of-fate/forces.ts'
import { combatFactor, controller } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { activeGroups } from '../../../games/hinge-of-fate/rules/05-active.ts'
import { suppliedAmong } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import { hasFlag, PHASE, type State, UNIT } from '../../../games/hinge-of-fate/state.ts'
import {
  fullSteps,
  grid,
  groupBit,
  groupOf,
  isCity,
  isStatic,
  REGION,
  region,
} from '../../../games/hinge-of-fate/world.ts'
import type { CounterState, MarkerPicture } from '../../../table/scene.ts'
import { countersOf, marker, perSight } from '../kit/counters.ts'
import { field, ownerOf } from './names.ts'
import type { HingeSight } from './sight.ts'

/** 1 for each unit on the map that is out of supply where it stands. */
export const unsupplied = perSight<HingeSight, Uint8Array>(({ g }) => {
  const units = field.unitsWhere(unit => g.place[unit] >= 0)
  const without = new Uint8Array(field.units)
  const supplied = suppliedAmong(g, units)
  units.forEach((unit, i) => {
    without[unit] = supplied[i] ? 0 : 1
  })
  return without
})

/** Done in this phase: its move is over, it has attacked, or it takes a replacement. */
export function isSpent(g: State, unit: number): boolean {
  if (!(groupBit[unit] & activeGroups(g))) return false
  if (hasFlag(g.unitFlags, unit, UNIT.reps)) return true
  if (g.phase === PHASE.combat) return hasFlag(g.unitFlags, unit, UNIT.attacked)
  if (g.phase !== PHASE.movement || !hasFlag(g.unitFlags, unit, UNIT.begun)) return false
  return g.mover !== unit || hasFlag(g.unitFlags, unit, UNIT.stopped)
}

function statesOf(s: HingeSight, unit: number): CounterState[] {
  const states: CounterState[] = []
  if (unsupplied(s)[unit]) states.push('unsupplied')
  if (s.g.steps[unit] < fullSteps[unit]) states.push('reduced')
  return states
}

function wordsOf(s: HingeSight, unit: number): string[] {
  const { g } = s
  const words = [`combat factor ${combatFactor(g, unit)}`]
  if (g.steps[unit] < fullSteps[unit]) words.push('reduced')
  if (isStatic[unit]) words.push('static')
  if (hasFlag(g.unitFlags, unit, UNIT.reps)) words.push('takes a replacement')
  if (hasFlag(g.unitFlags, unit, UNIT.pinned)) words.push('in the siege ring')
  // 8.1c  Poles always are in supply.
  if (groupOf[unit] !== GROUP.polish && g.place[unit] >= 0)
    words.push(unsupplied(s)[unit] ? 'out of supply' : 'in supply')
  return words
}

export const { counters, spokenUnit } = countersOf<State, HingeSight>(field, { isSpent, statesOf, wordsOf })

const REPS_WORDS: Partial<Record<(typeof GROUP_NAMES)[number], string>> = {
  agn: 'north',
  ags: 'south',
  agc: 'group c',
  french: 'french',
}

export function markers({ g }: HingeSight): MarkerPicture[] {
  return [...repsMarkers(g), ...siegeMarkers(g), ...controlMarkers(g)]
}

const repsMarkers = (g: State): MarkerPicture[] =>
  field
    .unitsWhere(unit => g.place[unit] >= 0 && hasFlag(g.unitFlags, unit, UNIT.reps))
    .map(unit =>
      marker(
        REPS_WORDS[GROUP_NAMES[groupOf[unit]]] ?? 'south',
        grid.names[g.place[unit]],
        'Replacements',
        ownerOf(g, unit),
      ),
    )

const siegeMarkers = (g: State): MarkerPicture[] =>
  [...g.siege].filter(hex => hex >= 0).map(hex => marker('seaside', grid.names[hex], 'Operation Seaside', 0))

/** 3.5  Cities that have changed hands and stand empty: the counters do not show whose they are. */
function controlMarkers(g: State): MarkerPicture[] {
  return field
    .hexesWhere(hex => isCity[hex] === 1 && g.top[hex] < 0 && hasChangedHands(g, hex))
    .map(name => {
      const camp = controller(g, field.hexAt(name))
      return marker('control', name, camp === ALLIED ? 'Allied control' : 'German control', camp)
    })
}

const hasChangedHands = (g: State, hex: number): boolean =>
  (controller(g, hex) === ALLIED) !== (region[hex] === REGION.poland || region[hex] === REGION.france)
