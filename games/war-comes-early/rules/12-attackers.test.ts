import { describe, expect, it } from 'vitest'
import { around, type Setting, situation } from './12-test-kit.ts'

const T = '2713'
const { N, NE, SE, S, SW, NW } = around(T)
const FAR = '3020'

const why = (setting: Setting, id: string, target = T) =>
  situation(setting).why({ do: 'attack', target, unit: id })

describe('who may attack', () => {
  it('[12.0a] units of the acting nations attack adjacent enemies', () => {
    const units = { [T]: 'cz-c1', [N]: 'ge-c1', [NE]: 'po-c1' }
    expect(why({ units }, 'ge-c1')).toBeNull()
    expect(why({ units }, 'po-c1')).toBe('5.0a')
    expect(why({ units }, 'cz-c1', N)).toBe('5.0a')
    expect(why({ units }, 'ge-c2')).toBe('12.0a')
  })

  it('[12.0a] an empty hex and a hex of friends are no targets', () => {
    const units = { [T]: 'cz-c1', [N]: 'ge-c1', [NE]: 'po-c1' }
    expect(why({ units }, 'ge-c1', around(N).N)).toBe('12.0a')
    expect(why({ units }, 'ge-c1', NE)).toBe('12.0a')
  })

  it('[12.0d] only from an adjacent hex', () => {
    expect(why({ units: { [T]: 'cz-c1', [around(N).N]: 'ge-c1' } }, 'ge-c1')).toBe('12.0d')
  })

  it('[12.0d] attackers of four hexes join one attack, whole', () => {
    const table = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-c1', [NE]: 'ge-c2', [SE]: 'ge-c3', [S]: 'ge-c4' },
    })
    table.play({ do: 'attack', target: T, unit: 'ge-c1' })
    for (const unit of ['ge-c2', 'ge-c3', 'ge-c4']) table.play({ do: 'join', unit })
    expect(table.why({ do: 'join', unit: 'ge-c4' })).toBe('12.0e')
    expect(table.legal()).toEqual([{ do: 'resolve' }])
  })

  it('[12.1c] static units may attack', () => {
    expect(why({ units: { [T]: 'cz-c1', [N]: 'ge-r1' } }, 'ge-r1')).toBeNull()
  })

  it('[12.8b] the 7th Flieger Division is not a unit that attacks', () => {
    expect(why({ units: { [T]: 'cz-c1' } }, 'ge-7f')).toBe('12.8b')
  })

  it('[12.0a] an empty intact fort can be attacked, a breached one not (R37)', () => {
    const setting: Setting = { units: { [N]: 'ge-c1' }, hexes: { [T]: 'Czechoslovakia clear fort=czech' } }
    expect(why(setting, 'ge-c1')).toBeNull()
    expect(why({ ...setting, breached: [T] }, 'ge-c1')).toBe('12.0a')
  })

  it('[2.3] [2.1c] unknown units and hexes are refused', () => {
    const table = situation({ units: { [T]: 'cz-c1', [N]: 'ge-c1' } })
    expect(table.why({ do: 'attack', target: T, unit: 'ge-c99' })).toBe('2.3')
    expect(table.why({ do: 'attack', target: '9999', unit: 'ge-c1' })).toBe('2.1c')
    expect(table.why({ do: 'attack', target: T })).toBe('2.3')
  })
})

describe('once a phase', () => {
  // 60 against 3 wins without loss; nobody advances.
  const strong = { 'ge-c1': [60, 3], 'ge-c2': [60, 3] } as const

  it('[12.0e] a unit that has attacked attacks no more', () => {
    const table = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-c1', [NE]: 'cz-c2' },
      factors: strong,
      dice: [1, 1],
    })
    table.play({ do: 'attack', target: T, units: ['ge-c1'] })
    table.play({ do: 'done' })
    expect(table.why({ do: 'attack', target: NE, unit: 'ge-c1' })).toBe('12.0e')
  })

  it('[12.0e] a stack that has been attacked is not attacked again', () => {
    // 0 against 3: 3/0 for the attacker, the defender stands
    const table = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-r1', [NE]: 'ge-c2' },
      dice: [6],
    })
    table.play({ do: 'attack', target: T, units: ['ge-r1'] })
    expect(table.why({ do: 'attack', target: T, unit: 'ge-c2' })).toBe('12.0e')
  })

  it('[12.0e] an empty fort that has been attacked is not attacked again', () => {
    const table = situation({
      units: { [N]: 'ge-r1', [NE]: 'ge-c2' },
      hexes: { [T]: 'Czechoslovakia clear fort=czech' },
      dice: [6],
    })
    table.play({ do: 'attack', target: T, units: ['ge-r1'] })
    expect(table.why({ do: 'attack', target: T, unit: 'ge-c2' })).toBe('12.0e')
  })

  it('[12.0g] units of one hex attack different hexes or none', () => {
    const table = situation({
      units: { [N]: 'ge-c1 ge-c2 ge-c3', [T]: 'cz-c1', [NE]: 'cz-c2' },
      factors: { ...strong, 'ge-c3': [60, 3] },
      dice: [1, 1, 1, 1],
    })
    table.play({ do: 'attack', target: T, units: ['ge-c1', 'ge-c2'] })
    table.play({ do: 'done' })
    expect(table.why({ do: 'attack', target: NE, unit: 'ge-c3' })).toBeNull()
  })
})

