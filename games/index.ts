// The games of the house, in the order in which they are listed. Nothing is loaded before it is opened.
import type { GameEntry } from '../engine/game/door.ts'

export const ENTRIES: readonly GameEntry[] = [
  {
    id: 'war-comes-early',
    open: async () => (await import('./war-comes-early/index.ts')).door,
    frozen: async () => (await import('./war-comes-early/frozen/index.ts')).FROZEN,
  },
  {
    id: 'budziszyn-1945',
    open: async () => (await import('./budziszyn-1945/index.ts')).door,
    frozen: async () => (await import('./budziszyn-1945/frozen/index.ts')).FROZEN,
  },
  {
    id: 'hinge-of-fate',
    open: async () => (await import('./hinge-of-fate/index.ts')).door,
    frozen: async () => (await import('./hinge-of-fate/frozen/index.ts')).FROZEN,
  },
  {
    id: 'eisenhowers-war',
    open: async () => (await import('./eisenhowers-war/index.ts')).door,
    frozen: async () => (await import('./eisenhowers-war/frozen/index.ts')).FROZEN,
  },
  {
    id: 'munich-war',
    open: async () => (await import('./munich-war/index.ts')).door,
    frozen: async () => (await import('./munich-war/frozen/index.ts')).FROZEN,
  },
]
