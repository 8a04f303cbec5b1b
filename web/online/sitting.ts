// Sits down at a table that a server keeps: the same screen, fed by what the seats of this page are told.
import { commitment } from '../../engine/dice/commitment.ts'
import { PUBLIC } from '../../engine/game/game.ts'
import { TableController } from '../../table/controller.ts'
import type { Opponent } from '../../table/opponents.ts'
import type { AnyPresentation } from '../../table/stage.ts'
import { type Battle, battleById, sidesOf } from '../catalogue.ts'
import { Desk } from '../opponents/desk.ts'
import { isLevel } from '../opponents/opponents.ts'
import { hashOf } from '../router.ts'
import { groundAround } from '../session/battle-map.ts'
import { download, share } from '../session/downloads.ts'
import { type Pieces, piecesOf } from '../session/tables.ts'
import type { SaveState } from '../store/keeper.ts'
import type { Seat } from '../store/records.ts'
import { settings } from '../ui/settings.tsx'
import type { Sitting } from '../ui/sitting.ts'
import { words } from '../words/en.ts'
import { wholeJournal } from './api.ts'
import { remembered, rememberSeen } from './memory.ts'
import type { OnlineTable } from './online-table.ts'
import { playerAt, seatOf, sidesPlayed } from './seats.ts'

/** As wide and high as the victory screen needs it. */
const HERO = { width: 640, height: 1000 }

export async function sitDownOnline(online: OnlineTable, go: (hash: string) => void): Promise<Sitting> {
  const { card, mine } = online.state()
  const battle = card === null ? undefined : battleById(card.game)
  if (card === null || battle === undefined) throw new Error('there is no such game in this page')
  const pieces = await piecesOf(battle, card.rulesVersion)
  if (pieces === null) throw new Error('this page does not keep the rules that the game began with')
  return new SittingOnline(online, battle, pieces, sidesPlayed(card, mine), go)
}

/** Somebody at another screen: the server tells what he does. */
const elsewhere = (name: string, waits: string): Opponent => ({
  name,
  waits,
  choose: (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
})

class SittingOnline implements Sitting {
  readonly table: TableController
  readonly presentation: Pieces['presentation']
  readonly board: Pieces['board']
  readonly faces: Pieces['faces']
  readonly online: OnlineTable
  readonly seats: readonly Seat[]
  readonly lost = 0
  readonly isLasting = true
  /** The server has written down whatever is shown. */
  readonly keeper = {
    subscribe: () => () => {},
    state: () => SAVED,
    saveNow: async () => {},
  }
  readonly #battle: Battle
  readonly #go: (hash: string) => void
  readonly #viewers: readonly number[]
  readonly #leave: () => void
  /** As it was when the page was opened. */
  readonly #seenBefore: ReturnType<typeof remembered>['seen']

  constructor(
    online: OnlineTable,
    battle: Battle,
    pieces: Pieces,
    mine: readonly number[],
    go: (hash: string) => void,
  ) {
    const { presentation, board, faces } = pieces
    this.online = online
    this.presentation = presentation
    this.board = board
    this.faces = faces
    this.#battle = battle
    this.#go = go
    this.#viewers = mine.length > 0 ? mine : [PUBLIC]
    this.#seenBefore = remembered(online.id).seen
    online.begin(presentation as unknown as AnyPresentation, (what, viewer) => this.#told(what, viewer))
    const card = this.#card
    this.seats = sidesOf(battle, card.scenario).map((_, side) => {
      const { who, player } = card.seats[seatOf(card, side)]
      return isLevel(who) ? { who: 'computer', name: who } : { who: 'human', name: player }
    })
    this.table = this.#laidTable()
    const leave = () => this.#noteSeen()
    addEventListener('pagehide', leave)
    this.#leave = () => removeEventListener('pagehide', leave)
  }

  get #card() {
    return this.online.state().card!
  }

  #laidTable(): TableController {
    const [first] = this.#viewers
    const card = this.#card
    const names = sidesOf(this.#battle, card.scenario)
    const historyOf = (viewer: number) =>
      this.online.histories.get(viewer) ?? this.online.histories.get(first)!
    return TableController.of(this.presentation as never, historyOf(first), {
      seats: names.map(({ name }, side) => {
        const player = playerAt(card, side, name)
        const isMine = this.#viewers.includes(side)
        return { name: player, opponent: isMine ? null : elsewhere(player, words.online.waits(player)) }
      }),
      viewer: first,
      historyOf,
      // One player holds all the seats of this page.
      isOpen: true,
      adviser: new Desk(),
      briefs: settings.get().briefing === 'show',
      recaps: settings.get().recap !== 'never',
    })
  }

  #told(what: 'position' | 'hand' | 'past', viewer: number): void {
    this.table.hearNews(what === 'hand' ? 'hand' : 'position')
    if (what === 'past' && viewer !== PUBLIC) this.#comeBack(viewer)
    if (what === 'position' && document.visibilityState === 'visible') this.#noteSeen()
  }

  /** What happened after this browser last looked is told as news. */
  #comeBack(viewer: number): void {
    const seen = this.#seenBefore[viewer]
    const history = this.online.histories.get(viewer)
    if (seen === undefined || history === undefined || seen.n >= history.position) return
    this.table.noteSeen(viewer, seen.n)
    this.online.noteMissed(seen.n, seen.at)
  }

  #noteSeen(): void {
    for (const [viewer, { position }] of this.online.histories) rememberSeen(this.online.id, viewer, position)
  }

  /** Once the server has shown its number: does it fit the seal? */
  promise() {
    const { seed, commitment: seal } = this.#card
    if (seed === null) return 'none' as const
    return commitment(seed) === seal ? ('kept' as const) : ('broken' as const)
  }

  picture(hex: string) {
    return groundAround(this.board, hex, HERO.width, HERO.height)
  }

  branch() {
    this.replay()
  }

  again() {
    this.#go(hashOf({ page: 'start', battle: this.#battle.id }))
  }

  concede() {
    this.table.concede()
  }

  rematch() {
    this.again()
  }

  /** The whole game, with what was hidden. */
  replay() {
    this.#go(hashOf({ page: 'replay', id: this.online.id }))
  }

  report() {
    this.replay()
  }

  async #file(): Promise<{ text: string; name: string }> {
    const { id } = this.online
    const isOver = this.#card.seed !== null
    const text = isOver ? await wholeJournal(id) : this.#seen()
    return { text, name: `salient-${this.#battle.id}-${id}${isOver ? '' : '-seen'}.json` }
  }

  /** While the game goes on, what the seats of this page have seen and heard. */
  #seen(): string {
    const { card } = this.online.state()
    const seen = [...this.online.histories].map(([viewer, history]) => ({ viewer, ...history.seen() }))
    return JSON.stringify({ salient: 'seen', format: 1, table: card, seen })
  }

  saveFile() {
    void this.#file().then(({ text, name }) => download(text, name, 'application/json'))
  }

  shareFile() {
    void this.#file().then(({ text, name }) => share(text, name, this.#battle.title))
  }

  leave() {
    this.#go(hashOf({ page: 'start', battle: null }))
  }

  takeUp() {
    location.reload()
  }

  keepAsSecond() {}

  close() {
    this.#noteSeen()
    this.#leave()
    this.table.close()
  }
}

const SAVED: SaveState = { kind: 'saved' }
