// Why not: the rules forbid what was asked for.
import type { Sentence } from '../../table/presentation.ts'
import { showButton } from '../../table/showing.ts'
import { words } from '../words/en.ts'
import { IconButton, PicturedButton, Says } from './parts.tsx'

/** Something was asked for that the rules forbid: it stays until the next thing is done. */
export function RefusedBody({
  refused,
  onPress,
  onClose,
}: {
  readonly refused: Sentence
  readonly onPress: (id: string) => void
  readonly onClose: () => void
}) {
  const show = showButton(refused)
  return (
    <div className="hex-card-body refusing" role="alert">
      <div className="row" style={{ alignItems: 'flex-start', gap: 6 }}>
        <span className="grow">
          <Says sentence={refused} isPlain />{' '}
          {show !== null && <PicturedButton picture={show} look="small quiet" onPress={onPress} />}
        </span>
        <IconButton icon="close" label={words.close} onPress={onClose} />
      </div>
    </div>
  )
}
