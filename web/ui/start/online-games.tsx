// Games of this browser that the server keeps: those that wait for the player first.
import { useEffect, useState } from 'react'
import { battleById, sidesOf } from '../../catalogue.ts'
import type { MapList } from '../../map/board.ts'
import { type OwnTable, ownTables } from '../../online/api.ts'
import { playerAt, sidesPlayed } from '../../online/seats.ts'
import { hashOf } from '../../router.ts'
import { words } from '../../words/en.ts'
import { pictureOf } from './battle-cards.tsx'

const FEW = 4
/** Milliseconds between two looks whether somebody has moved. */
const AGAIN = 15_000

export function OnlineGames({ maps }: { readonly maps: MapList | null }) {
  const tables = useOwnTables()
  const [showsAll, setShowsAll] = useState(false)
  if (tables.length === 0) return null
  const sorted = tables.toSorted((a, b) => urgency(a) - urgency(b) || b.openedAt - a.openedAt)
  return (
    <section>
      <div className="row apart">
        <h2>{words.online.yourGames}</h2>
        {tables.length > FEW && !showsAll ? (
          <button type="button" className="text-button small third" onClick={() => setShowsAll(true)}>
            {words.online.allTables(tables.length)}
          </button>
        ) : (
          <span className="small second">{words.online.kept}</span>
        )}
      </div>
      <ul className="online-games">
        {(showsAll ? sorted : sorted.slice(0, FEW)).map(table => (
          <Row key={table.id} table={table} maps={maps} />
        ))}
      </ul>
    </section>
  )
}

/** None where there is no server. */
function useOwnTables(): readonly OwnTable[] {
  const [tables, setTables] = useState<readonly OwnTable[]>([])
  useEffect(() => {
    let isGone = false
    const look = () =>
      ownTables().then(
        found => !isGone && setTables(found.filter(({ game }) => battleById(game) !== undefined)),
        () => {},
      )
    void look()
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), AGAIN)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [])
  return tables
}

type Stand = 'mine' | 'open' | 'others' | 'watching' | 'over'
const ORDER: readonly Stand[] = ['mine', 'open', 'others', 'watching', 'over']

function standOf(table: OwnTable): Stand {
  const played = sidesPlayed(table, table.mine)
  if (table.seed !== null) return 'over'
  if (table.shares === null) return 'open'
  if (played.length === 0) return 'watching'
  return played.includes(table.awaited ?? -1) ? 'mine' : 'others'
}

const urgency = (table: OwnTable): number => ORDER.indexOf(standOf(table))

function Row({ table, maps }: { readonly table: OwnTable; readonly maps: MapList | null }) {
  const battle = battleById(table.game)!
  const names = sidesOf(battle, table.scenario)
  const scenario = battle.scenarios.find(({ id }) => id === table.scenario)
  const stand = standOf(table)
  const picture = pictureOf(maps, battle.id)
  const played = sidesPlayed(table, table.mine)
  const players = names.map(({ name }, side) =>
    words.online.plays(played.includes(side) ? words.online.youSaid : playerAt(table, side, name), name),
  )
  return (
    <li className="online-game">
      {picture === null ? <span className="picture" /> : <img className="picture" src={picture} alt="" />}
      <span className="grow">
        <span className="online-title">
          {words.online.tableOf(battle.title, scenario?.title ?? '')} <Pill table={table} stand={stand} />
        </span>
        <span className="small second">{words.online.playersOf(players)}</span>
      </span>
      <span className="tiny third">{words.ago(new Date(table.openedAt), new Date())}</span>
      <a
        className="button small"
        href={hashOf({ page: stand === 'over' ? 'replay' : 'online', id: table.id })}
      >
        {ACTIONS[stand]}
      </a>
    </li>
  )
}

const ACTIONS: Readonly<Record<Stand, string>> = {
  mine: words.online.continueGame,
  open: words.online.invite,
  others: words.online.lookIn,
  watching: words.online.lookIn,
  over: words.dice.replay,
}

function Pill({ table, stand }: { readonly table: OwnTable; readonly stand: Stand }) {
  const names = sidesOf(battleById(table.game)!, table.scenario)
  const { awaited = null } = table
  switch (stand) {
    case 'mine':
      return <span className="pill yours">{words.online.yourMovePill}</span>
    case 'open':
      return (
        <span className="pill open">
          {words.online.openPill(table.seats.filter(({ isTaken }) => !isTaken).length)}
        </span>
      )
    case 'watching':
      return <span className="pill">{words.online.watchPill}</span>
    case 'over':
      return <span className="pill">{words.online.overPill}</span>
    case 'others':
      return awaited === null ? null : (
        <span className="pill">
          {words.online.waitingPill(playerAt(table, awaited, names[awaited]?.name ?? ''))}
        </span>
      )
  }
}
