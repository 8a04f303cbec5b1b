// 3.1 to 3.4  The war that is fought: chosen or rolled for, with its belligerents, and every counter where it belongs before set-up.
import { roll } from '../../../engine/dice/roll.ts'
import { pushFrame } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, AXIS, BRITAIN, DANZIG, FRANCE, GERMANY, NATIONS, POLAND, SWITZERLAND } from '../nations.ts'
import { BOX, PHASE, STATUS, type State } from '../state.ts'
import { BY_DIE } from '../terms.ts'
import {
  beginsReduced,
  counters,
  fullSteps,
  isLand,
  isMech,
  isOptional,
  setUpOf,
  UNITS,
  unitNation,
  unitsOf,
} from '../units.ts'
import { WARS, warOfDie } from '../wars.ts'
import { country, HEXES } from '../world.ts'
import { deployingSide, fights, warOf } from './05-belligerency.ts'

/** What a land unit that is not set up yet is meant for, in its `due` cell. */
export const MEANT = { reinforcement: 0, map: 1, deducted: 2 } as const

/** A game before the first counter is placed. */
export function beginState(g: State): void {
  g.turn = 1
  g.phase = PHASE.setUp
  g.phasing = ALLIED
  g.mover = -1
  g.top.fill(-1)
  g.below.fill(-1)
  g.aim.fill(-1)
  // 3.2a, 3.2b
  g.war =
    g.terms.scenario === BY_DIE ? warOfDie(roll(g, 6)) : WARS.findIndex(({ id }) => id === g.terms.scenario)
  declareWar(g)
  for (let unit = 0; unit < UNITS; unit++) layAside(g, unit)
  if (g.terms.options.additionalArmor) addArmor(g)
  pushFrame(g.flow, FRAMES.turn)
  if (g.terms.options.surpriseAttack) pushFrame(g.flow, FRAMES.surprise)
  pushFrame(g.flow, FRAMES.setUp)
}

/** 2.2a, 2.2b, 3.4a, 3.4b, 3.4c, 3.4.1d, 5.0c, 5.6a, R17, R19, R81  Who fights, who is neutral, who is out of it. */
function declareWar(g: State): void {
  const { axis, allied } = warOf(g)
  for (let nation = 0; nation < NATIONS.length; nation++) {
    const side = deployingSide(g, nation)
    g.allegiance[nation] = side
    g.status[nation] = side < 0 ? STATUS.closed : STATUS.neutral
  }
  for (const nation of axis) enter(g, nation, AXIS)
  for (const nation of allied) enter(g, nation, ALLIED)
  g.status[SWITZERLAND] = STATUS.closed
  const freeCity = fights(g, POLAND)
  g.status[DANZIG] = freeCity ? STATUS.fighting : STATUS.neutral
  g.allegiance[DANZIG] = g.allegiance[POLAND]
  for (let hex = 0; hex < HEXES; hex++) {
    const land = country[hex]
    g.control[hex] = land >= 0 && g.status[land] === STATUS.fighting ? g.allegiance[land] + 1 : 0
  }
}

function enter(g: State, nation: number, side: number): void {
  g.status[nation] = STATUS.fighting
  g.allegiance[nation] = side
}

/** 2.5.1d, 3.4.1g, 3.4.2e, 3.4.2g, 3.4.3, R7, R81  Displays of those who fight; everything else waits aside or stays in the box. */
function layAside(g: State, unit: number): void {
  const nation = unitNation[unit]
  const isMeant = isLand[unit] === 1 && setUpOf[unit] !== 'reinforcement'
  g.steps[unit] = isMeant && beginsReduced[unit] ? 1 : fullSteps[unit]
  if (isOptional[unit] || g.status[nation] === STATUS.closed) g.place[unit] = BOX.unused
  else if (isLand[unit] || !fights(g, nation)) g.place[unit] = BOX.aside
  else g.place[unit] = setUpOf[unit] === 'reinforcement' ? BOX.reinforcement : BOX.available
  g.due[unit] = isMeant && g.place[unit] === BOX.aside ? MEANT.map : MEANT.reinforcement
}

/** 23.1  Two corps come and the British Mobile Corps is whole; two German corps and one French army go. */
function addArmor(g: State): void {
  for (const nation of [GERMANY, FRANCE]) {
    if (g.status[nation] === STATUS.closed) continue
    for (const unit of unitsOf(nation)) {
      if (!isOptional[unit]) continue
      g.place[unit] = BOX.aside
      g.due[unit] = MEANT.map
    }
  }
  deduct(g, GERMANY, 'corps', 2)
  deduct(g, FRANCE, 'army', 1)
  for (const unit of unitsOf(BRITAIN)) if (isMech[unit]) g.steps[unit] = fullSteps[unit]
}

/** Full-strength infantry of the set-up, to be put into the Eliminated display. */
function deduct(g: State, nation: number, size: string, number: number): void {
  const infantry = unitsOf(nation).filter(
    unit =>
      counters[unit].type === 'infantry' &&
      counters[unit].size === size &&
      g.due[unit] === MEANT.map &&
      g.steps[unit] === fullSteps[unit],
  )
  for (const unit of infantry.slice(-number)) g.due[unit] = MEANT.deducted
}
