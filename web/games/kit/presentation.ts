// A presentation from its parts: what follows from the field is filled in.
import { findRule } from '../../../engine/rulebook/find-rule.ts'
import type { Place, Presentation, RuleText, Sight } from '../../../table/presentation.ts'
import type { Field, FieldState } from './field.ts'

type Filled = 'sideName' | 'stack' | 'neighbours' | 'units' | 'rule' | 'hexOf'

export type Parts<G extends FieldState, S extends Sight<G>> = Omit<Presentation<G, S>, Filled> & {
  readonly rules: readonly RuleText[]
  /** Counters that a player may look for; left out: all. */
  isFound?(unit: number): boolean
  /** Where a piece stands that is no counter. */
  hexOfPiece?(s: S, piece: string): string | null
}

export function presentationOf<G extends FieldState, S extends Sight<G>>(
  field: Field<G>,
  { isFound = () => true, hexOfPiece = () => null, ...parts }: Parts<G, S>,
): Presentation<G, S> {
  const { grid, unitAt, hexAt } = field
  return {
    ...parts,
    sideName: field.sideName,
    stack: ({ g }, hex) => field.idsOf(field.unitsIn(g, hexAt(hex))),
    hexOf: (s, piece) =>
      unitAt(piece) < 0 ? hexOfPiece(s, piece) : (grid.names[s.g.place[unitAt(piece)]] ?? null),
    neighbours: hex => [0, 1, 2, 3, 4, 5].map(d => grid.names[grid.neighbours[hexAt(hex) * 6 + d]] ?? ''),
    units: field.unitsWhere(isFound).map(unit => ({
      unit: field.unitIds[unit],
      name: field.unitName(unit),
      detail: `${field.nationOf(unit)} ${field.kindOf(unit)}`,
    })),
    rule: id => findRule(parts.rules, id),
  }
}

type Of<G extends FieldState, S extends Sight<G>, K extends keyof Presentation<G, S>> = Pick<
  Presentation<G, S>,
  K
>

/** What the files of a game's folder give to its table, each under the file's name. */
export interface Files<G extends FieldState, S extends Sight<G>> {
  readonly sight: Of<G, S, 'see' | 'seeOpen' | 'secret'>
  readonly header: Of<G, S, 'turn' | 'ribbon' | 'score' | 'scores'>
  readonly desk: Of<G, S, 'desk' | 'waitingFor'>
  readonly cards: Of<G, S, 'hexCard' | 'unitCard' | 'stackTitle' | 'stacking'>
  readonly counters: Of<G, S, 'counters' | 'markers' | 'spokenUnit'>
  readonly overlays: Of<G, S, 'overlays' | 'overlay'>
  readonly log: Of<G, S, 'log' | 'opening'>
  readonly report: Of<G, S, 'report' | 'verdict'>
  readonly objectives: Of<G, S, 'objectives' | 'discs'>
}

type FromFiles = { [F in keyof Files<never, never>]: keyof Files<never, never>[F] }[keyof Files<never, never>]

/** A presentation from a folder with the usual files; what else they export stays theirs. */
export function presentationFrom<G extends FieldState, S extends Sight<G>>(
  field: Field<G>,
  files: Files<G, S>,
  parts: Omit<Parts<G, S>, FromFiles | 'missions' | 'waiting'> & Partial<Of<G, S, 'missions' | 'waiting'>>,
): Presentation<G, S> {
  const { see, seeOpen, secret } = files.sight
  const { turn, ribbon, score, scores } = files.header
  const { desk, waitingFor } = files.desk
  const { hexCard, unitCard, stackTitle, stacking } = files.cards
  const { counters, markers, spokenUnit } = files.counters
  const { overlays, overlay } = files.overlays
  const { log, opening } = files.log
  const { report, verdict } = files.report
  const { objectives, discs } = files.objectives
  return presentationOf<G, S>(field, {
    ...{ missions: null, waiting: null },
    ...parts,
    ...{ see, seeOpen, secret, turn, ribbon, score, scores, desk, waitingFor },
    ...{ hexCard, unitCard, stackTitle, stacking, counters, markers, spokenUnit },
    ...{ overlays, overlay, log, opening, report, verdict, objectives, discs },
  })
}

/** How a map prints its water and its works, where a game says nothing else. */
export const GROUND = {
  turned: 0,
  seas: ['sea', 'lake'],
  rivers: ['river'],
  walls: ['blocked'],
  works: ['fort'],
} as const

/** Hexes with a name, for the search: the detail says which place is meant. */
export function placesOf<G extends FieldState>(
  { grid, hexesWhere, hexAt }: Field<G>,
  nameOf: (hex: number) => string,
  detailOf: (hex: number) => string,
): Place[] {
  return hexesWhere(hex => nameOf(hex) !== '')
    .map(hexAt)
    .map(hex => ({ hex: grid.names[hex], name: nameOf(hex), detail: detailOf(hex) }))
}
