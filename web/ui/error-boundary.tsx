// Something of ours went wrong: say so, lose nothing, offer the next step.
import { Component, type ReactNode } from 'react'
import { download } from '../session/downloads.ts'
import { words } from '../words/en.ts'
import { MessagePage } from './message.tsx'
import { Button } from './parts.tsx'

interface Props {
  readonly children: ReactNode
}

export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <MessagePage icon="mandatory" title={words.fault.title} text={words.fault.text}>
        <Button look="small main" onPress={() => location.reload()}>
          {words.fault.again}
        </Button>
        <Button look="small" onPress={() => download(reportOf(error), 'salient-fault.txt', 'text/plain')}>
          {words.fault.report}
        </Button>
        <Button look="small quiet" onPress={() => location.assign('#/')}>
          {words.opening.battles}
        </Button>
      </MessagePage>
    )
  }
}

const reportOf = (error: unknown): string =>
  [
    location.href,
    navigator.userAgent,
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ].join('\n\n')
