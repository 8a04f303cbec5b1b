// What a player can type beside the numbers of the list.
import { columns } from '../output.ts'
import { frontWindow } from './front.ts'
import { carryOut, planAttack, planMove, putDown, sorted, takeUnits, whyNot } from './orders.ts'
import { drawOverview } from './overview.ts'
import { adviceLines, lines, oddsLines, said } from './panels.ts'
import { chartLines, historyLines, objectiveLines } from './reading.ts'
import type { Sitting } from './sitting.ts'
import { drawMap, windowAround } from './text-map.ts'

type Command = (sitting: Sitting, words: readonly string[]) => void | Promise<void>

const quit: Command = sitting => sitting.leave()
const help: Command = sitting => sitting.print(HELP)
const list: Command = (sitting, [, ...filter]) => sitting.list(filter)

const map: Command = (sitting, [, word]) => {
  const { shown, ink, names } = sitting
  const hex = word === undefined ? null : (names.hex(word) ?? hexOfUnit(sitting, word))
  if (word !== undefined && hex === null) return sitting.say(`  There is no hex ${word}.`)
  const window =
    hex === null
      ? frontWindow(sitting.map, shown.scene)
      : windowAround(sitting.map, sitting.map.board.grid.indexOf(hex))
  sitting.print(drawMap(sitting.map, shown.scene, window, ink))
}

function hexOfUnit({ shown, names }: Sitting, word: string): string | null {
  const unit = names.unit(word)
  return shown.scene.counters.find(counter => unit !== null && counter.unit === unit)?.hex ?? null
}

const overview: Command = sitting =>
  sitting.print(drawOverview(sitting.map, sitting.shown.scene, sitting.shown.header.sides, sitting.ink))

const inspect: Command = (sitting, [verb, word]) => {
  if (word === undefined) return sitting.say(`  ${verb} which hex or unit? For example: ${verb} 2414`)
  const hex = sitting.names.hex(word)
  const unit = sitting.names.unit(word)
  if (hex !== null) sitting.print(hexLines(sitting, hex))
  else if (unit !== null) sitting.print(unitLines(sitting, unit))
  else sitting.say(`  There is no hex or unit ${word}.`)
}

/** A hex with what stands in it, as far as the viewer may see it. */
function hexLines({ table }: Sitting, hex: string): string[] {
  table.moveCursor(hex)
  const { hexCard, scene } = table.snapshot()
  if (hexCard === null) return []
  const stack = scene.counters.filter(counter => counter.hex === hex)
  const marks = scene.markers.filter(marker => marker.hex === hex).map(({ label }) => label)
  return [
    ...lines([hexCard.title, ...marks].join(', ')),
    ...columns(
      hexCard.facts.map(({ label, value, rule }) => [
        `  ${label}`,
        value,
        rule === undefined ? '' : `[${rule}]`,
      ]),
    ),
    ...hexCard.notes.flatMap(note => lines(said(note))),
    ...stack.flatMap(({ unit, name }) => lines(unit === null ? name : `${unit}: ${name}`, '    ')),
  ]
}

function unitLines({ shown, session }: Sitting, unit: string): string[] {
  const counter = shown.scene.counters.find(other => other.unit === unit)
  if (counter !== undefined) return lines(`${unit}: ${counter.name}, in ${counter.hex}`)
  const tray = shown.forces.trays.find(({ groups }) => groups.some(group => group.units.includes(unit)))
  const { name, detail } = session.presentation.units.find(other => other.unit === unit)!
  const where = tray === undefined ? 'not on the map, as far as you can see' : tray.title
  return lines(`${unit}: ${name}, ${detail}: ${where}`)
}

/** Takes a unit in hand and shows where it can go. */
const reach: Command = (sitting, [verb, ...words]) => {
  const named = sorted(words, sitting.names)
  if (words.length === 0) return sitting.say(`  ${verb} of which unit? For example: ${verb} ge-c1`)
  if (named.rest.length > 0) return sitting.say(`  There is no unit ${named.rest[0]}.`)
  const refused = takeUnits(sitting.table, named)
  if (refused !== null) return sitting.refuse(refused)
  const { now, scene } = sitting.shown
  const from = now.kind === 'move' ? now.hex : null
  if (from !== null)
    sitting.print(
      drawMap(
        sitting.map,
        scene,
        windowAround(sitting.map, sitting.map.board.grid.indexOf(from)),
        sitting.ink,
      ),
    )
  const hexes = scene.reach?.hexes.size ?? 0
  sitting.say(`  ${hexes} hexes in reach; the points left there are shown after a dot.`)
  sitting.list()
}

const move: Command = (sitting, [, ...words]) => {
  const { table } = sitting
  const refused = planMove(table, sorted(words, sitting.names)) ?? carryOut(table)
  if (refused !== null) {
    sitting.refuse(refused)
    putDown(table)
  } else sitting.list()
}

const odds: Command = (sitting, [, ...words]) => {
  const { table } = sitting
  const refused = planAttack(table, sorted(words, sitting.names))
  if (refused !== null) return sitting.refuse(refused)
  const { now } = table.snapshot()
  if (now.kind === 'attack' && now.odds !== null) sitting.print(oddsLines(now.odds))
  if (now.kind === 'attack') sitting.print(now.notes.flatMap(({ sentence }) => lines(said(sentence))))
}

const attack: Command = (sitting, [, ...words]) => {
  const { table } = sitting
  const refused = planAttack(table, sorted(words, sitting.names)) ?? carryOut(table)
  if (refused !== null) sitting.refuse(refused)
  else sitting.list()
}

