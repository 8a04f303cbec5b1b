// A sitting: shows the position, takes a line, does what it says, until the game or the input ends.
import type { Action, GameEvent } from '../../engine/game/action.ts'
import type { Ink } from '../ink.ts'
import type { Choice, Presentation } from '../presentation.ts'
import { COMMANDS, helpLines } from './commands.ts'
import type { LineSource } from './lines.ts'
import { narrowed, numbered, pagesOf } from './menu.ts'
import type { Table } from './table.ts'

export class Sitting {
  readonly table: Table
  readonly presentation: Presentation
  readonly ink: Ink
  readonly say: (text: string) => void
  #filter: readonly string[] = []
  #page = 0
  #shown = ''
  #lastMap = ''
  #isFresh = true
  #hasLeft = false

  constructor(table: Table, presentation: Presentation, ink: Ink, say: (text: string) => void) {
    this.table = table
    this.presentation = presentation
    this.ink = ink
    this.say = say
  }

  /** Plays on; true when the game was finished, false when the player left it. */
  async play(lines: LineSource): Promise<boolean> {
    while (!this.table.match.isOver) {
      if (!this.table.isHuman(this.table.side)) {
        await this.#computersPlay(lines)
        if (lines.isInterrupted) return false
        continue
      }
      this.#show()
      const line = await lines.next(`${this.table.sides[this.table.side]}> `)
      if (line === null) return false
      this.#take(line.trim())
      if (this.#hasLeft) return false
    }
    return true
  }

  print(lines: readonly string[]): void {
    for (const line of lines) this.say(line)
  }

  leave(): void {
    this.#hasLeft = true
  }

  /** The choices that the numbers on the screen stand for. */
  get choices(): Choice[] {
    return numbered(this.#groups())
  }

  /** Shows the list from its beginning, narrowed by these words. */
  list(filter: readonly string[] = []): void {
    this.#filter = filter
    this.#page = 0
    this.#isFresh = true
  }

  #groups() {
    const position = this.table.position()
    const legal = position.game.legal(position.g, position.side)
    return narrowed(this.presentation.groups(position, legal), this.#filter)
  }

  // People may want to stop a long game of computers, so the terminal is listened to between decisions.
  async #computersPlay(lines: LineSource): Promise<void> {
    const events: GameEvent[] = []
    while (!this.table.match.isOver && !this.table.isHuman(this.table.side) && !lines.isInterrupted) {
      events.push(...this.table.actForComputer())
      await new Promise(resolve => setImmediate(resolve))
      if (events.some(event => event.event === 'phase') && this.table.onlyHuman === null)
        this.#account(events.splice(0))
    }
    this.#account(events)
  }

  #account(events: readonly GameEvent[], side = this.table.onlyHuman): void {
    const { game, match } = this.table
    this.print(this.presentation.tell(game, match.scenario, match.state, side, events))
  }

  /** Does an action of the person whose decision it is; refusals are told with their rules. */
  do(action: Action): boolean {
    const { side } = this.table
    const played = this.table.act(action)
    if (!played.ok) {
      this.print(played.refusals.map(({ rule, because }) => `  No: ${because} (${rule}).`))
      return false
    }
    this.list()
    this.#account(played.events, side)
    return true
  }

  #take(line: string): void {
    const words = line.split(/\s+/).filter(word => word !== '')
    if (words.length === 0) this.#nextPage()
    else if (/^\d{1,3}$/.test(words[0]) && words.length === 1) this.#choose(Number(words[0]))
    else commandNamed(words[0])(this, words)
  }

  #choose(number: number): void {
    const choice = this.choices[number - 1]
    if (choice === undefined) this.say(`  There is no choice ${number}; l shows the list again.`)
    else this.do(choice.action)
  }

  #nextPage(): void {
    const pages = pagesOf(this.#groups())
    this.#page = (this.#page + 1) % pages.length
    this.#isFresh = true
  }

  // The map comes with every new phase and side; in between only the list changes.
  #show(): void {
    if (!this.#isFresh) return
    this.#isFresh = false
    const position = this.table.position()
    const situation = this.presentation.situation(position)
    const heading = `${position.side} ${situation[0]}`
    if (heading !== this.#shown) {
      this.#shown = heading
      this.#showMap(this.presentation.map(position, null, this.ink) ?? [])
      this.print([
        '',
        this.ink.strong(`${this.table.sides[position.side].toUpperCase()} · ${situation[0]}`),
        ...situation.slice(1),
      ])
    }
    this.print([...this.presentation.task(position), ...this.#pageLines()])
  }

  // A map that is the same as the last one is still on the screen.
  #showMap(map: readonly string[]): void {
    const text = map.join('\n')
    if (text !== this.#lastMap) this.print(['', ...map])
    this.#lastMap = text
  }

  #pageLines(): string[] {
    const pages = pagesOf(this.#groups())
    const hint = [
      this.#filter.length > 0 ? `only what concerns ${this.#filter.join(' ')} (l shows all)` : '',
      pages.length > 1
        ? `page ${this.#page + 1} of ${pages.length}: Enter shows more, a hex or a unit narrows the list`
        : '',
    ].filter(text => text !== '')
    return [...pages[this.#page], ...(hint.length > 0 ? [this.ink.faint(`  ${hint.join(' · ')}`)] : [])]
  }

  help(): void {
    this.print(helpLines(this.presentation.orders))
  }
}

function commandNamed(word: string): (sitting: Sitting, words: readonly string[]) => void {
  const name = word.toLowerCase()
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : otherwise
}

/** A word that is no command: an order of the game, or something to narrow the list by. */
function otherwise(sitting: Sitting, words: readonly string[]): void {
  const order = sitting.presentation.read(sitting.table.position(), words)
  if (typeof order !== 'string') {
    sitting.do(order)
    return
  }
  const filter = words.map(word => word.toLowerCase())
  const groups = sitting.presentation.groups(sitting.table.position(), legalOf(sitting))
  if (narrowed(groups, filter).length > 0) sitting.list(filter)
  else sitting.say(`  ${order}.`)
}

function legalOf({ table }: Sitting): Action[] {
  return table.game.legal(table.match.state, table.side)
}
