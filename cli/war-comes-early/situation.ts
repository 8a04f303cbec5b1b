// Where the game stands, and what the player is asked to do.
import { findFrame, slotAt } from '../../engine/flow/frames.ts'
import { FRAMES } from '../../games/war-comes-early/flow.ts'
import { NATIONS } from '../../games/war-comes-early/nations.ts'
import { deployingNation } from '../../games/war-comes-early/rules/03-neutral-nations.ts'
import { currentLine } from '../../games/war-comes-early/rules/03-set-up.ts'
import { germanPoints1939 } from '../../games/war-comes-early/rules/13-victory-1939.ts'
import { scenario1938 } from '../../games/war-comes-early/scenarios/1938.ts'
import { scenario1939 } from '../../games/war-comes-early/scenarios/1939.ts'
import { is1939, PHASE, PHASE_NAMES, type State } from '../../games/war-comes-early/state.ts'
import { count, hexName, list, nationName, unitName } from '../../games/war-comes-early/words/names.ts'

/** `Turn 3 of 10, 9–12 Oct · Movement Phase of Germany`, and below it how the sides stand. */
export function situationLines(g: State, decision: string): string[] {
  const { dates } = is1939(g) ? scenario1939 : scenario1938
  const turn = `Turn ${g.turn} of ${g.terms.lastTurn}, ${dates[g.turn - 1]}`
  return [`${turn} · ${phaseOf(g, decision)}`, standing(g)]
}

function phaseOf(g: State, decision: string): string {
  if (decision === 'deploy') return 'set-up'
  if (g.phase === PHASE.none) return 'between phases'
  const name = PHASE_NAMES[g.phase]
  const nations = NATIONS.filter((_, nation) => g.active & (1 << nation))
  return `${name[0].toUpperCase()}${name.slice(1)} Phase of ${list(nations)}`
}

function standing(g: State): string {
  if (is1939(g)) return `Germany counts ${germanPoints1939(g)} of 4 victory points; 4 win, 3 draw (13.3)`
  const points = `Victory points: German ${g.vp[0]}, Allied ${g.vp[1]}`
  if (g.airSide < 0) return points
  return `${points} · ${g.airSide === 0 ? 'German' : 'Allied'} air superiority`
}

/** A number of the nearest frame of a kind; the decision at hand put it there. */
function frameSlot(
  g: State,
  frame: { id: number; name: string; at: Record<string, number> },
  slot: string,
): number {
  return slotAt(g.flow, findFrame(g.flow, frame as Parameters<typeof findFrame>[1]), frame.at[slot])
}

const hexIn = (g: State, frame: Parameters<typeof frameSlot>[1], slot: string) =>
  hexName(frameSlot(g, frame, slot))

type Task = string | ((g: State) => string)

const TASKS: Readonly<Record<string, Task>> = {
  deploy: setUpTask,
  violation: 'Declare war on neutral countries if you wish, then proceed.',
  deployNeutral: g => `Set up the forces of ${nationName(deployingNation(g))}; "suggest" does it for you.`,
  reserves: g => `Place ${count(g.reserveRoll, 'static reserve corps').replace(/s$/, '')}.`,
  mountainCorps: 'Place the 18th Mountain Corps in a German city.',
  replacements: 'Bring back a lost unit.',
  chainEntry: 'Vienna and Breslau are joined: the 18th Motorized Corps may enter.',
  germanOrder: 'Choose the order of the three German phases; it holds for the whole turn.',
  germanWindow: 'Run a German phase now, or pass and wait for a better moment.',
  terrorBombing: g =>
    `${count(g.airMarkers, 'airpower marker')}: how many go terror bombing? The rest supports the ground forces.`,
  groundSupport: g =>
    `Place ${count(g.airMarkers, 'airpower marker')}: each covers its hex and the six around it.`,
  reorganization: 'Combine corps into armies or split armies, then end the phase.',
  components: g =>
    `${unitName(frameSlot(g, FRAMES.components, 'army'))} breaks down in ${hexIn(g, FRAMES.components, 'hex')}: pick ${count(frameSlot(g, FRAMES.components, 'remaining'), 'more unit')}.`,
  disperse: g => `The stack in ${hexIn(g, FRAMES.disperse, 'hex')} is too large: move a unit out.`,
  railheads: 'Move the railheads up to four hexes each, then done.',
  movement: 'Move. "move UNIT HEX" goes all the way; or begin a stack and step it. Then end the phase.',
  combat: 'Attack. "attack HEX with UNIT UNIT …" does it in one go, "odds HEX with …" looks first. Then end.',
  assemble: g => `Attack on ${hexIn(g, FRAMES.assemble, 'target')}: bring in more units, then resolve.`,
  defenderLosses: g => lossTask(g, 'defenderLoss'),
  attackerLosses: g => lossTask(g, 'attackerLoss'),
  advance: g => `${hexIn(g, FRAMES.advance, 'target')} is free: advance, or done.`,
  momentum: 'The mechanized units that advanced may attack once more, or done.',
}

export function taskOf(g: State, decision: string): string {
  const task = TASKS[decision] ?? 'Choose.'
  return typeof task === 'string' ? task : task(g)
}

function setUpTask(g: State): string {
  const { data, units } = currentLine(g)
  const left =
    data.zone === 'railheads'
      ? g.railheads.filter(hex => hex < 0).length
      : units.filter(u => g.place[u] < 0).length
  return `Set up: ${data.title} (${data.rule}), ${left} to go. "suggest" places them, "suggest all" everything.`
}

function lossTask(g: State, slot: 'attackerLoss' | 'defenderLoss'): string {
  const owed = frameSlot(g, FRAMES.battle, slot) / 2
  const corps = owed === 1 ? 'one corps' : owed < 1 ? 'half a corps' : `${owed} corps`
  return `Losses in the battle at ${hexIn(g, FRAMES.battle, 'target')}: ${corps} to give up.`
}
