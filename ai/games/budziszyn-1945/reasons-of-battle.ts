// What an attack promises, in words: chances, odds, what helps and what hinders, what is to be won.
import type { Engagement } from '../../../games/budziszyn-1945/rules/05-engagement.ts'
import { forecast } from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import type { CombatResult } from '../../../games/budziszyn-1945/tables.ts'
import type { Reason } from './reasons.ts'
import { prizeInWords } from './reasons-of-ground.ts'

const percent = (share: number): string => `${Math.round(share * 100)}%`

export function reasonsOfBattle(g: State, e: Engagement): Reason[] {
  const { heading, chances, shifts, modifier } = forecast(g, e)
  const share = (is: (result: CombatResult) => boolean) =>
    chances.reduce((sum, chance) => (is(chance.result) ? sum + chance.ways / chance.of : sum), 0)
  const found: Reason[] = [
    {
      text: `${percent(share(r => r.defender.retreat > 0))} chance to push the defender back`,
      rule: '5.3.1',
    },
    {
      text: `${percent(share(r => r.attacker.losses > 0))} chance of losing at least one level, at ${heading}`,
      rule: '1.5',
    },
  ]
  const camp = g.camp[e.attack.units[0]]
  for (const target of e.targets) {
    const prize = prizeInWords(g, camp, target)
    if (prize !== null) found.push(prize)
  }
  if (e.attack.support.length > 0)
    found.push({ text: `${e.attack.support.length} guns support the attack`, rule: '6.3.1' })
  if (modifier < 0) found.push({ text: 'headquarters lead the attack', rule: '9.2.1' })
  if (modifier > 0) found.push({ text: 'headquarters lead the defence', rule: '9.2.1' })
  for (const shift of shifts) found.push({ text: shift.label, rule: shift.rule })
  return found
}
