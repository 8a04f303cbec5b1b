import { expect, test } from 'vitest'
import { card } from '../web/games/war-comes-early/index.ts'
import type { Sight } from './presentation.ts'
import { search } from './search.ts'
import type { AnyPresentation } from './stage.ts'

test('on maps whose numbers begin with a letter, a number without it is found on each of them', async () => {
  const presentation = (await card.load()) as AnyPresentation
  const lettered: AnyPresentation = {
    ...presentation,
    neighbours: hex => (/^[EW]3535$/.test(hex) ? ['E3534'] : ['']),
    hexCard: (_, hex) => ({ title: `On the ${hex[0]} map`, facts: [], notes: [] }),
    units: [],
  }
  const labels = (text: string) => search(lettered, {} as Sight, text).map(({ label }) => label)
  expect(labels('3535')).toEqual(['Hex E3535', 'Hex W3535'])
  expect(labels('w3535')).toEqual(['Hex W3535'])
  expect(labels('x3535')).toEqual([])
})
