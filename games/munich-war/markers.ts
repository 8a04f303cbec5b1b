// The markers of Munich War (2.8). With the 165 units they make the 176 counters of 2.0; their number is no limit.

export interface Marker {
  readonly id: string
  readonly name: string
  readonly back: string
  readonly count: number
  /** The rule that it serves. */
  readonly rule: string
}

export const markers: readonly Marker[] = [
  { id: 'axis-turn', name: 'Axis Turn', back: 'Axis Turn, Storms', count: 1, rule: '20.0' },
  { id: 'allied-turn', name: 'Allied Turn', back: 'Allied Turn, Storms', count: 1, rule: '20.0' },
  { id: 'terror', name: 'Terror', back: 'Control', count: 9, rule: '16.8.2' },
]