describe('where attacks may go', () => {
  it('[11.4a] mechs attack into mountain and swamp never, not even along a railroad', () => {
    for (const terrain of ['mountain', 'swamp']) {
      const setting: Setting = {
        units: { [T]: 'cz-c1', [N]: 'ge-m16 ge-c1' },
        hexes: { [T]: `Czechoslovakia ${terrain}`, [N]: `Czechoslovakia ${terrain}` },
        sides: [],
      }
      expect(why(setting, 'ge-m16')).toBe('11.4a')
      expect(why(setting, 'ge-c1')).toBeNull()
    }
  })

  it('[PAC-C1] a fort in the mountains does not lift the ban, a city does (R86)', () => {
    const units = { [T]: 'cz-c1', [N]: 'ge-m16 ge-c1' }
    const fort: Setting = { units, hexes: { [T]: 'Czechoslovakia mountain fort=czech-heavy' } }
    expect(why(fort, 'ge-m16')).toBe('11.4a')
    expect(why(fort, 'ge-c1')).toBeNull()
    expect(why({ units, hexes: { [T]: 'Czechoslovakia mountain city="Town"' } }, 'ge-m16')).toBeNull()
  })

  it('[PAC-C2] the ban binds the mechanized units of every nation', () => {
    const setting: Setting = {
      active: ['France'],
      units: { [T]: 'ge-c1', [N]: 'fr-m1' },
      hexes: { [T]: 'Czechoslovakia swamp' },
    }
    expect(why(setting, 'fr-m1')).toBe('11.4a')
  })

  it('[11.4c] [11.4d] water and closed hexsides stop attacks, straits do not', () => {
    const units = { [T]: 'cz-c1', [N]: 'ge-c1' }
    expect(why({ units, sides: [`${N}/${T} blocked`] }, 'ge-c1')).toBe('11.4d')
    expect(why({ units, sides: [`${N}/${T} lake`] }, 'ge-c1')).toBe('11.4d')
    expect(why({ units, sides: [`${N}/${T} sea+straits`] }, 'ge-c1')).toBeNull()
    expect(why({ units, hexes: { [NW]: '- sea' } }, 'ge-c1', NW)).toBe('11.4c')
  })

  it('[11.5e] Germans never attack the Maginot Line', () => {
    const units = { 1013: 'fr-a1', 1113: 'ge-c1' }
    expect(why({ units, hexes: { 1013: 'France clear fort=maginot' } }, 'ge-c1', '1013')).toBe('11.5e')
    expect(why({ units }, 'ge-c1', '1013')).toBeNull()
  })

  it('[11.7] [PAC-G1] Czechs attack in their own country only', () => {
    const units = { 2413: 'ge-c1', 2513: 'cz-c1' }
    expect(why({ active: ['Czechoslovakia'], units }, 'cz-c1', '2413')).toBe('11.7')
  })

  it('[PAC-G3] [PAC-G4] Hungarians do not attack in Poland, Poles not in Germany', () => {
    const hexes = { [N]: 'Poland clear', [T]: 'Poland clear' }
    const units = { [T]: 'su-a1', [N]: 'hu-c1' }
    expect(why({ active: ['Hungary'], units, hexes }, 'hu-c1')).toBe('11.7')
    const german = { active: ['Poland'], units: { 2413: 'fr-c1', 2513: 'po-c1' } } as const
    expect(why(german, 'po-c1', '2413')).toBe('11.7')
  })

  it('[5.1a] in turns 1 and 2 Germans attack in Germany and Czechoslovakia only', () => {
    const units = { 1013: 'fr-c1', 1113: 'ge-c1', [T]: 'cz-c1', [N]: 'ge-c2' }
    expect(why({ turn: 2, units }, 'ge-c1', '1013')).toBe('5.1a')
    expect(why({ turn: 2, units }, 'ge-c2')).toBeNull()
  })

  it('[3.3b] a neutral is not attacked before it is violated, its fort neither', () => {
    const hexes = { 1013: 'Belgium clear fort=belgian' }
    const units = { 1113: 'ge-c1' }
    expect(why({ units, hexes }, 'ge-c1', '1013')).toBe('3.3b')
    expect(why({ units, hexes, fighting: ['Belgium'] }, 'ge-c1', '1013')).toBeNull()
  })

  it('[12.0d] list and check agree on every unit and every hex around', () => {
    const table = situation({
      units: {
        [T]: 'cz-c1',
        [N]: 'ge-c1 ge-m16',
        [NE]: 'ge-r1',
        [S]: 'ge-a2',
        [SW]: 'po-c1',
        [FAR]: 'cz-c2',
      },
      hexes: { [SE]: 'Czechoslovakia mountain fort=czech' },
    })
    const offered = new Set(table.legal().map(action => JSON.stringify(action)))
    for (const verb of ['attack', 'flank']) {
      for (const unit of ['ge-c1', 'ge-m16', 'ge-r1', 'ge-a2', 'po-c1', 'cz-c1']) {
        for (const target of [T, N, NE, SE, S, SW, NW, FAR, '2613', '2614', '2612', '2813', '2812', '2814']) {
          const action = { do: verb, target, unit }
          expect([action, table.why(action) === null]).toEqual([action, offered.has(JSON.stringify(action))])
        }
      }
    }
  })
})
