// How to correct what we reconstructed: where a value is written, how, and how to check it.
import { useEffect } from 'react'
import { words } from '../words/en.ts'
import { Button } from './parts.tsx'

/** Lines as they stand in the files. */
const SAMPLES = {
  hex: `hex 2413 Germany clear city="Berlin" capital vp=5 !region,city,capital
side 2401/2402 river name="Little Belt" !river
route rail "Hamburg-Berlin" 2007 2008 2109`,
  counter:
    'counter xx-1 "I Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=3-4-6 !nation,size',
  table: 'npm run -s salient -- rules <game>   # every rule, with the file it is in',
} as const

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
      {corrections.sections.map(({ title, text, file, sample }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <p className="second small">{corrections.file(file)}</p>
          <pre>
            <code>{SAMPLES[sample]}</code>
          </pre>
        </section>
      ))}
      <h2>{corrections.afterwards}</h2>
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
