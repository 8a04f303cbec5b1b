// A table at which one can read what the game is about: objectives, play aids.
import { AdvisedTable } from './advised-table.ts'
import type { ChartCard, Objectives } from './presentation.ts'
import { chartsOf } from './reading.ts'

export class ReadingTable extends AdvisedTable {
  toggleObjectives(): void {
    if (this.reading !== null) this.closeReading()
    else if (this.snapshot().can.objectives && this.scrubbed === null) {
      this.reading = { kind: 'objectives', goal: null, looked: null }
      this.changed('hand')
    }
  }

  protected closeReading(): void {
    if (this.reading?.kind === 'briefing') this.haveRead?.add(this.sitting.viewer)
    this.reading = null
    this.recall()
    this.changed('hand')
  }

  pointGoal(id: string | null): void {
    if (this.reading === null || this.reading.goal === id) return
    this.reading = { ...this.reading, goal: id }
    this.changed('hand')
  }

  showGoal(id: string): void {
    if (this.reading === null) return
    this.reading = { ...this.reading, goal: id, looked: id }
    this.changed('hand')
  }

  replayRecap(): void {
    this.playAgain()
  }

  stepRecap(by: number): void {
    if (this.playing !== null) this.showRecap(this.playing.index + by)
  }

  showRecap(index: number): void {
    if (this.playing === null) return
    const last = this.playing.recap.entries.length - 1
    this.playing = { ...this.playing, index: Math.min(Math.max(index, 0), last) }
    this.live = this.playing.recap.entries[this.playing.index].text
    this.changed('position')
  }

  skipRecap(): void {
    if (this.playing === null) return
    this.playing = null
    this.changed('position')
  }

  toggleCharts(): void {
    this.hasCharts = !this.hasCharts && this.snapshot().can.charts
    this.changed('hand')
  }

  objectives(): Objectives | null {
    return this.sitting.curtain === null ? this.stageNow().objectives : null
  }

  charts(): readonly ChartCard[] {
    return this.sitting.curtain === null ? chartsOf(this.lookNow()) : []
  }
}
