// Whoever opens the link of a seat sits down there, unless somebody else does already.
import { useEffect, useState } from 'react'
import { battleById, sidesOf } from '../../catalogue.ts'
import { enterTable, type OwnTable, ownTables, Refused } from '../../online/api.ts'
import { hashOf } from '../../router.ts'
import { words } from '../../words/en.ts'
import { MessagePage } from '../message.tsx'
import { Button } from '../parts.tsx'
import { settings } from '../settings.tsx'

interface Props {
  readonly id: string
  readonly secret: string
  readonly go: (hash: string) => void
}

type State =
  | { readonly kind: 'entering' }
  /** This browser has a seat already: it may be the host, looking whether the link is right. */
  | { readonly kind: 'second'; readonly mine: readonly string[] }
  | { readonly kind: 'taken' }
  | { readonly kind: 'bad'; readonly because: string }

export function JoinPage({ id, secret, go }: Props) {
  const [state, setState] = useState<State>({ kind: 'entering' })
  const enter = (isAgain: boolean) => {
    setState({ kind: 'entering' })
    enterTable(id, secret, settings.get().name, isAgain).then(
      () => replaceBy(hashOf({ page: 'online', id })),
      error => setState(isTaken(error) ? { kind: 'taken' } : badLink(error)),
    )
  }
  useEffect(() => {
    ownTables().then(
      tables => {
        const mine = tables.filter(table => table.id === id).flatMap(seatsOf)
        if (mine.length === 0) enter(false)
        else setState({ kind: 'second', mine })
      },
      error => setState(badLink(error)),
    )
  }, [id, secret])
  const toTable = () => go(hashOf({ page: 'online', id }))
  switch (state.kind) {
    case 'entering':
      return (
        <main className="message-page">
          <p className="third" role="status">
            {words.online.joining}
          </p>
        </main>
      )
    case 'second':
      return (
        <MessagePage
          icon="hand"
          title={words.online.toTable}
          text={words.online.joinSecond(state.mine, words.online.thisSeat)}
        >
          <Button look="small main" onPress={toTable}>
            {words.online.toTable}
          </Button>
          <Button look="small" onPress={() => enter(false)}>
            {words.online.takeAlso(words.online.thisSeat)}
          </Button>
        </MessagePage>
      )
    case 'taken':
      return (
        <MessagePage icon="hand" title={words.online.joinTitle} text={words.online.joinAgain('')}>
          <Button look="small main" onPress={() => enter(true)}>
            {words.online.playOnHere}
          </Button>
          <Button look="small" onPress={() => go('#/')}>
            {words.online.startPage}
          </Button>
        </MessagePage>
      )
    case 'bad':
      return (
        <MessagePage icon="refused" title={words.online.badLink} text={state.because}>
          <Button look="small main" onPress={() => go('#/')}>
            {words.online.startPage}
          </Button>
        </MessagePage>
      )
  }
}

/** The secret leaves the address, and with it the history of the browser. */
function replaceBy(hash: string): void {
  location.replace(hash)
}

const isTaken = (error: unknown): boolean =>
  error instanceof Refused && /sits there already/.test(error.message)

const badLink = (error: unknown): State => ({
  kind: 'bad',
  because: error instanceof Refused ? error.message : words.online.noServer,
})

/** Names of the sides that this browser plays at the table. */
function seatsOf(card: OwnTable): readonly string[] {
  const battle = battleById(card.game)
  const names = battle === undefined ? [] : sidesOf(battle, card.scenario)
  return card.mine.flatMap(seat => (card.seats[seat]?.sides ?? []).map(side => names[side]?.name ?? ''))
}
