import { valueOrThrow } from '../../engine/files/result.ts'
import { History } from '../../table/history.ts'
import { battleById } from '../catalogue.ts'
import { gameFileName } from '../store/files.ts'
import { battleMap } from './battle-map.ts'
import { takeGame } from './games.ts'
import { storyOf } from './report.ts'
import { reportFonts } from './report-fonts.ts'
import { type DrawnBattle, reportHtml } from './report-html.ts'
import { piecesOf, playersOf, tableOf } from './tables.ts'

/** The report of a saved game: its HTML and a name for the file; null if there is no such game, or it cannot be shown. */
export async function writeReport(id: string): Promise<{ html: string; name: string } | null> {
  const whole = await takeGame(id)
  const battle = whole === null || whole === 'damaged' ? undefined : battleById(whole.journal.game)
  if (whole === null || whole === 'damaged' || battle === undefined) return null
  const { journal, saved } = whole
  const pieces = await piecesOf(battle, journal.rulesVersion)
  if (pieces === null) return null
  const { presentation, board, faces } = pieces
  const history = valueOrThrow(History.resume(presentation, journal, journal.game))
  const table = tableOf(presentation, history, saved.seats, true)
  table.openCurtain()
  const scenario = battle.scenarios.find(other => other.id === journal.scenario)
  const story = {
    ...storyOf(
      table.snapshot(),
      journal,
      saved.seats,
      scenario?.sides ?? [],
      scenario?.title ?? journal.scenario,
    ),
    sides: playersOf(saved.seats, presentation, journal),
  }
  const battles: DrawnBattle[] = []
  for (const fought of story.battles) {
    table.scrubTo(fought.before)
    const { counters } = table.snapshot().scene
    const map = fought.hex === null ? '' : await battleMap({ board, faces, counters, hex: fought.hex })
    battles.push({ ...fought, map })
  }
  table.close()
  const now = new Date()
  return {
    html: reportHtml(story, battles, now, await reportFonts()),
    name: gameFileName(journal, now, 'html'),
  }
}
