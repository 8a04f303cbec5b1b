import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Board } from '../board/board.ts'
import { parseBoard } from '../board/parse.ts'
import { points } from './points.ts'
import { makeReach, reach } from './reach.ts'
import { CLOSED } from './step.ts'
import { buildStepCosts, type MovementChart, repriceSteps } from './step-costs.ts'

function boardOf(text: string): Board {
  const result = parseBoard(text, 'test')
  if (!result.ok) throw new Error(result.faults.map(fault => fault.reason).join('; '))
  return result.value
}

/** Price of the step between two adjacent hexes. */
function price(board: Board, costs: Uint16Array, from: string, to: string): number {
  const { grid } = board
  return costs[grid.indexOf(from) * 6 + grid.directionTo(grid.indexOf(from), grid.indexOf(to))]
}

// Two lines of six hexes; the first is what units walk along, the second holds the odd cases.
const board = boardOf(`
board "Chart test"
grid lines=1-2 along=1-6 shifted=even
terrain clear woods broken rough mountain swamp lake sea
hexsides river sea lake blocked straits
networks rail
regions Germany
features city blackdot
hex 0101 Germany clear
hex 0102 Germany woods+rough
hex 0103 Germany clear
hex 0104 Germany mountain city="Innsbruck"
hex 0105 Germany swamp
hex 0106 Germany mountain
hex 0201 Germany clear
hex 0202 Germany clear
hex 0203 Germany woods
hex 0204 Germany broken city="Chemnitz" blackdot
hex 0205 Germany clear
hex 0206 - sea
side 0102/0103 river
side 0103/0104 river
side 0201/0202 blocked
side 0202/0203 straits
side 0105/0106 river
route rail "Brenner" 0104 0105 0106
`)

const river = { sea: CLOSED, lake: CLOSED, blocked: CLOSED, river: points(1), straits: points(1) }
const city = { insteadOfTerrain: points(1), waives: ['river'], unless: ['blackdot'] }
const rail = { ticks: points(1, 2), opensTerrain: true }
const mech: MovementChart = {
  terrain: {
    clear: points(1),
    woods: points(2),
    broken: points(2),
    rough: points(3),
    mountain: CLOSED,
    swamp: CLOSED,
    lake: CLOSED,
    sea: CLOSED,
  },
  hexsides: river,
  features: { city },
  networks: { rail },
}
const nonMech: MovementChart = {
  ...mech,
  terrain: {
    clear: points(1),
    woods: points(1),
    broken: points(1),
    rough: points(2),
    mountain: points(3),
    swamp: points(2),
    lake: CLOSED,
    sea: CLOSED,
  },
}

describe('the chart of War Comes Early', () => {
  const forMech = buildStepCosts(board, mech)
  const forInfantry = buildStepCosts(board, nonMech)

  it('11.3c: pays the costliest of several kinds', () => {
    expect(price(board, forMech, '0101', '0102')).toBe(points(3))
    expect(price(board, forInfantry, '0101', '0102')).toBe(points(2))
  })

  it('11.3d, 11.4b: adds the river to the hex', () => {
    expect(price(board, forInfantry, '0102', '0103')).toBe(points(2))
    expect(price(board, forInfantry, '0103', '0102')).toBe(points(3))
  })

  it('11.3e: a city replaces the mountain under it, and tanks may enter', () => {
    expect(price(board, forMech, '0204', '0104')).toBe(points(1))
    expect(price(board, forInfantry, '0204', '0104')).toBe(points(1))
  })

  it('11.4b: a city on either side waives the river', () => {
    expect(price(board, forMech, '0103', '0104')).toBe(points(1))
    expect(price(board, forMech, '0104', '0103')).toBe(points(1))
  })

  it('11.3g: a black-dot city is no city', () => {
    expect(price(board, forMech, '0205', '0204')).toBe(points(2))
    expect(price(board, forInfantry, '0205', '0204')).toBe(points(1))
  })

  it('11.4a: tanks enter swamp and mountain along the railroad only', () => {
    expect(price(board, forMech, '0104', '0105')).toBe(points(1, 2))
    expect(price(board, forMech, '0105', '0106')).toBe(points(1, 2))
    expect(price(board, forMech, '0204', '0105')).toBe(CLOSED)
    expect(price(board, forMech, '0205', '0106')).toBe(CLOSED)
    expect(price(board, forInfantry, '0205', '0106')).toBe(points(3))
  })

  it('11.4e: the railroad takes no notice of a river', () => {
    expect(price(board, forInfantry, '0105', '0106')).toBe(points(1, 2))
    expect(price(board, forInfantry, '0106', '0105')).toBe(points(1, 2))
  })

  it('11.4c, 11.4d: sea hexes and blocked hexsides are closed, the straits are not', () => {
    expect(price(board, forInfantry, '0205', '0206')).toBe(CLOSED)
    expect(price(board, forInfantry, '0201', '0202')).toBe(CLOSED)
    expect(price(board, forInfantry, '0202', '0203')).toBe(points(2))
  })

  it('closes every step off the map', () => {
    board.grid.neighbours.forEach((to, slot) => {
      if (to < 0) expect(forMech[slot]).toBe(CLOSED)
    })
  })

  it('11.1: serves a reach as it is', () => {
    const workspace = makeReach(board.grid)
    const start = board.grid.indexOf('0104')
    reach(workspace, board.grid, start, points(1), (from, direction) => forMech[from * 6 + direction])
    expect(workspace.cost[board.grid.indexOf('0106')]).toBe(points(1))
  })
})

