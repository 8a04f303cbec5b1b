// Probes at the socket: what is not legal, not one's own, late, repeated or no message at all. None may be carried out, none may end the
// server, and every answer has its code and its sentence.
import { type Luck, luckOf } from '../../ai/players/player.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import type { GameState } from '../../engine/game/game.ts'
import { isSaid } from '../../lab/fuzz/listed.ts'
import { mutant, Vocabulary } from '../../lab/fuzz/mutants.ts'
import type { Title } from '../../lab/titles.ts'
import { REFUSED } from '../../server/socket.ts'
import { garbled, type Message } from './garbled.ts'
import { QuietHouse, type QuietSocket, quiet } from './house.ts'

export interface Probed {
  readonly messages: number
  /** How often each code was answered. */
  readonly codes: Readonly<Record<string, number>>
  /** Real actions in between. */
  readonly actions: number
  readonly fault: string | null
}

/** A page may ask sixty times at once; then the next page sits down. */
const A_PAGE = 50
/** After so many probes somebody really acts. */
const BETWEEN = 10

export async function probeSockets(title: Title, seed: number, messages: number): Promise<Probed> {
  const house = await QuietHouse.open()
  const probing = new Probing(house, title, seed)
  try {
    for (let game = 1; probing.messages < messages && probing.fault === null; game++)
      await probing.play(game, messages)
    // What the rules refuse is logged as such; anything else would be a fault of the server.
    const logged = house.lines.find(line => !line.startsWith(REFUSED))
    if (probing.fault === null && logged !== undefined) probing.fault = `the server logged: ${logged}`
  } catch (error) {
    probing.fault = `it throws ${(error as Error).stack?.split('\n').slice(0, 3).join(' ')}`
  } finally {
    await house.close()
  }
  const { codes, actions, fault } = probing
  return { messages: probing.messages, codes: Object.fromEntries(codes), actions, fault }
}

class Probing {
  readonly #house: QuietHouse
  readonly #title: Title
  readonly #seed: number
  readonly #luck: Luck
  readonly codes = new Map<string, number>()
  messages = 0
  actions = 0
  fault: string | null = null
  /** Of the game that is played now. */
  #vocabulary = new Vocabulary()
  #table = ''
  #done = 0
  /** What each side's page was told last. */
  #told: number[] = []
  #pages: QuietSocket[] = []
  #last: { readonly page: number; readonly text: string; readonly answer: string } | null = null

  constructor(house: QuietHouse, title: Title, seed: number) {
    this.#house = house
    this.#title = title
    this.#seed = seed
    this.#luck = luckOf(seed)
  }

