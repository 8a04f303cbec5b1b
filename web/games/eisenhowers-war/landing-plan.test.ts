import { expect, test } from 'vitest'
import { hexNamed } from '../../../games/eisenhowers-war/rules/actions.ts'
import { lay } from '../../../games/eisenhowers-war/testing.ts'
import { landingPlanFacts } from './landing-plan.ts'

const factsAt = (hex: string) =>
  landingPlanFacts(lay({ scenario: 'alternate', phase: 'set-up' }), hexNamed(hex)).filter(
    row => row !== false,
  )

test('[3.3.2] Dieppe: the odds on the beach with and without the airborne corps, a port, and the Seine', () => {
  expect(factsAt('3306')).toEqual([
    ['Four corps land', '30 to 1, rolled at 4:1: 100% to clear it', '5.3.5'],
    ['With airborne', '34 to 1, rolled at 4:1: 100% to clear it', '5.3.3'],
    ['Turn 1 port', 'this one is enough', '4.3.2'],
    ['The Seine', 'Germans cross it at the usual river cost all game', '3.3.4'],
  ])
})

test('[3.3.2] Normandy: nobody on the beach, and no port yet', () => {
  expect(factsAt('3304')).toEqual([
    ['Landing', 'no battle: nobody defends it now', '5.3.2'],
    ['Turn 1 port', 'you must still take one by land', '4.3.2'],
  ])
})

test('[5.3.5] a fortified port that would hold says so', () => {
  expect(factsAt('3408')[0]).toEqual(['Four corps land', '30 to 5, rolled at 1:1: 0% to clear it', '5.3.5'])
})
