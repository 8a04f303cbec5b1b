// The markers of Eisenhower's War (2.12). With the 108 units they make the 144 counters of 2.1. How many control,
// destroyed-city and supply markers there are is ours; play is not limited by it.

export interface Marker {
  readonly id: string
  readonly name: string
  readonly side: 'allied' | 'german' | 'both'
  readonly count: number
  /** The rule that it serves. */
  readonly rule: string
  /** Whether the rules give the count. */
  readonly counted: boolean
}

export const markers: readonly Marker[] = [
  { id: 'beachhead', name: 'Beachhead', side: 'allied', count: 2, rule: '5.3.2', counted: true },
  { id: 'aerial-supply', name: 'Aerial Supply', side: 'allied', count: 1, rule: '7.11', counted: true },
  { id: 'bomber', name: 'Bombers', side: 'allied', count: 2, rule: '10.10', counted: true },
  { id: 'bridge', name: 'Bridge Captured', side: 'allied', count: 1, rule: '13.5', counted: true },
  { id: 'thunderclap', name: 'Operation Thunderclap', side: 'allied', count: 1, rule: '13.7', counted: true },
  { id: 'alpine-fortress', name: 'Alpine Fortress', side: 'german', count: 1, rule: '13.8', counted: true },
  { id: 'fmo', name: 'Fuehrer Mandated Offensive', side: 'german', count: 5, rule: '13.6', counted: true },
  { id: 'turn', name: 'Turn', side: 'both', count: 2, rule: '3.2.2', counted: true },
  { id: 'destroyed-city', name: 'City Destroyed', side: 'both', count: 2, rule: '10.10', counted: false },
  { id: 'control', name: 'Control', side: 'both', count: 18, rule: '3.4', counted: false },
  { id: 'supply-problem', name: 'Supply Problems', side: 'allied', count: 1, rule: '7.15', counted: false },
]
