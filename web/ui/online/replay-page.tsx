// A finished game of a server, for everybody who has its link: it is put on the shelf of this browser and opened there.
import { useEffect, useState } from 'react'
import { Refused } from '../../online/api.ts'
import { openReplay } from '../../online/replaying.ts'
import { hashOf } from '../../router.ts'
import { words } from '../../words/en.ts'
import { MessagePage } from '../message.tsx'
import { Button } from '../parts.tsx'

interface Props {
  readonly id: string
  readonly go: (hash: string) => void
}

export function ReplayPage({ id, go }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    openReplay(id).then(
      game => location.replace(hashOf({ page: 'table', id: game })),
      error => setProblem(error instanceof Refused ? error.message : words.dice.cannot),
    )
  }, [id])
  if (problem === null) {
    return (
      <main className="message-page">
        <p className="third" role="status">
          {words.start.loading}
        </p>
      </main>
    )
  }
  return (
    <MessagePage icon="eye" title={words.dice.replay} text={problem}>
      <Button look="small main" onPress={() => go('#/')}>
        {words.online.startPage}
      </Button>
    </MessagePage>
  )
}
