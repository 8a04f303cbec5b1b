import { describe, expect, it } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { scriptedDice } from '../../../engine/dice/scripted-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import type { Action } from '../../../engine/game/action.ts'
import { munichWar } from '../index.ts'
import { ALLIED, AXIS, CZECHOSLOVAKIA, GERMANY, NATIONS, type NationName, nation } from '../nations.ts'
import { BOX, STATUS, type State } from '../state.ts'
import { fullSteps, isFort, UNITS, unit, unitIds, unitNation, unitsOf } from '../units.ts'
import { WARS, warOfDie } from '../wars.ts'
import { grid, isFortSymbol } from '../world.ts'
import { countryBeingSetUp } from './03-set-up.ts'

type Options = Readonly<Record<string, string>>

const begin = (war: string, options: Options = {}, faces: readonly number[] = []): State =>
  valueOrThrow(munichWar.begin(war, options, scriptedDice(faces, fastDice(7)))) as State

const asked = (g: State) => munichWar.awaited(g)!

function play(g: State, action: Action): void {
  const { side } = asked(g)
  const [refusal] = munichWar.check(g, side, action)
  if (refusal !== undefined) throw new Error(`${refusal.rule}: ${refusal.because}`)
  munichWar.perform(g, side, action, null)
}

const why = (g: State, action: Action): string | undefined =>
  munichWar.check(g, asked(g).side, action)[0]?.rule

/** Everybody takes the suggestion until it is this country's turn. */
function upTo(g: State, name: NationName): State {
  while (countryBeingSetUp(g) !== nation(name)) play(g, { do: 'deploy-suggested' })
  return g
}

function setUp(g: State, plan = 'sound'): State {
  while (asked(g).decision === 'deploy') play(g, { do: 'deploy-suggested', plan })
  return g
}

/** Countries in the order in which they are set up, each with the side that does it. */
function order(g: State): string[] {
  const lines: string[] = []
  while (asked(g)?.decision === 'deploy') {
    lines.push(`${NATIONS[countryBeingSetUp(g)]} ${asked(g).side}`)
    play(g, { do: 'deploy-suggested' })
  }
  return lines
}

const onMap = (g: State, name: NationName): string[] =>
  unitIds.filter((_, u) => unitNation[u] === nation(name) && g.place[u] >= 0)

describe('the war', () => {
  it('[3.0, 3.2a] is one of five, by agreement; there is no other', () => {
    expect(munichWar.begin('peace', {}, fastDice(1)).ok).toBe(false)
    for (const [index, war] of WARS.entries()) expect(begin(war.id).war).toBe(index)
  })

  it('[3.2b] or by one die', () => {
    const rolled = [1, 2, 3, 4, 5, 6].map(face => WARS[warOfDie(face)].id)
    expect(rolled).toEqual([
      'western-powers',
      'western-powers',
      'little-entente',
      'intermarium',
      'anti-comintern',
      'general-war',
    ])
    expect(WARS[begin('determination', {}, [4]).war].id).toBe('intermarium')
    expect(WARS[begin('determination', {}, [6]).war].id).toBe('general-war')
  })

  it('[3.4a, 5.0c] says who fights: Germany and Czechoslovakia always, on opposite sides', () => {
    for (const { id, axis, allied } of WARS) {
      const g = begin(id)
      const fighting = (side: number) =>
        NATIONS.flatMap((_, n) =>
          g.status[n] === STATUS.fighting && g.allegiance[n] === side && unitsOf(n).length > 0 ? [n] : [],
        )
      expect(fighting(AXIS)).toEqual(axis.toSorted((a, b) => a - b))
      expect(fighting(ALLIED)).toEqual(allied.toSorted((a, b) => a - b))
      expect([g.allegiance[GERMANY], g.allegiance[CZECHOSLOVAKIA]]).toEqual([AXIS, ALLIED])
    }
  })

  it('[3.4c] leaves out countries on neither list: their units stay in the box', () => {
    const g = setUp(begin('little-entente'))
    expect([g.status[nation('Soviet Union')], g.status[nation('Great Britain')]]).toEqual([
      STATUS.closed,
      STATUS.closed,
    ])
    expect(onMap(g, 'Soviet Union')).toEqual([])
    expect(g.place[unit('su-3')]).toBe(BOX.unused)
    expect(begin('western-powers').status[nation('Romania')]).toBe(STATUS.closed)
  })
})

