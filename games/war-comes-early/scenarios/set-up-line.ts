import type { NationName } from '../nations.ts'

/** One line of the set-up: some counters and where they may go, placed before the next line begins. */
export interface SetUpLine {
  readonly rule: string
  readonly side: 0 | 1
  readonly title: string
  readonly nations: readonly NationName[]
  /** `printed`: each counter names its hex. `railheads`: the four markers. Any other word is a set-up zone. */
  readonly zone: string
  /** R63  As many hexes as units: one unit of the line in a hex. */
  readonly oneEach?: true
}

export interface ScenarioData {
  readonly id: '1938' | '1939'
  /** PAC-TR  The boxes of the game turn track. */
  readonly dates: readonly string[]
  readonly lines: readonly SetUpLine[]
}
