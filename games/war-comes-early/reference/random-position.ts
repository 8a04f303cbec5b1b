// Random plausible positions, the same for the same seed, for comparing the reference with the rules.
import { attackBan } from './attack.ts'
import { actions, perform } from './perft.ts'
import { lay, type ReferencePosition } from './position.ts'
import { type Chance, chance } from './random.ts'
import { deployAll, hasArmyOutOfSupply } from './random-deployment.ts'
import { capitals, type Draft, randomActive, randomDraft } from './random-draft.ts'
import { neighbours, printed } from './world.ts'

function activeUnits(draft: Draft): string[] {
  const active = draft.units.filter(({ id }) => draft.active.includes(printed.units.get(id)!.nation))
  return active.map(unit => unit.id)
}

// A few attacks of this phase are already over.
function spendAttacks(draft: Draft, luck: Chance): void {
  if (luck.happens(0.5)) return
  const table = lay(draft)
  for (const { id, hex } of luck.some(draft.units, 0.15)) {
    const target = luck.pick(neighbours(printed, hex))
    if (attackBan(table, id, target) !== null) continue
    draft.attacked = [...draft.attacked, id]
    draft.defended = [...new Set([...draft.defended, target])]
  }
  const mechs = activeUnits(draft).filter(id => printed.units.get(id)!.flags.has('germanMech'))
  draft.flanked = luck.some(mechs, 0.15).filter(id => !draft.attacked.includes(id))
}

// Some stacks have begun to move; none enters an undefended capital, none leaves an army without supply.
function playOn(draft: Draft, luck: Chance): ReferencePosition {
  let position: ReferencePosition = draft
  for (let count = luck.below(5); count > 0; count--) {
    const open = actions(position).filter(action => {
      if (action.do === 'end' || action.do === 'top') return false
      return !('to' in action) || !capitals.has(action.to)
    })
    if (open.length === 0) break
    const steps = open.filter(action => action.do !== 'begin')
    position = perform(position, luck.pick(steps.length > 0 && luck.happens(0.8) ? steps : open))
  }
  return hasArmyOutOfSupply(position as Draft) ? draft : position
}

export function randomPosition(seed: number): ReferencePosition {
  const luck = chance(seed)
  const draft = randomDraft(luck)
  deployAll(draft, luck)
  draft.active = randomActive(draft, luck)
  if (draft.phase === 'combat') {
    spendAttacks(draft, luck)
    return draft
  }
  if (luck.happens(0.3)) draft.done = luck.some(activeUnits(draft), 0.3)
  return luck.happens(0.5) ? playOn(draft, luck) : draft
}
