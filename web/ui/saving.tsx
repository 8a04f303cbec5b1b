// What the player must know about the game's keeping, above the map; and the line that says one looks at the past.
import { useState } from 'react'
import type { TimelinePicture } from '../../table/snapshot.ts'
import type { SaveState } from '../store/keeper.ts'
import { words } from '../words/en.ts'
import { Icon } from './icons.tsx'
import { Button } from './parts.tsx'
import type { Sitting } from './sitting.ts'

interface Props {
  readonly sitting: Sitting
  readonly state: SaveState
  readonly timeline: TimelinePicture | null
}

const REASONS = {
  full: words.saving.full,
  blocked: words.saving.blocked,
  failed: words.saving.failed,
} as const

export function SavingBanner({ sitting, state, timeline }: Props) {
  const [isSeen, setSeen] = useState(false)
  if (state.kind === 'moved-on') return <MovedOn sitting={sitting} />
  if (state.kind === 'unsaved') {
    return (
      <div className="banner warning" role="alert">
        <div>
          <Icon name="mandatory" />
          <span>{REASONS[state.reason]}</span>
          <Button look="small" onPress={() => sitting.saveFile()}>
            {words.saving.download}
          </Button>
          <Button look="small quiet" onPress={() => void sitting.keeper.saveNow()}>
            {words.saving.tryAgain}
          </Button>
        </div>
      </div>
    )
  }
  if (!sitting.isLasting && !isSeen) {
    return (
      <div className="banner warning" role="alert">
        <div>
          <Icon name="mandatory" />
          <span>{words.saving.blocked}</span>
          <Button look="small" onPress={() => sitting.saveFile()}>
            {words.saving.download}
          </Button>
          <Button look="small quiet" onPress={() => setSeen(true)}>
            {words.close}
          </Button>
        </div>
      </div>
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
