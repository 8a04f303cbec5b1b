// Games that opponents and advisers know. Nothing is loaded before it is opened: a thread learns the game that is played.
import type { KnownGame } from '../players/knowledge.ts'

export const KNOWN_GAMES: readonly KnownGame[] = [
  { id: 'war-comes-early', open: async () => (await import('./war-comes-early/index.ts')).knowledge },
  { id: 'budziszyn-1945', open: async () => (await import('./budziszyn-1945/index.ts')).knowledge },
  { id: 'eisenhowers-war', open: async () => (await import('./eisenhowers-war/index.ts')).knowledge },
  { id: 'munich-war', open: async () => (await import('./munich-war/index.ts')).knowledge },
  { id: 'hinge-of-fate', open: async () => (await import('./hinge-of-fate/index.ts')).knowledge },
]
