import { expect, test } from 'vitest'
import { faultsOf } from '../../../../engine/testing/rule-words.ts'
import { ledgerText } from '../../ledger.ts'
import { rulesInWords } from './index.ts'

const ledgerIds = ledgerText
  .split('\n')
  .map(line => line.split(' | '))
  .filter(([id, , rule]) => id !== 'chapter' && rule !== undefined)
  .map(([id]) => id)

test('every row of the ledger has its words, in the same order', () => {
  expect(rulesInWords.map(({ id }) => id)).toEqual(ledgerIds)
})

test('every rule has a short title and whole sentences that name only rules that exist', () => {
  expect(faultsOf(rulesInWords)).toEqual([])
})
