// A second opinion on War Comes Early, written from the rulebook alone: slow, plain, and sharing no code with the rules.
export { type CombatColumn, combatColumn, type Shift } from './combat.ts'
export { reach } from './movement.ts'
export { type Action, actions, perform, perft } from './perft.ts'
export type { MovingUnit, OpenedAttack, ReferencePosition, Side } from './position.ts'
export { type Purpose, supplied } from './supply.ts'
export { enemyZones } from './zones.ts'
