// A sitting: shows the table, takes a line, does what it says, until the game or the input ends.
import type { TableController } from '../../table/controller.ts'
import type { Sentence } from '../../table/presentation.ts'
import type { TableSnapshot } from '../../table/snapshot.ts'
import type { Ink } from '../ink.ts'
import { type Choice, choicesOf, type Group } from './choices.ts'
import { COMMANDS } from './commands.ts'
import { frontWindow } from './front.ts'
import type { LineSource } from './lines.ts'
import { narrowed, numbered, pagesOf } from './menu.ts'
import type { Names } from './orders.ts'
import { headingOf, lines as inLines, said, taskLines, verdictLines } from './panels.ts'
import type { Session } from './session.ts'
import { drawMap, type TextMap, textMap } from './text-map.ts'
import { Told } from './told.ts'

/** Opponents act so often between two looks at the table. */
const ACTIONS_A_LOOK = 100

export class Sitting {
  readonly session: Session
  readonly ink: Ink
  readonly say: (text: string) => void
  readonly map: TextMap
  readonly names: Names
  readonly #told: Told
  readonly #pointed = new Set<string>()
  #filter: readonly string[] = []
  #page = 0
  #shown = ''
  #lastMap = ''
  #isFresh = true
  #hasLeft = false

  constructor(session: Session, ink: Ink, say: (text: string) => void) {
    this.session = session
    this.ink = ink
    this.say = say
    this.#told = new Told(session.position)
    const { ground, places, units } = session.presentation
    this.map = textMap(ground, places)
    const ids = new Map(units.map(({ unit }) => [unit.toLowerCase(), unit]))
    const { grid } = ground.board
    this.names = {
      unit: word => ids.get(word.toLowerCase()) ?? null,
      hex: word => (grid.indexOf(word.toUpperCase()) < 0 ? null : word.toUpperCase()),
    }
  }

  get table(): TableController {
    return this.session.table
  }

  get shown(): TableSnapshot {
    return this.table.snapshot()
  }

  /** Plays on; true when the game was finished, false when the player left it. */
  async play(lines: LineSource): Promise<boolean> {
    for (;;) {
      this.session.keep()
      const { verdict, busy, curtain } = this.shown
      if (curtain === null) this.print(this.#told.news(this.shown))
      if (verdict !== null) {
        this.print(verdictLines(verdict))
        return true
      }
      if (busy !== null && !busy.hasFailed) {
        await this.#othersPlay(lines)
        if (lines.isInterrupted) return false
        continue
      }
      const line = curtain === null ? await this.#ask(lines) : await this.#passScreen(lines)
      if (line === null || this.#hasLeft) return false
    }
  }

  print(text: readonly string[]): void {
    for (const line of text) this.say(line)
  }

  refuse(sentence: Sentence): void {
    this.print(inLines(`No: ${said(sentence)}`))
  }

  leave(): void {
    this.#hasLeft = true
  }

  /** The choices that the numbers on the screen stand for. */
  get choices(): readonly Choice[] {
    return numbered(this.#groups())
  }

  get groups(): Group[] {
    return choicesOf(this.shown)
  }

  /** Shows the list from its beginning, narrowed by these words. */
  list(filter: readonly string[] = []): void {
    this.#filter = filter
    this.#page = 0
    this.#isFresh = true
  }

  #groups(): Group[] {
    return narrowed(this.groups, this.#filter)
  }

  /** Until something changes; people may want to stop a long game of computers, so the terminal is listened to. */
  async #othersPlay(lines: LineSource): Promise<void> {
    for (let actions = 0; actions < ACTIONS_A_LOOK && !lines.isInterrupted; actions++) {
      await this.changed(lines)
      if (!this.table.isThinking) break
    }
    this.list()
  }

  /** Waits for the table, or for Ctrl-C. */
  changed(lines: Pick<LineSource, 'isInterrupted'>): Promise<void> {
    return new Promise(resolve => {
      const done = () => {
        clearInterval(ear)
        unsubscribe()
        resolve()
      }
      const unsubscribe = this.table.subscribe(done)
      const ear = setInterval(() => lines.isInterrupted && done(), 200)
    })
  }

  async #ask(lines: LineSource): Promise<string | null> {
    if (this.#passesByItself()) return ''
    this.#show()
    const side = this.shown.bar.side ?? this.shown.header.viewer
    const line = await lines.next(`${this.session.sides[side]}> `)
    if (line !== null) await this.#take(line.trim())
    return line
  }

  /** A phase in which there is nothing to do passes, as it does in the browser. */
  #passesByItself(): boolean {
    const { bar } = this.shown
    if (bar.autoAfter === null) return false
    this.print(inLines(`${bar.title} Nothing to do: ${bar.main!.label.toLowerCase()}.`))
    this.table.commit()
    return true
  }

  /** Nobody sees what was shown to the player before. */
  async #passScreen(lines: LineSource): Promise<string | null> {
    const { to, reason, detail } = this.shown.curtain!
    if (this.ink.coloured) this.say('\u001b[2J\u001b[3J\u001b[H')
    this.print(['', ...inLines(`${to.name} player: ${detail} ${said(reason)}`, '')])
    const line = await lines.next(`Enter when the ${to.name} player sits at the screen> `)
    if (line === null) return null
    this.table.openCurtain()
    this.#shown = ''
    this.list()
    return line
  }

