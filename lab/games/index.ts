// The games that the lab knows more about than their rules.
import type { LabEntry } from './lab-game.ts'

export const LAB_GAMES: readonly LabEntry[] = [
  { id: 'war-comes-early', open: async () => (await import('./war-comes-early.ts')).lab },
  { id: 'budziszyn-1945', open: async () => (await import('./budziszyn-1945.ts')).lab },
  { id: 'eisenhowers-war', open: async () => (await import('./eisenhowers-war.ts')).lab },
  { id: 'munich-war', open: async () => (await import('./munich-war.ts')).lab },
  { id: 'hinge-of-fate', open: async () => (await import('./hinge-of-fate.ts')).lab },
]
