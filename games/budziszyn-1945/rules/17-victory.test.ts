import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../engine/game/action.ts'
import { CAMP, NATION } from '../nations.ts'
import type { ScenarioId, State } from '../state.ts'
import { grid, hex, townHexes, townName } from '../world.ts'
import { controllerOf, extendControl, setController } from './04-hex-control.ts'
import { ENDING, judge, judgeExit, leadInTowns, outcomeOf, playerPoints, townsOf } from './17-victory.ts'
import { around, emptyGame, put } from './testing.ts'

/** The map with so many Soviet and German town hexes; the rest are nobody's. */
function towns(soviet: number, german: number): State {
  const g = emptyGame('nysa')
  townHexes.forEach((town, i) => {
    setController(g, town, i < soviet ? CAMP.soviet : i < soviet + german ? CAMP.german : -1)
  })
  return g
}

function ended(g: State) {
  judge(g, null)
  return outcomeOf(g)
}

describe('Nysa 1945', () => {
  test('[N-V2] a point for each town hex, and the lead is what counts', () => {
    const g = towns(45, 40)
    expect([townsOf(g), leadInTowns(g)]).toEqual([{ soviet: 45, german: 40 }, 5])
  })

  test('[N-V2] R77 each hex of a city counts', () => {
    const g = towns(0, 0)
    const dresden = townHexes.filter(town => townName[town] === 'Dresden')
    for (const town of dresden) setController(g, town, CAMP.german)
    expect([dresden.length, townsOf(g).german]).toEqual([4, 4])
  })

  test('[N-V2] R19 R44 nobody’s towns count for no one, those of the Americans for the Soviet player', () => {
    const g = towns(10, 10)
    setController(g, townHexes[0], CAMP.american)
    expect(townsOf(g)).toEqual({ soviet: 10, german: 10 })
    const contested = grid.names[townHexes[12]]
    put(g, 'su-52-50', around(contested).N)
    put(g, 'de-36-89', around(contested).S)
    extendControl(g, 0)
    expect(controllerOf(g, hex(contested))).toBe(-1)
    expect(townsOf(g).german).toBeLessThan(10)
  })

  test.each([
    [30, 30, 'german', 'German victory', 1],
    [20, 30, 'german', 'German victory', 1],
    [31, 30, 'minimal', 'minimal', 0],
    [40, 30, 'minimal', 'minimal', 0],
    [41, 30, 'medium', 'medium', 0],
    [46, 30, 'medium', 'medium', 0],
    [47, 30, 'significant', 'significant', 0],
    [60, 30, 'significant', 'significant', 0],
    [61, 30, 'total', 'total', 0],
  ] as const)('[N-V3] %i towns Soviet and %i German: %s', (soviet, german, ending, word, winner) => {
    const g = towns(soviet, german)
    const outcome = ended(g)
    expect(g.verdict).toBe(ENDING[ending])
    expect(outcome).toMatchObject({ winners: [winner], rule: 'N-V3' })
    expect(outcome?.because).toContain(word)
  })

  test('[N-V1] at sixty levels by zone S it is over at once, at fifty-nine it is not', () => {
    const g = towns(0, 50)
    g.exitedLevels = 59
    judgeExit(g, null)
    expect(outcomeOf(g)).toBeNull()
    g.exitedLevels = 60
    const log: GameEvent[] = []
    judgeExit(g, log)
    expect(outcomeOf(g)).toMatchObject({ winners: [0], rule: 'N-V1' })
    expect(log).toMatchObject([{ event: 'game-over', rule: 'N-V1', winners: [0] }])
  })
})

describe('Two Stars: who wins', () => {
  /** Nothing but counters eliminated: by the camp in the first place of each row, of the nation in the second. */
  function killed(scenario: ScenarioId, ...rows: readonly (readonly [number, number, number])[]): State {
    const g = emptyGame(scenario)
    g.control.fill(0)
    for (const [camp, nation, count] of rows) g.killed[camp * 4 + nation] = count
    // Soviets: 51 columns without an American; Germans: 20 for the south edge.
    return g
  }

  test('[S-V0] R48 whoever commands Americans and Germans adds both up and halves, rounded down', () => {
    const g = killed('stars-2', [CAMP.american, NATION.poland, 21])
    // 21 American and 20 German points are 41.
    expect(playerPoints(g)).toEqual([20, 51])
    expect(ended(g)).toMatchObject({ winners: [1], rule: 'S-V0' })
  })

  test('[S-V0] with three players nobody is halved and the most points win', () => {
    const g = killed('stars-3', [CAMP.american, NATION.poland, 21], [CAMP.german, NATION.soviet, 20])
    expect(playerPoints(g)).toEqual([21, 51, 60])
    expect(ended(g)).toMatchObject({ winners: [2], rule: 'S-V0' })
  })

  test('[S-V0] R78 equal totals are a draw', () => {
    const g = killed('stars-3', [CAMP.american, NATION.poland, 51])
    expect(playerPoints(g)).toEqual([51, 51, 20])
    expect(ended(g)).toMatchObject({ winners: [], rule: 'S-V0' })
  })

  test('[N-V1] zone S decides nothing in Two Stars', () => {
    const g = killed('stars-3')
    g.exitedLevels = 99
    judgeExit(g, null)
    expect(outcomeOf(g)).toBeNull()
  })
})
