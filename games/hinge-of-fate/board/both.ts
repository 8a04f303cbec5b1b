import type { Board } from '../../../engine/board/board.ts'
import { type BoardDescription, describeBoard } from '../../../engine/board/description.ts'
import { parseBoard } from '../../../engine/board/parse.ts'
import { writeBoard } from '../../../engine/board/write.ts'
import type { Result } from '../../../engine/files/result.ts'

// No unit walks from one map to the other, but one game is played on both: the Luftwaffe serves on either (10.5, 13.6),
// and events of the East depend on cities of the West (4.4). As one board of two sheets a hex is one number for every
// rule, whichever map it is on; the two files stay apart because they are drawn, corrected and printed apart.

const TITLE = 'Hinge of Fate: Poland and the Rhineland, September 1939'

export function layTogether(east: Board, west: Board): Result<Board> {
  const [first, second] = [east, west].map(describeBoard)
  const both = <Key extends keyof BoardDescription>(key: Key) =>
    [...new Set([...first[key], ...second[key]])] as unknown as BoardDescription[Key]
  return parseBoard(
    writeBoard({
      title: TITLE,
      grids: both('grids'),
      terrainKinds: both('terrainKinds'),
      hexsideKinds: both('hexsideKinds'),
      networkKinds: both('networkKinds'),
      regionKinds: both('regionKinds'),
      featureKinds: both('featureKinds'),
      hexes: both('hexes'),
      sides: both('sides'),
      routes: both('routes'),
    }),
    'both maps',
  )
}
