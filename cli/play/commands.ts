// What a player can type beside the orders of the game.
import { columns } from '../output.ts'
import type { Sitting } from './sitting.ts'

type Command = (sitting: Sitting, words: readonly string[]) => void

const quit: Command = sitting => sitting.leave()
const help: Command = sitting => sitting.help()
const list: Command = (sitting, [, ...filter]) => sitting.list(filter)

const map: Command = (sitting, [, hex]) => {
  const { presentation, table, ink } = sitting
  const lines = presentation.map(table.position(), hex ?? null, ink)
  sitting.print(lines ?? [`  There is no hex ${hex}.`])
}

const overview: Command = sitting =>
  sitting.print(sitting.presentation.overview(sitting.table.position(), sitting.ink))

const inspect: Command = (sitting, [verb, word]) => {
  if (word === undefined) return sitting.say(`  ${verb} which hex or unit? For example: ${verb} 2414`)
  sitting.print(
    sitting.presentation.inspect(sitting.table.position(), word) ?? [`  There is no hex or unit ${word}.`],
  )
}

const reach: Command = (sitting, [verb, word]) => {
  if (word === undefined) return sitting.say(`  ${verb} of which unit? For example: ${verb} ge-c1`)
  const lines = sitting.presentation.reach(sitting.table.position(), word, sitting.ink)
  sitting.print(lines ?? [`  There is no unit ${word}.`])
}

const odds: Command = (sitting, [, ...words]) =>
  sitting.print(
    sitting.presentation.odds(sitting.table.position(), words).map(line => `  ${line.trimStart()}`),
  )

const undo: Command = sitting => {
  if (sitting.table.undo()) sitting.list()
  else sitting.say('  Nothing can be taken back beyond the last die roll or the last thing that was shown.')
}

const redo: Command = sitting => {
  if (sitting.table.redo()) sitting.list()
  else sitting.say('  Nothing was taken back.')
}

const save: Command = (sitting, [, ...name]) => {
  const file = name.length === 0 ? sitting.table.file : name.join(' ')
  if (sitting.table.save(file)) sitting.say(`  Saved in ${file}`)
}

/** `why move ge-m16 2415`, `why 3`: what the rules say to it. */
const why: Command = (sitting, [, ...words]) => {
  const { table, presentation } = sitting
  if (words.length === 0) return sitting.say('  why WHAT? For example: why move ge-m16 2415')
  const position = table.position()
  const chosen = /^\d{1,3}$/.test(words[0]) ? sitting.choices[Number(words[0]) - 1]?.action : undefined
  const action = chosen ?? presentation.read(position, words)
  if (typeof action === 'string') return sitting.say(`  ${action}.`)
  const refusals = table.game.check(position.g, position.side, action)
  sitting.print(
    refusals.length === 0
      ? ['  Nothing forbids it.']
      : refusals.map(({ rule, because }) => `  Rule ${rule}: ${because}.`),
  )
}

/** Takes the suggested set-up for as long as this side is setting up. */
const suggest: Command = (sitting, words) => {
  const { table, presentation } = sitting
  const { side } = table
  const decision = () => table.game.awaited(table.match.state)?.decision
  const started = decision()
  do {
    const order = presentation.read(table.position(), words.slice(0, 1))
    if (typeof order === 'string' || !sitting.do(order)) return
  } while (words[1] === 'all' && table.side === side && decision() === started)
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  '?': help,
  h: help,
  help,
  l: list,
  list,
  m: map,
  map,
  o: overview,
  overview,
  u: inspect,
  look: inspect,
  r: reach,
  reach,
  odds,
  undo,
  redo,
  save,
  why,
  suggest,
  q: quit,
  quit,
  exit: quit,
}

const KEYS: readonly (readonly [string, string])[] = [
  ['3', 'do choice 3 of the list'],
  ['Enter', 'show the next page of the list'],
  ['2414, ge-m16, Prague', 'show only what concerns a hex, a unit or a word; l shows all'],
  ['m HEX, m', 'the map around a hex, or around the front; o shows the whole map'],
  ['u HEX, u UNIT', 'what is in a hex, as far as you may see it; or a unit'],
  ['r UNIT', 'where a unit can go'],
  ['why ORDER, why 3', 'what the rules say against an order, with their numbers'],
  ['undo, redo', 'take back, up to the last roll'],
  ['save FILE, quit', 'the game is saved after every action anyway'],
]

export function helpLines(orders: readonly (readonly [string, string])[]): string[] {
  return ['', ...columns([...KEYS, ...orders].map(([keys, meaning]) => [`  ${keys}`, meaning])), '']
}
