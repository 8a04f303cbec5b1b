import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../../table/snapshot.ts'
import { lineAt, movesOfPhase, siftedLog, turnsOf } from './log-groups.ts'

const entry = (position: number, weight: LogEntry['weight'], text: string, turn = 'Turn 1'): LogEntry => ({
  id: `${position}`,
  position,
  weight,
  text,
  turn,
  side: 0,
  rules: position === 3 ? ['12.3a'] : [],
  hexes: position === 2 ? ['3122'] : [],
  folded: [],
})

const log = [
  entry(0, 'turn', 'Turn 1'),
  entry(1, 'phase', 'Movement'),
  entry(2, 'move', '10. Army to 3122'),
  entry(3, 'battle', 'Attack on Poznań'),
  entry(3, 'part', 'V Corps is lost'),
  entry(4, 'part', '10. Army advances'),
  entry(5, 'plain', 'Rain', 'Turn 2'),
]

describe('log', () => {
  test('turns have their lines, battles what belongs to them', () => {
    const turns = turnsOf(log)
    expect(turns.map(({ turn, blocks }) => [turn, blocks.length])).toEqual([
      ['Turn 1', 3],
      ['Turn 2', 1],
    ])
    expect(turns[0].blocks[2].parts.map(part => part.text)).toEqual(['V Corps is lost', '10. Army advances'])
  })

  test('lines are found by word, hex and rule', () => {
    expect(siftedLog(log, 'ARMY').map(line => line.position)).toEqual([2, 4])
    expect(siftedLog(log, '3122').map(line => line.position)).toEqual([2])
    expect(siftedLog(log, '12.3a').map(line => line.position)).toEqual([3, 3])
    expect(siftedLog(log, ' ')).toBe(log)
  })

  test('folded lines are found through the line that folds them', () => {
    const folded = { ...entry(6, 'move', '6 moves'), folded: [entry(6, 'move', 'XIX Corps to Toruń')] }
    expect(siftedLog([...log, folded], 'toruń')).toEqual([folded])
  })

  test('moves of phases that are over are not those of this one', () => {
    expect(movesOfPhase(log).map(line => line.position)).toEqual([2])
    expect(movesOfPhase([...log, entry(6, 'phase', 'Movement', 'Turn 2')])).toEqual([])
    const next = entry(7, 'move', 'XIX Corps to Toruń', 'Turn 2')
    expect(movesOfPhase([...log, entry(6, 'phase', 'Movement', 'Turn 2'), next])).toEqual([next])
  })

  test('a position has the last line before it', () => {
    expect(lineAt(log, 2)?.text).toBe('10. Army to 3122')
    expect(lineAt(log, 0)).toBeNull()
  })
})
