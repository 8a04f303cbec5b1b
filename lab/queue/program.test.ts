import { expect, test } from 'vitest'
import type { SelfplayBatch } from '../batches.ts'
import { markOf, programName } from './program.ts'
import { batchId } from './queue.ts'

const texts: Record<string, string> = { 'ai/a.ts': 'one\ntwo\n', 'ai/b.ts': 'three\n' }
const mark = markOf(Object.keys(texts), file => texts[file])

test('a program is named by its version and its sources', () => {
  expect(programName()).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/)
  expect(programName()).toBe(programName())
})

test('slashes, line ends and the order of files do not count; every letter does', () => {
  expect(
    markOf(['ai\\b.ts', 'ai\\a.ts'], file => texts[file.replace('\\', '/')].replaceAll('\n', '\r\n')),
  ).toBe(mark)
  expect(markOf(Object.keys(texts), file => texts[file].replace('two', 'too'))).not.toBe(mark)
  expect(markOf(['ai/a.ts', 'ai/c.ts'], file => texts[file] ?? texts['ai/b.ts'])).not.toBe(mark)
})

test('a batch is named by its program and by all that is in it', () => {
  const batch: SelfplayBatch = {
    kind: 'selfplay',
    title: 'a/b',
    seeds: [1, 2],
    levels: ['officer', 'random'],
  }
  const id = batchId('1.0.0-a', batch)
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(batchId('1.0.0-a', { ...batch })).toBe(id)
  const others = [
    batchId('1.0.0-b', batch),
    batchId('1.0.0-a', { ...batch, seeds: [1, 3] }),
    batchId('1.0.0-a', { ...batch, levels: ['random', 'officer'] }),
  ]
  expect(new Set([id, ...others]).size).toBe(4)
})
