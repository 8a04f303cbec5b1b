// Small situations for the tests: a plain of clear hexes 1010 to 1818 in one country, changed line by line.
import { isNeutral } from './nations.ts'
import type { ReferencePosition } from './position.ts'
import { parseWorld, type World } from './world.ts'

const corps = (id: string, nation: string, values: string, more = '') =>
  `counter ${id} "${id}" nation="${nation}" type=infantry size=corps mobility=nonmech steps=${values}-6 ${more}`
const army = (id: string, nation: string, values: string) =>
  `counter ${id} "${id}" nation="${nation}" type=infantry size=army mobility=nonmech steps=${values}-4`
const mech = (id: string, nation: string, values: string, size = 'corps') =>
  `counter ${id} "${id}" nation="${nation}" type=motorized size=${size} mobility=mech steps=${values}-6`
const fixed = (id: string, nation: string, values: string, size = 'corps') =>
  `counter ${id} "${id}" nation="${nation}" type=static size=${size} mobility=nonmech steps=${values}-0`
const six = [1, 2, 3, 4, 5, 6]

const COUNTERS = [
  ...six.map(n => corps(`ge-${n}`, 'Germany', '3-3')),
  corps('ge-weak', 'Germany', '1-1'),
  corps('ge-four', 'Germany', '4-4'),
  corps('ge-seven', 'Germany', '7-7'),
  army('ge-army', 'Germany', '8-8'),
  army('ge-army2', 'Germany', '8-8'),
  mech('ge-mech6', 'Germany', '6-4'),
  mech('ge-mech6b', 'Germany', '6-4'),
  mech('ge-mech5', 'Germany', '5-4'),
  fixed('ge-sd1', 'Germany', '0-1', 'division'),
  fixed('ge-sd2', 'Germany', '0-1', 'division'),
  fixed('ge-sd3', 'Germany', '0-1', 'division'),
  fixed('ge-r1', 'Germany', '0-3'),
  fixed('ge-r2', 'Germany', '0-3'),
  ...six.map(n => corps(`cz-${n}`, 'Czechoslovakia', '2-3')),
  army('cz-army', 'Czechoslovakia', '5-7'),
  fixed('cz-static', 'Czechoslovakia', '0-2'),
  ...six.map(n => corps(`fr-${n}`, 'France', '2-3')),
  army('fr-army', 'France', '5-7'),
  mech('fr-mech', 'France', '4-3'),
  mech('uk-bef', 'Britain', '4-5'),
  ...six.map(n => corps(`po-${n}`, 'Poland', '2-2')),
  army('po-army', 'Poland', '4-5'),
  ...[1, 2].map(n => corps(`it-${n}`, 'Italy', '2-2')),
  mech('it-mech', 'Italy', '8-7', 'army'),
  ...[1, 2].map(n => corps(`hu-${n}`, 'Hungary', '1-1')),
  ...[1, 2].map(n => corps(`yg-${n}`, 'Yugoslavia', '1-2')),
  ...[1, 2].map(n => corps(`ro-${n}`, 'Romania', '1-2')),
  ...[1, 2].map(n => corps(`be-${n}`, 'Belgium', '1-2')),
  army('dn-army', 'Denmark', '1-2'),
  army('li-army', 'Lithuania', '1-2'),
  ...six.map(
    n => `counter su-${n} "${n}" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6`,
  ),
  'counter su-front "front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4',
  'counter su-front2 "front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4',
  mech('su-mech', 'Soviet Union', '4-3'),
]

function plain(country: string): string[] {
  const lines: string[] = []
  for (let column = 10; column <= 18; column++) {
    for (let row = 10; row <= 18; row++) lines.push(`hex ${column}${row} "${country}" clear`)
  }
  return lines
}

export function sketch(country: string, ...changes: readonly string[]): World {
  return parseWorld([...plain(country), ...COUNTERS, ...changes].join('\n'))
}

export type Placement = Readonly<Record<string, string>> // hex -> ids, top first, separated by blanks

// Every hex starts with its own country (R84), occupied ones with their occupant.
export function stand(
  world: World,
  placement: Placement,
  changes: Partial<ReferencePosition> = {},
): ReferencePosition {
  const units = Object.entries(placement).flatMap(([hex, ids]) => ids.split(' ').map(id => ({ id, hex })))
  const position: ReferencePosition = {
    scenario: '1938',
    turn: 5,
    phase: 'movement',
    active: ['Germany'],
    units,
    control: {},
    breached: [],
    belligerent: [],
    capitulated: [],
    airZones: null,
    railheads: [],
    moving: null,
    done: [],
    attacked: [],
    defended: [],
    flanked: [],
    world,
    ...changes,
  }
  return { ...position, control: { ...controlAtStart(position, world), ...changes.control } }
}

function controlAtStart(position: ReferencePosition, world: World): Record<string, string | null> {
  const control: Record<string, string | null> = {}
  for (const hex of world.hexes.values()) {
    const nobody = hex.region === 'Switzerland' || isNeutral(position, hex.region)
    control[hex.name] = nobody ? null : hex.region
    if (position.scenario === '1939' && hex.region === 'Czechoslovakia') control[hex.name] = 'Germany'
    if (position.scenario === '1939' && hex.region === 'Danzig') control[hex.name] = null
  }
  for (const { id, hex } of position.units) control[hex] = world.units.get(id)!.nation
  return control
}
