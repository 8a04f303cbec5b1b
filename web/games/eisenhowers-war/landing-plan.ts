// 3.3.2  What a landing of the first invasion would meet at a coast, while the plan is written.
import { percent } from '../../../engine/words/english.ts'
import { portsNeeded } from '../../../games/eisenhowers-war/rules/04-victory.ts'
import { isEastOfSeine } from '../../../games/eisenhowers-war/rules/05-invasion.ts'
import { isOccupiedBy } from '../../../games/eisenhowers-war/rules/06-stacking.ts'
import { type Approach, assess, type Engagement } from '../../../games/eisenhowers-war/rules/10-odds.ts'
import { dropGroundRefusal } from '../../../games/eisenhowers-war/rules/13-airborne.ts'
import { ALLIED, GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import { NOWHERE, type State } from '../../../games/eisenhowers-war/state.ts'
import { AIRBORNE_CORPS, NORMANDY_CORPS, otherForm } from '../../../games/eisenhowers-war/units.ts'
import { isPort } from '../../../games/eisenhowers-war/world.ts'
import type { FactRow } from '../kit/facts.ts'
import { chanceToTake, columnWords } from './odds.ts'

const by = (approach: Approach) => (unit: number) => ({ unit, by: approach, from: NOWHERE })

// R19, R99  Where nobody can be dropped, the corps lands with the others.
const airborne = (g: State, hex: number) =>
  dropGroundRefusal(g, hex) === null ? by('air')(otherForm[AIRBORNE_CORPS[0]]) : by('sea')(AIRBORNE_CORPS[0])

const landing = (target: number, attackers: Engagement['attackers']): Engagement => ({
  side: ALLIED,
  target,
  attackers,
  isInvasion: true,
  withBombers: false,
  isOffensive: false,
})

/** `34 to 5, rolled at 4:1: 83% to clear it` */
function outlook(g: State, e: Engagement): string {
  const assessment = assess(g, e)
  return `${assessment.attack} to ${assessment.defence}, rolled at ${columnWords(assessment)}: ${percent(chanceToTake(g, e))} to clear it`
}

/** Rows for the card of a coast: the battle on the beach, the port, and what an eastern landing opens. */
export function landingPlanFacts(g: State, hex: number): (FactRow | false)[] {
  const force = NORMANDY_CORPS.map(by('sea'))
  const isDefended = isOccupiedBy(g, GERMAN, hex)
  return [
    isDefended
      ? ['Four corps land', outlook(g, landing(hex, force)), '5.3.5']
      : ['Landing', 'no battle: nobody defends it now', '5.3.2'],
    isDefended && ['With airborne', outlook(g, landing(hex, [...force, airborne(g, hex)])), '5.3.3'],
    portsNeeded(g) > 0 && [
      'Turn 1 port',
      isPort[hex] ? 'this one is enough' : 'you must still take one by land',
      '4.3.2',
    ],
    isEastOfSeine(hex) && ['The Seine', 'Germans cross it at the usual river cost all game', '3.3.4'],
  ]
}
