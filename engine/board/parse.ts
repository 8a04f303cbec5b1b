import { type FileKind, openFile } from '../files/open.ts'
import { reporter } from '../files/reporter.ts'
import { failure, type Result, settle } from '../files/result.ts'
import { assembleBoard, type Board } from './board.ts'
import { readHeader } from './header.ts'
import { readHexes } from './hex-lines.ts'
import { readRoutes } from './route-lines.ts'
import { readSides } from './side-lines.ts'

export const BOARD_FILE: FileKind = {
  header: 'board',
  format: 1,
  directives: ['grid', 'terrain', 'hexsides', 'networks', 'regions', 'features', 'hex', 'side', 'route'],
}

/** Reads a board; for a bad file every fault that was found. Never throws. The text may begin further down in its file. */
export function parseBoard(text: string, file: string, firstLine = 1): Result<Board> {
  const to = reporter(file, firstLine)
  const opened = openFile(text, BOARD_FILE, to)
  if (opened === null) return failure(to.faults)
  const { title, lines, whole } = opened
  const header = readHeader(lines, to)
  if (header === null) return failure(to.faults)
  const hexes = readHexes(lines, header, whole, to)
  const sides = readSides(lines, header, to)
  const routes = readRoutes(lines, header, to)
  return settle(assembleBoard({ title, ...header, ...hexes, ...sides, ...routes }), to.faults)
}
