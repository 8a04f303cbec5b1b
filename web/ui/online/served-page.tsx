// Pages of games that a server keeps.
import type { Route } from '../../router.ts'
import { JoinPage } from './join-page.tsx'
import { OnlinePage } from './online-page.tsx'

interface Props {
  readonly route: Extract<Route, { page: 'online' | 'join' | 'replay' | 'dice' }>
  readonly go: (hash: string) => void
}

export function ServedPage({ route, go }: Props) {
  switch (route.page) {
    case 'join':
      return <JoinPage key={route.secret} id={route.id} secret={route.secret} go={go} />
    default:
      return <OnlinePage key={route.id} id={route.id} go={go} />
  }
}
