// The waiting room: one row a seat, its link, who has come, and what is agreed by sitting down.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TableCard } from '../../../engine/wire/protocol.ts'
import { type Battle, battleById, sidesOf } from '../../catalogue.ts'
import { manSeat } from '../../online/api.ts'
import { addressForFriends } from '../../online/invitations.ts'
import { rememberLink } from '../../online/memory.ts'
import type { OnlineState, OnlineTable } from '../../online/online-table.ts'
import { USUAL } from '../../opponents/opponents.ts'
import { words } from '../../words/en.ts'
import { Icon, SalientSign } from '../icons.tsx'
import { useIsNarrow } from '../motion.ts'
import { Button, IconButton } from '../parts.tsx'
import { SettingsDialog } from '../settings.tsx'
import { MoreSeats } from './more-seats.tsx'
import { SeatRow, SpectatorLink } from './seat-row.tsx'

interface Props {
  readonly table: OnlineTable
  readonly go: (hash: string) => void
  /** This browser has taken one more seat. */
  readonly onSeat: () => void
  /** The game goes on behind it: it was opened from the table. */
  readonly onClose?: () => void
}

export function WaitingRoom({ table, go, onSeat, onClose }: Props) {
  const state = useSyncExternalStore(table.subscribe, table.state)
  const card = state.card!
  const battle = battleById(card.game)!
  const names = sidesOf(battle, card.scenario)
  const address = useAddress()
  const isNarrow = useIsNarrow()
  const [hasSettings, setSettings] = useState(false)
  const scenario = battle.scenarios.find(({ id }) => id === card.scenario)!
  const open = card.seats.filter(({ isTaken }) => !isTaken)
  const openNames = open.flatMap(({ sides }) => sides.map(side => names[side].name))
  const taken = words.online.taken(card.seats.length - open.length, card.seats.length)
  useEffect(() => {
    document.title = `${scenario.title}, ${taken}`
  }, [scenario.title, taken])
  const back = onClose ?? (() => go('#/'))
  return (
    <main className="room">
      <header className="room-head">
        {isNarrow ? (
          <IconButton icon="previous" label={words.online.startPage} onPress={back} />
        ) : (
          <SalientSign />
        )}
        <span className="room-name">
          <h1>{isNarrow ? battle.title : words.salient}</h1>
          <span className="claim">
            {isNarrow ? taken : words.online.tableOf(battle.title, scenario.title)}
          </span>
        </span>
        <span className="grow" />
        {!isNarrow && (
          <Button look="small quiet" icon="previous" onPress={back}>
            {onClose === undefined ? words.online.startPage : words.online.toTable}
          </Button>
        )}
        <IconButton icon="settings" label={words.top.settings} onPress={() => setSettings(true)} />
      </header>
      <section className="room-seats">
        {!isNarrow && (
          <>
            <div className="row apart">
              <h2>{openNames.length === 0 ? words.online.ready : words.online.title}</h2>
              <span className="small second">{taken}</span>
            </div>
            <p className="small second">{state.isHost ? words.online.lead : words.online.guestLead}</p>
          </>
        )}
        {isNarrow && <Waiting names={openNames} />}
        {state.isHost && address === null && (
          <p className="note warning" role="note">
            <Icon name="information" />
            <span>{words.online.thisMachineOnly}</span>
          </p>
        )}
        <ul className="seat-rows">
          {card.seats.map((_, seat) => (
            <SeatRow key={seat} table={table} state={state} seat={seat} names={names} address={address} />
          ))}
        </ul>
        {state.isHost && <SpectatorLink table={table} address={address} />}
        {state.isHost && <MoreSeats table={table} state={state} names={names} onSeat={onSeat} />}
      </section>
      <section className="room-terms">
        {!isNarrow && <Waiting names={openNames} />}
        <Agreed battle={battle} card={card} />
        <Sealed commitment={card.commitment} />
        {card.shares === null && <Start table={table} state={state} openNames={openNames} />}
      </section>
      {hasSettings && <SettingsDialog onClose={() => setSettings(false)} />}
    </main>
  )
}

/** Links must lead here from the other machine. Undefined while it is asked for. */
function useAddress(): string | null | undefined {
  const [address, setAddress] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    addressForFriends().then(setAddress, () => setAddress(null))
  }, [])
  return address
}

function Waiting({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p className="note waiting" role="status">
      <Icon name="clock" />
      <span>
        <b>{words.online.waitingFor(names)}</b> {words.online.mayClose}
      </span>
    </p>
  )
}

function Agreed({ battle, card }: { readonly battle: Battle; readonly card: TableCard }) {
  const scenario = battle.scenarios.find(({ id }) => id === card.scenario)!
  const options = scenario.options.filter(({ id, standard }) => (card.options[id] ?? standard) !== standard)
  const { online } = words
  const rows = [
    [online.scenario, online.scenarioLine(scenario.title, scenario.turns)],
    ...options.map(({ id, title, values, labels }) => [title, labels[values.indexOf(card.options[id])]]),
    ...(options.length === 0 && scenario.options.length > 0
      ? [[online.options, online.optionsStandard]]
      : []),
    [online.undo, online.undoLine],
    [online.time, online.timeLine],
    [online.diceRow, card.isStrict ? online.diceLineStrict : online.diceLine],
  ]
  return (
    <div>
      <p className="label">{online.houseRules}</p>
      <dl className="agreed">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** In groups of four, as it can be compared by eye. */
export const shortSeal = (seal: string): string =>
  `${(seal.slice(0, 12).match(/.{4}/g) ?? []).join(' ')} … ${seal.slice(-4)}`

const Sealed = ({ commitment }: { readonly commitment: string }) => (
  <div className="sealed">
    <p className="title">
      <Icon name="lock" />
      {words.online.sealed}
    </p>
    <p className="small">{words.online.sealedText}</p>
    <code title={commitment}>{words.online.seal(shortSeal(commitment))}</code>
  </div>
)

interface StartProps {
  readonly table: OnlineTable
  readonly state: OnlineState
  readonly openNames: readonly string[]
}

/** Play begins when the last seat is taken: the button says what is missing. */
function Start({ table, state, openNames }: StartProps) {
  const letAis = async () => {
    for (const [seat, { isTaken }] of state.card!.seats.entries()) {
      if (isTaken) continue
      await manSeat(table.id, seat, USUAL)
      rememberLink(table.id, seat, null)
    }
  }
  return (
    <div className="room-start">
      <p className="button off wide">
        <b>{words.online.start}</b>
        <span className="reason">
          {openNames.length === 0 ? words.online.promised : words.online.openSeats(openNames)}
        </span>
      </p>
      {state.isHost && (
        <Button look="wide" onPress={() => void letAis()}>
          {words.online.startWithAi}
        </Button>
      )}
    </div>
  )
}
