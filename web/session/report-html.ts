// The report as one HTML file that stands alone: text, maps, and the game inside it.
import { escaped } from '../../atlas/draw/svg.ts'
import type { Fact } from '../../table/presentation.ts'
import { JOURNAL_ELEMENT, journalForPage } from '../store/files.ts'
import { words } from '../words/en.ts'
import type { Chapter, ReportBattle, ReportStory } from './report.ts'
import { REPORT_STYLE } from './report-style.ts'

export interface DrawnBattle extends ReportBattle {
  /** SVG of the map before the battle, '' where there is none. */
  readonly map: string
}

/** A report runs nothing and loads nothing: whatever a name or a file may have brought in stays text. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">`

export function reportHtml(
  story: ReportStory,
  battles: readonly DrawnBattle[],
  written: Date,
  fonts = '',
): string {
  const date = written.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">${POLICY}<title>${escaped(`${story.title}: ${words.report.title}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${fonts}${REPORT_STYLE}</style></head>
<body><main>
<header><div><p class="small">${escaped(words.report.title)}, ${escaped(date)}</p><h1>${escaped(story.title)}</h1></div>
<p class="small right">${escaped(`${story.game}, ${story.scenario}`)}<br>${escaped(outcomeOf(story))}</p></header>
<div class="columns"><div>
${battles.map(battleHtml).join('\n')}
${story.chapters.map(chapterHtml).join('\n')}
</div><aside>
${figuresHtml(story)}
<p class="note">${escaped(words.report.inside)}</p>
</aside></div></main>
<script type="application/json" id="${JOURNAL_ELEMENT}">${journalForPage(story.journal)}</script>
</body></html>
`
}

function outcomeOf({ sides, winners, isOver, score, turn }: ReportStory): string {
  const name = (side: number) => {
    const { player, name } = sides[side]
    return player === name ? words.report.side(name) : `${player} (${name})`
  }
  const all = sides.map((_, side) => side)
  const told = (order: readonly number[]) =>
    (score.length === sides.length ? order.map(side => score[side]) : score).join(` ${words.top.to} `)
  if (!isOver) return words.report.goingOn(turn, told(all))
  if (winners.length === 0) return words.report.drawn(told(all))
  const losers = all.filter(side => !winners.includes(side))
  return words.report.beat(winners.map(name), losers.map(name), told([...winners, ...losers]))
}

function battleHtml(battle: DrawnBattle): string {
  const when = escaped(words.report.before(battle.title))
  const map = battle.map === '' ? '' : `<div class="map" role="img" aria-label="${when}">${battle.map}</div>`
  const caption = `<figcaption><b>${escaped(battle.text)}</b> ${when}</figcaption>`
  return `<figure>${map}${caption}${factsHtml(battle.details)}</figure>`
}

const factsHtml = (facts: readonly Fact[]): string =>
  facts.length === 0
    ? ''
    : `<table>${facts.map(({ label, value }) => `<tr><td>${escaped(label)}</td><td class="number">${escaped(value)}</td></tr>`).join('')}</table>`

function chapterHtml({ turn, lines }: Chapter): string {
  const told = lines.map(({ text, dice = [] }) => {
    const faces = dice.map(face => `<span class="die">${face}</span>`).join(' ')
    return `${escaped(text)}${faces === '' ? '' : ` ${faces}`}`
  })
  return `<p><b>${escaped(turn)}.</b> ${told.join(' ')}</p>`
}

function figuresHtml({ figures, sides }: ReportStory): string {
  if (figures === null) return ''
  const heads = sides.map(({ name }) => `<th class="number">${escaped(name)}</th>`).join('')
  const row = (label: string, values: readonly number[]) =>
    `<tr><td>${escaped(label)}</td>${values.map(value => `<td class="number">${rounded(value)}</td>`).join('')}</tr>`
  const sum = (side: number, key: 'lost' | 'expected') =>
    figures.losses.filter(loss => loss.side === side).reduce((total, loss) => total + loss[key], 0)
  const all = sides.map((_, side) => side)
  const last = figures.scores.at(-1)?.values ?? []
  const turned = figures.turningPoints
    .map(
      point =>
        `<tr><td>${escaped(point.battle)}</td><td class="number">${escaped(point.chance)}</td><td class="number">${point.dice.join(' ')}</td><td class="number">${escaped(point.swing)}</td></tr>`,
    )
    .join('')
  return `<h2>${escaped(words.report.figures)}</h2><table><tr><th></th>${heads}</tr>
${last.length === sides.length ? row(words.victory.points, last) : ''}
${row(
  words.report.lost,
  all.map(side => sum(side, 'lost')),
)}
${row(
  words.report.expected,
  all.map(side => sum(side, 'expected')),
)}</table>
<p class="small">${escaped(figures.luckText)}</p>
<h2>${escaped(words.report.decisive)}</h2><table><tr><th>${escaped(words.report.where)}</th><th class="number">${escaped(words.victory.chance)}</th><th class="number">${escaped(words.victory.die)}</th><th class="number">${escaped(words.victory.swing)}</th></tr>${turned}</table>`
}

const rounded = (value: number): string => `${Math.round(value * 10) / 10}`
