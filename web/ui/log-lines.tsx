// One sentence a line, with the side's mark, its dice and its rules.
import type { LogLine } from '../../table/presentation.ts'
import { printed, SideMark, SmallDie, Tags } from './parts.tsx'
import { Marked } from './rule-book.tsx'

interface Props {
  readonly line: LogLine
  readonly sought?: string
}

export function LogWords({ line, sought = '' }: Props) {
  return (
    <>
      <SideMark side={line.side} />
      {line.weight === 'battle' || line.weight === 'alarm' ? (
        <b>
          <Marked text={printed(line.text)} sought={sought} />
        </b>
      ) : (
        <Marked text={line.text} sought={sought} />
      )}
      {(line.dice ?? []).map((face, i) => (
        <span key={i}>
          {' '}
          <SmallDie face={face} />
        </span>
      ))}
      <Tags rules={line.rules} />
    </>
  )
}

/** A few lines to read, without the ways into the timeline. */
export function LogLines({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <div className="log">
      {lines.map((line, i) => (
        <p key={i} className="log-line">
          <LogWords line={line} />
        </p>
      ))}
    </div>
  )
}
