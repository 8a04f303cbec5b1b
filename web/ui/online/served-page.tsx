// Pages of games that a server keeps.
import type { Route } from '../../router.ts'
import { DicePage } from './dice-page.tsx'
import { JoinPage } from './join-page.tsx'
import { OnlinePage } from './online-page.tsx'
import { ReplayPage } from './replay-page.tsx'

interface Props {
  readonly route: Extract<Route, { page: 'online' | 'join' | 'replay' | 'dice' }>
  readonly go: (hash: string) => void
}

export function ServedPage({ route, go }: Props) {
  switch (route.page) {
    case 'join':
      return <JoinPage key={route.secret} id={route.id} secret={route.secret} go={go} />
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} go={go} />
    case 'dice':
      return <DicePage key={route.id} id={route.id} go={go} />
    case 'online':
      return <OnlinePage key={route.id} id={route.id} go={go} />
  }
}
