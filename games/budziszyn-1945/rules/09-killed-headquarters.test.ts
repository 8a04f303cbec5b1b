import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CAMP } from '../nations.ts'
import { PHASE, type State } from '../state.ts'
import { unit } from '../units.ts'
import { grid, hex, layOut } from '../world.ts'
import { eliminate, NO_CREDIT } from './01-levels.ts'
import { CELL } from './05-battle-cells.ts'
import { fight } from './05-test-kit.ts'
import { countDownKills, killModifiers, spendKillModifiers } from './09-killed-headquarters.ts'
import { around, emptyGame, layOutGround, put, whereIs } from './testing.ts'

const HERE = '2713'
const SOVIET = 0
const GERMAN = 1

beforeAll(() => layOutGround())
afterAll(() => layOut())

function killed(phase: number, id = 'de-hqV'): State {
  const g = emptyGame('nysa')
  Object.assign(g, { turn: 5, player: SOVIET, phase })
  put(g, id, HERE)
  eliminate(g, unit(id), id.startsWith('de') ? CAMP.soviet : CAMP.german, '5.1.8', null)
  aimAt(g, HERE)
  return g
}

function aimAt(g: State, name: string): void {
  g.battle[CELL.targets] = hex(name) + 1
}

/** The hex so many to the north-west or south of another. */
const away = (hexes: number) => {
  const found = grid.names.find(name => grid.distance(hex(HERE), hex(name)) === hexes)
  if (found === undefined) throw new RangeError(`no hex at ${hexes}`)
  return found
}

describe('a killed headquarters', () => {
  it('[9.1.6] gives five modifiers for the next two combat phases, not for the one it died in', () => {
    const g = killed(PHASE.combat)
    expect(killModifiers(g, SOVIET)).toBe(0)
    countDownKills(g)
    expect([killModifiers(g, SOVIET), killModifiers(g, GERMAN)]).toEqual([5, 0])
    countDownKills(g)
    expect(killModifiers(g, SOVIET)).toBe(5)
    countDownKills(g)
    expect(killModifiers(g, SOVIET)).toBe(0)
    expect(g.kills.every(cell => cell === 0)).toBe(true)
  })

  it('[9.1.6] killed in a movement phase, the combat phase that follows is the first', () => {
    const g = killed(PHASE.movement)
    expect(killModifiers(g, SOVIET)).toBe(5)
    countDownKills(g)
    countDownKills(g)
    expect(killModifiers(g, SOVIET)).toBe(0)
  })

  it('[9.1.6] they may be divided among combats', () => {
    const g = killed(PHASE.movement)
    spendKillModifiers(g, SOVIET, 2)
    expect(killModifiers(g, SOVIET)).toBe(3)
    spendKillModifiers(g, SOVIET, 3)
    expect(g.kills.every(cell => cell === 0)).toBe(true)
  })

  it('[9.1.6] those that lapse first are used first', () => {
    const g = killed(PHASE.movement)
    countDownKills(g)
    put(g, 'de-hqGD', HERE)
    eliminate(g, unit('de-hqGD'), CAMP.soviet, '9.1.5', null)
    expect(killModifiers(g, SOVIET)).toBe(10)
    spendKillModifiers(g, SOVIET, 6)
    countDownKills(g)
    expect(killModifiers(g, SOVIET)).toBe(4)
  })

  it('[9.1.6] they go to the other player, and to nobody if nobody killed it (R47)', () => {
    expect(killModifiers(killed(PHASE.movement, 'su-hq52'), GERMAN)).toBe(5)
    const g = emptyGame('stars-2')
    put(g, 'pl-hq', HERE)
    eliminate(g, unit('pl-hq'), NO_CREDIT, 'S-4', null)
    expect(g.kills.every(cell => cell === 0)).toBe(true)
  })

  it('[9.1.7] they count within eight hexes of the place, to any hex of the combat (R58)', () => {
    const g = killed(PHASE.movement)
    aimAt(g, away(8))
    expect(killModifiers(g, SOVIET)).toBe(5)
    aimAt(g, away(9))
    expect(killModifiers(g, SOVIET)).toBe(0)
    g.battle[CELL.targets + 1] = hex(away(8)) + 1
    expect(killModifiers(g, SOVIET)).toBe(5)
  })

  it('[9.1.4] [9.1.5] [9.1.6] it dies with its only level, in combat as under the wheels', () => {
    const g = emptyGame('nysa')
    put(g, 'de-hqV', HERE)
    put(g, 'su-vii-24', around(HERE).N)
    fight(g, { attackers: 'su-vii-24', targets: [HERE], column: '10:1', dice: [3, 4] })
    expect([whereIs(g, 'de-hqV'), g.headquartersLost]).toEqual(['eliminated', 1])
    expect(g.kills[2]).toBe(5)
  })
})
