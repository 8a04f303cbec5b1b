import { describe, expect, it } from 'vitest'
import { flankBan } from './attack.ts'
import { lay, type ReferencePosition } from './position.ts'
import { type Placement, sketch, stand } from './sketch.ts'
import type { World } from './world.ts'

// The mechanized corps in 1414 stands next to a Frenchman in 1413, whose zone covers 1514 and 1314.
const germany = sketch('Germany')
const scene = { '1414': 'ge-mech6', '1413': 'fr-1' }

function ban(
  world: World,
  placement: Placement,
  id = 'ge-mech6',
  target = '1514',
  others: string[] = [],
  changes: Partial<ReferencePosition> = {},
) {
  return flankBan(lay(stand(world, placement, { phase: 'combat', ...changes })), id, target, others)
}

describe('flank attacks', () => {
  it('[12.6a] a supplied German mechanized unit next to an enemy may enter an empty hex in an enemy zone', () => {
    expect(ban(germany, scene)).toBeNull()
    expect(ban(germany, scene, 'ge-mech6', '1415')).toBe('12.6a') // no zone there
    expect(ban(germany, { '1414': 'ge-1', '1413': 'fr-1' }, 'ge-1')).toBe('12.6a')
    expect(ban(germany, { ...scene, '1514': 'ge-1' })).toBe('12.6a')
  })

  it('[R45] an empty fort nearby is no enemy unit, though its zone counts', () => {
    const world = sketch('Germany', 'hex 1413 Czechoslovakia clear fort=czech')
    expect(ban(world, { '1414': 'ge-mech6' })).toBe('12.6a')
    expect(ban(world, { '1414': 'ge-mech6', '1415': 'su-1' })).toBeNull()
  })

  it('[R45] out of supply it may not', () => {
    expect(ban(sketch('Poland'), scene)).toBe('12.6a')
  })

  it('[12.6c] [R45] not into intact forts, mountains, swamps, neutrals, the Maginot Line or over closed hexsides', () => {
    const into = (line: string) => ban(sketch('Germany', line), scene)
    expect(into('hex 1514 Czechoslovakia clear fort=czech')).toBe('12.6c')
    expect(into('hex 1514 Germany mountain')).toBe('11.4a')
    expect(into('hex 1514 Germany swamp')).toBe('11.4a')
    expect(into('hex 1514 Belgium clear')).toBe('1.3d')
    expect(into('hex 1514 France clear fort=maginot')).toBe('11.5e')
    expect(into('side 1414/1514 blocked')).toBe('11.4d')
    expect(into('hex 1514 Germany mountain city="High Town"')).toBeNull()
  })

  it('[12.6b] two mechanized corps fit, three do not', () => {
    const placed = { '1414': 'ge-mech6 ge-mech6b', '1515': 'ge-mech5', '1413': 'fr-1', '1614': 'fr-2' }
    expect(ban(germany, placed, 'ge-mech6b', '1514', ['ge-mech6'])).toBeNull()
    expect(ban(germany, placed, 'ge-mech5', '1514', ['ge-mech6'])).toBeNull()
    expect(ban(germany, placed, 'ge-mech5', '1514', ['ge-mech6', 'ge-mech6b'])).toBe('8.0c')
  })

  it('[12.6c] [12.0e] once a phase, and not after another attack', () => {
    expect(ban(germany, scene, 'ge-mech6', '1514', [], { flanked: ['ge-mech6'] })).toBe('12.0e')
    expect(ban(germany, scene, 'ge-mech6', '1514', [], { attacked: ['ge-mech6'] })).toBe('12.0e')
  })
})
