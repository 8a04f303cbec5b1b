import { describe, expect, it } from 'vitest'
import { sketch, stand } from './sketch.ts'
import { around } from './world.ts'
import { enemyZones } from './zones.ts'

const sorted = (hexes: Iterable<string>) => [...hexes].sort()

describe('zones of control', () => {
  it('[9.0a] a unit has one in its six neighbours and not in its own hex', () => {
    const position = stand(sketch('Germany'), { '1414': 'ge-1' })
    expect(sorted(enemyZones(position, 'allied'))).toEqual(sorted(around('1414')))
    expect(enemyZones(position, 'german').size).toBe(0)
  })

  it('[9.0a] an intact Czech fort has one though it is empty, a breached one has none', () => {
    const world = sketch('Germany', 'hex 1414 Czechoslovakia clear fort=czech')
    expect(enemyZones(stand(world, {}), 'Germany')).toEqual(new Set(around('1414')))
    expect(enemyZones(stand(world, {}, { breached: ['1414'] }), 'Germany').size).toBe(0)
    expect(enemyZones(stand(world, {}, { capitulated: ['Czechoslovakia'] }), 'Germany').size).toBe(0)
  })

  it('[R13] the zone of a fort does not stop at the border, that of a Czech unit does', () => {
    const world = sketch('Germany', 'hex 1414 Czechoslovakia clear', 'hex 1413 Czechoslovakia clear')
    expect(enemyZones(stand(world, { '1414': 'cz-1' }), 'german')).toEqual(new Set(['1413']))
  })

  it('[R14] the Belgian fort has none while Belgium is neutral', () => {
    const world = sketch('Germany', 'hex 1414 Belgium clear fort=belgian')
    expect(enemyZones(stand(world, {}), 'german').size).toBe(0)
    expect(enemyZones(stand(world, {}, { belligerent: ['Belgium'] }), 'german').size).toBe(6)
  })

  it('[9.0b] empty Maginot and West Wall hexes have none', () => {
    const world = sketch(
      'Germany',
      'hex 1414 France clear fort=maginot',
      'hex 1616 Germany clear fort=west-wall',
    )
    expect(enemyZones(stand(world, {}), 'german').size).toBe(0)
    expect(enemyZones(stand(world, {}), 'allied').size).toBe(0)
  })

  it('[9.0c] allies of another nation are friends', () => {
    const position = stand(sketch('Romania'), { '1414': 'ro-1' })
    expect(enemyZones(position, 'Soviet Union').size).toBe(0)
    expect(enemyZones(position, 'Hungary').size).toBe(6)
  })

  it('[9.0d] [9.0e] blocked, lake and sea hexsides stop it, so do all-sea and all-lake hexes and the straits', () => {
    const world = sketch(
      'Germany',
      'side 1413/1414 blocked',
      'side 1414/1514 sea',
      'side 1414/1515 lake',
      'side 1414/1415 straits',
      'hex 1315 - sea',
      'hex 1314 - lake',
    )
    expect(enemyZones(stand(world, { '1414': 'ge-1' }), 'allied').size).toBe(0)
    const fort = sketch('Germany', 'hex 1414 Czechoslovakia clear fort=czech', 'side 1413/1414 blocked')
    expect(enemyZones(stand(fort, {}), 'german').has('1413')).toBe(false)
  })

  it('[9.0f] a mechanized unit has one in a mountain or swamp only along the rails, a static one as infantry', () => {
    const world = sketch(
      'Germany',
      'hex 1413 Germany mountain',
      'hex 1415 Germany swamp',
      'hex 1314 Germany mountain',
      'hex 1514 Germany mountain city="High Town"',
      'route rail "line" 1414 1415',
    )
    const mech = enemyZones(stand(world, { '1414': 'ge-mech6' }), 'allied')
    expect(mech).toEqual(new Set(['1514', '1515', '1415', '1315']))
    expect(enemyZones(stand(world, { '1414': 'ge-sd1' }), 'allied').size).toBe(6)
    expect(enemyZones(stand(world, { '1414': 'ge-mech6 ge-1' }), 'allied').size).toBe(6)
  })

  it('[9.0f] no zone in Switzerland, in neutral countries, outside the area of the nation or in foreign forts', () => {
    const world = sketch(
      'Poland',
      'hex 1413 Switzerland clear',
      'hex 1514 Lithuania clear',
      'hex 1515 Germany clear',
      'hex 1415 Czechoslovakia clear fort=czech',
      'hex 1315 Czechoslovakia clear',
    )
    const position = stand(world, { '1414': 'po-1' }, { breached: [] })
    const polish = [...enemyZones(position, 'allied')].sort()
    expect(polish).toEqual(['1314', '1315'])
  })

  it('[R57] Germans have none in the Maginot Line, the French have one in the West Wall', () => {
    const world = sketch(
      'Germany',
      'hex 1413 France clear fort=maginot',
      'hex 1415 Germany clear fort=west-wall',
    )
    expect(enemyZones(stand(world, { '1414': 'ge-1' }), 'allied').has('1413')).toBe(false)
    expect(enemyZones(stand(world, { '1414': 'fr-1' }), 'german').has('1415')).toBe(true)
  })

  it('[9.0g] supply makes no difference', () => {
    expect(enemyZones(stand(sketch('Soviet Union'), { '1414': 'ge-1' }), 'allied').size).toBe(6)
  })

  it('[5.1a] in turns 1 and 2 Germans have none outside Germany and Czechoslovakia, others none at all', () => {
    const world = sketch('Germany', 'hex 1413 Poland clear', 'hex 1415 Czechoslovakia clear')
    const german = enemyZones(stand(world, { '1414': 'ge-1' }, { turn: 2 }), 'allied')
    expect(german.has('1413')).toBe(false)
    expect(german.has('1415')).toBe(true)
    expect(enemyZones(stand(sketch('France'), { '1414': 'fr-1' }, { turn: 1 }), 'german').size).toBe(0)
    expect(enemyZones(stand(sketch('France'), { '1414': 'fr-1' }, { turn: 3 }), 'german').size).toBe(6)
  })

  it('[R73] in 1939 Czech forts have none, and Poles are the enemy', () => {
    const world = sketch('Poland', 'hex 1212 Czechoslovakia clear fort=czech')
    const position = stand(world, { '1515': 'po-1' }, { scenario: '1939', turn: 1 })
    expect(enemyZones(position, 'Germany')).toEqual(new Set(around('1515')))
    expect(enemyZones(position, 'Poland').size).toBe(0)
  })
})
