// The after-action report on its page: read it, save it, go back.
import { useEffect, useState } from 'react'
import { download } from '../session/downloads.ts'
import { writeReport } from '../session/write-report.ts'
import { words } from '../words/en.ts'
import { MessagePage } from './message.tsx'
import { Button } from './parts.tsx'

type Report = Awaited<ReturnType<typeof writeReport>>

export function ReportView({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [report, setReport] = useState<Report | 'writing'>('writing')
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    document.title = words.report.title
    writeReport(id).then(setReport, setFailed)
  }, [id])
  if (failed !== null) throw failed
  if (report === null) {
    return (
      <MessagePage icon="search" title={words.opening.gone} text={words.opening.goneText}>
        <Button look="small main" onPress={onClose}>
          {words.close}
        </Button>
      </MessagePage>
    )
  }
  if (report === 'writing') {
    return (
      <main className="message-page">
        <p className="third" role="status">
          {words.report.building}
        </p>
      </main>
    )
  }
  return (
    <main className="report-page">
      <iframe className="report-frame" title={words.report.title} srcDoc={report.html} sandbox="" />
      <div className="report-buttons">
        <Button look="main" icon="share" onPress={() => download(report.html, report.name, 'text/html')}>
          {words.report.save}
        </Button>
        <Button onPress={onClose}>{words.close}</Button>
      </div>
    </main>
  )
}
