import { ALLIED, commandOn, GERMAN, GROUP, WEST } from '../../../games/hinge-of-fate/forces.ts'
import { controller } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { germanStepLosses } from '../../../games/hinge-of-fate/rules/14-victory.ts'
import { isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import {
  campOf,
  groupOf,
  polishObjectives,
  unit,
  westGermanCities,
} from '../../../games/hinge-of-fate/world.ts'
import type { ScoreSheet } from '../../scores.ts'

const held = (g: State, hexes: readonly number[], camp: number): number =>
  hexes.filter(hex => controller(g, hex) === camp).length

const sideOf = (u: number): number =>
  commandOn(campOf[u], groupOf[u] === GROUP.agc || groupOf[u] === GROUP.french ? WEST : 0)

export const scores: ScoreSheet<State> = {
  pointsAre: scenario =>
    scenario === 'historical'
      ? 'Polish cities and fortresses in German hands, and German steps lost'
      : 'Polish cities and fortresses in German and in Polish hands, supply points of Army Group C, German cities in French hands',
  pointsOf(g) {
    const german = held(g, polishObjectives, GERMAN)
    if (isHistorical(g)) return [german, germanStepLosses(g)]
    return [german, polishObjectives.length - german, g.supplyPoints, held(g, westGermanCities, ALLIED)]
  },
  scoringRules: () => [],
  strengthIn: 'steps',
  lossesIn: (_before, _after, events) =>
    events
      .filter(({ event }) => event === 'reduced' || event === 'eliminated')
      .map(event => ({
        side: sideOf(unit(String(event.unit))),
        strength: 1,
        isCounter: event.event === 'eliminated',
      })),
}
