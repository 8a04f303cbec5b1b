import { expect, test } from 'vitest'
import type { Action } from '../../../engine/game/action.ts'
import { button, buttonOf, onUnit, placing, type Readers, readAll, row } from './readers.ts'
import { field, lay } from './toy.fixture.ts'

const READERS: Readers<unknown> = {
  lose: onUnit(field)('Lose'),
  place: (_, { unit, hex }) => placing(unit, hex, `Place ${field.nameOf(unit)}`),
  stay: (_, { unit }) => buttonOf(unit, 'stay', 'Hold'),
  war: (_, { on }) => row(String(on), 'at once', '3.3'),
  end: () => button('end', 'End movement', 'main', 'E'),
}

test('every action that has a reader becomes an affordance; the others are made on desks', () => {
  const legal: readonly Action[] = [
    { do: 'lose', unit: 'red-1' },
    { do: 'place', unit: 'red-2', hex: 'E12' },
    { do: 'stay', unit: 'red-3' },
    { do: 'war', on: 'Belgium' },
    { do: 'end' },
    { do: 'step', to: 'E13' },
  ]
  expect(readAll(READERS, lay({}), legal)).toEqual([
    { action: legal[0], piece: 'red-1', says: 'Lose I Corps' },
    { action: legal[1], piece: 'red-2', hex: 'E12', says: 'Place II Corps' },
    {
      action: legal[2],
      piece: 'red-3',
      button: { id: 'stay-red-3', label: 'Hold', weight: 'side', key: undefined },
      says: 'Hold',
    },
    { action: legal[3], row: { label: 'Belgium', detail: 'at once', rules: ['3.3'] }, says: 'Belgium' },
    {
      action: legal[4],
      button: { id: 'end', label: 'End movement', weight: 'main', key: 'E' },
      says: 'End movement',
    },
  ])
})
