import { unknown } from '../files/nearest.ts'
import { reporter } from '../files/reporter.ts'
import { failure, type Result, settle } from '../files/result.ts'
import type { Scenario } from '../game/game.ts'
import type { Document } from './document.ts'
import { ENGINE_FACTS } from './engine-facts.ts'
import {
  ALLOWED,
  CASE_KEYS,
  type Case,
  FILE_KEYS,
  PLAY_KEYS,
  POSITION_FORMAT,
  type Position,
  type PositionFile,
} from './format.ts'
import type { GamePositions } from './game-positions.ts'
import { readBoard } from './read-board.ts'
import { readDice } from './read-dice.ts'
import { readControl, readOptions, readPhase } from './read-situation.ts'
import { readExpectations, readSteps, type Vocabulary } from './read-steps.ts'
import { readUnits } from './read-units.ts'
import {
  choiceOf,
  entriesOf,
  fieldsOf,
  itemsOf,
  report,
  type Spot,
  type Spots,
  textOf,
  wholeOf,
  wordsOf,
} from './spot.ts'

/** Reads a position file; for a bad one every fault that was found, with its line and its place. Never throws. */
export function readPositionFile(
  document: Document,
  file: string,
  games: readonly GamePositions[],
): Result<PositionFile> {
  const to = reporter(file)
  const spot: Spot = { document, path: '', to }
  if (!isReadable(spot)) return failure(to.faults)
  const fields = fieldsOf(spot, 'a position file', [...FILE_KEYS, ...CASE_KEYS])
  const game = gameOf(spot, fields, games)
  if (game === null) return failure(to.faults)
  const cases = casesOf(spot, fields).map(each => readCase(each, fields, game))
  return settle({ file, game: game.game.id, title: titleOf(fields) ?? file, cases }, to.faults)
}

/** Is it a position file at all, and one of a format that this program knows? */
function isReadable(spot: Spot): boolean {
  const { document } = spot
  if (document.kind !== 'map') {
    report(spot, 'not-a-position', 'a position file begins with keys like "game: war-comes-early"')
    return false
  }
  const kind = document.entries.get('salient')
  if (kind !== undefined && !(kind.kind === 'value' && kind.value === 'position')) {
    report(spot, 'not-a-position', 'this is another kind of file: a position file says "salient: position"')
    return false
  }
  const format = document.entries.get('format')
  if (format === undefined) return true
  const at: Spot = { ...spot, document: format, path: 'format' }
  const version = wholeOf(at, 'the format', 1, Number.MAX_SAFE_INTEGER)
  if (version !== null && version > POSITION_FORMAT) {
    const reason = `this file has format ${version}; this program reads up to ${POSITION_FORMAT}: a newer program is needed`
    report(at, 'newer-format', reason)
  }
  return version !== null && version <= POSITION_FORMAT
}

function gameOf(spot: Spot, fields: Spots, games: readonly GamePositions[]): GamePositions | null {
  const named = fields.get('game')
  if (named === undefined) {
    report(spot, 'no-game', 'the file does not say which game it belongs to: "game: war-comes-early"')
    return null
  }
  const ids = games.map(each => each.game.id)
  const id = choiceOf(named, 'game', ids)
  return games[ids.indexOf(id ?? '')] ?? null
}

const titleOf = (fields: Spots): string | null => {
  const title = fields.get('title')
  return title === undefined ? null : textOf(title, 'a title')
}

/** The cases of a file; a file without the word is a single case. */
function casesOf(spot: Spot, fields: Spots): readonly Spot[] {
  const cases = fields.get('cases')
  if (cases === undefined) return [spot]
  for (const key of PLAY_KEYS) {
    const misplaced = fields.get(key)
    if (misplaced !== undefined)
      report(misplaced, 'misplaced', `in a file with cases, "${key}" belongs to each of them`)
  }
  const items = itemsOf(cases)
  if (items.length === 0) report(cases, 'no-cases', 'a file with "cases" has at least one')
  return items
}

function readCase(spot: Spot, file: Spots, game: GamePositions): Case {
  const isWhole = spot.path === ''
  const own = isWhole ? file : fieldsOf(spot, 'a case', CASE_KEYS)
  const layers = isWhole ? [own] : [file, own]
  const last = (key: string) => layers.flatMap(fields => fields.get(key) ?? []).at(-1)
  const scenario = scenarioOf(last('scenario'), spot, game)
  const words: Vocabulary = {
    game,
    sides: scenario.sides,
    facts: [...Object.keys(ENGINE_FACTS), ...Object.keys(game.facts)],
  }
  const seed = last('seed')
  return {
    title: titleOf(own) ?? titleOf(file) ?? spot.to.file,
    position: readPosition(layers, spot, scenario, game),
    dice: readDice(last('dice'), Object.keys(game.rolls)),
    hasOwnDice: own.has('dice'),
    seed: (seed === undefined ? null : wholeOf(seed, 'a seed', 0, 0x7fff_ffff)) ?? 1,
    expect: readExpectations(own.get('expect'), words),
    ask: readExpectations(own.get('ask'), words),
    steps: readSteps(own.get('do'), words),
    spot,
  }
}

function scenarioOf(spot: Spot | undefined, at: Spot, game: GamePositions): Scenario {
  const { scenarios } = game.game
  const id =
    spot === undefined
      ? scenarios[0].id
      : choiceOf(
          spot,
          'scenario',
          scenarios.map(each => each.id),
        )
  if (spot === undefined && scenarios.length > 1) {
    report(at, 'no-scenario', `the scenario is missing: ${scenarios.map(each => each.id).join(' or ')}`)
  }
  return scenarios.find(each => each.id === id) ?? scenarios[0]
}

function readPosition(
  layers: readonly Spots[],
  spot: Spot,
  scenario: Scenario,
  game: GamePositions,
): Position {
  const all = (key: string) => layers.flatMap(fields => fields.get(key) ?? [])
  const last = (key: string) => all(key).at(-1)
  const turn = last('turn')
  const number = turn === undefined ? null : wholeOf(turn, 'a turn', 1, scenario.turns)
  const allow = last('allow')
  const board = readBoard(layers, game)
  return {
    scenario: scenario.id,
    options: readOptions(all('options'), scenario),
    board,
    placements: readUnits(layers, game),
    control: all('control').flatMap(each => readControl(each, game, board ?? game.board)),
    turn: turn === undefined || number === null ? null : { number, spot: turn },
    phase: readPhase(last('phase'), game),
    situation: readWords(all('situation'), game),
    allow: new Set(
      allow === undefined ? [] : wordsOf(allow).flatMap(word => choiceOf(word, 'word', ALLOWED) ?? []),
    ),
    spot,
  }
}

/** The words of a game; those of a case replace those of the file. */
function readWords(spots: readonly Spot[], game: GamePositions): Spots {
  const words = Object.keys(game.words)
  const merged = new Map<string, Spot>()
  for (const spot of spots) {
    for (const [word, entry] of entriesOf(spot, 'situation')) {
      if (words.includes(word)) merged.set(word, entry)
      else report(entry, 'unknown-word', unknown('word of this game', word, words))
    }
  }
  return merged
}