  async #take(line: string): Promise<void> {
    const words = line.split(/\s+/).filter(word => word !== '')
    if (words.length === 0) this.#nextPage()
    else if (/^\d{1,4}$/.test(words[0]) && words.length === 1 && this.names.hex(words[0]) === null)
      this.#choose(Number(words[0]))
    else await commandNamed(words[0])(this, words)
  }

  #choose(number: number): void {
    const choice = this.choices[number - 1]
    if (choice === undefined) this.say(`  There is no choice ${number}; l shows the list again.`)
    else this.do(() => choice.act(this.table))
  }

  /** Does something at the table, and says why not. */
  do(act: () => void): void {
    act()
    const { refused } = this.shown
    if (refused !== null) this.refuse(refused)
    this.list()
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
    const { header, bar, scene } = this.shown
    const heading = `${header.viewer} ${header.turn} ${bar.title}`
    if (heading !== this.#shown) {
      this.#shown = heading
      this.#showMap(drawMap(this.map, scene, frontWindow(this.map, scene), this.ink))
      this.print(['', this.ink.strong(headingOf(this.shown))])
    }
    this.print([...this.#pointer(), ...taskLines(this.shown), ...this.#pageLines()])
  }

  /** What somebody new should know, once. */
  #pointer(): string[] {
    const { pointer } = this.shown
    if (pointer === null || this.#pointed.has(pointer.id)) return []
    this.#pointed.add(pointer.id)
    return inLines(`Tip: ${said(pointer.sentence)}`)
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
}

type Command = (sitting: Sitting, words: readonly string[]) => void | Promise<void>

function commandNamed(word: string): Command {
  const name = word.toLowerCase()
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : otherwise
}

/** A word that is no command narrows the list; a hex or a unit that is not on it is touched as it would be on the map. */
function otherwise(sitting: Sitting, words: readonly string[]): void {
  const filter = words.map(word => word.toLowerCase())
  const [word] = words
  const unit = sitting.names.unit(word)
  const hex = sitting.names.hex(word)
  if (narrowed(sitting.groups, filter).length > 0) sitting.list(filter)
  else if (words.length === 1 && unit !== null) sitting.do(() => sitting.table.clickUnit(unit))
  else if (words.length === 1 && hex !== null) sitting.do(() => sitting.table.clickHex(hex))
  else sitting.say(`  "${words.join(' ')}" means nothing here; ? lists what you can type.`)
}
