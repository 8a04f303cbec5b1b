// A position of a game as a position file: what a bug report, a puzzle or a test begins with.
import { topFrame } from '../../engine/flow/frames.ts'
import { stackAt } from '../../engine/forces/stacks.ts'
import type { Json } from '../../engine/game/action.ts'
import { changedOptions } from '../../engine/game/options.ts'
import { nameOf } from '../../engine/positions/fact-kinds.ts'
import { FRAMES } from './flow.ts'
import { ALLIED, AXIS, DANZIG, NATIONS, SIDES } from './nations.ts'
import { homeSide } from './rules/02-control.ts'
import { warOf } from './rules/05-belligerency.ts'
import { overstackedHex } from './rules/09-stacking.ts'
import { BOX, HEX, hasFlag, STATUS, type State, UNIT } from './state.ts'
import { OPTIONS } from './terms.ts'
import { fullSteps, isStatic, UNITS, unitIds } from './units.ts'
import { grid, HEXES } from './world.ts'

type Keys = Record<string, Json>

/**
 * The position as the data of a position file; null unless a Movement or Combat Phase waits for its player and nobody has moved or attacked
 * in it: what is in the middle of something is not a position yet.
 */
export function describePosition(g: State, title: string): Keys | null {
  const phase = phaseOf(g)
  if (phase === null || unitsWith(g, UNIT.begun | UNIT.attacked | UNIT.topped).length > 0) return null
  // 9.1c  Reinforcements may have arrived in a full hex.
  if (overstackedHex(g, AXIS) >= 0 || overstackedHex(g, ALLIED) >= 0) return null
  return {
    salient: 'position',
    format: 1,
    game: 'munich-war',
    title,
    scenario: warOf(g).id,
    ...named('options', changedOptions(OPTIONS, g.terms.options)),
    turn: g.turn,
    phase: { [phase]: SIDES[g.phasing] },
    units: unitsOnMap(g),
    ...named('boxes', boxesOf(g)),
    ...named('control', controlOf(g)),
    ...named('situation', situationOf(g)),
  }
}

/** The key, unless there is nothing to say. */
const named = (key: string, value: Keys): Keys => (Object.keys(value).length === 0 ? {} : { [key]: value })

function phaseOf(g: State): string | null {
  if (topFrame(g.flow) === FRAMES.movement.id) return 'movement'
  return topFrame(g.flow) === FRAMES.combat.id ? 'combat' : null
}

/** Stack by stack, the top unit first and static ones last. */
function unitsOnMap(g: State): Json[] {
  const units: Json[] = []
  for (let hex = 0; hex < HEXES; hex++)
    for (const unit of stackAt(g, hex).toSorted((a, b) => isStatic[a] - isStatic[b]))
      units.push(
        g.steps[unit] === fullSteps[unit]
          ? `${unitIds[unit]} ${grid.names[hex]}`
          : { id: unitIds[unit], hex: grid.names[hex], step: g.steps[unit] },
      )
  return [...units, ...reducedInBoxes(g)]
}

const IN_BOXES: readonly number[] = [BOX.available, BOX.utilized, BOX.reinforcement, BOX.eliminated]

const reducedInBoxes = (g: State): Json[] =>
  unitIds.flatMap((id, unit) =>
    IN_BOXES.includes(g.place[unit]) && g.steps[unit] < fullSteps[unit]
      ? [{ id, box: nameOf(BOX, g.place[unit]), step: g.steps[unit] }]
      : [],
  )

function boxesOf(g: State): Keys {
  const boxes: Record<string, string[]> = {}
  for (let unit = 0; unit < UNITS; unit++) {
    if (!IN_BOXES.includes(g.place[unit]) || g.steps[unit] < fullSteps[unit]) continue
    const box = nameOf(BOX, g.place[unit])
    boxes[box] = [...(boxes[box] ?? []), unitIds[unit]]
  }
  return boxes
}

const hexesWhere = (is: (hex: number) => boolean): string[] => grid.names.filter((_, hex) => is(hex))

/** Empty hexes abroad that a side controls, and hexes at home that it has lost and not won back. */
function controlOf(g: State): Keys {
  const isHeld = (side: number) => (hex: number) =>
    g.top[hex] < 0 && g.control[hex] === side + 1 && homeSide(g, hex) !== side
  const nobody = hexesWhere(hex => homeSide(g, hex) >= 0 && g.control[hex] === 0 && g.top[hex] < 0)
  const lists: Keys = { axis: hexesWhere(isHeld(AXIS)), allied: hexesWhere(isHeld(ALLIED)) }
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => !isEmpty(list))),
    ...Object.fromEntries(nobody.map(hex => [hex, 'nobody'])),
  }
}

const unitsWith = (g: State, flags: number): string[] =>
  unitIds.filter((_, unit) => (g.unitFlags[unit] & flags) !== 0)

const byUnit = (g: State, box: number, wordFor: (unit: number) => Json): Keys =>
  Object.fromEntries(unitIds.flatMap((id, unit) => (g.place[unit] === box ? [[id, wordFor(unit)]] : [])))

function situationOf(g: State): Keys {
  const words: Keys = {
    joined: joinedOf(g),
    surrendered: NATIONS.filter((_, nation) => g.status[nation] === STATUS.surrendered),
    terror: hexesWhere(hex => hasFlag(g.hexFlags, hex, HEX.terror)),
    lost: hexesWhere(hex => hasFlag(g.hexFlags, hex, HEX.lost)),
    lastHeld: Object.fromEntries(
      grid.names.flatMap((name, hex) =>
        g.holder[hex] > 0 && g.top[hex] < 0 ? [[name, SIDES[g.holder[hex] - 1]]] : [],
      ),
    ),
    storm: g.storm === 1,
    intervened: g.intervened === 1,
    withoutPoints: SIDES.filter((_, side) => g.withoutPoints & (1 << side)),
    missions: byUnit(g, BOX.onMission, unit => grid.names[g.aim[unit]]),
    carries: unitsWith(g, UNIT.carries),
    flown: unitsWith(g, UNIT.flown),
    parked: unitsWith(g, UNIT.parked),
    due: byUnit(g, BOX.track, unit => g.due[unit]),
    offMap: byUnit(g, BOX.offMap, unit => g.due[unit]),
    railMoves: Object.fromEntries(
      NATIONS.flatMap((name, nation) => (g.railMoves[nation] > 0 ? [[name, g.railMoves[nation]]] : [])),
    ),
    sailed: unitsWith(g, UNIT.sailed),
    mayNotAttack: unitsWith(g, UNIT.mayNotAttack),
  }
  return Object.fromEntries(Object.entries(words).filter(([, value]) => !isEmpty(value)))
}

/** 5.0d  Countries that were neutral when the war began; Danzig goes with Poland. */
function joinedOf(g: State): Keys {
  const { axis, allied } = warOf(g)
  return Object.fromEntries(
    NATIONS.flatMap((name, nation) => {
      const isNew = g.status[nation] >= STATUS.fighting && ![...axis, ...allied, DANZIG].includes(nation)
      return isNew ? [[name, SIDES[g.allegiance[nation]]]] : []
    }),
  )
}

const isEmpty = (value: Json): boolean =>
  value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
