// S-G, S-R  Two Stars begins in the middle of a campaign: some formations have lost levels, and their owner says where.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { CAMP } from '../nations.ts'
import { ownerOf, type State } from '../state.ts'
import { fieldOf, fullLevels, UNITS, unitIds } from '../units.ts'
import { loseLevel, NO_CREDIT } from './01-levels.ts'
import { UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

/** Formations that have lost levels: their units and how many levels. */
interface Group {
  readonly units: readonly number[]
  readonly loss: number
}

const groups = new Map<string, Group>()
for (let unit = 0; unit < UNITS; unit++) {
  const name = fieldOf(unit, 'starsGroup')
  if (name === '') continue
  const units = [...(groups.get(name)?.units ?? []), unit]
  groups.set(name, { units, loss: Number(fieldOf(unit, 'starsLoss')) })
}

const NOT_CUT = forbid('S-G', 'this formation has no more levels to lose')
const ONE_LEFT = forbid('S-G', 'a unit that begins the game keeps one level')
const NOT_YOURS = forbid('S-G', 'the unit belongs to another player')

const levelsLost = ({ units }: Group, g: State): number =>
  units.reduce((sum, unit) => sum + fullLevels[unit] - g.levels[unit], 0)

const isOpen = (g: State, group: Group): boolean => levelsLost(group, g) < group.loss

const groupOf = (unit: number): Group | undefined => groups.get(fieldOf(unit, 'starsGroup'))

/** Has the player a formation that is still too strong? */
export function isStillToCut(g: State, player: number): boolean {
  for (const group of groups.values()) {
    if (ownerOf(g, group.units[0]) === player && isOpen(g, group)) return true
  }
  return false
}

// B2  Cuts reduce units and never eliminate one: every listed loss can be met in that way.
function refusalOf(g: State, player: number, unit: number): Refusal | null {
  const group = groupOf(unit)
  if (ownerOf(g, unit) !== player) return NOT_YOURS
  if (group === undefined || !isOpen(g, group)) return NOT_CUT
  return g.levels[unit] < 2 ? ONE_LEFT : null
}

const playerAsked = (g: State): number => slot(g.flow, FRAMES.cut.at.player)

/** The cuts that a player suggests for himself: those that the counter file proposes. */
export function expandSuggestedCuts(g: State): Action[] {
  const cuts: Action[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (fieldOf(unit, 'starsCut') !== '' && refusalOf(g, playerAsked(g), unit) === null)
      cuts.push({ do: 'cut', unit: unitIds[unit] })
  }
  return cuts
}

export const cutDecision: Decision<State> = {
  side: playerAsked,
  isMoot: g => !isStillToCut(g, playerAsked(g)),
  list(g, offer) {
    for (let unit = 0; unit < UNITS; unit++) {
      if (refusalOf(g, playerAsked(g), unit) === null) offer({ do: 'cut', unit: unitIds[unit] })
    }
  },
  check(g, action) {
    if (action.do !== 'cut') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : refusalOf(g, playerAsked(g), unit)
  },
  perform(g, action, log) {
    const unit = unitNamed(action.unit)
    loseLevel(g, unit, NO_CREDIT, g.camp[unit] === CAMP.soviet ? 'S-R' : 'S-G', log)
    if (!isStillToCut(g, playerAsked(g))) popFrame(g.flow)
  },
}
