// The games of the house, in the order in which they are listed. Nothing is loaded before it is opened.
import type { GameEntry } from '../engine/game/door.ts'

export const ENTRIES: readonly GameEntry[] = [
  { id: 'war-comes-early', open: async () => (await import('./war-comes-early/index.ts')).door },
  { id: 'budziszyn-1945', open: async () => (await import('./budziszyn-1945/index.ts')).door },
  {
    id: 'hinge-of-fate',
    open: async () => (await import('./hinge-of-fate/index.ts')).door,
  },
  { id: 'eisenhowers-war', open: async () => (await import('./eisenhowers-war/index.ts')).door },
  { id: 'munich-war', open: async () => (await import('./munich-war/index.ts')).door },
]
