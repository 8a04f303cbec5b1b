import { describe, expect, it } from 'vitest'
import { combatColumn } from './combat.ts'
import type { ReferencePosition } from './position.ts'
import { type Placement, sketch, stand } from './sketch.ts'
import type { World } from './world.ts'

const COMBAT = { phase: 'combat' } as const

function refusal(world: World, placement: Placement, id: string, changes: Partial<ReferencePosition> = {}) {
  const position = stand(world, placement, { ...COMBAT, ...changes })
  return combatColumn(position, [id], '1413').refusals[0]?.rule ?? null
}

describe('who may attack', () => {
  it('[12.0d] units of adjacent hexes only', () => {
    expect(refusal(sketch('Germany'), { '1414': 'ge-1', '1413': 'fr-1' }, 'ge-1')).toBeNull()
    expect(refusal(sketch('Germany'), { '1415': 'ge-1', '1413': 'fr-1' }, 'ge-1')).toBe('12.0d')
  })

  it('[12.0e] once a phase, and a hex is attacked once', () => {
    const placed = { '1414': 'ge-1', '1413': 'fr-1' }
    expect(refusal(sketch('Germany'), placed, 'ge-1', { attacked: ['ge-1'] })).toBe('12.0e')
    expect(refusal(sketch('Germany'), placed, 'ge-1', { defended: ['1413'] })).toBe('12.0e')
  })

  it('[12.1c] static units too', () => {
    expect(refusal(sketch('Germany'), { '1414': 'ge-sd1', '1413': 'fr-1' }, 'ge-sd1')).toBeNull()
  })

  it('[11.4c] [11.4d] not across closed hexsides, but across the straits', () => {
    const across = (kind: string) =>
      refusal(sketch('Germany', `side 1413/1414 ${kind}`), { '1414': 'ge-1', '1413': 'fr-1' }, 'ge-1')
    expect(['blocked', 'sea', 'lake', 'straits', 'river'].map(across)).toEqual([
      '11.4d',
      '11.4d',
      '11.4d',
      null,
      null,
    ])
  })

  it('[11.4a] [PAC-C1] [PAC-C2] mechanized units not into mountain or swamp, rails or not', () => {
    const into = (terrain: string, id: string) =>
      refusal(
        sketch('Germany', `hex 1413 Germany ${terrain}`, 'route rail "line" 1414 1413'),
        { '1414': 'ge-mech6 ge-1', '1413': 'fr-1' },
        id,
      )
    expect(into('mountain', 'ge-mech6')).toBe('11.4a')
    expect(into('swamp', 'ge-mech6')).toBe('11.4a')
    expect(into('mountain city="High Town"', 'ge-mech6')).toBeNull()
    expect(into('mountain', 'ge-1')).toBeNull()
  })

  it('[R86] a fort does not lift that ban', () => {
    const world = sketch('Germany', 'hex 1413 Czechoslovakia mountain fort=czech-heavy')
    expect(refusal(world, { '1414': 'ge-mech6 ge-1' }, 'ge-mech6')).toBe('11.4a')
    expect(refusal(world, { '1414': 'ge-mech6 ge-1' }, 'ge-1')).toBeNull()
  })

  it('[R37] an empty intact fort is a target, an empty West Wall hex or a breached fort is not', () => {
    const fort = sketch('Germany', 'hex 1413 Czechoslovakia clear fort=czech')
    expect(refusal(fort, { '1414': 'ge-1' }, 'ge-1')).toBeNull()
    expect(refusal(fort, { '1414': 'ge-1' }, 'ge-1', { breached: ['1413'] })).toBe('12.0a')
    const wall = sketch('Germany', 'hex 1413 Germany clear fort=west-wall')
    expect(refusal(wall, { '1414': 'fr-1' }, 'fr-1', { active: ['France'] })).toBe('12.0a')
    const own = sketch('Czechoslovakia', 'hex 1413 Czechoslovakia clear fort=czech')
    expect(refusal(own, { '1414': 'su-1' }, 'su-1', { active: ['Soviet Union'] })).toBe('12.0a')
  })

  it('[11.5e] Germans never attack the Maginot Line', () => {
    const world = sketch('Germany', 'hex 1413 France clear fort=maginot')
    expect(refusal(world, { '1414': 'ge-1', '1413': 'fr-army' }, 'ge-1')).toBe('11.5e')
  })

  it('[11.7] [PAC-G1] [PAC-G3] [13.1b] nations attack only where they may go', () => {
    const czech = sketch('Czechoslovakia', 'hex 1413 Germany clear')
    expect(refusal(czech, { '1414': 'cz-1', '1413': 'ge-1' }, 'cz-1', { active: ['Czechoslovakia'] })).toBe(
      '11.7',
    )
    const hungary = sketch('Hungary', 'hex 1413 Poland clear')
    expect(refusal(hungary, { '1414': 'hu-1', '1413': 'su-1' }, 'hu-1', { active: ['Hungary'] })).toBe('11.7')
    const poland = sketch('Poland', 'hex 1413 Germany clear')
    const y39 = { active: ['Poland'], scenario: '1939', turn: 1 } as const
    expect(refusal(poland, { '1414': 'po-1', '1413': 'ge-1' }, 'po-1', y39)).toBe('13.1')
    const early = sketch('Germany', 'hex 1413 France clear')
    expect(refusal(early, { '1414': 'ge-1', '1413': 'fr-1' }, 'ge-1', { turn: 2 })).toBe('5.1a')
  })

  it('[5.0a] only nations of the phase', () => {
    const placed = { '1414': 'ge-1', '1413': 'fr-1' }
    expect(refusal(sketch('Germany'), placed, 'ge-1', { active: ['Italy'] })).toBe('5.0a')
  })
})
