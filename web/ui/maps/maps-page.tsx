// Every map of the house, to look at: one game at a time, all its sheets side by side, its counters beside them.
import { useEffect, useRef, useState } from 'react'
import { BATTLES, type Battle, battleById } from '../../catalogue.ts'
import { loadMapList, type MapList } from '../../map/board.ts'
import type { MapHandle } from '../../map/props.ts'
import { hashOf } from '../../router.ts'
import { words } from '../../words/en.ts'
import { useIsNarrow } from '../motion.ts'
import { IconButton } from '../parts.tsx'
import { FindField } from './find-field.tsx'
import { type GameMaps, loadMaps, placesOf } from './load.ts'
import { LookDock } from './look-dock.tsx'
import { MapLook } from './map-look.tsx'
import { useLooking } from './use-looking.ts'
import './maps-dock.css'
import './maps.css'

interface Props {
  readonly game: string | null
  readonly go: (hash: string) => void
}

export function MapsPage({ game, go }: Props) {
  const battle = (game === null ? undefined : battleById(game)) ?? BATTLES[0]
  const { maps, problem } = useMaps(battle)
  const map = useRef<MapHandle>(null)
  const field = useRef<HTMLInputElement>(null)
  const looking = useLooking(maps, map)
  useSlash(field)

  useEffect(() => {
    document.title = words.maps.tab(battle.title)
  }, [battle])

  return (
    <main className="maps">
      <header className="maps-head">
        <IconButton icon="previous" label={words.maps.back} onPress={() => go('#/')} />
        <h1>{words.maps.title}</h1>
        <Games battle={battle} go={go} />
        <FindField maps={maps} field={field} onFound={looking.find} onEnter={() => map.current?.focus()} />
      </header>
      <div className="maps-place">
        {maps === null ? (
          <Waiting battle={battle} problem={problem} />
        ) : (
          <MapLook key={maps.game} map={map} battle={battle} maps={maps} looking={looking} />
        )}
      </div>
      <LookDock battle={battle} maps={maps} looking={looking} />
    </main>
  )
}

function Games({ battle, go }: { readonly battle: Battle; readonly go: (hash: string) => void }) {
  const isNarrow = useIsNarrow()
  const address = (id: string) => hashOf({ page: 'maps', game: id })
  if (isNarrow)
    return (
      <select
        className="maps-select"
        aria-label={words.maps.games}
        value={battle.id}
        onChange={event => go(address(event.target.value))}
      >
        {BATTLES.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    )
  return (
    <nav className="maps-games" aria-label={words.maps.games}>
      {BATTLES.map(({ id, title }) => (
        <a key={id} href={address(id)} aria-current={id === battle.id ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}

interface WaitingProps {
  readonly battle: Battle
  readonly problem: string
}

/** The small pictures are there before the maps are. */
function Waiting({ battle, problem }: WaitingProps) {
  const [list, setList] = useState<MapList | null>(null)
  useEffect(() => {
    loadMapList().then(setList, () => setList(null))
  }, [])
  const pictures = placesOf(battle).flatMap(({ map }) => list?.thumbnails[map] ?? [])
  return (
    <div className="maps-waiting">
      {problem !== '' &&
        pictures.map(({ file, width, height }) => (
          <img key={file} src={`maps/${file}`} width={width} height={height} alt="" />
        ))}
      <p className="second" role="status">
        {problem}
      </p>
    </div>
  )
}

/** How often a map that is not drawn yet is asked for again, in milliseconds. */
const AGAIN = 3000

function useMaps(battle: Battle): { readonly maps: GameMaps | null; readonly problem: string } {
  const [maps, setMaps] = useState<GameMaps | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = (says: string) => {
      if (isGone) return
      setProblem(says)
      timer = setTimeout(() => ask(true), AGAIN)
    }
    const ask = (isFresh: boolean) =>
      loadMaps(battle, isFresh).then(
        found => {
          if (found === null) again(words.maps.drawing)
          else if (!isGone) setMaps(found)
        },
        () => again(words.maps.failed),
      )
    setMaps(null)
    setProblem('')
    void ask(false)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [battle])
  return { maps: maps?.game === battle.id ? maps : null, problem }
}

/** The slash leads to the field from anywhere, as at the table. */
function useSlash(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isFind = event.key === '/' || (event.key === 'k' && (event.ctrlKey || event.metaKey))
      if (!isFind || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [field])
}
