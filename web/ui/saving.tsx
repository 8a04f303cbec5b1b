// What the player must know about the game's keeping, above the map; and the line that says one looks at the past.
import { type ReactNode, useState } from 'react'
import type { RecordState, TimelinePicture } from '../../table/snapshot.ts'
import type { SaveState } from '../store/keeper.ts'
import { words } from '../words/en.ts'
import { Icon } from './icons.tsx'
import { Button } from './parts.tsx'
import type { Sitting } from './sitting.ts'

interface Props {
  readonly sitting: Sitting
  readonly state: SaveState
  readonly timeline: TimelinePicture | null
  readonly record: RecordState
}

const REASONS = {
  full: words.saving.full,
  blocked: words.saving.blocked,
  outdated: words.saving.outdated,
  failed: words.saving.failed,
} as const

export function SavingBanner({ sitting, state, timeline, record }: Props) {
  const [isSeen, setSeen] = useState(false)
  const [isLossSeen, setLossSeen] = useState(false)
  if (state.kind === 'moved-on') return <MovedOn sitting={sitting} />
  if (record === 'broken') {
    return (
      <Warning text={words.saving.broken}>
        <Button look="small main" onPress={() => sitting.takeUp()}>
          {words.saving.reopen}
        </Button>
      </Warning>
    )
  }
  if (state.kind === 'unsaved') {
    return (
      <Warning text={REASONS[state.reason]}>
        <SaveAsFile sitting={sitting} />
        <Button look="small quiet" onPress={() => void sitting.keeper.saveNow()}>
          {words.saving.tryAgain}
        </Button>
      </Warning>
    )
  }
  if (sitting.lost > 0 && !isLossSeen) {
    return (
      <Warning text={words.saving.lost(sitting.lost)}>
        <Button look="small quiet" onPress={() => setLossSeen(true)}>
          {words.close}
        </Button>
      </Warning>
    )
  }
  if (!sitting.isLasting && !isSeen) {
    return (
      <Warning text={words.saving.blocked}>
        <SaveAsFile sitting={sitting} />
        <Button look="small quiet" onPress={() => setSeen(true)}>
          {words.close}
        </Button>
      </Warning>
    )
  }
  if (timeline === null) return null
  return (
    <div className="banner">
      <div>
        <Icon name="clock" />
        <span>{timeline.banner}</span>
      </div>
    </div>
  )
}

function Warning({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="banner warning" role="alert">
      <div>
        <Icon name="mandatory" />
        <span>{text}</span>
        {children}
      </div>
    </div>
  )
}

const SaveAsFile = ({ sitting }: { readonly sitting: Sitting }) => (
  <Button look="small" onPress={() => sitting.saveFile()}>
    {words.saving.download}
  </Button>
)

function MovedOn({ sitting }: { readonly sitting: Sitting }) {
  return (
    <div className="banner warning" role="alert">
      <div>
        <Icon name="eye" />
        <span className="grow">
          <b>{words.saving.movedOn}.</b> {words.saving.movedOnText}
        </span>
        <Button look="small main" onPress={() => sitting.takeUp()}>
          {words.saving.goOnThere}
        </Button>
        <Button look="small" onPress={() => sitting.keepAsSecond()}>
          {words.saving.keepMine}
        </Button>
      </div>
    </div>
  )
}
