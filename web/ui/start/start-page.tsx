// The start page: go on with a game, or choose a battle and who plays it. First battle in three clicks.
import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react'
import { BATTLES, type Battle, battleById } from '../../catalogue.ts'
import { loadMapList, type MapList } from '../../map/board.ts'
import { LEVELS } from '../../opponents/opponents.ts'
import { hashOf } from '../../router.ts'
import type { Opened, Problem } from '../../session/opening.ts'
import { theShelf } from '../../session/shelf.ts'
import { seatsFrom } from '../../store/files.ts'
import type { SavedGame } from '../../store/records.ts'
import { words } from '../../words/en.ts'
import { Icon, SalientSign } from '../icons.tsx'
import { useIsNarrow } from '../motion.ts'
import { Button, IconButton } from '../parts.tsx'
import { SettingsDialog } from '../settings.tsx'
import { BattleCards, pictureOf } from './battle-cards.tsx'
import { OnlineGames } from './online-games.tsx'
import { ProblemDialog } from './problem-dialog.tsx'
import { SavedGames } from './saved-games.tsx'
import { Setup } from './setup.tsx'

interface Props {
  readonly battle: string | null
  readonly seed: string | null
  readonly go: (hash: string) => void
}

export function StartPage({ battle, seed, go }: Props) {
  const [maps, setMaps] = useState<MapList | null>(null)
  const [games, setGames] = useState<readonly SavedGame[] | null>(null)
  const [hasSettings, setSettings] = useState(false)
  const isNarrow = useIsNarrow()
  const files = useFiles(go)
  const chosen = (battle === null ? undefined : battleById(battle)) ?? BATTLES[0]
  const choose = (other: Battle) => go(hashOf({ page: 'start', battle: other.id }))

  useEffect(() => {
    document.title = words.tab.start
    loadMapList().then(setMaps, () => setMaps(null))
  }, [])
  // After a first start the small pictures come one by one.
  const isWhole = maps === null || BATTLES.every(({ id }) => pictureOf(maps, id) !== null)
  useEffect(() => {
    if (isWhole) return
    const timer = setInterval(() => void loadMapList('maps/', true).then(setMaps, () => {}), 3000)
    return () => clearInterval(timer)
  }, [isWhole])
  const list = useCallback(() => {
    theShelf()
      .then(shelf => shelf.list())
      .then(setGames, () => setGames([]))
  }, [])
  useEffect(list, [list])

  // On a phone a battle that was chosen fills the page.
  const showsSetup = !isNarrow || battle !== null
  const showsList = !isNarrow || battle === null
  return (
    <main className="start" {...files.drop}>
      <header className="start-head">
        <SalientSign />
        <h1>{words.salient}</h1>
        <span className="claim">{words.claim}</span>
        <span className="grow" />
        <span className="row">
          <a className="button small quiet" href={hashOf({ page: 'maps', game: null })}>
            <Icon name="layers" />
            {words.maps.title}
          </a>
          <Button look="small quiet" icon="file" label={words.start.openFile} onPress={files.ask}>
            <span className="wide-only">{words.start.openFile}</span>
          </Button>
          <IconButton icon="settings" label={words.top.settings} onPress={() => setSettings(true)} />
        </span>
        {files.field}
      </header>
      {showsList && (
        <div>
          <OnlineGames maps={maps} />
          <SavedGames games={games} maps={maps} onChanged={list} />
          <h2>{words.start.choose}</h2>
          <BattleCards maps={maps} chosen={isNarrow ? null : chosen} onChoose={choose} />
        </div>
      )}
      {showsSetup && (
        <div>
          {isNarrow && (
            <Button
              look="small quiet"
              icon="previous"
              onPress={() => go(hashOf({ page: 'start', battle: null }))}
            >
              {words.start.backToBattles}
            </Button>
          )}
          <Setup key={chosen.id} battle={chosen} seed={seed} go={go} />
        </div>
      )}
      {hasSettings && <SettingsDialog onClose={() => setSettings(false)} />}
      {files.problem && (
        <ProblemDialog
          problem={files.problem}
          onOpen={files.openUpTo}
          onAsk={files.ask}
          onClose={files.clear}
        />
      )}
    </main>
  )
}

/** Game files: chosen, or dropped anywhere on the page. */
function useFiles(go: (hash: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const keep = async (opened: Opened) => {
    if (!opened.ok) return setProblem(opened.problem)
    const { keepGame } = await import('../../session/games.ts')
    const { battle, journal, history, players } = opened
    const sides = battle.scenarios.find(other => other.id === journal.scenario)?.sides ?? []
    const id = await keepGame(battle, history, seatsFrom(players, sides, LEVELS))
    go(hashOf({ page: 'table', id }))
  }
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    const { openFile } = await import('../../session/opening.ts')
    await keep(await openFile(file))
  }
  return {
    problem,
    clear: () => setProblem(null),
    ask: () => field.current?.click(),
    openUpTo: async (found: Problem) => {
      if (found.kind !== 'misfit') return
      setProblem(null)
      const { openJournal } = await import('../../session/opening.ts')
      await keep(await openJournal(found.upTo))
    },
    field: (
      <input
        ref={field}
        type="file"
        accept=".json,.html,application/json,text/html"
        hidden
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          void open(file)
        }}
      />
    ),
    drop: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        void open(event.dataTransfer.files[0])
      },
    },
  }
}
