// 13.0 to 13.2  What the 1939 scenario changes in set-up and sequence.
import { CZECHOSLOVAKIA, GERMANY, POLAND } from '../nations.ts'
import { HEX, is1939, STATUS, type State } from '../state.ts'
import { country, fortHexes, HEXES } from '../world.ts'

/**
 * 13.1a, 13.2b  Only Germany and Poland fight; Germany holds Czechoslovakia too. R71: nobody holds Danzig.
 * R73: no fortification counts.
 */
export function begin1939(g: State): void {
  g.status.fill(STATUS.outOfPlay)
  g.status[GERMANY] = STATUS.fighting
  g.status[POLAND] = STATUS.fighting
  for (let h = 0; h < HEXES; h++) {
    const land = country[h]
    const holder = land === CZECHOSLOVAKIA ? GERMANY : land
    g.control[h] = holder === GERMANY || holder === POLAND ? holder + 1 : 0
  }
  for (const h of fortHexes) g.hexFlags[h] |= HEX.breached
}

/** 5.1, 13.4a  The first two turns of 1938 and every turn of 1939 have the fixed sequence. */
export function hasFixedSequence(g: State): boolean {
  return is1939(g) || g.turn <= 2
}

/** 5.1e, 13.4a  Who answers the German player turn of the fixed sequence. */
export function defendingNation(g: State): number {
  return is1939(g) ? POLAND : CZECHOSLOVAKIA
}