describe('other charts', () => {
  const plain = {
    hexsides: { sea: CLOSED, lake: CLOSED, blocked: CLOSED, river: points(1), straits: CLOSED },
  }
  const one = Object.fromEntries(board.terrainKinds.map(kind => [kind, points(1)]))

  it('Budziszyn T1: kinds in one hex can add up', () => {
    const costs = buildStepCosts(board, {
      terrain: { ...one, woods: points(2), rough: points(2) },
      together: (a, b) => a + b - points(1),
      ...plain,
    })
    expect(price(board, costs, '0101', '0102')).toBe(points(3))
  })

  it('a closed kind closes the hex however kinds are put together', () => {
    const costs = buildStepCosts(board, {
      terrain: { ...one, rough: CLOSED },
      together: Math.min,
      ...plain,
    })
    expect(price(board, costs, '0101', '0102')).toBe(CLOSED)
  })

  it("Eisenhower's War 8.0d: a city can be one more kind of terrain", () => {
    const terrain = { ...one, mountain: points(3) }
    const costs = buildStepCosts(board, { terrain, features: { city: { likeTerrain: points(2) } }, ...plain })
    expect(price(board, costs, '0103', '0104')).toBe(points(4))
    expect(price(board, costs, '0205', '0204')).toBe(points(2))
  })

  it('a network that is only a cheaper way costs no more than the ground', () => {
    const networks = { rail: { ticks: points(2), orCheaper: true } }
    const costs = buildStepCosts(board, { terrain: { ...one, swamp: points(3) }, networks, ...plain })
    expect(price(board, costs, '0104', '0105')).toBe(points(2))
    expect(price(board, costs, '0105', '0104')).toBe(points(1))
  })

  it('a network with a fixed price costs that even where the ground is cheaper', () => {
    const costs = buildStepCosts(board, { terrain: one, networks: { rail: { ticks: points(2) } }, ...plain })
    expect(price(board, costs, '0105', '0104')).toBe(points(2))
  })

  it('a road without bridges pays for the river', () => {
    const networks = { rail: { ticks: points(1, 2), paysHexsides: true } }
    const costs = buildStepCosts(board, { terrain: one, networks, ...plain })
    expect(price(board, costs, '0105', '0106')).toBe(points(3, 2))
    expect(price(board, costs, '0104', '0105')).toBe(points(1, 2))
  })

  it('a network opens closed ground and closed hexsides only when it says so', () => {
    const terrain = { ...one, swamp: CLOSED }
    const hexsides = { ...plain.hexsides, river: CLOSED }
    const into = (network: object) => {
      const networks = { rail: { ticks: points(1, 2), ...network } }
      const costs = buildStepCosts(board, { terrain, hexsides, networks })
      return [price(board, costs, '0104', '0105'), price(board, costs, '0105', '0106')]
    }
    expect(into({})).toEqual([CLOSED, CLOSED])
    expect(into({ opensTerrain: true })).toEqual([points(1, 2), CLOSED])
    expect(into({ opensHexsides: true })).toEqual([CLOSED, points(1, 2)])
    expect(into({ opensHexsides: true, paysHexsides: true })).toEqual([CLOSED, points(1, 2)])
  })

  it('a chart that forgets a kind of the board is refused by name', () => {
    const { swamp: _, ...rest } = one
    expect(() => buildStepCosts(board, { terrain: rest, ...plain })).toThrow("no line for terrain 'swamp'")
    expect(() => buildStepCosts(board, { terrain: one, hexsides: {} })).toThrow("no line for hexside 'river'")
  })
})