describe('the order of set-up', () => {
  it('[3.4.1a, 3.4.1b, 3.4.1e, 3.4.1f] small neutrals by the Allies, Finland by the Axis, then the Allies, then the Axis', () => {
    expect(order(begin('western-powers'))).toEqual([
      'Belgium 1',
      'Netherlands 1',
      'Denmark 1',
      'Lithuania 1',
      'Latvia 1',
      'Estonia 1',
      'Finland 0',
      'Czechoslovakia 1',
      'Great Britain 1',
      'France 1',
      'Soviet Union 1',
      'Germany 0',
      'Poland 0',
      'Hungary 0',
      'Italy 0',
    ])
  })

  it('[3.4.1c, 3.4.1d] in Intermarium the Allies set up Finland, and the Baltic states fight', () => {
    const g = begin('intermarium')
    expect(order(begin('intermarium'))).toContain('Finland 1')
    expect(g.status[nation('Lithuania')]).toBe(STATUS.fighting)
    expect(g.status[nation('Finland')]).toBe(STATUS.neutral)
    expect(begin('general-war').status[nation('Lithuania')]).toBe(STATUS.neutral)
  })

  it('[3.4.1a] another country has to wait', () => {
    expect(why(begin('general-war'), { do: 'take', unit: 'cz-1' })).toBe('3.4.1a')
  })
})

