import { expect, it } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { munichWar } from '../index.ts'
import type { State } from '../state.ts'

/** A General War in which the Axis launches one air unit; the Allied side has said before when it wants to be asked. */
function launchedAt(to: string, watch: object | null): State {
  const g = valueOrThrow(munichWar.begin('general-war', {}, fastDice(5))) as State
  if (watch !== null) munichWar.perform(g, 1, { do: 'watch', ...watch }, null)
  while (munichWar.awaited(g)?.decision === 'deploy')
    munichWar.perform(g, munichWar.awaited(g)!.side, { do: 'deploy-suggested' }, null)
  munichWar.perform(g, 0, { do: 'launch', unit: 'ge-l1', to }, null)
  munichWar.perform(g, 0, { do: 'done' }, null)
  return g
}

it('[16.2b] a side is asked to intercept, unless it waits for the next turn or for its cities', () => {
  const decision = (to: string, watch: object | null) => munichWar.awaited(launchedAt(to, watch))?.decision
  expect(decision('1615', null)).toBe('interception')
  expect(decision('1615', { until: 'turn' })).not.toBe('interception')
  expect(decision('1615', { only: ['city'] })).toBe('interception')
  expect(decision('1616', { only: ['city'] })).not.toBe('interception')
})
