// How each kind of action is chosen at the table, and what the button says.
import type { Action } from '../../../engine/game/action.ts'
import { count } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/eisenhowers-war/flow.ts'
import type { DecisionName } from '../../../games/eisenhowers-war/index.ts'
import { stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { isSupplied } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { movingUnits } from '../../../games/eisenhowers-war/rules/08-movement.ts'
import { battleSlot, inBattle } from '../../../games/eisenhowers-war/rules/11-battle-frame.ts'
import { hexesOfRetreat, stepsOfRetreat } from '../../../games/eisenhowers-war/rules/11-losses.ts'
import { hasFlag, type State, UNIT } from '../../../games/eisenhowers-war/state.ts'
import { unitIds } from '../../../games/eisenhowers-war/units.ts'
import { GROUP_TITLES } from '../../../games/eisenhowers-war/words/names.ts'
import { isLand } from '../../../games/eisenhowers-war/world.ts'
import type { Affordance } from '../../../table/presentation.ts'
import { inFrame } from '../kit/desk.ts'
import {
  affordance,
  button,
  buttonOf,
  onUnit as onUnitOf,
  placing,
  type Reading,
  row,
} from '../kit/readers.ts'
import { ENDING_VERBS } from './endings.ts'
import { field, hexAt, nameOf, PIECE, placeNamed, unitAt } from './names.ts'
import type { EisSight } from './sight.ts'

type Reader = (s: EisSight, action: Action, decision: DecisionName) => Reading | null

const onUnit = onUnitOf(field)
const unit =
  (verb: string): Reader =>
  (s, action) =>
    onUnit(verb)(s.g, action)

/** `Place 2nd SS Panzer Corps in Paris` */
const toHex =
  (verb: string, into: string): Reader =>
  (_, action) => {
    const hex = action.to ?? action.hex
    return placing(action.unit, hex, `${verb} ${nameOf(action.unit)} ${into} ${placeNamed(hex)}`)
  }

/** A marker that is taken with a button and laid on a hex. */
const markerOn = (piece: string, hex: unknown, take: string, says: string): Reading => ({
  ...placing(piece, hex, says),
  take,
})

const firstOf = (g: State, flag: number): string =>
  unitIds[field.unitsWhere(each => hasFlag(g.unitFlags, each, flag))[0]]

const READERS: Readonly<Record<string, Reader>> = {
  deploy: toHex('Place', 'in'),
  shift: toHex('Move', 'to'),
  place: toHex('Place', 'in'),
  enter: toHex('Bring in', 'at'),
  'plan-first': (_, { hex, airborne }) => {
    const piece = airborne === null ? PIECE.firstInvasion : `${PIECE.firstInvasion} ${airborne}`
    const corps = airborne === null ? '' : ` with ${nameOf(airborne)}`
    return placing(piece, hex, `Seal the plan: land at ${placeNamed(hex)}${corps}`)
  },
  plan: (_, { hex, turn }) =>
    placing(`${PIECE.secondInvasion}${turn}`, hex, `Seal the plan: ${placeNamed(hex)} on turn ${turn}`),
  'no-plan': (_, { turn }) => button(`no-plan-${turn}`, `No landing, reveal it on turn ${turn}`, 'side'),
  launch: s => row('Launch the second invasion', `at ${field.placeName(s.g.secondHex)}`, '5.3.2'),
  cancel: () => row('Call it off', 'it can never be made afterwards', '3.2.3d'),
  land: unit('Land'),
  join: unit('Bring in'),
  drop: (s, action, decision) =>
    decision === 'airdrop'
      ? placing(dropping(s), action.to, `Drop on ${placeNamed(action.to)}`)
      : unit('Drop')(s, action, decision),
  airdrop: (_, action) =>
    button(`airdrop-${action.unit}`, `Drop ${nameOf(action.unit).replace(' (dropped)', '')}`, 'side'),
  bombers: ({ g }) => button('bombers', `Send bombers, ${g.bombers} left`, 'offer'),
  aerial: (s, { hex }) =>
    needsAir(s, hexAt(hex))
      ? markerOn(PIECE.aerial, hex, 'Supply a hex by air', `Supply ${placeNamed(hex)} by air`)
      : null,
  order: (_, { first }) =>
    first === 'move'
      ? row('Move, then attack', 'all movement before the first attack', '5.5.1')
      : row('Attack, then move', 'all attacks before the first move', '5.5.2'),
  eliminate: unit('Eliminate'),
  name: (_, { group }) => row(GROUP_TITLES[String(group)], 'half movement, attacks one column left', '7.15'),
  scheldt: () => button('scheldt', 'Cross the Scheldt', 'side'),
  step: ({ g }, { to }, decision) => {
    const lead = decision === 'move' ? unitIds[movingUnits(g)[0]] : firstOf(g, UNIT.advancing)
    return placing(lead, to, `Go on to ${placeNamed(to)}`)
  },
  'drop-off': (_, action) => buttonOf(action.unit, 'drop-off', `Drop off ${nameOf(action.unit)}`),
  retreat: ({ g }, { to }) =>
    to === undefined
      ? button('retreat', retreatLabel(g), 'side')
      : placing(firstOf(g, UNIT.together), to, `Retreat to ${placeNamed(to)}`),
  stand: ({ g }) => button('stand', standLabel(g), 'main'),
  part: (_, action) => buttonOf(action.unit, 'part', `Let ${nameOf(action.unit)} retreat by itself`),
  lose: (s, action) => ({
    ...unit('Lose a step from')(s, action, 'defenderLosses')!,
    says:
      stepsLeft(s.g, unitAt(action.unit)) === 1
        ? `Eliminate ${nameOf(action.unit)}`
        : `Lose a step from ${nameOf(action.unit)}`,
  }),
  advance: unit('Advance with'),
  rebuild: unit('Rebuild'),
  merge: (_, action) =>
    buttonOf(action.unit, `merge-${action.with}`, `Rebuild it, give up ${nameOf(action.with)}`),
  withdraw: (_, action) => button('withdraw', `Withdraw ${nameOf(action.unit)}`, 'side'),
  thunderclap: (_, { hex }) =>
    markerOn(PIECE.thunderclap, hex, 'Operation Thunderclap', `Destroy ${placeNamed(hex)}`),
  exchange: unit('Replace'),
  convert: unit('Convert'),
  bridge: (_, { to }) => placing(PIECE.bridge, to, `Seize a bridge towards ${placeNamed(to)}`),
  offensive: (_, { hex }) =>
    markerOn(PIECE.offensive, hex, 'Declare an offensive', `Declare an offensive at ${placeNamed(hex)}`),
  fortress: (_, { hex }) => placing(PIECE.fortress, hex, `Alpine Fortress in ${placeNamed(hex)}`),
  resolve: (_, __, decision) =>
    button('resolve', decision === 'landing' ? 'Land' : 'Resolve the attack', 'main'),
}

// 7.11  Where it changes nothing, the marker is not offered.
const needsAir = ({ g }: EisSight, hex: number): boolean =>
  field.unitsIn(g, hex).some(each => !isSupplied(g, each))

/** The corps whose drop is being aimed. */
const dropping = ({ g }: EisSight): string => unitIds[inFrame(g, FRAMES.airdrop, 'unit')]

function retreatLabel(g: State): string {
  if (!inBattle(g) || battleSlot(g, 'defenderLoss') === 0) return 'Retreat inland, no battle'
  const loss = battleSlot(g, 'defenderLoss')
  const steps = stepsOfRetreat(loss)
  const cost = steps === 0 ? '' : `Lose ${count(steps, 'step')} and `
  const label = `${cost}retreat ${count(hexesOfRetreat(loss), 'hex', 'hexes')}`
  return label[0].toUpperCase() + label.slice(1)
}

function standLabel(g: State): string {
  const loss = inBattle(g) ? battleSlot(g, 'defenderLoss') : 0
  return loss === 0 ? 'Stand and fight' : `Hold and lose ${count(loss, 'step')}`
}

export function affordancesOf(s: EisSight, decision: DecisionName): Affordance[] {
  const found = s.legal.flatMap(action => {
    const ending = ENDING_VERBS[decision]?.[action.do]
    const reading =
      ending !== undefined
        ? button(
            action.do,
            ending,
            'main',
            decision === 'movement' || decision === 'combat' ? 'E' : undefined,
          )
        : (READERS[action.do]?.(s, action, decision) ?? null)
    return reading === null ? [] : [affordance(action, reading)]
  })
  return decision === 'window' ? [...found, ...watchable()] : found
}

/** A hex to watch is named beside the window itself; the rules take it at any decision. */
let lands: readonly string[] | null = null
function watchable(): Affordance[] {
  lands ??= field.hexesWhere(hex => isLand[hex] === 1)
  return lands.map(hex =>
    affordance(
      { do: 'watch-hex', hex },
      markerOn(PIECE.watch, hex, 'Watch a hex', `Watch ${placeNamed(hex)}`),
    ),
  )
}