describe('what is set up', () => {
  const g = setUp(begin('general-war'))
  const at = (id: string) => g.place[unit(id)]

  it('[2.5.1d, 3.4.1g] optional units stay out without the optional rule', () => {
    expect([at('ge-19'), at('fr-deg')]).toEqual([BOX.unused, BOX.unused])
  })

  it('[3.4.2a] the units that the table names: 16th and 18th Panzer Corps, not the 15th', () => {
    expect([at('ge-16') >= 0, at('ge-18') >= 0, at('ge-15')]).toEqual([true, true, BOX.reinforcement])
    expect(why(upTo(begin('general-war'), 'Germany'), { do: 'take', unit: 'ge-15' })).toBe('3.4.2b')
  })

  it('[3.4.2b] of the others the owner takes which he likes', () => {
    const poland = upTo(begin('general-war'), 'Poland')
    play(poland, { do: 'place', unit: 'po-res', hex: '3213' })
    play(poland, { do: 'place', unit: 'po-pos', hex: '2812', reduced: true })
    play(poland, { do: 'deploy-suggested' })
    const armies = ['po-pos', 'po-lod', 'po-sil', 'po-mod', 'po-pom', 'po-res']
    const placed = armies.filter(id => poland.place[unit(id)] >= 0)
    expect(placed).toHaveLength(5)
    expect(placed).toContain('po-res')
    expect(placed.filter(id => poland.steps[unit(id)] === 1)).toHaveLength(2)
    expect(poland.steps[unit('po-pos')]).toBe(1)
  })

  it('[3.4.2e] at full strength unless the table says reduced', () => {
    const french = ['fr-1', 'fr-2', 'fr-3', 'fr-4', 'fr-5', 'fr-8']
    expect(french.filter(id => g.steps[unit(id)] === 1)).toHaveLength(4)
    const france = upTo(begin('general-war'), 'France')
    play(france, { do: 'place', unit: 'fr-3', hex: '1214' })
    play(france, { do: 'place', unit: 'fr-4', hex: '1213' })
    expect(why(france, { do: 'take', unit: 'fr-1' })).toBe('3.4.2e')
    expect(why(france, { do: 'take', unit: 'fr-1', reduced: true })).toBeUndefined()
    expect(why(france, { do: 'take', unit: 'fr-clm', reduced: true })).toBe('3.4.2e')
  })

  it('[3.4.2g, 17.0] support units in the Available display', () => {
    const german = ['ge-l1', 'ge-l2', 'ge-l3', 'ge-airlift', 'ge-transport', 'ge-ab', 'ge-fk', 'ge-fd']
    for (const id of german) expect(at(id)).toBe(BOX.available)
  })

  it('[3.4.3] reinforcements in theirs', () => {
    const german = [
      'ge-15',
      'ge-17',
      'ge-21',
      'ge-marine',
      'ge-flak4',
      'ge-ss',
      'ge-hg',
      'ge-lk-ost',
      'ge-lk-vienna',
    ]
    for (const id of german) expect(at(id)).toBe(BOX.reinforcement)
    expect(g.place[unit('su-8')]).toBe(BOX.aside)
  })

  it('[3.4.2f] every fortification in a hex with its symbol, one in each', () => {
    const forts = unitIds.flatMap((_, u) => (isFort[u] && g.place[u] >= 0 ? [g.place[u]] : []))
    expect(forts).toHaveLength(21)
    expect(new Set(forts).size).toBe(21)
    for (const hex of forts) expect(isFortSymbol[hex]).toBe(1)
  })

  it('is every unit of the deployment table, in every war and by both plans', () => {
    for (const { id } of WARS) {
      for (const plan of ['sound', 'bold']) {
        const full = setUp(begin(id), plan)
        expect(munichWar.faultsIn(full)).toEqual([])
        const waiting = unitIds.filter((_, u) => full.place[u] === BOX.aside && full.due[u] !== 0)
        expect(waiting).toEqual([])
        expect(onMap(full, 'Germany')).toHaveLength(27)
        expect(onMap(full, 'Czechoslovakia')).toHaveLength(14)
      }
    }
  })

  it('differs between the plans, and part of a plan may be placed by hand', () => {
    const places = (plan: string) => setUp(begin('general-war'), plan).place.join()
    expect(places('bold')).not.toBe(places('sound'))
    const germany = upTo(begin('general-war'), 'Germany')
    play(germany, { do: 'place', unit: 'ge-16', hex: '2511' })
    play(germany, { do: 'deploy-suggested', plan: 'bold' })
    expect(grid.names[germany.place[unit('ge-16')]]).toBe('2511')
    expect(onMap(germany, 'Germany')).toHaveLength(27)
    expect(why(upTo(begin('general-war'), 'Germany'), { do: 'deploy-suggested', plan: 'reckless' })).toBe(
      '4.0a',
    )
  })
})

/** A German mountain hex. */
const ALPS = '2018'