  /** One game at a table of its own, with probes before every few actions. */
  async play(number: number, upTo: number): Promise<void> {
    const { game, scenario } = this.#title
    const begun = game.begin(scenario.id, {}, fastDice(this.#seed * 1000 + number))
    if (!begun.ok) throw new Error(begun.faults[0].reason)
    const g = begun.value
    this.#table = `g${`${number}`.padStart(11, '0')}`
    this.#vocabulary = new Vocabulary()
    this.#done = 0
    this.#told = scenario.sides.map(() => 0)
    this.#last = null
    await this.#house.lay(this.#table, { game, scenario: scenario.id, sides: scenario.sides.length, g })
    await this.#sitDown()
    for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
      const legal = game.legal(g, awaited.side)
      for (let i = 0; i < BETWEEN && this.messages < upTo; i++) await this.#probe(g, awaited.side, legal)
      if (this.fault !== null || this.messages >= upTo) break
      await this.#act(g, awaited.side, legal[this.#luck.below(legal.length)])
      this.#vocabulary.learn(legal[legal.length - 1])
    }
    await this.#lookAtRecords()
    for (const page of this.#pages) page.close()
    this.#house.clear(this.#table)
  }

  async #sitDown(): Promise<void> {
    for (const page of this.#pages) page.close()
    const { sides } = this.#title.scenario
    this.#pages = await Promise.all(sides.map((_, seat) => this.#house.sit(this.#table, seat)))
    await quiet(this.#pages)
  }

  async #probe(g: GameState, side: number, legal: readonly Action[]): Promise<void> {
    if (this.messages % A_PAGE === A_PAGE - 1) {
      await this.#lookAtRecords()
      await this.#sitDown()
    }
    const { page, text, isBinary } = this.#message(g, side, legal)
    const socket = this.#pages[page]
    const heard = this.#pages.map(({ sent }) => sent.length)
    await socket.ask(text, isBinary)
    this.messages += 1
    const answers = socket.sent.slice(heard[page])
    const others = this.#pages.findIndex((other, seat) => seat !== page && other.sent.length !== heard[seat])
    const fault =
      answers.length !== 1
        ? `${answers.length} answers`
        : others >= 0
          ? `page ${others} heard of it`
          : this.#faultIn(answers[0], page, String(text))
    if (fault !== null)
      this.fault ??= `${fault}: ${String(text).slice(0, 300)} → ${answers.join().slice(0, 300)}`
  }

  #faultIn(answer: string, page: number, text: string): string | null {
    const { kind, ok, code, because, rule } = JSON.parse(answer)
    this.codes.set(code ?? 'repeated', (this.codes.get(code ?? 'repeated') ?? 0) + 1)
    if (kind !== 'reply') return 'no reply'
    if (this.#last !== null && this.#last.page === page && this.#last.text === text)
      return answer === this.#last.answer ? null : 'repeated, it gets another answer'
    if (ok) return 'it is carried out'
    if (code === 'broken') return 'the server is broken by it'
    if (typeof because !== 'string' || because.length < 5) return 'no reason is given'
    if (code === 'refused' && !isSaid({ rule: rule ?? '', because })) return 'no rule is named'
    return null
  }

  /** A message that must not be carried out. */
  #message(g: GameState, side: number, legal: readonly Action[]): Message & { readonly page: number } {
    const luck = this.#luck
    const { sides } = this.#title.scenario
    const other = (side + 1 + luck.below(sides.length - 1)) % sides.length
    const id = `p${this.messages}`
    const action = legal[luck.below(legal.length)]
    const ask = (by: number, at: number, actions: unknown): string =>
      JSON.stringify({ id, do: 'act', side: by, at, actions })
    switch (luck.below(8)) {
      case 0:
        return { page: other, text: ask(side, this.#told[side], [action]) }
      case 1:
        return { page: other, text: ask(other, this.#told[other], [action]) }
      case 2: {
        const late = this.#told[side] === 0 || luck.below(2) === 0 ? 1 + luck.below(9) : -1
        return { page: side, text: ask(side, this.#told[side] + late, [action]) }
      }
      case 3:
        if (this.#last !== null) return this.#last
        return { page: other, text: JSON.stringify({ id, do: 'concede', side }) }
      case 4:
        return { page: other, text: JSON.stringify({ id, do: 'past', viewer: side, upTo: 9 }) }
      case 5: {
        const text = ask(side, this.#told[side], [action])
        return { page: side, ...garbled(text, luck, made => this.#isHarmless(g, side, made)) }
      }
      default: {
        const made = mutant(action, this.#vocabulary, luck)
        const isLegal = this.#title.game.check(g, side, made).length === 0
        return { page: side, text: ask(side, this.#told[side], isLegal ? [{ do: 'nonsense' }] : [made]) }
      }
    }
  }

  /** Would it be right to carry this out? Then it is no probe. */
  #isHarmless(g: GameState, side: number, text: string): boolean {
    try {
      const { do: verb, side: by, at, actions } = JSON.parse(text)
      if (verb !== 'act') return verb !== 'say' && verb !== 'concede' && verb !== 'past' && verb !== 'ping'
      const isNow = by === side && at === this.#told[side]
      return !isNow || this.#title.game.check(g, side, actions?.[0]).length > 0
    } catch {
      return true
    }
  }

  /** Somebody really acts, so that the game goes on and its answer can be asked for again. */
  async #act(g: GameState, side: number, action: Action): Promise<void> {
    const page = this.#pages[side]
    const text = JSON.stringify({
      id: `a${this.actions}`,
      do: 'act',
      side,
      at: this.#told[side],
      actions: [action],
    })
    const before = this.#pages.map(({ sent }) => sent.length)
    await page.ask(text)
    await quiet(this.#pages)
    const answer = page.sent.slice(before[side]).find(sent => sent.startsWith('{"kind":"reply"')) ?? ''
    if (!answer.includes('"ok":true')) {
      this.fault ??= `a legal action is refused: ${text} → ${answer}`
      return
    }
    this.#title.game.perform(g, side, action, null)
    this.actions += 1
    this.#done += 1
    this.#last = { page: side, text, answer }
    for (const [seat, { sent }] of this.#pages.entries())
      for (const push of sent.slice(before[seat])) {
        const { kind, n } = JSON.parse(push)
        if (kind === 'told') this.#told[seat] = n
      }
  }

  async #lookAtRecords(): Promise<void> {
    const rows = await this.#house.records(this.#table)
    if (rows.length !== this.#done) this.fault ??= `${rows.length} records of ${this.#done} actions`
  }
}
