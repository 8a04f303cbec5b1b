// How to correct what we reconstructed: where a value is written, how, and how to check it.
import { useEffect } from 'react'
import { words } from '../words/en.ts'
import { Button } from './parts.tsx'

interface Props {
  readonly go: (hash: string) => void
}

export function CorrectionsPage({ go }: Props) {
  const { corrections } = words
  useEffect(() => {
    document.title = words.tab.title(corrections.title)
  }, [corrections.title])
  return (
    <main className="corrections">
      <h1>{corrections.title}</h1>
      <p>{corrections.why}</p>
      {corrections.sections.map(({ title, text, file, line }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <p className="second small">{corrections.file(file)}</p>
          <pre>
            <code>{line}</code>
          </pre>
        </section>
      ))}
      <h2>{corrections.then}</h2>
      <ol>
        {corrections.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="row">
        <Button look="main" onPress={() => go('#/maps')}>
          {corrections.maps}
        </Button>
        <Button onPress={() => go('#/')}>{words.opening.battles}</Button>
      </div>
    </main>
  )
}
