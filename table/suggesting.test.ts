import { describe, expect, test } from 'vitest'
import { describe as describeWarComesEarly } from '../ai/games/war-comes-early/index.ts'
import { begun, play } from '../ai/games/war-comes-early/player.fixture.ts'
import { type Order, officerOf, orderFrom } from '../ai/hints/orders.ts'
import { warComesEarly } from '../games/war-comes-early/index.ts'
import { Stage } from './stage.ts'
import { pictureOf } from './suggesting.ts'
import { presentation } from './user.fixture.ts'

/** What an officer would order when a decision of this kind comes up, and the table before it. */
function ordered(scenario: string, decision: string, side = 0): { stage: Stage; order: Order } {
  const g = begun(scenario, 3)
  play(g, ['officer', 'officer'], 3, (who, kind) => who === side && kind === decision)
  const stage = new Stage(presentation, presentation.see(g, side), true, [], scenario)
  return {
    stage,
    order: orderFrom(warComesEarly, g.copy(), side, officerOf(warComesEarly, describeWarComesEarly, side)),
  }
}

describe('a suggested order', () => {
  test('to march is in hand as the way that it takes', () => {
    const { stage, order } = ordered('1939', 'movement')
    const { text, hexes, hand } = pictureOf(stage, order)
    expect(text).toMatch(/ to .+\.$/)
    expect(hand).toMatchObject({ hex: hexes[0], goal: hexes.at(-1), via: hexes.slice(1, -1) })
    const route = stage.movement!.route(stage.sight, hand!.units, hand!.mode, hand!.via, hand!.goal!)
    expect(route!.path).toEqual(hexes)
  })

  test('to attack is in hand with everybody who is to join', () => {
    const { stage, order } = ordered('1939', 'combat')
    const { text, hexes, hand } = pictureOf(stage, order)
    expect(hand!.attack!.target).toBe(hexes[0])
    expect(hand!.attack!.units).toContain(order.actions[0].unit)
    expect(text).toMatch(/^Attack on .+ with .+\.$/)
  })

  test('to choose is the line of the list', () => {
    const { stage, order } = ordered('1939', 'germanOrder')
    const { text, hand } = pictureOf(stage, order)
    expect(hand!.row).toMatch(/^row-\d$/)
    expect(text).toMatch(/^\S.*\.$/)
  })

  test('that changes nothing names who is to stay', () => {
    const { stage } = ordered('1939', 'movement')
    const idle: Order = { actions: [{ do: 'hold', unit: 'g39-a14' }], events: [], reasons: [] }
    expect(pictureOf(stage, idle)).toEqual({ text: '14. Army: stay here.', hexes: ['2925'], hand: null })
  })
})
