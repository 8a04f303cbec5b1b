// The move generator against the reference: the same number of actions, one deep and two deep, in forty fixed positions.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../../engine/files/result.ts'
import { documentOf } from '../../engine/positions/document.ts'
import { perft } from '../../engine/positions/perft.ts'
import { readPositionFile } from '../../engine/positions/read-file.ts'
import { layOut } from '../../engine/positions/run.ts'
import { warComesEarly } from './index.ts'
import { warComesEarlyPositions } from './position.ts'
import { perft as referencePerft } from './reference/reference.ts'
import { referencePosition } from './reference-position.ts'

const FOLDER = new URL('./positions/perft/', import.meta.url)
const DEPTH = 2

const positions = readdirSync(FOLDER).map(file => {
  const json: unknown = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
  return valueOrThrow(readPositionFile(documentOf(json), file, [warComesEarlyPositions]))
})

describe('perft', () => {
  it('covers both scenarios, both phases and every nation that moves', () => {
    const places = positions.map(({ cases }) => cases[0].position)
    const of = (scenario: string, phase: string) =>
      new Set(places.filter(p => p.scenario === scenario && p.phase?.name === phase).map(p => p.phase?.who))
    expect(positions).toHaveLength(40)
    for (const phase of ['movement', 'combat']) {
      expect(of('1938', phase).size).toBeGreaterThanOrEqual(8)
      expect(of('1939', phase)).toEqual(new Set(['Germany', 'Poland']))
    }
  })

  it.each(positions.map(file => [file.file, file] as const))('%s', (_, file) => {
    const [only] = file.cases
    warComesEarlyPositions.during(only.position, () => {
      const g = valueOrThrow(layOut(warComesEarlyPositions, only))
      warComesEarlyPositions.open(g, [])
      const ours = perft(warComesEarly, g, DEPTH, warComesEarlyPositions.endsPhase).map(row => row.actions)
      const start = referencePosition(g)
      expect(ours).toEqual([1, 2].map(depth => referencePerft(start, depth)))
    })
  })
})
