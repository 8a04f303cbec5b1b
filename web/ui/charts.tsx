// The two charts of the end: victory points turn by turn, and luck battle by battle.
import type { GameReport } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'

const WIDTH = 780
const HEIGHT = 270
const LEFT = 34
const RIGHT = WIDTH - 56
const TOP = 16
const BOTTOM = HEIGHT - 34

/** Round steps that give four or five lines. */
export function ticksFor(low: number, high: number): number[] {
  if (high - low < 4) return ticksFor(low, low + 4)
  const span = high - low
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map(n => n * power).find(n => n >= rough) ?? rough)
  const first = Math.floor(low / step) * step
  const count = Math.ceil((high - first) / step)
  return Array.from({ length: count + 1 }, (_, i) => first + i * step)
}

export function PointsChart({
  report,
  names,
}: {
  readonly report: GameReport
  readonly names: readonly string[]
}) {
  const { scores, lastTurn } = report
  if (scores.length === 0) return null
  const all = scores.flatMap(score => score.values)
  const ticks = ticksFor(Math.min(...all), Math.max(...all))
  const [low, high] = [ticks[0], ticks[ticks.length - 1]]
  const turns = Math.max(1, lastTurn)
  const x = (turn: number) => LEFT + ((RIGHT - LEFT) * turn) / turns
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * (value - low)) / Math.max(1, high - low)
  const last = scores[scores.length - 1]
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken(report, names)}>
      {ticks.map(tick => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 8} y={y(tick) + 5} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {Array.from({ length: turns }, (_, i) => (
        <text key={i} x={x(i + 1)} y={HEIGHT - 10} textAnchor="middle">
          {i + 1}
        </text>
      ))}
      {last.values.map((value, side) => (
        <g key={side}>
          <path
            d={`M${scores.map(score => `${x(score.turn)} ${y(score.values[side])}`).join('L')}`}
            fill="none"
            stroke={`var(--side-${side})`}
            strokeWidth="3"
            strokeLinejoin="round"
            strokeDasharray={DASHES[side]}
          />
          <EndMark side={side} x={x(last.turn)} y={y(value)} />
          <text
            x={x(last.turn) + 12}
            y={y(value) + 5}
            className="end"
            style={{ fill: `var(--side-${side})` }}
          >
            {value}
          </text>
        </g>
      ))}
    </svg>
  )
}

const spoken = ({ scores }: GameReport, names: readonly string[]): string => {
  const last = scores[scores.length - 1]
  return `${words.victory.points}: ${last.values.map((value, side) => `${names[side]} ${value}`).join(', ')}`
}

/** Curves are told apart by their dashes as well. */
const DASHES: readonly (string | undefined)[] = [undefined, '8 4', '2 4', '10 3 2 3']

/** Square, circle, triangle, cross: the shapes of the sides. */
function EndMark({ side, x, y }: { readonly side: number; readonly x: number; readonly y: number }) {
  const fill = `var(--side-${side})`
  if (side === 1) return <circle cx={x} cy={y} r="5.5" fill={fill} />
  if (side === 2) return <path d={`M${x} ${y - 6}l6 11h-12z`} fill={fill} />
  if (side === 3) return <path d={`M${x} ${y - 6}v12M${x - 6} ${y}h12`} stroke={fill} strokeWidth="4" />
  return <rect x={x - 5} y={y - 5} width="10" height="10" fill={fill} />
}

const LUCK_WIDTH = 380
const LUCK_HEIGHT = 120
const MIDDLE = 56
const BASE = 90
const HIGHEST = 34

/** One bar a battle. Of two sides the first one's luck rises and the other's falls; of more, all rise, each in its colour. */
export function LuckChart({
  report,
  names,
}: {
  readonly report: GameReport
  readonly names: readonly string[]
}) {
  const { luck, luckUnit } = report
  const isPair = names.length <= 2
  const zero = isPair ? MIDDLE : BASE
  const largest = Math.max(...luck.map(battle => battle.value), 0.5)
  const width = (LUCK_WIDTH - 8) / Math.max(luck.length, 1)
  return (
    <svg
      className="chart luck"
      viewBox={`0 0 ${LUCK_WIDTH} ${LUCK_HEIGHT}`}
      role="img"
      aria-label={report.luckText}
    >
      {luck.map(({ position, value, side, text }, i) => {
        const height = Math.max(1, (value / largest) * (isPair ? HIGHEST : 2 * HIGHEST))
        return (
          <rect
            key={position}
            x={4 + i * width}
            y={isPair && side === 1 ? zero : zero - height}
            width={Math.max(1, Math.min(28, width - 3))}
            height={height}
            fill={`var(--side-${side})`}
          >
            <title>{text}</title>
          </rect>
        )
      })}
      <path d={`M0 ${zero}H${LUCK_WIDTH}`} stroke="var(--ink-2)" />
      {isPair && (
        <>
          <text x="0" y="14">
            {words.victory.lucky(names[0] ?? '')}
          </text>
          <text x="0" y={LUCK_HEIGHT - 8}>
            {words.victory.lucky(names[1] ?? '')}
          </text>
        </>
      )}
      <text x={LUCK_WIDTH} y={LUCK_HEIGHT - 8} textAnchor="end">
        {words.victory.eachBar(luckUnit)}
      </text>
    </svg>
  )
}
