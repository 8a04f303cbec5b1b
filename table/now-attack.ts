// The dock while an attack is in hand.
import type { AttackPreview } from './attacking.ts'
import type { Look } from './look.ts'
import type { Attacker } from './presentation.ts'
import { note } from './showing.ts'
import type { AttackNow, ExtraPicture, ModePicture, UnitRow } from './snapshot.ts'
import { percent, words } from './words.ts'

export function attackNow({ stage, hand, attack }: Look): AttackNow {
  const desk = stage.attack!
  const { sight } = stage
  const plan = hand.attack!
  const { target, kind, units } = plan
  const preview = attack!
  const kinds = desk.targets(sight).get(target) ?? []
  const said = desk.notes(sight, units, target, kind).map(sentence => note('information', sentence))
  return {
    kind: 'attack',
    ...desk.title(sight, target, kind),
    hex: target,
    kinds: kinds.map(
      (id): ModePicture => ({ id, ...desk.kindLabel(id), chosen: id === kind, refusal: null }),
    ),
    rows: preview.attackers.map(attacker => rowOf(attacker, units.includes(attacker.unit), preview)),
    rowsLabel: rowsLabel(preview),
    enemy: desk.enemy(sight, target),
    extras: preview.extras.map(
      ({ id, label, rule, refusal, amount = null }): ExtraPicture => ({
        id,
        label,
        rule,
        refusal,
        chosen: id in preview.added,
        amount: amount === null ? null : { ...amount, value: preview.added[id] ?? 0 },
      }),
    ),
    odds: preview.odds,
    notes: preview.refusal === null ? said : [note('refused', preview.refusal), ...said],
  }
}

function rowsLabel({ odds }: AttackPreview): string {
  const headline = odds?.headline
  return headline ? words.strengthLabel(percent(headline.chance)) : words.strengthOnly
}

function rowOf(
  { unit, name, line, strength, refusal }: Attacker,
  chosen: boolean,
  { adds, lacks }: AttackPreview,
): UnitRow {
  const more = adds.get(unit)
  return {
    unit,
    name,
    line: lacks.has(unit) ? `${line}, ${lacks.get(unit)}` : line,
    rules: refusal?.rules ?? [],
    value: strength,
    valueLabel: more === undefined ? '' : more < 0 ? `−${-more}` : `+${more}`,
    mark: refusal === null ? 'tick' : 'none',
    chosen,
    refusal,
  }
}
