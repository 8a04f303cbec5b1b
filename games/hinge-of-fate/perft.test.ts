// The move generator in forty fixed positions: as many sequences of legal actions as before, one, two and three deep. A rule
// that changes on purpose changes these figures: npm run -s salient -- perft <file> --depth 3 --within-phase counts them anew.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../../engine/files/result.ts'
import { documentOf } from '../../engine/positions/document.ts'
import { perft } from '../../engine/positions/perft.ts'
import { readPositionFile } from '../../engine/positions/read-file.ts'
import { layOut } from '../../engine/positions/run.ts'
import { hingeOfFate } from './index.ts'
import { hingeOfFatePositions } from './position.ts'

const FOLDER = new URL('./positions/perft/', import.meta.url)

const COUNTS: readonly (readonly [string, readonly number[]])[] = [
  ['01-hinge-german-east-movement.json', [18, 363, 7105]],
  ['02-hinge-german-east-movement.json', [17, 327, 6096]],
  ['03-hinge-german-east-movement.json', [17, 322, 5849]],
  ['04-hinge-german-east-combat.json', [13, 43, 117]],
  ['05-hinge-german-east-combat.json', [10, 16, 37]],
  ['06-hinge-german-east-combat.json', [14, 22, 47]],
  ['07-hinge-german-east-combat.json', [9, 17, 39]],
  ['08-hinge-polish-movement.json', [17, 316, 5655]],
  ['09-hinge-polish-movement.json', [11, 145, 1838]],
  ['10-hinge-polish-movement.json', [7, 57, 457]],
  ['11-hinge-polish-combat.json', [15, 23, 49]],
  ['12-hinge-polish-combat.json', [10, 16, 38]],
  ['13-hinge-polish-combat.json', [10, 12, 36]],
  ['14-hinge-soviet-movement.json', [9, 96, 1007]],
  ['15-hinge-soviet-movement.json', [9, 95, 992]],
  ['16-hinge-soviet-movement.json', [9, 104, 1166]],
  ['17-hinge-soviet-combat.json', [6, 6, 22]],
  ['18-hinge-soviet-combat.json', [6, 6, 27]],
  ['19-hinge-soviet-combat.json', [6, 8, 24]],
  ['20-hinge-french-movement.json', [10, 106, 1085]],
  ['21-hinge-french-movement.json', [9, 83, 752]],
  ['22-hinge-french-movement.json', [11, 119, 1264]],
  ['23-hinge-french-combat.json', [10, 16, 31]],
  ['24-hinge-french-combat.json', [13, 23, 28]],
  ['25-hinge-french-combat.json', [15, 31, 59]],
  ['26-hinge-german-west-movement.json', [10, 107, 1141]],
  ['27-hinge-german-west-movement.json', [10, 108, 1167]],
  ['28-hinge-german-west-movement.json', [7, 56, 453]],
  ['29-hinge-german-west-combat.json', [6, 20, 37]],
  ['30-hinge-german-west-combat.json', [6, 18, 30]],
  ['31-hinge-german-west-combat.json', [6, 20, 36]],
  ['32-historical-german-east-movement.json', [18, 376, 7633]],
  ['33-historical-german-east-movement.json', [19, 403, 8288]],
  ['34-historical-german-east-movement.json', [18, 368, 7309]],
  ['35-historical-german-east-combat.json', [7, 21, 55]],
  ['36-historical-german-east-combat.json', [12, 52, 201]],
  ['37-historical-polish-movement.json', [16, 288, 4987]],
  ['38-historical-polish-movement.json', [12, 173, 2336]],
  ['39-historical-polish-movement.json', [9, 91, 885]],
  ['40-historical-polish-combat.json', [12, 14, 26]],
]

describe('perft', () => {
  it('knows every position of its folder, forty of them', () => {
    expect(COUNTS.map(([file]) => file)).toEqual(readdirSync(FOLDER).sort())
    expect(COUNTS).toHaveLength(40)
  })

  it.each(COUNTS)('%s', (file, counts) => {
    const json: unknown = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
    const [only] = valueOrThrow(readPositionFile(documentOf(json), file, [hingeOfFatePositions])).cases
    hingeOfFatePositions.during(only.position, () => {
      const g = valueOrThrow(layOut(hingeOfFatePositions, only))
      hingeOfFatePositions.open(g, [])
      const rows = perft(hingeOfFate, g, counts.length, hingeOfFatePositions.endsPhase)
      expect(rows.map(row => row.actions)).toEqual(counts)
    })
  })
})
