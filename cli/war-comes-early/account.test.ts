import { expect, test } from 'vitest'
import { playerOf } from '../../ai/games/all.ts'
import { luckOf } from '../../ai/players/player.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { gameById } from '../../games/all.ts'
import { warComesEarly as game } from '../../games/war-comes-early/index.ts'
import { tell } from './account.ts'
import { warComesEarlyPresentation } from './presentation.ts'
import { setUp, stack } from './table.fixture.ts'

const SIDES = ['German', 'Allied']
const step = (unit: string, from: string, to: string, cost = 12): GameEvent => ({
  event: 'moved',
  rule: '11.0a',
  unit,
  from,
  to,
  cost,
})

test('the steps of a move are one line, with the points that it took', () => {
  expect(tell([step('ge-m16', '2413', '2414'), step('ge-m16', '2414', '2514', 6)], SIDES)).toEqual([
    'XVI Motorized Corps (ge-m16) moves 2413–2414–2514 (1½ MP)',
  ])
})

test('a stack that goes the same way is one line, however its steps are dealt out', () => {
  const events = [
    step('ge-c1', '2413', '2414'),
    step('ge-c2', '2413', '2414'),
    step('ge-c1', '2414', '2515'),
    step('ge-c2', '2414', '2515'),
    step('ge-c3', '2413', '2412'),
  ]
  expect(tell(events, SIDES)).toEqual([
    'I Corps (ge-c1) and II Corps (ge-c2) move 2413–2414–2515 (2 MP)',
    'III Corps (ge-c3) moves 2413–2412 (1 MP)',
  ])
})

test('what a move causes is told after it', () => {
  const events: GameEvent[] = [
    step('ge-m16', '2413', '2414'),
    { event: 'control', rule: '3.6a', hex: '3821', nation: 'Germany' },
    { event: 'control', rule: '3.6a', hex: '2413', nation: 'Germany' },
    { event: 'victory-points', rule: '4.4a', side: 0, points: 4, total: 54 },
    step('ge-m16', '2414', '2514'),
  ]
  expect(tell(events, SIDES)).toEqual([
    'XVI Motorized Corps (ge-m16) moves 2413–2414–2514 (2 MP)',
    'Germany takes 3821 Warsaw',
    'Germany takes 2413 Berlin',
    'German victory points +4, now 54 (4.4a)',
  ])
})

test('many units placed one after the other are one paragraph', () => {
  const placed = ['ge-c1', 'ge-c2', 'hidden'].map(unit => ({
    event: 'placed',
    rule: '3.2f',
    unit,
    hex: '2413',
  }))
  expect(tell(placed, SIDES)).toEqual(['Placed: ge-c1 2413, ge-c2 2413, unseen 2413'])
  expect(tell(placed.slice(0, 1), SIDES)).toEqual(['I Corps (ge-c1) is placed in 2413 Berlin'])
})

test('returns, airpower and the end of the game are told with their dice and rules', () => {
  const events: GameEvent[] = [
    { event: 'roll', rule: '3.5a', for: 'replacement', unit: 'po-c1', dice: [2], returns: 5 },
    { event: 'roll', rule: '3.5b', for: 'replacement', unit: 'po-c2', dice: [6, 5], returns: null },
    { event: 'roll', rule: '6.1a', for: 'Allied airpower', dice: [3, 4], modifier: -1 },
    { event: 'air-superiority', rule: '6.1c', side: 0, markers: 1 },
    { event: 'air-superiority', rule: '6.1c', side: -1, markers: 0 },
    { event: 'game-over', rule: '4.2b', winners: [], because: 'neither side leads by 20 victory points' },
  ]
  expect(tell(events, SIDES)).toEqual([
    '    die 2: back in turn 5 (3.5a)',
    '    dice 6 and 5: lost for good (3.5b)',
    'Allied airpower: dice 3 and 4, −1 (6.1a)',
    'German air superiority with 1 marker (6.1c)',
    'Nobody has air superiority (6.1c)',
    '*** The game is a draw: neither side leads by 20 victory points (4.2b)',
  ])
})

test('an event that nobody has words for is shown as it is', () => {
  expect(tell([{ event: 'eclipse', rule: '0', sun: false }], SIDES)).toEqual(['eclipse {"sun":false} (0)'])
})

test('every event of whole games has words, and no line is wider than the screen', () => {
  for (const scenario of ['1938', '1939']) {
    const begun = game.begin(scenario, {}, fastDice(5))
    if (!begun.ok) throw new Error('the scenario does not begin')
    const g = begun.value
    const events: GameEvent[] = []
    const players = [playerOf('lively', game.id), playerOf('lively', game.id)]
    const luck = luckOf(5)
    for (let asked = game.awaited(g); asked !== null; asked = game.awaited(g)) {
      const legal = game.legal(g, asked.side)
      const chosen = players[asked.side].choose(gameById(game.id)!, g, asked.side, legal, luck)
      game.perform(g, asked.side, chosen, events)
    }
    const lines = tell(events, SIDES)
    expect(lines.filter(line => /^[a-z-]+ \{/.test(line))).toEqual([])
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(100)
  }
})

test('[8.3a] a side is not told which hidden unit moved, but who fought', () => {
  const g = setUp('1939')
  stack(g, '3821', 'po-c1', 'po-c2')
  const events: GameEvent[] = [
    step('po-c1', '3820', '3821'),
    { event: 'attack', rule: '12.0b', kind: 'attack', target: '3721', units: ['po-c1'] },
  ]
  const told = warComesEarlyPresentation.tell(gameById(game.id)!, '1939', g, 0, events)
  expect(told[0]).toBe('a hidden unit moves 3820–3821 Warsaw (1 MP)')
  expect(told[1]).toContain('(po-c1)')
})
