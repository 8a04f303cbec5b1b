// How gladly lively play takes a step: units seek the enemy.

const TOWARDS = 6
const ALONG = 1
const AWAY = 0.2

/** Weight of a step that brings the unit so many hexes nearer to the enemy, below 0 away from him. */
export const stepWeight = (nearer: number): number => (nearer > 0 ? TOWARDS : nearer === 0 ? ALONG : AWAY)
