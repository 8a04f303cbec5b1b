import { words } from '../words/en.ts'
import { Button } from './parts.tsx'

export function ReportView({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  return (
    <main className="report-page" data-game={id}>
      <Button onPress={onClose}>{words.close}</Button>
    </main>
  )
}
