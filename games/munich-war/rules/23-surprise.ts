// 23.2  German surprise attack: a die for every Allied and every neutral country, after set-up and before the first turn.
import { roll } from '../../../engine/dice/roll.ts'
import type { Procedure } from '../../../engine/flow/flow-game.ts'
import { popFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, NATIONS } from '../nations.ts'
import { BOX, STATUS, type State } from '../state.ts'
import { isAir, unitsOf } from '../units.ts'
import { fightsFor } from './05-belligerency.ts'
import { spendAlert } from './07-replacements.ts'

/** 23.2a  Countries without counters are not rolled for. */
const isRolledFor = (g: State, nation: number): boolean =>
  unitsOf(nation).length > 0 && (fightsFor(g, nation, ALLIED) || g.status[nation] === STATUS.neutral)

export const surpriseProcedure: Procedure<State> = {
  run(g, log) {
    const nation = slot(g.flow, FRAMES.surprise.at.nation)
    if (nation >= NATIONS.length) {
      popFrame(g.flow)
      return
    }
    setSlot(g.flow, FRAMES.surprise.at.nation, nation + 1)
    if (isRolledFor(g, nation)) surprise(g, nation, log)
  },
}

/** 23.2b, R78, R79 */
function surprise(g: State, nation: number, log: Log): void {
  const die = roll(g, 6)
  log?.push({ event: 'surprise', rule: '23.2a', nation: NATIONS[nation], dice: [die] })
  if (die <= 3) catchOnTheGround(g, nation)
  else if (die === 6) spendAlert(g, nation, g.allegiance[nation])
}

function catchOnTheGround(g: State, nation: number): void {
  g.surprised |= 1 << nation
  for (const unit of unitsOf(nation))
    if (isAir[unit] && g.place[unit] === BOX.available) g.place[unit] = BOX.utilized
}