describe('repricing', () => {
  it('Hinge of Fate 11.8: changes steps into the named hexes and no others', () => {
    const costs = buildStepCosts(board, nonMech)
    const before = costs.slice()
    const atHome: MovementChart = {
      terrain: Object.fromEntries(board.terrainKinds.map(kind => [kind, points(1)])),
      hexsides: { ...river, river: 0 },
    }
    const home = [board.grid.indexOf('0103'), board.grid.indexOf('0106')]
    repriceSteps(costs, board, atHome, home)
    expect(price(board, costs, '0102', '0103')).toBe(points(1))
    expect(price(board, costs, '0205', '0106')).toBe(points(1))
    board.grid.neighbours.forEach((to, slot) => {
      if (!home.includes(to)) expect(costs[slot]).toBe(before[slot])
    })
  })

  it('by the same chart changes nothing', () => {
    const costs = buildStepCosts(board, mech)
    const before = costs.slice()
    repriceSteps(costs, board, mech, [0, 3, 5])
    expect(costs).toEqual(before)
  })
})

describe('any chart on any ground', () => {
  const kinds = ['clear', 'woods', 'mountain']
  const anyTicks = fc.constantFrom(0, 6, 12, 24, 36, CLOSED)
  const anyCase = fc.record({
    ground: fc.array(fc.constantFrom(...kinds), { minLength: 6, maxLength: 6 }),
    second: fc.array(fc.constantFrom(...kinds), { minLength: 6, maxLength: 6 }),
    cities: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    terrain: fc.tuple(anyTicks, anyTicks, anyTicks),
    river: anyTicks,
    city: anyTicks,
    waives: fc.boolean(),
    rail: fc.record({
      ticks: fc.constantFrom(0, 6, 12),
      opensTerrain: fc.boolean(),
      opensHexsides: fc.boolean(),
    }),
  })
  const numbers = ['0101', '0102', '0103', '0104', '0105', '0106']

  it('prices a road of hexes with a river after the first and rails up to the fourth as one would by hand', () => {
    fc.assert(
      fc.property(anyCase, ({ ground, second, cities, terrain, river, city, waives, rail }) => {
        const hexes = numbers.map((name, i) => {
          const kind = ground[i] === second[i] ? ground[i] : `${ground[i]}+${second[i]}`
          return `hex ${name} Home ${kind}${cities[i] ? ' city="Town"' : ''}`
        })
        const row = boardOf(`
board "Row"
grid lines=1-1 along=1-6 shifted=even
terrain ${kinds.join(' ')}
hexsides river
networks rail
regions Home
features city
${hexes.join('\n')}
side 0101/0102 river
route rail "Line" 0101 0102 0103 0104
`)
        const costs = buildStepCosts(row, {
          terrain: { clear: terrain[0], woods: terrain[1], mountain: terrain[2] },
          hexsides: { river },
          features: { city: { insteadOfTerrain: city, waives: waives ? ['river'] : [] } },
          networks: { rail },
        })
        for (let i = 0; i < 5; i++) {
          const ticks = (kind: string) => terrain[kinds.indexOf(kind)]
          const inHex = cities[i + 1] ? city : Math.max(ticks(ground[i + 1]), ticks(second[i + 1]))
          const wet = i === 0 && !(waives && (cities[0] || cities[1]))
          const crossing = wet ? river : 0
          const byRail =
            i < 3 && (inHex < CLOSED || rail.opensTerrain) && (crossing < CLOSED || rail.opensHexsides)
          const expected = byRail ? rail.ticks : Math.min(inHex + crossing, CLOSED)
          expect(price(row, costs, numbers[i], numbers[i + 1])).toBe(expected)
        }
      }),
    )
  })
})
