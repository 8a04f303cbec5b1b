import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Logbook, openLogbook } from './logbook.ts'

const command = { verb: 'selfplay', games: 3 }

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salient-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'deep', 'run.jsonl')
}

function open(file: string, asked: typeof command = command): Logbook<number> {
  const opened = openLogbook<number>(file, asked)
  if (!opened.ok) throw new Error(opened.faults[0].reason)
  return opened.value
}

test('what was finished is known when the file is opened again', () => {
  const file = scratch()
  open(file).write({ seeds: [1] }, 10)
  open(file).write({ seeds: [2] }, 20)
  const again = open(file)
  expect([1, 2, 3].map(seed => again.resultOf({ seeds: [seed] }))).toEqual([10, 20, undefined])
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(3)
})

test('a torn last line is dropped, and the next one does not stick to it', () => {
  const file = scratch()
  open(file).write({ seeds: [1] }, 10)
  appendFileSync(file, '{"batch":{"seeds":[2]},"resu')
  const torn = open(file)
  expect(torn.resultOf({ seeds: [2] })).toBeUndefined()
  torn.write({ seeds: [2] }, 20)
  expect(open(file).resultOf({ seeds: [2] })).toBe(20)
})

test('another command on the same file is refused, and so is a file of somebody else', () => {
  const file = scratch()
  open(file).write({ seeds: [1] }, 10)
  const before = readFileSync(file, 'utf8')
  expect(() => open(file, { ...command, games: 4 })).toThrow('begun by another command')
  expect(readFileSync(file, 'utf8')).toBe(before)
  writeFileSync(file, 'dear diary\n')
  expect(() => open(file)).toThrow('not a file of this program')
})

test('a damaged line in the middle is told', () => {
  const file = scratch()
  open(file).write({ seeds: [1] }, 10)
  appendFileSync(file, 'x\n')
  expect(() => open(file)).toThrow('line 3 is damaged')
})
