import { toCome } from '../to-come.ts'

export const card = toCome({
  id: 'hinge-of-fate',
  title: 'Hinge of Fate',
  place: 'Poland and the Saar, 1939',
  facts: '2 to 4 players, two maps, 12 turns',
  // Its board counts the hexes of the East first; on the table the West lies to the left.
  maps: [
    { map: 'hinge-of-fate/east', title: 'East', at: { column: 1, row: 0 } },
    { map: 'hinge-of-fate/west', title: 'West', at: { column: 0, row: 0 } },
  ],
  counters: async () => (await import('../../../atlas/presentations/hinge-of-fate-counters.ts')).counterSheet,
})
