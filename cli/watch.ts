import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledgeAbout, playerOf } from '../ai/games/all.ts'
import { luckOf } from '../ai/players/player.ts'
import type { Contender } from '../ai/players/players.ts'
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { Game, GameState, Scenario } from '../engine/game/game.ts'
import { readArguments, scenarioNamed, wholeNumber } from './arguments.ts'
import { scaleOf } from './map.ts'
import { printJson, printLines } from './output.ts'
import { misuse } from './problem.ts'
import { levelOf, scenarioWord } from './selfplay.ts'
import { type Leaf, pageOf } from './watch/page.ts'
import { type Painter, painterOf } from './watch/painter.ts'

export const usage = `salient watch <game/scenario> -o folder [--seed s] [--turns n] [--<side> level] [--nodes n] [--scale s] [--json]

Lets computer players play one game and draws the map with all counters after every player turn: pictures, and index.html to leaf
through them.
  --seed     the game (1)
  --turns    how many turns are drawn (all)
  --<side>   who plays a side, as in \`salient selfplay\` (officer)
  --nodes    what a general may think in a turn
  --scale    1 for hexes 80 pixels high (0.4)`

const OPTIONS = {
  output: { type: 'string', short: 'o' },
  seed: { type: 'string' },
  turns: { type: 'string' },
  nodes: { type: 'string' },
  scale: { type: 'string', default: '0.4' },
  json: { type: 'boolean' },
} as const

export async function run(args: string[]): Promise<number> {
  const { scenario, game } = scenarioNamed(scenarioWord(args))
  const sides = Object.fromEntries(scenario.sides.map(side => [side, { type: 'string' as const }]))
  const { values } = readArguments('watch', args, { ...OPTIONS, ...sides }, ['game/scenario'])
  const words = values as unknown as Readonly<Record<string, string | undefined>>
  const folder = words.output
  if (folder === undefined) throw misuse('name the folder to write: -o folder')
  const levels = scenario.sides.map(side => levelOf(game.id, side, words[side] ?? 'officer'))
  const knowledge = knowledgeAbout(game.id)
  if (knowledge === undefined) throw misuse(`nobody knows how to play ${game.id}`)
  const painter = await painterOf(game.id, knowledge.muster, scaleOf(words.scale ?? '0.4'))
  mkdirSync(folder, { recursive: true })
  const seed = wholeNumber('seed', words.seed) ?? 1
  const watched = {
    seed,
    last: wholeNumber('turns', words.turns) ?? 1000,
    nodes: wholeNumber('nodes', words.nodes),
  }
  const leaves = await watch(game, scenario, levels, watched, painter, folder)
  writeFileSync(join(folder, 'index.html'), pageOf(`${scenario.title}, seed ${seed}`, leaves))
  if (values.json) printJson({ folder, leaves: leaves.map(({ file, caption }) => ({ file, caption })) })
  else
    printLines([
      ...leaves.map(({ file, caption }) => `${file}  ${caption}`),
      `wrote ${join(folder, 'index.html')}`,
    ])
  return 0
}

interface Watched {
  readonly seed: number
  readonly last: number
  readonly nodes: number | undefined
}

async function watch(
  game: Game<GameState>,
  scenario: Scenario,
  levels: readonly Contender[],
  { seed, last, nodes }: Watched,
  painter: Painter,
  folder: string,
): Promise<Leaf[]> {
  const begun = game.begin(scenario.id, {}, fastDice(seed))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  const g = begun.value
  const clock = knowledgeAbout(game.id)!.describe()
  const players = levels.map(level => playerOf(level, game.id, nodes === undefined ? {} : { nodes }))
  const lucks = levels.map((_, side) => luckOf(seed * 16 + side + 1))
  const leaves: Leaf[] = []
  const draw = async (caption: string) => {
    const file = `${String(leaves.length).padStart(2, '0')}.png`
    writeFileSync(join(folder, file), await painter(g as never))
    leaves.push({ file, caption })
  }
  let [turn, mover] = [clock.turn(g as never), -1]
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const [nowTurn, now] = [clock.turn(g as never), clock.mover(g as never)]
    if (nowTurn !== turn || now !== mover)
      await draw(mover < 0 ? 'set-up' : `turn ${turn}, after ${scenario.sides[mover]} (${levels[mover]})`)
    turn = nowTurn
    mover = now
    if (turn > last) return leaves
    const { side } = awaited
    const legal = game.legal(g, side)
    game.perform(g, side, players[side].choose(game, g, side, legal, lucks[side]), null)
  }
  await draw(`the end: ${game.outcome(g)!.because}`)
  return leaves
}
