import { toCome } from '../to-come.ts'

export const card = toCome({
  id: 'munich-war',
  title: 'Munich War',
  place: 'Europe in arms, 1938',
  facts: '2 sides, 4 to 8 turns',
  counters: async () => (await import('../../../atlas/presentations/munich-war-counters.ts')).counterSheet,
})
