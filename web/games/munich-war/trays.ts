// Everything beside the map: the displays, the track, the lost, and who is at war.
import { capital, count, list } from '../../../engine/words/english.ts'
import { ALLIED, AXIS, LUXEMBOURG, NATIONS, SWITZERLAND } from '../../../games/munich-war/nations.ts'
import { MEANT } from '../../../games/munich-war/rules/03-determination.ts'
import { countryBeingSetUp } from '../../../games/munich-war/rules/03-set-up.ts'
import { fightsFor, warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import { incomeOf } from '../../../games/munich-war/rules/07-replacements.ts'
import { BOX, PHASE, STATUS, type State } from '../../../games/munich-war/state.ts'
import {
  isAir,
  isFleet,
  isLand,
  isSpecialForces,
  unitIds,
  unitNation,
  unitsOf,
} from '../../../games/munich-war/units.ts'
import { TURN_NAMES } from '../../../games/munich-war/wars.ts'
import { nationName } from '../../../games/munich-war/words/names.ts'
import type { Tray } from '../../../table/presentation.ts'
import { alike, grouped, inBox, type TrayGroup, tray, traysOf } from '../kit/trays.ts'
import { invadersOf } from './cards.ts'
import { field, figures, placeName, unitName } from './names.ts'
import type { MunichSight } from './sight.ts'

export const trays = traysOf<State, MunichSight>(field, (s, side) => {
  const { g } = s
  const box = (number: number) => inBox(field, g, side, number)
  return [
    tray('place', 'To set up', setUpNote(g), ['3.4.2b'], setUpGroups(g, side)),
    tray('mission', 'On the map', 'missions are declared later', ['16.2d'], missions(g, box(BOX.onMission))),
    tray('available', 'Available', useNow(s, side), ['16.1'], support(s, side, BOX.available)),
    tray(
      'utilized',
      'Utilized',
      'back in the next mobilization phase',
      ['4.2a'],
      support(s, side, BOX.utilized),
    ),
    tray('reinforcement', 'Reinforcement display', '1 RP each', ['7.2.1a'], waiting(s, side)),
    tray('track', 'On the turn track', 'by turn', ['7.2.1c'], track(s, side)),
    tray('off', 'Off the map by rail', '', ['8.6.1b'], alikeOf(g, box(BOX.offMap))),
    tray('lost', 'Eliminated', lostNote(s, side), ['7.3e'], alikeOf(g, box(BOX.eliminated))),
    tray('gone', 'Surrendered', '', ['21.0f'], alikeOf(g, box(BOX.surrendered))),
    ...warTrays(s, side),
  ]
})

const alikeOf = (g: State, units: readonly number[]): TrayGroup[] =>
  alike(field, units, unit => figures(unit, g.steps[unit]))

/** 3.4.2b  Counters of the country that is being set up, and of those that follow. */
function setUpGroups(g: State, side: number): TrayGroup[] {
  if (g.phase !== PHASE.setUp) return []
  const units = inBox(field, g, side, BOX.aside).filter(unit => isLand[unit] && g.due[unit] === MEANT.map)
  const now = countryBeingSetUp(g)
  const sorted = units.toSorted((a, b) => Number(unitNation[b] === now) - Number(unitNation[a] === now))
  return grouped(field, sorted, unit => capital(nationName(unitNation[unit]).replace('the ', '')))
}

const setUpNote = (g: State): string => {
  const now = countryBeingSetUp(g)
  return now < 0 ? '' : `now: ${nationName(now)}`
}

function missions(g: State, units: readonly number[]): TrayGroup[] {
  return units.map(unit => ({
    label: unitName(unit),
    units: [unitIds[unit]],
    line: g.aim[unit] >= 0 ? `over ${placeName(g.aim[unit])}` : 'on a mission',
  }))
}

/** What the counters of the display may do at this moment. */
function useNow(s: MunichSight, side: number): string {
  if (side !== s.viewer || s.awaited?.side !== side) return ''
  switch (s.awaited.decision) {
    case 'launch':
      return 'aircraft may be launched now'
    case 'interception':
      return 'airstrikes may intercept now'
    case 'movement':
      return 'transports may carry units now'
    case 'combat':
    case 'support':
      return 'fleets and special forces may support attacks'
    case 'spending':
      return 'reduced aircraft may be refitted'
    default:
      return ''
  }
}

const KINDS: readonly (readonly [string, (unit: number) => boolean])[] = [
  ['Air', unit => isAir[unit] === 1],
  ['Fleets', unit => isFleet[unit] === 1],
  ['Special forces', unit => isSpecialForces[unit] === 1],
  ['Naval transport', () => true],
]

const kindLabel = (unit: number): string => KINDS.find(([, is]) => is(unit))![0]

/** Own counters by kind; of another side how many there are. */
function support(s: MunichSight, side: number, box: number): TrayGroup[] {
  const units = inBox(field, s.g, side, box)
  return units.length > 0 ? grouped(field, units, kindLabel) : unseen(s, side, box)
}

const waiting = (s: MunichSight, side: number): TrayGroup[] => {
  const units = inBox(field, s.g, side, BOX.reinforcement)
  return units.length > 0
    ? grouped(field, units, unit => capital(nationName(unitNation[unit]).replace('the ', '')))
    : unseen(s, side, BOX.reinforcement)
}

function track(s: MunichSight, side: number): TrayGroup[] {
  const { g } = s
  const last = warOf(g).turns
  const turnLabel = (due: number) => (due > last ? 'Too late' : `Turn ${due}, ${TURN_NAMES[due - 1]}`)
  const units = inBox(field, g, side, BOX.track).toSorted((a, b) => g.due[a] - g.due[b])
  if (units.length > 0) return grouped(field, units, unit => turnLabel(g.due[unit]))
  return s.boxes
    .filter(box => box.side === side && box.box === BOX.track)
    .map(box => ({ label: turnLabel(box.due), units: [], line: `${count(box.count, 'counter')} unseen` }))
}

/** 15.0c */
const unseen = (s: MunichSight, side: number, box: number): TrayGroup[] =>
  s.boxes
    .filter(each => each.side === side && each.box === box)
    .map(each => ({ label: `× ${each.count}`, units: [], line: `${count(each.count, 'counter')} unseen` }))

const lostNote = ({ g }: MunichSight, side: number): string => {
  const lost = inBox(field, g, side, BOX.eliminated).filter(unit => isAir[unit]).length
  return lost === 0 ? 'never return' : `never return; ${count(lost, 'air unit')}, 2 points each`
}

/** 3.4a, 5.3, 5.5  Who is at war for this side, who may join it, and whom it may meet as a neutral. */
function warTrays(s: MunichSight, side: number): Tray[] {
  const { g } = s
  const { axisIntervention, alliedIntervention, title } = warOf(g)
  const mayJoin = (side === AXIS ? axisIntervention : alliedIntervention).filter(
    nation => g.status[nation] === STATUS.neutral,
  )
  const all = NATIONS.map((_, nation) => nation)
  const atWar = all.filter(nation => fightsFor(g, nation, side) && unitsOf(nation).length > 0)
  const out = all.filter(nation => g.status[nation] === STATUS.surrendered && g.allegiance[nation] === side)
  // Who occupies an objective may lie hidden: the enemy's points are counted on what the viewer sees.
  const income = (nation: number) =>
    side === s.viewer ? s.ask(real => incomeOf(real, nation)) : incomeOf(g, nation)
  return [
    tray(
      'war',
      'At war',
      title,
      ['3.4a'],
      [
        ...atWar.map(nation => line(nation, `${income(nation)} RP a turn`)),
        ...out.map(nation => line(nation, 'surrendered')),
      ],
    ),
    tray(
      'join',
      'May join',
      'Intervention event: die 2 or 3, 33% a turn',
      ['5.3a'],
      mayJoin.map(n => line(n, forces(n))),
    ),
    ...(side === ALLIED ? [neutrals(g)] : []),
  ]
}

const line = (nation: number, words: string): TrayGroup => ({
  label: NATIONS[nation],
  units: [],
  line: words,
})

const forces = (nation: number): string => count(unitsOf(nation).length, 'counter')

/** 5.4d, 5.5c  Neutrals that may be invaded, and by whom. */
function neutrals(g: State): Tray {
  const open = NATIONS.map((_, nation) => nation).filter(
    nation => g.status[nation] === STATUS.neutral && (unitsOf(nation).length > 0 || nation === LUXEMBOURG),
  )
  const groups = open.flatMap(nation => {
    const invaders = invadersOf(g, nation)
    return invaders.length === 0
      ? []
      : [line(nation, `may be invaded by ${invaders.map(nationName).join(' and ')}`)]
  })
  const closed = NATIONS.filter((_, nation) => g.status[nation] === STATUS.closed || nation === SWITZERLAND)
  const note = {
    label: 'Closed to both sides',
    units: [],
    line: `${list(closed)}: nobody enters, flies over or traces supply through`,
  }
  return tray('neutral', 'Neutral', 'an invaded country joins the other side', ['5.4d'], [...groups, note])
}
