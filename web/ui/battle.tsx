// The odds before, the die and the steps after.
import type { OddsPicture } from '../../table/presentation.ts'
import type { BattleSteps } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Dice } from './dice.tsx'
import { Icon } from './icons.tsx'
import { printed, RuleTag, Says, Tags } from './parts.tsx'
import { Terms } from './terms.tsx'

const percent = (chance: number): string => `${Math.round(chance * 100)}%`

/** '83%', or '50–83%' when hidden defenders make it a guess. */
export function chanceText(chance: number, to: number | null): string {
  if (to === null || percent(to) === percent(chance)) return percent(chance)
  const [low, high] = chance < to ? [chance, to] : [to, chance]
  return `${Math.round(low * 100)}–${percent(high)}`
}

export function OddsTable({ odds }: { readonly odds: OddsPicture }) {
  return (
    <table className="facts" aria-label={words.now.odds}>
      <tbody>
        {odds.lines.map((line, i) => (
          <tr key={i} className={line.applies ? undefined : 'off'}>
            <td>
              <span>
                <Terms text={line.label} />
              </span>
              {!line.applies && <span className="visually-hidden">, {words.now.notApplying}</span>}
            </td>
            <td className="number">{printed(line.value)}</td>
            <td className="rule">{line.rule !== '' && <RuleTag id={line.rule} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function ColumnStrip({ odds }: { readonly odds: OddsPicture }) {
  const { columns, column, columnTo } = odds
  const [from, to] = columnTo === null ? [column, column] : [column, columnTo].sort((a, b) => a - b)
  return (
    <ol className="column-strip" aria-label={words.now.columns}>
      {columns.map((heading, i) => {
        const isFinal = i >= from && i <= to
        return (
          <li key={heading} className={isFinal ? 'final' : undefined}>
            {printed(heading)}
            {isFinal && <span className="visually-hidden">, {words.now.finalColumn}</span>}
          </li>
        )
      })}
    </ol>
  )
}

export function Headline({ odds }: { readonly odds: OddsPicture }) {
  const { headline } = odds
  if (headline === null) return null
  const chance = chanceText(headline.chance, headline.chanceTo)
  return (
    <div className="headline">
      <span className={chance.includes('–') ? 'chance range' : 'chance'}>{chance}</span>
      <span className="text">
        {headline.text}
        <Tags rules={headline.rules} />
      </span>
    </div>
  )
}

interface BarsProps {
  readonly odds: OddsPicture
  readonly side: number
  readonly enemy: number
}

const WIDEST = 48

/** Every result with its chance; the enemy's are striped. */
export function ResultBars({ odds, side, enemy }: BarsProps) {
  const largest = Math.max(...odds.results.map(result => Math.max(result.chance, result.chanceTo ?? 0)), 0.01)
  return (
    <table className="bars" aria-label={words.now.chances}>
      <tbody>
        {odds.results.map(({ label, text, chance, chanceTo, good }, i) => (
          <tr key={i}>
            <th scope="row">{label}</th>
            <td>
              <span className={`bar ${good ? `side-${side}` : `bad against-${enemy}`}`}>
                <i
                  style={{ width: `${Math.max(2, (Math.max(chance, chanceTo ?? 0) / largest) * WIDEST)}%` }}
                />
                <span>{text}</span>
              </span>
            </td>
            <td className="percent">{chanceText(chance, chanceTo)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Roll, their losses, yours, advance: where this battle stands, and what the die said. */
export function BattleHead({ battle }: { readonly battle: BattleSteps }) {
  return (
    <>
      <ol className="battle-steps" aria-label={words.now.steps}>
        {battle.steps.map(step => (
          <li
            key={step.label}
            className={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            {step.label}
          </li>
        ))}
      </ol>
      <Roll battle={battle} />
      <Outcome battle={battle} />
    </>
  )
}

/** What the dice said. */
export function Roll({ battle }: { readonly battle: BattleSteps }) {
  if (battle.dice.length === 0) return null
  return (
    <div className="roll">
      <Dice
        faces={battle.dice}
        roll={`${battle.title} ${battle.hex} ${battle.dice.join()} ${battle.result}`}
      />
      <div>
        <p className="result">{printed(battle.result)}</p>
        <p className="small second">
          <Says sentence={battle.says} />
        </p>
      </div>
    </div>
  )
}

/** What has come of it so far. */
export function Outcome({ battle }: { readonly battle: BattleSteps }) {
  if (battle.notes.length === 0) return null
  return (
    <div className="note done" style={{ marginTop: 12 }}>
      <Icon name="tick" />
      <span>
        {battle.notes.map(note => (
          <span key={note.text}>
            <Says sentence={note} />{' '}
          </span>
        ))}
      </span>
    </div>
  )
}
