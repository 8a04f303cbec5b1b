import { toCome } from '../to-come.ts'

export const card = toCome({
  id: 'eisenhowers-war',
  title: 'Eisenhower’s War',
  place: 'France to the Rhine, 1944',
  facts: '2 sides, 9 turns, 3 hours',
  counters: async () =>
    (await import('../../../atlas/presentations/eisenhowers-war-counters.ts')).counterSheet,
})
