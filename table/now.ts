// The first tab of the dock: whatever is in hand.
import { PUBLIC } from '../engine/game/game.ts'
import { chosenPiece, chosenRow, isPlacingBeside, piecesOf, rowsOf, tickedPieces } from './choosing.ts'
import type { Look } from './look.ts'
import { attackNow } from './now-attack.ts'
import { formationRows, groupNow, overstackedRows } from './now-group.ts'
import { missionsNow } from './now-missions.ts'
import { moveNow } from './now-move.ts'
import { mandatoryOf, rowOf } from './now-rows.ts'
import type { Desk } from './presentation.ts'
import { note } from './showing.ts'
import type { ButtonPicture, ChoiceRow, Note, Now, PlacementGroup } from './snapshot.ts'
import type { Stage } from './stage.ts'
import { words } from './words.ts'

export function nowOf(look: Look): Now {
  const { stage, hand } = look
  const { desk } = stage
  if (stage.sight.awaited === null) return { kind: 'victory', title: words.gameOver, notes: [] }
  if (desk === null) return hand.hex === null ? nothing(look, null) : units(look, hand.hex, null)
  if (desk.style === 'move' && hand.group.length > 0) return groupNow(look)
  if (desk.style === 'move' && hand.units.length > 0 && hand.hex !== null) return moveNow(look)
  if (isPlacingBeside(desk, hand)) return placement(look, desk)
  if (desk.style === 'attack' && look.attack !== null) return attackNow(look)
  if (desk.style === 'pick' || desk.style === 'several') return pick(look, desk)
  if (desk.style === 'missions' && hand.hex === null) return missionsNow(look, desk)
  if (desk.style === 'choice') return choice(look, desk)
  if (hand.hex !== null && (desk.style !== 'placement' || hand.goal === null))
    return units(look, hand.hex, desk)
  if (desk.style === 'placement') return placement(look, desk)
  return desk.style === 'window' ? window(look, desk) : nothing(look, desk)
}

function nothing({ stage, phase, since }: Look, desk: Desk | null): Now {
  const { rows, all } = overstackedRows(stage)
  const notes: Note[] = []
  if (desk?.mandatory) notes.push(note('mandatory', mandatoryOf(desk)!))
  return {
    kind: 'nothing',
    title: desk?.title ?? (stage.sight.viewer === PUBLIC ? words.happenedLast : words.sinceYouActed),
    lines: (desk === null ? since : phase).slice(-12),
    notes,
    formations: formationRows(stage, null),
    overstacked: rows,
    remedies: all,
  }
}

function units({ stage, hand }: Look, hex: string, desk: Desk | null): Now {
  const { presentation, sight } = stage
  const isTicked = desk?.style === 'reorganise'
  const stack = presentation.stack(sight, hex)
  const rows = stack.map(unit => {
    const mark = isTicked && mayBeTicked(desk, unit) ? 'tick' : 'none'
    return rowOf(stage, unit, mark, hand.units.includes(unit))
  })
  const { facts, notes } = presentation.hexCard(sight, hex)
  return {
    kind: 'units',
    ...presentation.stackTitle(sight, hex),
    hex,
    rows,
    buttons: isTicked ? reorganisations(desk, stack) : [],
    facts,
    notes: notes.map(sentence => note('information', sentence)),
  }
}

const mayBeTicked = (desk: Desk, unit: string): boolean =>
  desk.affordances.some(a => a.units?.includes(unit) ?? false)

/** Ids of the buttons that do an affordance at once. */
export const affordanceButton = (index: number): string => `do-${index}`

function reorganisations(desk: Desk, stack: readonly string[]): ButtonPicture[] {
  return desk.affordances.flatMap((a, i) =>
    a.units?.every(unit => stack.includes(unit))
      ? [{ id: affordanceButton(i), label: a.says, key: null, icon: null, refusal: null }]
      : [],
  )
}

function suggestionNotes(desk: Desk): Note[] {
  return desk.suggestion === null ? [] : [note('information', desk.suggestion.why)]
}

function pick({ stage, hand }: Look, desk: Desk): Now {
  const isSeveral = desk.style === 'several'
  const chosen = isSeveral ? tickedPieces(desk, hand) : [chosenPiece(desk, hand)]
  const rows = piecesOf(desk).map(piece =>
    rowOf(stage, piece, isSeveral ? 'tick' : 'radio', chosen.includes(piece)),
  )
  const { title, question, rules, battle } = desk
  return { kind: 'pick', battle, title, question, rules, rows, notes: suggestionNotes(desk) }
}

function choice({ hand }: Look, desk: Desk): Now {
  const chosen = chosenRow(desk, hand)
  const rows = rowsOf(desk).map(
    ({ id, affordance }): ChoiceRow => ({
      id,
      ...affordance.row!,
      chosen: id === chosen,
      refusal: null,
    }),
  )
  const { title, question, rules } = desk
  return { kind: 'choice', title, question, rules, rows, notes: suggestionNotes(desk) }
}

function placement({ stage, hand }: Look, desk: Desk): Now {
  const chosen = chosenPiece(desk, hand)
  return {
    kind: 'placement',
    title: desk.title,
    subtitle: desk.question,
    rules: desk.rules,
    groups: placementGroups(stage, desk, chosen),
    notes: suggestionNotes(desk),
    buttons: desk.shortcuts.map(({ id, label, key }) => ({
      id,
      label,
      key: key ?? null,
      icon: null,
      refusal: null,
    })),
  }
}

/** Equal counters become one with "× 7": those with the same line and value. */
function placementGroups(stage: Stage, desk: Desk, chosen: string | null): PlacementGroup[] {
  const groups = new Map<string, string[]>()
  for (const piece of piecesOf(desk)) {
    const { line, value, valueLabel } = stage.presentation.unitCard(stage.sight, piece)
    const key = [line, value, valueLabel].join('|')
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...groups.values()].map(units => {
    const shown = chosen !== null && units.includes(chosen) ? chosen : units[0]
    const card = stage.presentation.unitCard(stage.sight, shown)
    return {
      label: units.length === 1 ? card.name : `${card.name}, × ${units.length}`,
      units: [shown, ...units.filter(unit => unit !== shown)],
      line: card.line,
      rules: card.rules,
      chosen: shown === chosen,
      refusal: null,
    }
  })
}

function window({ stage, since, sinceFrom, standing }: Look, desk: Desk): Now {
  const waiting = stage.window!
  return {
    kind: 'window',
    title: desk.title,
    since,
    watchFrom: sinceFrom,
    heading: waiting.heading,
    phases: waiting.phases(stage.sight),
    standing,
    notes: waiting.notes(stage.sight).map(sentence => note('information', sentence)),
  }
}
