// The counters that are no units (2.14, 3.3). With the 75 units they make the 88 of 2.1; how many control markers
// there are is ours.

export interface Marker {
  readonly id: string
  readonly name: string
}

export const markers: readonly Marker[] = [
  { id: 'game-turn', name: 'Game Turn' },
  { id: 'agc-supply', name: 'AGC Supply Status' },
  { id: 'reps-agn', name: 'REPS AGN' },
  { id: 'reps-ags', name: 'REPS AGS' },
  { id: 'reps-agc', name: 'REPS AGC' },
  { id: 'reps-french', name: 'REPS French' },
  { id: 'seaside', name: 'Operation Seaside' },
  { id: 'air-superiority', name: 'Air Superiority' },
  { id: 'air-parity', name: 'Air Parity' },
  { id: 'control-1', name: 'City Control' },
  { id: 'control-2', name: 'City Control' },
  { id: 'control-3', name: 'City Control' },
  { id: 'control-4', name: 'City Control' },
]
