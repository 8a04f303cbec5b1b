import { expect, test } from 'vitest'
import { barLine, progressOf } from './progress.ts'

function stream(isTTY: boolean) {
  const written: string[] = []
  return {
    written,
    stream: { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream,
  }
}

test('the bar fills and says how long it takes', () => {
  expect(barLine(0, 10, 0)).toBe('[..............................] 0/10')
  expect(barLine(5, 10, 4)).toBe('[###############...............] 5/10  4 s left')
  expect(barLine(10, 10, 8)).toBe('[##############################] 10/10  0 s left')
})

test('a terminal sees the bar, which is wiped at the end', () => {
  const terminal = stream(true)
  const progress = progressOf(4, terminal.stream)
  progress.add(1)
  progress.add(2, '1 failed')
  progress.end()
  expect(terminal.written[1]).toMatch(/^\r\[#+\.+\] 3\/4 {2}\d+ s left {2}1 failed/)
  expect(terminal.written[2]).toBe('\r\x1b[K')
})

test('a file sees nothing', () => {
  const file = stream(false)
  const progress = progressOf(4, file.stream)
  progress.add(4)
  progress.end()
  expect(file.written).toEqual([])
})
