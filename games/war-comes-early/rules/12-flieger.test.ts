import { describe, expect, it } from 'vitest'
import { ALLIED, GERMAN } from '../nations.ts'
import { FLIEGER } from '../state.ts'
import { around, type Setting, shiftsIn, situation } from './12-test-kit.ts'

const T = '2713'
const { N, NE } = around(T)
const ready: Setting = {
  units: { [T]: 'cz-c1', [N]: 'ge-c1' },
  flieger: FLIEGER.ready,
  air: { side: GERMAN, zone: [] },
}

function why(setting: Setting, unit = 'ge-c1') {
  const table = situation(setting)
  table.play({ do: 'attack', target: T, unit })
  return table.why({ do: 'drop' })
}

describe('when the 7th Flieger Division may drop', () => {
  it('[12.8a] with German air superiority only', () => {
    expect(why(ready)).toBeNull()
    expect(why({ ...ready, air: { side: ALLIED, zone: [] } })).toBe('12.8a')
    expect(why({ ...ready, air: undefined })).toBe('12.8a')
  })

  it('[12.8a] not before it is available, not twice', () => {
    expect(why({ ...ready, flieger: FLIEGER.waiting })).toBe('12.8a')
    expect(why({ ...ready, flieger: FLIEGER.spent })).toBe('12.8a')
  })

  it('[12.8a] in the German Combat Phase', () => {
    const poles: Setting = { ...ready, active: ['Poland'], units: { [T]: 'cz-c1', [N]: 'po-c1' } }
    expect(why(poles, 'po-c1')).toBe('12.8a')
  })

  it('[12.8b] on enemy units, not on an empty fort', () => {
    const fort = { units: { [N]: 'ge-c1' }, hexes: { [T]: 'Czechoslovakia clear fort=czech' } }
    expect(why({ ...ready, ...fort })).toBe('12.8b')
  })

  it('[12.8c] as part of an attack, so never on a hex that no ground unit attacks', () => {
    const table = situation({ ...ready, units: { [T]: 'cz-c1', 2113: 'ge-c1' } })
    expect(table.why({ do: 'drop' })).toBe('12.8c')
  })
})

describe('the drop', () => {
  const drop = (die: number) =>
    situation({ ...ready, units: { ...ready.units, [NE]: 'ge-c2' }, dice: [die, 6] }).play({
      do: 'attack',
      target: T,
      units: ['ge-c1'],
      drop: true,
    })

  it('[12.8b] a roll of 2 destroys it, a 3 gives the shift', () => {
    expect(shiftsIn(drop(1))).toEqual([])
    expect(shiftsIn(drop(2))).toEqual([])
    expect(shiftsIn(drop(3))).toEqual(['12.8b +1'])
    expect(shiftsIn(drop(6))).toEqual(['12.8b +1'])
  })

  it('[12.8b] is for this attack only and uses the division up', () => {
    const table = situation({
      ...ready,
      units: { [T]: 'cz-c1', [N]: 'ge-c1', [NE]: 'cz-c2' },
      dice: [6, 1, 1, 1, 1, 1],
    })
    table.play({ do: 'attack', target: T, unit: 'ge-c1' })
    expect(table.legal()).toContainEqual({ do: 'drop' })
    table.play({ do: 'drop' })
    expect(table.g.flieger).toBe(FLIEGER.spent)
    expect(table.why({ do: 'drop' })).toBe('12.8a')
    table.play({ do: 'resolve' })
    while (table.asked() !== 'combat') table.play(table.legal().at(-1)!)
    expect(table.g.flieger).toBe(FLIEGER.spent)
  })

  it('[12.8c] after the marker is placed the attack goes on, even if the division is destroyed', () => {
    const table = situation({ ...ready, dice: [1, 6] })
    table.play({ do: 'attack', target: T, unit: 'ge-c1' })
    table.play({ do: 'drop' })
    expect(table.why({ do: 'cancel' })).toBe('12.0b')
    const log = table.play({ do: 'resolve' })
    expect(log.map(event => event.event)).toContain('battle')
  })
})
