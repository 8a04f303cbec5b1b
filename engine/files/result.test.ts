import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lettersApart, nearest, unknown } from './nearest.ts'
import { reporter } from './reporter.ts'
import {
  describeFault,
  describeFaults,
  type Fault,
  failure,
  type Result,
  settle,
  success,
  valueOrThrow,
} from './result.ts'

const fault = (line: number, reason = 'it is wrong', place?: string): Fault => ({
  file: 'map.txt',
  line,
  reason,
  place,
})

describe('a fault', () => {
  it('is told with file, line and place', () => {
    expect(describeFault(fault(12, 'no such terrain', '2413'))).toBe('map.txt:12: 2413: no such terrain')
    expect(describeFault(fault(12))).toBe('map.txt:12: it is wrong')
    expect(describeFault(fault(0, 'the file is empty'))).toBe('map.txt: the file is empty')
  })

  it('comes in the order of the file', () => {
    expect(describeFaults([fault(9), fault(2), fault(4)])).toBe(
      'map.txt:2: it is wrong\nmap.txt:4: it is wrong\nmap.txt:9: it is wrong',
    )
  })

  it('of the file as a whole comes last, because those with a line often cause it', () => {
    expect(describeFaults([fault(0, 'something is missing'), fault(4)])).toBe(
      'map.txt:4: it is wrong\nmap.txt: something is missing',
    )
  })

  it('is told once', () => {
    const to = reporter('map.txt')
    to.report('bad', 4, 'it is wrong', '2413')
    to.report('bad', 4, 'it is wrong', '2413')
    to.report('bad', 4, 'it is wrong', '2414')
    expect(to.faults).toHaveLength(2)
  })

  it('does not fill the screen when there are thousands', () => {
    const many = Array.from({ length: 2044 }, (_, i) => fault(i + 1))
    const lines = describeFaults(many).split('\n')
    expect(lines).toHaveLength(21)
    expect(lines.at(-1)).toBe('and 2024 more')
    expect(describeFaults(many, 2).split('\n')).toHaveLength(3)
    expect(describeFaults(many.slice(0, 20)).split('\n')).toHaveLength(20)
  })
})

describe('a result', () => {
  it('holds the value, or the faults', () => {
    expect(success(7)).toEqual({ ok: true, value: 7 })
    expect(failure([fault(1)])).toEqual({ ok: false, faults: [fault(1)] })
    expect(settle(7, [])).toEqual(success(7))
    expect(settle(7, [fault(1)])).toEqual(failure([fault(1)]))
  })

  it('gives its value up to those who cannot do without', () => {
    const bad: Result<number> = failure([fault(3), fault(1)])
    expect(valueOrThrow(success(7))).toBe(7)
    expect(() => valueOrThrow(bad)).toThrow('map.txt:1: it is wrong\nmap.txt:3: it is wrong')
  })
})

describe('a reporter', () => {
  it('collects faults of its file', () => {
    const to = reporter('map.txt')
    to.report('a', 1, 'first')
    to.report('b', 2, 'second', '2413')
    expect(to.faults).toEqual([
      { file: 'map.txt', line: 1, code: 'a', reason: 'first' },
      { file: 'map.txt', line: 2, code: 'b', reason: 'second', place: '2413' },
    ])
  })
})

describe('a mistyped word', () => {
  it('is told from others by its letters', () => {
    expect(lettersApart('woods', 'woods')).toBe(0)
    expect(lettersApart('wods', 'woods')).toBe(1)
    expect(lettersApart('owods', 'woods')).toBe(1)
    expect(lettersApart('', 'woods')).toBe(5)
    expect(lettersApart('river', 'rail')).toBe(4)
  })

  it('is as far from a word as that word from it', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const apart = lettersApart(a, b)
        expect(apart).toBe(lettersApart(b, a))
        expect(apart === 0).toBe(a === b)
        expect(apart).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
        expect(apart).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })

  it('is taken for the nearest word, if that is near', () => {
    const kinds = ['clear', 'woods', 'rough', 'mountain', 'lake', 'sea']
    expect(nearest('wods', kinds)).toBe('woods')
    expect(nearest('Mountian', kinds)).toBe('mountain')
    expect(nearest('se', kinds)).toBe('sea')
    expect(nearest('desert', kinds)).toBeUndefined()
    expect(nearest('x', [])).toBeUndefined()
  })

  it('is reported with a guess only if there is one', () => {
    expect(unknown('terrain', 'wods', ['woods'])).toBe(
      'there is no terrain "wods"; "woods" was probably meant',
    )
    expect(unknown('terrain', 'desert', ['woods'])).toBe('there is no terrain "desert"')
  })
})
