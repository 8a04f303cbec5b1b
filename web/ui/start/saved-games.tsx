// Games to go on with, the newest first, each with a small map of where it stands.
import { useState } from 'react'
import { battleById, sidesOf } from '../../catalogue.ts'
import type { MapList } from '../../map/board.ts'
import { isLevel } from '../../opponents/opponents.ts'
import { hashOf } from '../../router.ts'
import { theShelf } from '../../session/shelf.ts'
import type { SavedGame, WholeGame } from '../../store/records.ts'
import { wholeChange } from '../../store/shelf.ts'
import { words } from '../../words/en.ts'
import { IconButton, SideMark } from '../parts.tsx'

interface Props {
  readonly games: readonly SavedGame[] | null
  readonly maps: MapList | null
  readonly onChanged: () => void
}

const FEW = 3

export function SavedGames({ games, maps, onChanged }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const [removed, setRemoved] = useState<WholeGame | null>(null)
  const remove = async (id: string) => {
    const shelf = await theShelf()
    const whole = await shelf.take(id)
    setRemoved(whole === 'damaged' ? null : whole)
    await shelf.remove(id)
    onChanged()
  }
  const putBack = async ({ saved, journal, stored }: WholeGame) => {
    setRemoved(null)
    await (await theShelf()).put(saved, wholeChange(journal, stored), 0)
    onChanged()
  }
  if (games === null || (games.length === 0 && removed === null)) return null
  return (
    <>
      <div className="row apart">
        <h2>{words.start.continue}</h2>
        {games.length > FEW && (
          <button type="button" className="text-button small third" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? words.start.fewerSaved : words.start.allSaved(games.length)}
          </button>
        )}
      </div>
      {removed !== null && (
        <p className="note information" role="status" style={{ marginTop: 10 }}>
          <span className="grow">{words.start.removed(titleOf(removed.saved))}</span>
          <button type="button" className="text-button" onClick={() => putBack(removed)}>
            {words.top.undo}
          </button>
        </p>
      )}
      <ul className="saved-list">
        {(showsAll ? games : games.slice(0, FEW)).map(game => (
          <SavedCard key={game.id} game={game} maps={maps} onRemove={() => remove(game.id)} />
        ))}
      </ul>
    </>
  )
}

interface CardProps {
  readonly game: SavedGame
  readonly maps: MapList | null
  readonly onRemove: () => void
}

function SavedCard({ game, maps, onRemove }: CardProps) {
  const { summary } = game
  return (
    <li className="saved">
      <a className="saved-open" href={hashOf({ page: 'table', id: game.id })}>
        <Thumbnail game={game} maps={maps} />
        <span className="saved-words">
          <span className="title">{titleOf(game)}</span>
          <span className="small second">{`${shortTurn(summary.turn)}, ${summary.phase}`}</span>
          <span className="tiny third row" style={{ gap: 6 }}>
            <SideMark side={summary.side} />
            {whoPlays(game)}
          </span>
          <span className="tiny third">
            {`${summary.score.join(` ${words.top.to} `)}, ${words.ago(new Date(game.saved), new Date())}`}
          </span>
        </span>
      </a>
      <IconButton
        icon="trash"
        className="remove"
        label={words.start.remove(titleOf(game))}
        onPress={onRemove}
      />
    </li>
  )
}

/** 'Poland 1939', 'Poland 1939, second game' */
function titleOf({ game, summary }: SavedGame): string {
  const battle = battleById(game)
  const scenario = battle?.scenarios.find(other => other.id === summary.scenario)
  return battle && scenario ? summary.title.replace(battle.title, scenario.title) : summary.title
}

/** 'Turn 4 of 10, 13–16 October 1938' is 'Turn 4' in a list. */
const shortTurn = (turn: string): string => turn.split(/,| of /)[0]

function whoPlays({ game, seats, summary }: SavedGame): string {
  if (summary.isOver) return words.start.over
  const humans = seats.flatMap((seat, side) => (seat.who === 'human' ? [side] : []))
  const battle = battleById(game)
  const names = battle ? sidesOf(battle, summary.scenario).map(side => side.name) : summary.sides
  const levels = seats.flatMap(({ who, name }) =>
    who === 'computer' && isLevel(name) ? [words.levels[name].one] : [],
  )
  if (humans.length === 1) return words.start.yourSide(names[humans[0]], levels)
  return humans.length === 0 ? words.start.watching : words.start.together(humans.length)
}

const ZOOM = 4.2
const WIDTH = 82
const HEIGHT = 96

/** A part of the map's picture around what the game is about, with a dot for every stack. */
function Thumbnail({ game, maps }: { readonly game: SavedGame; readonly maps: MapList | null }) {
  const { board, centre, counters } = game.summary
  const picture = maps?.thumbnails[board]
  if (picture === undefined) return <span className="thumbnail" />
  const width = WIDTH * ZOOM
  const height = (width * picture.height) / picture.width
  const left = Math.min(0, Math.max(WIDTH - width, WIDTH / 2 - centre[0] * width))
  const top = Math.min(0, Math.max(HEIGHT - height, HEIGHT / 2 - centre[1] * height))
  return (
    <span className="thumbnail">
      <img src={`maps/${picture.file}`} alt="" style={{ left, top, width, height }} />
      <svg style={{ left, top }} width={width} height={height} aria-hidden="true">
        {counters.map(([x, y, colour]) => (
          <rect
            key={`${x} ${y}`}
            x={x * width - 2.5}
            y={y * height - 2.5}
            width="5"
            height="5"
            rx="0.8"
            fill={colour}
            stroke="#1c1712"
            strokeWidth="0.7"
          />
        ))}
      </svg>
    </span>
  )
}
