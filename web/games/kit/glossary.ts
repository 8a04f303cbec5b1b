// Terms that most of our games share. What they mean in detail is the game's: each names its own rule.
import type { Term } from '../../../table/glossary.ts'

const SHARED = {
  zone: {
    term: 'zone of control',
    also: ['zones of control', 'enemy zone', 'enemy zones'],
    text: 'The hexes next to a unit, in which it hinders enemy movement and supply.',
  },
  supplyLine: {
    term: 'supply line',
    also: ['line of supply', 'lines of supply'],
    text: 'A chain of hexes that joins a unit to a supply source of its own. Enemy units and zones of control can cut it.',
  },
  source: {
    term: 'supply source',
    also: ['source of supply', 'sources of supply', 'supply base', 'supply bases', 'source', 'sources'],
    text: 'A place supply lines are traced to.',
  },
  unsupplied: {
    term: 'out of supply',
    text: 'A unit that no supply line reaches. It moves and fights at a disadvantage.',
  },
  shift: {
    term: 'column shift',
    also: ['columns left', 'columns right', 'column left', 'column right', '1L', '2L', '3L', '1R', '2R'],
    text: 'Moves the column of the combat table before the roll: to the right for the attacker, to the left for the defender.',
  },
  stacking: {
    term: 'stacking limit',
    also: ['overstacked', 'stacking'],
    text: 'How many units may share a hex.',
  },
  step: {
    term: 'step',
    also: ['steps', 'step loss', 'step losses'],
    text: 'What a unit can lose. A two-step unit is flipped to its weaker side by the first loss and eliminated by the second.',
  },
  advance: {
    term: 'advance after combat',
    also: ['advances after combat', 'advance', 'advances'],
    text: 'Attackers who have emptied a hex may enter it at once, at no movement cost.',
  },
  retreat: {
    term: 'retreat',
    also: ['retreats'],
    text: 'Moving back after a battle, as the combat result says. It costs no movement points.',
  },
  concentric: {
    term: 'concentric',
    also: ['concentric attack', 'concentric attacks', 'concentric bonus'],
    text: 'An attack from several sides of the defender. It shifts the column to the right.',
  },
  suddenDeath: {
    term: 'sudden death',
    text: 'A condition that ends the game at once, before the last turn.',
  },
  static: {
    term: 'static',
    also: ['static unit', 'static units'],
    text: 'A unit without movement points. It stays where it is.',
  },
  control: {
    term: 'hex control',
    also: ['control of hexes', 'changes hands', 'changes control', 'control of a hex'],
    text: 'Which side a hex belongs to. As a rule it is the side whose unit was the last to enter it.',
  },
  points: {
    term: 'movement point',
    also: ['movement factor', 'movement factors'],
    text: 'What a unit may spend in one move. Each hex has its cost on the terrain chart.',
  },
} as const

export type SharedTerm = keyof typeof SHARED

/** The shared terms that a game uses, each with its rule there, and the game's own. */
export const glossaryOf = (
  shared: Readonly<Partial<Record<SharedTerm, string>>>,
  own: readonly Term[],
): readonly Term[] => [
  ...Object.entries(shared).map(([name, rule]) => ({ ...SHARED[name as SharedTerm], rules: [rule] })),
  ...own,
]
