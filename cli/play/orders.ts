// Orders in words: `move ge-m16 2420`, `odds 2219 with ge-a8 ge-m14`. They do what a mouse would do on the map.
import type { Table } from '../../table/intents.ts'
import type { Sentence } from '../../table/presentation.ts'
import type { AttackNow, ModePicture, MoveNow } from '../../table/snapshot.ts'
import { said } from './panels.ts'

/** The words of an order, sorted by what they are. */
export interface Words {
  readonly units: readonly string[]
  readonly hexes: readonly string[]
  readonly rest: readonly string[]
}

/** What the words can mean. */
export interface Names {
  /** The unit that a word names, or null. */
  unit(word: string): string | null
  hex(word: string): string | null
}

const FILLING = ['with', 'to', 'from', 'in', 'the', 'and', 'stack', 'by']

export function sorted(words: readonly string[], names: Names): Words {
  const units: string[] = []
  const hexes: string[] = []
  const rest: string[] = []
  for (const typed of words) {
    const word = typed.replace(/,$/, '')
    const unit = names.unit(word)
    const hex = names.hex(word)
    if (unit !== null) units.push(unit)
    else if (hex !== null) hexes.push(hex)
    else if (!FILLING.includes(word.toLowerCase())) rest.push(word.toLowerCase())
  }
  return { units, hexes, rest }
}

/** Puts everything down that is in hand. */
export function putDown(table: Table): void {
  for (let i = 0; i < 4; i++) table.back()
}

const NOTHING_SAID: Sentence = { text: 'That cannot be done now.', rules: [] }
const no = (text: string): Sentence => ({ text, rules: [] })

/** Takes units of one stack in hand to move; what speaks against it, or null. */
export function takeUnits(table: Table, { units, hexes }: Words): Sentence | null {
  putDown(table)
  if (units.length === 0) table.selectStack(hexes[0])
  else {
    table.clickUnit(units[0])
    for (const unit of units.slice(1)) table.toggleUnit(unit)
  }
  const { now, refused } = table.snapshot()
  if (now.kind !== 'move') return refused ?? no('Nothing that you named can move now.')
  const still = units.find(unit => !now.rows.some(row => row.unit === unit && row.chosen))
  if (still === undefined) return null
  return now.rows.find(row => row.unit === still)?.refusal ?? refused ?? no(`${still} does not stand there.`)
}

/** `column` is the mode "In column": a word of its name is enough. */
function setMode(table: Table, modes: readonly ModePicture[], rest: readonly string[]): Sentence | null {
  for (const word of rest) {
    const mode = modes.find(({ id, label }) => id === word || label.toLowerCase().split(/\W+/).includes(word))
    if (mode === undefined) return no(`"${word}" means nothing here; ? lists what you can type.`)
    if (mode.refusal !== null) return mode.refusal
    if (!mode.chosen) table.setMode(mode.id)
  }
  return null
}

const moveNow = (table: Table): MoveNow | null => {
  const { now } = table.snapshot()
  return now.kind === 'move' ? now : null
}

/** `move UNIT HEX`, `move UNIT HEX HEX` along a way, `move HEX HEX` for a whole stack. What speaks against it, or null. */
export function planMove(table: Table, words: Words): Sentence | null {
  const goals = words.units.length === 0 ? words.hexes.slice(1) : words.hexes
  if (goals.length === 0) return no('Say it like this: move UNIT HEX, or: move HEX HEX for a whole stack.')
  const refused = takeUnits(table, words) ?? setMode(table, moveNow(table)?.modes ?? [], words.rest)
  if (refused !== null) return refused
  table.previewTo(goals[0])
  for (const hex of goals.slice(1)) table.extendTo(hex)
  return moveNow(table)?.plan?.refusal ?? table.snapshot().refused
}

const attackNow = (table: Table): AttackNow | null => {
  const { now } = table.snapshot()
  return now.kind === 'attack' ? now : null
}

/** `attack HEX with UNIT UNIT`, `attack HEX all`, `attack HEX` with those that the table suggests. */
export function planAttack(table: Table, words: Words): Sentence | null {
  const [target] = words.hexes
  if (target === undefined) return no('Say it like this: attack HEX with UNIT UNIT, or: attack HEX all.')
  putDown(table)
  table.clickHex(target)
  if (attackNow(table)?.hex !== target)
    return table.snapshot().refused ?? table.whyNot(target) ?? no(`${target} cannot be attacked now.`)
  const kinds = words.rest.filter(word => word !== 'all')
  const refused = setMode(table, attackNow(table)!.kinds, kinds)
  return refused ?? chooseAttackers(table, words)
}

function chooseAttackers(table: Table, { units, rest }: Words): Sentence | null {
  const isAll = rest.includes('all')
  if (units.length === 0 && !isAll) return null
  const { rows } = attackNow(table)!
  const stray = units.find(unit => !rows.some(row => row.unit === unit))
  if (stray !== undefined) return no(`${stray} cannot attack that hex: it does not stand next to it.`)
  const unable = rows.find(row => units.includes(row.unit) && row.refusal !== null)
  if (unable !== undefined) return unable.refusal
  for (const { unit, chosen, refusal } of rows) {
    const isWanted = isAll ? refusal === null : units.includes(unit)
    if (isWanted !== chosen) table.toggleUnit(unit)
  }
  return null
}

/** Does what is planned; what speaks against it, or null. */
export function carryOut(table: Table): Sentence | null {
  const { position, bar } = table.snapshot()
  if (bar.main?.refusal) return bar.main.refusal
  table.commit()
  const after = table.snapshot()
  return after.position === position ? (after.refused ?? NOTHING_SAID) : null
}

/** `why move UNIT HEX`, `why attack HEX with UNIT`, `why HEX`. */
export function whyNot(table: Table, verb: string, words: Words): string {
  const isMove = verb === 'move' || words.units.length > 0
  const goal = words.hexes.at(-1)
  if (goal === undefined) return 'Say it like this: why move UNIT HEX, or: why attack HEX.'
  const because =
    verb === 'attack' ? planAttack(table, words) : isMove ? planMove(table, words) : table.whyNot(goal)
  const asked = because ?? (verb === 'attack' ? refusalOf(table) : isMove ? null : table.whyNot(goal))
  putDown(table)
  return asked === null ? 'Nothing forbids it.' : said(asked)
}

const refusalOf = (table: Table): Sentence | null => table.snapshot().bar.main?.refusal ?? null