describe('where units are set up', () => {
  const place = (g: State, id: string, hex: string, reduced = false): string | undefined =>
    why(g, reduced ? { do: 'place', unit: id, hex, reduced } : { do: 'place', unit: id, hex })
  const germany = upTo(begin('general-war'), 'Germany')
  const czechs = upTo(begin('general-war'), 'Czechoslovakia')

  it('[3.4.2c] German 2nd line corps next to France', () => {
    expect(place(germany, 'ge-sp', '2814')).toBe('3.4.2c')
    expect(place(germany, 'ge-sp', '1815')).toBeUndefined()
  })

  it('[3.4.2c] whose last places nobody else takes', () => {
    const g = upTo(begin('general-war'), 'Germany')
    const posts = grid.names.filter(name => place(g, 'ge-sp', name) === undefined)
    const corps = unitIds.filter(id => /^ge-\d+$/.test(id) && !['ge-15', 'ge-19'].includes(id))
    let placed = 0
    for (const post of posts)
      while (corps.length > 0 && place(g, corps[0], post) === undefined) {
        play(g, { do: 'place', unit: corps.shift()!, hex: post })
        placed += 1
      }
    expect(placed).toBe(Math.min(posts.length * 3 - 4, 16))
  })

  it('[3.4.2d] everybody at home, and only alpine units in mountains', () => {
    expect(place(czechs, 'cz-1', '2718')).toBe('3.4.2d')
    expect(place(czechs, 'cz-1', '2616')).toBeUndefined()
    expect(place(germany, 'ge-1', ALPS)).toBe('3.4.2d')
    expect(place(germany, 'ge-gebirg', ALPS)).toBeUndefined()
  })

  it('[3.4.2f, 2.1c] fortifications on their symbols, and nobody static in their place', () => {
    expect(place(germany, 'ge-kb', '2814')).toBe('3.4.2f')
    expect(place(germany, 'ge-kb', '2612')).toBeUndefined()
    expect(place(germany, 'ge-flak2', '3209')).toBe('3.4.2f')
  })

  it('[3.4.2h] within stacking limits', () => {
    const g = upTo(begin('general-war'), 'Germany')
    for (const id of ['ge-1', 'ge-2', 'ge-3']) play(g, { do: 'place', unit: id, hex: '2511' })
    expect(place(g, 'ge-4', '2511')).toBe('9.0d')
    expect(place(g, 'ge-flak2', '2511')).toBeUndefined()
  })

  it('[3.4.2i] in enemy zones of control if the owner likes', () => {
    expect(place(germany, 'ge-1', '2414')).toBeUndefined()
  })

  it('[5.6a] not in Danzig', () => {
    expect(place(upTo(begin('general-war'), 'Poland'), 'po-pos', '3009')).toBe('3.4.2d')
  })

  it('[9.0h] no static unit in mountains', () => {
    expect(place(germany, 'ge-flak2', ALPS)).toBe('9.0h')
  })

  it('[3.D1] German flak in cities, one of them in the Ruhr', () => {
    const g = upTo(begin('general-war'), 'Germany')
    expect(place(g, 'ge-flak1', '2512')).toBe('3.D1')
    play(g, { do: 'place', unit: 'ge-flak1', hex: '2511' })
    play(g, { do: 'place', unit: 'ge-flak2', hex: '2117' })
    expect(place(g, 'ge-flak3', '2718')).toBe('3.D1')
    expect(place(g, 'ge-flak4', '2718')).toBe('3.D1')
    play(g, { do: 'place', unit: 'ge-flak4', hex: '1812' })
    expect(g.place[unit('ge-flak3')]).toBe(BOX.aside)
  })

  it('[3.D2] British flak in London', () => {
    const g = upTo(begin('general-war'), 'Great Britain')
    expect(place(g, 'gb-adc', '1011')).toBe('3.D2')
    expect(place(g, 'gb-adc', '1110')).toBeUndefined()
  })
})

describe('optional rules of the set-up', () => {
  it('[23.1] more armor: two corps more, the British corps whole, two German corps and a French army gone', () => {
    const g = setUp(begin('general-war', { additionalArmor: 'true' }))
    expect([g.place[unit('ge-19')] >= 0, g.place[unit('fr-deg')] >= 0]).toEqual([true, true])
    expect(g.steps[unit('gb-mobile')]).toBe(2)
    const lost = unitIds.filter((_, u) => g.place[u] === BOX.eliminated)
    expect(lost.filter(id => id.startsWith('ge-'))).toHaveLength(2)
    expect(lost.filter(id => id.startsWith('fr-'))).toHaveLength(1)
    expect(lost).toHaveLength(3)
    expect(setUp(begin('general-war')).steps[unit('gb-mobile')]).toBe(1)
  })

  it('[23.6] Soviet preparedness: a die for each reduced unit, and on 5 and 6 it begins whole', () => {
    const soviets = unitsOf(nation('Soviet Union'))
    const whole = (g: State) =>
      soviets.filter(u => g.place[u] >= 0 && fullSteps[u] === 2 && g.steps[u] === 2).length
    const faces = [5, 6, 4, 1, 5, ...new Array(8).fill(4)]
    const rolled = setUp(begin('intermarium', { sovietPreparedness: 'true' }, faces))
    expect(rolled.rolls).toBe(13)
    expect(whole(rolled)).toBe(3)
    expect(whole(setUp(begin('intermarium')))).toBe(0)
  })
})

it('every counter is somewhere in every war', () => {
  for (const { id } of WARS) expect(begin(id).place.every(place => place < 0)).toBe(true)
  expect(UNITS).toBe(165)
})