/** `why move ge-m16 2415`, `why attack 2219`: what the rules say to it. */
const why: Command = (sitting, [, ...words]) => {
  const verb = (words[0] ?? '').toLowerCase()
  const rest = ['move', 'attack', 'odds'].includes(verb) ? words.slice(1) : words
  const named = sorted(rest, sitting.names)
  sitting.print(lines(whyNot(sitting.table, verb === 'odds' ? 'attack' : verb, named)))
}

const end: Command = sitting => {
  const { can, position, bar } = sitting.shown
  if (!can.end) return sitting.say(`  There is nothing to end here: ${bar.title}`)
  putDown(sitting.table)
  sitting.do(() => sitting.table.endPhase())
  if (sitting.shown.position === position && sitting.shown.refused === null && bar.mandatory !== null)
    sitting.refuse(bar.mandatory)
}

const undo: Command = sitting => sitting.do(() => sitting.table.undo())

const redo: Command = sitting => {
  if (!sitting.shown.can.redo) return sitting.say('  Nothing to redo.')
  sitting.do(() => sitting.table.redo())
}

const back: Command = sitting => sitting.do(() => sitting.table.back())

const save: Command = (sitting, [, ...name]) => {
  const file = name.length === 0 ? sitting.session.file : name.join(' ')
  if (sitting.session.save(file)) sitting.say(`  Saved in ${file}`)
}

/** A set-up that the game suggests; otherwise the adviser is asked, and choice 1 does what he says. */
const suggest: Command = async (sitting, [, word]) => {
  const { now, bar } = sitting.shown
  const buttons = [...('buttons' in now ? now.buttons : []), ...bar.others]
  const wanted = word === 'all' ? ['suggest-all', 'suggest'] : ['suggest']
  const shortcut = wanted.find(id => buttons.some(button => button.id === id))
  if (shortcut !== undefined) return sitting.do(() => sitting.table.press(shortcut))
  if (!sitting.shown.can.suggest) return sitting.say('  There is nothing to suggest here.')
  await advised(sitting, () => sitting.table.suggest())
  sitting.list()
}

const rate: Command = async sitting => {
  if (!sitting.shown.can.rate) return sitting.say('  Put an attack together first: odds HEX with UNIT UNIT')
  await advised(sitting, () => sitting.table.rate())
}

const foresee: Command = async sitting => {
  if (!sitting.shown.can.foresee) return sitting.say('  The enemy cannot be foreseen now.')
  await advised(sitting, () => sitting.table.foresee())
  sitting.table.dismissAdvice()
}

const PATIENT = { isInterrupted: false }

async function advised(sitting: Sitting, ask: () => void): Promise<void> {
  ask()
  while (sitting.shown.advice?.kind === 'thinking') await sitting.changed(PATIENT)
  const { advice } = sitting.shown
  if (advice !== null) sitting.print(adviceLines(advice))
}

/** What is played for, and how it stands. */
const objectives: Command = sitting => {
  const told = sitting.table.objectives()
  if (told === null) return sitting.say('  This game does not tell its objectives yet.')
  sitting.print(objectiveLines(told, sitting.shown.header.sides))
}

/** `charts` lists the cards, `charts terrain` shows one. */
const charts: Command = (sitting, [, word]) => {
  const cards = sitting.table.charts()
  if (cards.length === 0) return sitting.say('  This game has no charts yet.')
  const wanted = (word ?? '').toLowerCase()
  const card = cards.find(({ id, tab }) => id === wanted || tab.toLowerCase() === wanted)
  if (card !== undefined) return sitting.print(chartLines(card))
  sitting.say(`  Which one? ${cards.map(({ id }) => `charts ${id}`).join(', ')}`)
}

/** What really happened. */
const history: Command = sitting => {
  const notes = sitting.session.presentation.notes?.[sitting.shown.header.scenario]
  if (notes === undefined) sitting.say('  There are no historical notes for this scenario.')
  else sitting.print(historyLines(notes))
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
  move,
  odds,
  attack,
  why,
  end,
  undo,
  redo,
  b: back,
  back,
  save,
  suggest,
  rate,
  foresee,
  g: objectives,
  goals: objectives,
  objectives,
  charts,
  chart: charts,
  history,
  q: quit,
  quit,
  exit: quit,
}

const KEYS: readonly (readonly [string, string])[] = [
  ['3', 'do choice 3 of the list'],
  ['Enter', 'show the next page of the list'],
  ['2414, ge-m16, Prague', 'show only what concerns a hex, a unit or a word; l shows all'],
  ['back', 'put down what is in hand'],
  ['m HEX, m', 'the map around a hex, or around the front; o shows the whole map'],
  ['u HEX, u UNIT', 'what is in a hex, as far as you may see it; or a unit'],
  ['r UNIT', 'where a unit can go'],
  ['move UNIT HEX', 'move a unit all the way; name more units of its stack, or more hexes'],
  ['move HEX HEX', 'move the whole stack of the first hex'],
  ['odds HEX with UNIT …', 'what an attack would come to; "odds HEX all" takes every unit that can'],
  ['attack HEX with UNIT …', 'make that attack; name a kind of attack or movement at the end'],
  ['why move UNIT HEX, why HEX', 'what the rules say against it, with their numbers'],
  ['suggest, rate, foresee', 'ask the adviser for an order, about an attack, about the enemy'],
  ['objectives', 'what you are playing for, and how it stands'],
  ['charts, charts terrain', 'the play aids of the game: combat, terrain, sequence, turns'],
  ['history', 'what really happened'],
  ['end', 'end the phase'],
  ['undo, redo', 'take back, up to the last roll'],
  ['save FILE, quit', 'the game is saved after every action anyway'],
]

const HELP: readonly string[] = ['', ...columns(KEYS.map(([keys, meaning]) => [`  ${keys}`, meaning])), '']
