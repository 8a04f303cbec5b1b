// Which page is open.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Journal } from '../engine/journal/journal.ts'
import { hashOf, type Route, routeOf, seedOf } from './router.ts'
import type { Problem } from './session/opening.ts'
import type { SatDown } from './session/sitting.ts'
import { CorrectionsPage } from './ui/corrections.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { MessagePage } from './ui/message.tsx'
import { Button } from './ui/parts.tsx'
import { problemWords } from './ui/problem.tsx'
import { StartPage } from './ui/start/start-page.tsx'
import { words } from './words/en.ts'

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

function go(hash: string): void {
  location.hash = hash
}

export function App() {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const route = routeOf(hash)
  return (
    // From one map to the next the page stays.
    <ErrorBoundary key={route.page === 'maps' ? route.page : hash}>
      <Page route={route} />
    </ErrorBoundary>
  )
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'start':
      return <StartPage battle={route.battle} seed={seedOf(location.search)} go={go} />
    case 'maps':
      return <MapsPage game={route.game} />
    case 'corrections':
      return <CorrectionsPage go={go} />
    case 'table':
      return <TablePage key={route.id} id={route.id} />
    case 'report':
      return <ReportPage key={route.id} id={route.id} />
    default:
      return <ServedPage route={route} />
  }
}

type Screen = typeof import('./ui/table-screen.tsx').TableScreen

function TablePage({ id }: { readonly id: string }) {
  const [seated, setSeated] = useState<(SatDown & { Screen: Screen }) | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    let isGone = false
    let close = () => {}
    Promise.all([import('./session/sitting.ts'), import('./ui/table-screen.tsx')])
      .then(async ([{ sitDown }, { TableScreen }]) => {
        const sat = await sitDown(id, go)
        if (sat.ok) close = () => sat.sitting.close()
        if (isGone) close()
        else setSeated({ ...sat, Screen: TableScreen })
      })
      .catch(setFailed)
    return () => {
      isGone = true
      close()
    }
  }, [id])
  if (failed !== null) throw failed
  if (seated === null) return <Loading />
  if (!seated.ok) return <ProblemPage problem={seated.problem} />
  return <seated.Screen sitting={seated.sitting} />
}

type Maps = typeof import('./ui/maps/maps-page.tsx').MapsPage

/** The maps are looked at without rules: nothing of it is loaded before somebody does. */
function MapsPage({ game }: { readonly game: string | null }) {
  const [View, setView] = useState<Maps | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    import('./ui/maps/maps-page.tsx').then(({ MapsPage: Page }) => setView(() => Page), setFailed)
  }, [])
  if (failed !== null) throw failed
  return View === null ? <Loading /> : <View game={game} go={go} />
}

type Served = typeof import('./ui/online/served-page.tsx').ServedPage

/** What a game server keeps: loaded when somebody comes with a link. */
function ServedPage({ route }: { readonly route: React.ComponentProps<Served>['route'] }) {
  const [View, setView] = useState<Served | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    import('./ui/online/served-page.tsx').then(({ ServedPage: Page }) => setView(() => Page), setFailed)
  }, [])
  if (failed !== null) throw failed
  return View === null ? <Loading /> : <View route={route} go={go} />
}

function ReportPage({ id }: { readonly id: string }) {
  const [View, setView] = useState<typeof import('./ui/report.tsx').ReportView | null>(null)
  useEffect(() => {
    import('./ui/report.tsx').then(({ ReportView }) => setView(() => ReportView))
  }, [])
  const back = useCallback(() => history.back(), [])
  return View === null ? <Loading /> : <View id={id} onClose={back} />
}

/** A game that does not fit from some action on can be opened up to there, as a second game; the first stays as it is. */
function ProblemPage({ problem }: { readonly problem: Problem }) {
  const openUpTo = async (upTo: Journal) => {
    const { keepUpTo } = await import('./session/up-to.ts')
    go(hashOf({ page: 'table', id: await keepUpTo(upTo) }))
  }
  return (
    <MessagePage {...problemWords(problem)}>
      {problem.kind === 'misfit' && problem.action > 1 && (
        <Button look="small main" onPress={() => void openUpTo(problem.upTo)}>
          {words.opening.openUpTo(problem.action - 1)}
        </Button>
      )}
      <Button look="small main" onPress={() => go('#/')}>
        {words.opening.battles}
      </Button>
    </MessagePage>
  )
}

const Loading = () => (
  <main className="message-page">
    <p className="third" role="status">
      {words.start.loading}
    </p>
  </main>
)
