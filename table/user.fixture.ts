// Somebody who plays by what is on the screen and nothing else: he reads snapshots and sends intents.
import { fastDice } from '../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { warComesEarlyTable } from '../web/games/war-comes-early/presentation.ts'
import { TableController } from './controller.ts'
import type { Seat, TableOptions } from './sitting.ts'
import type { TableSnapshot } from './snapshot.ts'
import type { AnyPresentation } from './stage.ts'

export const presentation = warComesEarlyTable as unknown as AnyPresentation

export const human = (name: string): Seat => ({ name, opponent: null })
export const TWO_PEOPLE: readonly Seat[] = [human('Martin'), human('Ewa')]

export function newTable(
  scenario: '1938' | '1939',
  seed = 1,
  options: TableOptions = { seats: TWO_PEOPLE },
): TableController {
  const chance = { kind: 'fast', seed } as const
  return valueOrThrow(TableController.begin(presentation, { scenario, options: {}, chance }, options))
}

export class ScriptedUser {
  readonly table: TableController
  readonly #below: (n: number) => number
  #moves = 0
  #phase = ''
  /** How often each kind of panel was answered. */
  readonly answered = new Map<string, number>()
  movesAPhase = 6

  constructor(table: TableController, seed: number) {
    this.table = table
    const dice = fastDice(seed)
    let counter = 0
    this.#below = n => dice.below(counter++, n)
  }

  get shown(): TableSnapshot {
    return this.table.snapshot()
  }

  #any<T>(list: readonly T[]): T {
    return list[this.#below(list.length)]
  }

  #lit(): string[] {
    return this.shown.scene.lights.filter(light => light.look === 'choose').map(light => light.hex)
  }

  /** Answers whatever is on the screen. */
  step(): void {
    const { curtain, bar, now, position } = this.shown
    if (curtain !== null) {
      this.table.openCurtain()
      return
    }
    const kind = bar.kind === 'window' ? 'window' : now.kind
    this.answered.set(kind, (this.answered.get(kind) ?? 0) + 1)
    if (bar.title !== this.#phase && now.kind !== 'move' && now.kind !== 'attack') {
      this.#phase = bar.title
    }
    this.#answer(kind)
    const { refused } = this.shown
    if (refused !== null && this.shown.position === position) this.table.back()
  }

  #answer(kind: string): void {
    if (kind === 'window') this.#window()
    else if (kind === 'placement') this.#placement()
    else if (kind === 'choice') this.#choice()
    else if (kind === 'pick') this.#pick()
    else this.#orders()
  }

  #window(): void {
    const { offers } = this.shown.bar
    if (offers.length > 0 && this.#below(4) === 0) this.table.press(this.#any(offers).id)
    else this.table.commit()
  }

  #placement(): void {
    const { bar } = this.shown
    if (bar.others.some(button => button.id === 'suggest')) {
      this.table.press('suggest')
      return
    }
    const lit = this.#lit()
    const ending = bar.main
    if (lit.length === 0 || (ending !== null && this.#below(4) === 0)) {
      this.table.commit()
      return
    }
    const hex = this.#any(lit)
    this.table.clickHex(hex)
    if (this.#below(2) === 0) this.table.commit()
    else this.table.clickHex(hex)
  }

  #choice(): void {
    const { now, bar } = this.shown
    if (now.kind !== 'choice') return
    const isOptional = bar.main !== null && !now.rows.some(row => row.chosen)
    if (!isOptional || this.#below(6) === 0) this.table.choose(this.#any(now.rows).id)
    this.table.commit()
  }

  #pick(): void {
    const { now } = this.shown
    if (now.kind !== 'pick') return
    if (now.rows.length > 0 && now.rows[0].mark === 'radio') this.table.clickUnit(this.#any(now.rows).unit)
    else if (now.rows.length > 0 && this.#below(3) === 0) this.table.toggleUnit(this.#any(now.rows).unit)
    const lit = this.#lit()
    if (lit.length > 0) this.table.clickHex(this.#any(lit))
    const before = this.shown.position
    this.table.commit()
    // What does not fit is left out, and the rest is done.
    if (this.shown.position === before && this.shown.curtain === null) this.#untickAll()
  }

  #untickAll(): void {
    const { now } = this.shown
    if (now.kind === 'pick')
      for (const row of now.rows) if (row.mark === 'tick' && row.chosen) this.table.toggleUnit(row.unit)
    this.table.commit()
  }

  /** Movement, combat and reorganisation: a few orders, then the end of the phase. */
  #orders(): void {
    const { bar, now } = this.shown
    if (now.kind === 'attack') {
      this.#attack()
      return
    }
    if (this.#moves >= this.movesAPhase || !this.#beginOrder()) {
      this.#moves = 0
      this.table.back()
      this.table.endPhase()
      return
    }
    this.#moves += 1
    if (bar.main === null && this.shown.bar.main === null) this.table.endPhase()
  }

  #beginOrder(): boolean {
    const lit = this.#lit()
    const next = this.shown.bar.others.find(button => button.id === 'next')
    if (next === undefined) return lit.length > 0 && this.#reorganise(this.#any(lit))
    for (let skips = this.#below(4); skips >= 0; skips--) this.table.nextUnmoved()
    const { now } = this.shown
    if (now.kind === 'attack') {
      this.#attack()
      return true
    }
    return now.kind === 'move' && this.#move()
  }

  #move(): boolean {
    const { now } = this.shown
    if (now.kind === 'move' && now.buttons.some(button => button.id === 'begin')) {
      this.table.press('begin')
      return true
    }
    const reach = this.shown.scene.reach
    if (reach === null || reach.hexes.size === 0) return false
    const goal = this.#any([...reach.hexes.keys()])
    this.table.clickHex(goal)
    this.table.commit()
    return true
  }

  #attack(): void {
    const { now, position } = this.shown
    if (now.kind !== 'attack') return
    this.table.commit()
    if (this.shown.position === position) this.table.back()
  }

  #reorganise(hex: string): boolean {
    this.table.clickHex(hex)
    const { now } = this.shown
    if (now.kind !== 'units' || now.buttons.length === 0) return false
    this.table.press(this.#any(now.buttons).id)
    return true
  }

  /** Plays to the end of the game, or for so many answers. */
  play(most = 20_000): void {
    for (let i = 0; i < most && this.shown.verdict === null; i++) this.step()
  }
}
