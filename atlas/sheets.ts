// The maps that can be drawn, by name: a game with one map has the game's name, others <game>/<map>. Each game has a file in maps/.
import { readdirSync } from 'node:fs'
import type { Board } from '../engine/board/board.ts'
import type { Globe } from './art/boards.ts'
import type { MapArt } from './draw/art.ts'
import type { Presentation } from './draw/presentation.ts'

export interface MapSheet {
  readonly board: () => Board
  readonly presentation: Presentation
  readonly art: () => Promise<MapArt>
  /** From the project's folder; it also holds shading.png. */
  readonly artFolder: string
  /** What its art is made from. */
  globe(): Promise<Globe>
  /** How its board is built from geography. */
  build(): Promise<BoardBuild>
}

export interface BoardBuild {
  readonly file: string
  readonly name: string
  readonly build: (folder: string) => string
  /** What its features mean, as comment lines for the head of the file. */
  readonly notes?: string
}

const FOLDER = new URL('./maps/', import.meta.url)
const files = readdirSync(FOLDER).filter(file => file.endsWith('.ts'))

export const sheets: Readonly<Record<string, MapSheet>> = Object.assign(
  {},
  ...(await Promise.all(files.map(async file => (await import(new URL(file, FOLDER).href)).maps))),
)
