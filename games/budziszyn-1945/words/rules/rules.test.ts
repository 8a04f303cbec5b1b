import { expect, test } from 'vitest'
import { faultsOf } from '../../../../engine/testing/rule-words.ts'
import { rulesInWords } from './index.ts'

test('every rule has a short title and whole sentences that name only rules that exist', () => {
  expect(faultsOf(rulesInWords)).toEqual([])
})
