import type { OverlayToggle } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Dialog } from './dialog.tsx'
import { KeyCap } from './parts.tsx'

interface Props {
  readonly overlays: readonly OverlayToggle[]
  readonly onClose: () => void
}

export function KeyboardList({ overlays, onClose }: Props) {
  const keys = overlays.map(overlay => overlay.key.toUpperCase())
  const names = overlays.map(overlay => overlay.label.toLowerCase()).join(', ')
  return (
    <Dialog title={words.keyboard.title} onClose={onClose} isText>
      <table className="keys">
        <tbody>
          {words.keyboard.rows.map(([caps, does]) => (
            <Row key={does} caps={caps} does={does} />
          ))}
          {keys.length > 0 && <Row caps={keys} does={`${words.keyboard.overlays}: ${names}`} />}
        </tbody>
      </table>
      <p className="small third" style={{ marginTop: 10 }}>
        {words.keyboard.buttons}
      </p>
    </Dialog>
  )
}

function Row({ caps, does }: { readonly caps: readonly string[]; readonly does: string }) {
  return (
    <tr>
      <td>
        {caps.map(cap => (
          <span key={cap}>
            <KeyCap>{cap}</KeyCap>{' '}
          </span>
        ))}
      </td>
      <td>{does}</td>
    </tr>
  )
}
