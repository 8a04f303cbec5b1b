import { expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { pushFrame } from '../../../engine/flow/frames.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { fixObligations } from '../../../games/budziszyn-1945/rules/05-obligations.ts'
import { put, rollNext } from '../../../games/budziszyn-1945/rules/testing.ts'
import { PHASE, type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { unit } from '../../../games/budziszyn-1945/units.ts'
import { budziszyn1945Table as table } from './presentation.ts'
import { see } from './sight.ts'

const TANKS = ['su-xarm-61', 'su-xarm-62', 'su-xarm-63']

/** The Soviet combat phase of the first day, with tanks that stand next to Volkssturm 4 in 4110. */
function tanksAt4111(): State {
  const g = valueOrThrow(game.begin('nysa', {}, fastDice(1)))
  game.perform(g, 1, { do: 'deploy-suggested' }, null)
  g.flow.fill(0)
  g.player = 0
  g.phase = PHASE.combat
  pushFrame(g.flow, FRAMES.turn, 1)
  pushFrame(g.flow, FRAMES.playerTurn, 4)
  pushFrame(g.flow, FRAMES.combat)
  put(g, TANKS.join(' '), '4111')
  return g
}

/** The defender adds nothing. */
function attackWith(g: State, units: readonly string[], extras = {}): GameEvent[] {
  const events: GameEvent[] = []
  const order = table.attack.order(see(g, 0), units, '4110', 'attack', extras)
  expect(game.check(g, 0, order)).toEqual([])
  game.perform(g, 0, order, events)
  if (game.awaited(g)?.decision === 'defence') game.perform(g, 1, { do: 'ready' }, events)
  return events
}

test('[1.5] [1.6] the column that the table shows is the column that is rolled on', () => {
  const g = tanksAt4111()
  const s = see(g, 0)
  expect(table.attack.targets(s).get('4110')).toContain('attack')
  const odds = table.attack.odds(s, TANKS, '4110', 'attack', {})!
  expect(odds.isGuess).toBe(false)
  const rolled = attackWith(g, TANKS).find(({ event }) => event === 'odds')!
  expect(odds.columns[odds.column]).toBe(rolled.column)
  expect(odds.says).toBe(`Attack at ${rolled.column}`)
  const shifts = rolled.shifts as readonly unknown[]
  expect(odds.lines.filter(({ label }) => / (left|right)$/.test(label))).toHaveLength(shifts.length)
  expect(odds.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
})

test('[10.2.2] [10.2.3] out of supply the strength is half, or full for a level more', () => {
  const g = tanksAt4111()
  for (const id of TANKS) g.outOfSupply[unit(id)] = 2
  const s = see(g, 0)
  const half = table.attack.odds(s, TANKS, '4110', 'attack', {})!
  const paid = Object.fromEntries(TANKS.map(id => [`pay-${id}`, 1]))
  const full = table.attack.odds(s, TANKS, '4110', 'attack', paid)!
  expect(full.column).toBeGreaterThan(half.column)
  const extra = table.attack.extras(s, TANKS, '4110', 'attack').find(({ id }) => id === `pay-${TANKS[0]}`)
  expect(extra?.label).toMatch(/at full strength, shortage 2 to 3$/)
  attackWith(g, TANKS, paid)
  expect(g.outOfSupply[unit(TANKS[0])]).toBeGreaterThanOrEqual(3)
})

test('[16.1.4] hidden defenders make the odds a range that holds the truth', () => {
  const g = tanksAt4111()
  put(g, 'de-vs1', '4110')
  const s = see(g, 0)
  const odds = table.attack.odds(s, TANKS, '4110', 'attack', {})!
  expect(odds.isGuess).toBe(true)
  expect(table.attack.notes(s, TANKS, '4110', 'attack')[0].rules).toEqual(['16.1.4'])
  const rolled = attackWith(g, TANKS).find(({ event }) => event === 'odds')!
  const column = odds.columns.indexOf(String(rolled.column))
  expect(column).toBeGreaterThanOrEqual(Math.min(odds.column, odds.columnTo ?? odds.column))
  expect(column).toBeLessThanOrEqual(Math.max(odds.column, odds.columnTo ?? odds.column))
})

test('[5.3.7] [5.3.8] a retreat is chosen hex by hex, by one unit or by the whole stack', () => {
  const g = tanksAt4111()
  put(g, 'de-21-22 de-21-125', '4110')
  g.unitFlags[unit('de-21-22')] &= ~UNIT.fought
  rollNext(g, 1, 2)
  const heard = attackWith(g, TANKS)
  for (let awaited = game.awaited(g); awaited?.decision !== 'fallBack'; awaited = game.awaited(g)) {
    const [action] = game.legal(g, awaited!.side).filter(a => a.do === 'lose')
    game.perform(g, awaited!.side, action, heard)
  }
  const desk = table.desk(see(g, 1), heard)
  expect(desk.style).toBe('pick')
  expect(desk.battle?.steps.find(({ state }) => state === 'current')?.label).toBe('Retreat')
  const whole = desk.affordances.filter(({ piece }) => piece === 'stack-4110')
  expect(whole.some(({ hex }) => hex !== undefined)).toBe(true)
  expect(
    desk.affordances.filter(({ button }) => button?.label === 'Hold and lose a level').length,
  ).toBeGreaterThan(1)
  const back = whole.find(({ hex }) => hex !== undefined)!
  game.perform(g, 1, back.action, null)
  expect(g.place[unit('de-21-22')]).toBe(g.place[unit('de-21-125')])
})

test('[5.1.3] [5.1.4] what must still be done before the phase can end is named by its places', () => {
  const g = tanksAt4111()
  fixObligations(g)
  const mandatory = () => table.desk(see(g, 0), []).mandatory
  expect(mandatory()).toMatchObject({ text: 'Units in 3 hexes must still attack.', rules: ['5.1.3'] })
  const elsewhere = (hex: string) => !['4111', '4110'].includes(hex)
  for (const hex of mandatory()!.hexes!.filter(elsewhere))
    for (const id of table.stack(see(g, 0), hex))
      g.unitFlags[unit(id)] &= ~(UNIT.mustAttack | UNIT.mustBeAttacked)
  expect(mandatory()).toEqual({
    text: 'Units in 4111 must still attack.',
    rules: ['5.1.3'],
    hexes: ['4111', '4110'],
  })
  for (const id of TANKS.slice(0, 2)) g.unitFlags[unit(id)] |= UNIT.fought
  g.unitFlags[unit(TANKS[2])] &= ~UNIT.mustAttack
  expect(mandatory()).toEqual({ text: '4110 must still be attacked.', rules: ['5.1.4'], hexes: ['4110'] })
})
