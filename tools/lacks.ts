// What a registered game lacks of all that a game of the house has, by name.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { levelsOf } from '../ai/games/all.ts'
import { LEVELS } from '../ai/players/players.ts'
import { sheets } from '../atlas/sheets.ts'
import type { AnyGame } from '../engine/game/door.ts'
import { DOORS } from '../games/all.ts'
import { labGame } from '../lab/games/all.ts'
import type { Presentation } from '../table/presentation.ts'
import { CARDS } from '../web/games/index.ts'
import { cover, isMechanical, isMissing, parseLedger } from './ledger.ts'
import { filesOf } from './ledger-files.ts'
import { keptCounts } from './perft-counts.ts'

/** Sentences like 'lab/games/<game>.ts: no golden games'; none for a game that is complete. */
export async function lacksOf(game: AnyGame): Promise<string[]> {
  const presentation = await presentationOf(game)
  return [
    ...(await papersLacking(game, presentation)),
    ...positionsLacking(game),
    ...tableLacking(game, presentation),
    ...mapsLacking(game),
    ...playersLacking(game),
    ...labLacking(game),
  ]
}

const folderOf = ({ id }: AnyGame): string => fileURLToPath(new URL(`../games/${id}/`, import.meta.url))

const unless = (isThere: boolean, what: string): string[] => (isThere ? [] : [what])

/** Ledger, rulings, and the rules in words. */
async function papersLacking(game: AnyGame, presentation: Presentation | null): Promise<string[]> {
  const folder = folderOf(game)
  const at = (file: string) => `games/${game.id}/${file}`
  const papers = ['ledger.ts', 'LEDGER.md', 'RULINGS.md'].flatMap(file =>
    unless(existsSync(folder + file), `${at(file)}: is not there`),
  )
  if (!existsSync(`${folder}ledger.ts`)) return papers
  const { ledgerText } = await import(`../games/${game.id}/ledger.ts`)
  const rows = cover(parseLedger(ledgerText), filesOf(folder))
  const missing = rows.filter(isMissing).map(({ id }) => id)
  const wordless =
    presentation === null
      ? []
      : rows.filter(row => isMechanical(row) && presentation.rule(row.id) === null).map(({ id }) => id)
  return [
    ...papers,
    ...unless(missing.length === 0, `${at('rules/')}: no code or no test for ${missing.join(', ')}`),
    ...unless(wordless.length === 0, `${at('words/')}: no words for ${wordless.join(', ')}`),
  ]
}

/** Position files, counts of legal actions, whole games. */
function positionsLacking(game: AnyGame): string[] {
  const folder = folderOf(game)
  const door = DOORS.find(other => other.game === game)
  const hasFiles = existsSync(`${folder}positions`) && readdirSync(`${folder}positions`).length > 0
  const hasPerft = existsSync(`${folder}positions/perft`) || keptCounts(game.id) !== null
  return [
    ...unless((door?.positions ?? null) !== null, `games/${game.id}/index.ts: no position files are read`),
    ...unless(hasFiles, `games/${game.id}/positions/: no position files`),
    ...unless(hasPerft, `games/${game.id}/perft.json: no counts of legal actions`),
    ...unless(existsSync(`${folder}golden/index.json`), `games/${game.id}/golden/: no golden games`),
  ]
}

async function presentationOf({ id }: AnyGame): Promise<Presentation | null> {
  const card = CARDS.find(other => other.id === id && other.scenarios.length > 0)
  return card === undefined ? null : card.load()
}

function tableLacking(game: AnyGame, presentation: Presentation | null): string[] {
  const where = `web/games/${game.id}/index.ts`
  const card = CARDS.find(({ id }) => id === game.id)
  if (card === undefined) return [`${where}: no card`]
  if (presentation === null) return [`${where}: no table (toCome)`]
  return [
    ...pagesLacking(game, presentation),
    ...unless(card.credits !== undefined, `${where}: no credits`),
    ...game.scenarios.flatMap(({ id, sides }) => [
      ...unless(
        card.scenarios.some(scenario => scenario.id === id),
        `${where}: the scenario ${id} is not on the card`,
      ),
      ...unless((card.stories[id] ?? '') !== '', `${where}: no story for ${id}`),
      ...unless(card.sides[id]?.length === sides.length, `${where}: no names for the sides of ${id}`),
    ]),
  ]
}

/** What a table can do without, and a finished game cannot. */
const PAGES = ['objectives', 'charts', 'notes', 'glossary'] as const

const pagesLacking = ({ id }: AnyGame, presentation: Presentation): string[] =>
  PAGES.flatMap(page =>
    unless(presentation[page] !== undefined, `web/games/${id}/presentation.ts: no ${page}`),
  )

function mapsLacking({ id }: AnyGame): string[] {
  const maps = CARDS.find(card => card.id === id)?.maps?.map(({ map }) => map) ?? [id]
  return maps.flatMap(map => unless(map in sheets, `atlas/maps/${id}.ts: no map ${map}`))
}

function playersLacking({ id }: AnyGame): string[] {
  const missing = LEVELS.filter(level => !levelsOf(id).includes(level))
  return unless(missing.length === 0, `ai/games/${id}/index.ts: nobody plays as ${missing.join(', ')}`)
}

function labLacking({ id, scenarios }: AnyGame): string[] {
  const where = `lab/games/${id}.ts`
  const lab = labGame(id)
  if (lab === undefined) return [`${where}: is not there`]
  const kept = `${fileURLToPath(new URL(`../games/${id}/golden/`, import.meta.url))}index.json`
  const files = existsSync(kept) ? readFileSync(kept, 'utf8') : ''
  return [
    ...scenarios.flatMap(scenario => [
      ...unless((lab.levers[scenario.id]?.length ?? 0) > 0, `${where}: no levers for ${scenario.id}`),
      ...unless(scenario.id in lab.ladderNodes, `${where}: no budget of the ladder for ${scenario.id}`),
      ...unless(scenario.id in lab.fuzzGames, `${where}: no number of random games for ${scenario.id}`),
      ...unless(
        lab.golden.some(recipe => recipe.scenario === scenario.id),
        `${where}: no golden game of ${scenario.id}`,
      ),
    ]),
    ...lab.golden.flatMap(({ file }) =>
      unless(files.includes(`"${file}.json"`), `games/${id}/golden/: ${file}.json is not recorded`),
    ),
  ]
}
