// What can be chosen at the table now, as a list: every button, row and lit hex of the picture that the browser shows.
import { ADVISE, COMMIT, HURRY, NEXT } from '../../table/bar.ts'
import type { Table } from '../../table/intents.ts'
import type { ButtonPicture, ModePicture, Now, TableSnapshot, UnitRow } from '../../table/snapshot.ts'
import type { AmountPicture } from '../../table/snapshot-now.ts'

export interface Choice {
  readonly label: string
  /** Hexes and units that the choice is about, for finding it. */
  readonly keys: readonly string[]
  act(table: Table): void
}

export interface Group {
  readonly title: string
  readonly choices: readonly Choice[]
}

export function choicesOf(shown: TableSnapshot): Group[] {
  const hexes = { title: hexTitle(shown), choices: hexesOf(shown) }
  const settings = [...rowsOf(shown.now), ...settingsOf(shown.now)]
  const groups = [
    { title: '', choices: buttonsOf(shown) },
    ...(isBeside(shown.now) ? [...settings, hexes] : [hexes, ...settings]),
    { title: 'Units that can move', choices: moversOf(shown) },
    { title: 'Waiting beside the map', choices: waitingOf(shown) },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

/** Where the hexes are something else than what comes next: other targets, a first mission. */
const isBeside = ({ kind }: Now): boolean => kind === 'attack' || kind === 'missions'

const choice = (label: string, keys: readonly string[], act: Choice['act']): Choice => ({ label, keys, act })

/** Does something, and what it completes. */
const completing =
  (act: Choice['act']): Choice['act'] =>
  table => {
    const { position } = table.snapshot()
    act(table)
    const { bar, position: after } = table.snapshot()
    if (after === position && bar.main?.id === COMMIT && bar.main.refusal === null) table.commit()
  }

// ——— Buttons ———

/** Buttons for a mouse; here a word asks the adviser, and a unit is named. */
const LEFT_OUT: readonly string[] = [NEXT, ADVISE, HURRY]

function buttonsOf({ bar, now }: TableSnapshot): Choice[] {
  const { main, offers, others, passUntil } = bar
  const own = 'buttons' in now ? now.buttons : []
  const all = [...offers, ...own, ...others].filter(({ id }) => !LEFT_OUT.includes(id))
  const once = all.filter(({ id }, i) => all.findIndex(other => other.id === id) === i)
  return [
    ...(main === null || main.refusal !== null ? [] : [choice(main.label, [], table => table.commit())]),
    ...once.filter(isOpen).map(({ id, label }) => choice(label, [], table => table.press(id))),
    ...passUntil.map(({ id, label }) => choice(`Pass until ${label}`, [], table => table.passUntil(id))),
  ]
}

const isOpen = ({ refusal }: Pick<ButtonPicture, 'refusal'>): boolean => refusal === null

// ——— Rows ———

function rowsOf(now: Now): Group[] {
  switch (now.kind) {
    case 'choice':
      return [
        {
          title: now.question,
          choices: now.rows.map(({ id, label, detail }) =>
            choice(
              detail === '' ? label : `${label}: ${detail}`,
              [],
              completing(table => table.choose(id)),
            ),
          ),
        },
      ]
    case 'pick':
    case 'attack':
    case 'units':
      return [{ title: now.kind === 'pick' ? now.question : 'Units', choices: unitRows(now.rows) }]
    case 'move':
      return now.rows.length < 2 ? [] : [{ title: 'Units of the stack', choices: unitRows(now.rows) }]
    case 'placement':
      return [{ title: now.groups.length < 2 ? '' : now.title, choices: piecesOf(now.groups) }]
    default:
      return []
  }
}

function unitRows(rows: readonly UnitRow[]): Choice[] {
  return rows.filter(isOpen).flatMap(({ unit, name, line, value, valueLabel, mark, chosen }) => {
    if (mark === 'none') return []
    const box = mark === 'tick' ? (chosen ? '[x] ' : '[ ] ') : ''
    const told = [line, valueLabel === '' ? '' : `${value} ${valueLabel}`].filter(Boolean).join(', ')
    const label = `${box}${name} (${unit})${told === '' ? '' : `: ${told}`}`
    const act: Choice['act'] =
      mark === 'tick' ? table => table.toggleUnit(unit) : completing(table => table.clickUnit(unit))
    return [choice(label, [unit], act)]
  })
}

function piecesOf(groups: Extract<Now, { kind: 'placement' }>['groups']): Choice[] {
  if (groups.length < 2) return []
  return groups
    .filter(group => !group.chosen && group.refusal === null)
    .map(({ label, units, line }) =>
      choice(line === '' ? label : `${label}: ${line}`, units, table => table.clickUnit(units[0])),
    )
}

// ——— Modes, extras, amounts ———

function settingsOf(now: Now): Group[] {
  switch (now.kind) {
    case 'move':
      return [{ title: 'How to move', choices: modeChoices(now.modes) }]
    case 'attack':
      return [
        { title: 'Kind of attack', choices: modeChoices(now.kinds) },
        { title: 'Also in this attack', choices: now.extras.filter(isOpen).flatMap(extraChoices) },
      ]
    case 'missions':
      return [
        { title: 'Kind of mission', choices: modeChoices(now.kinds) },
        {
          title: 'Points',
          choices: now.mission === null ? [] : amountChoices('', 'Points', now.mission.amount),
        },
        {
          title: 'Missions given',
          choices: now.given.flatMap(({ label, line, points, recall }) =>
            recall === null
              ? []
              : [
                  choice(`${recall.label}: ${label}, ${line}, ${points}`, [], table =>
                    table.press(recall.id),
                  ),
                ],
          ),
        },
      ]
    default:
      return []
  }
}

const modeChoices = (modes: readonly ModePicture[]): Choice[] =>
  modes
    .filter(mode => !mode.chosen && mode.refusal === null)
    .map(({ id, label }) => choice(label, [], table => table.setMode(id)))

function extraChoices({
  id,
  label,
  chosen,
  amount,
}: ModePicture & { readonly amount: AmountPicture | null }): Choice[] {
  if (amount !== null) return amountChoices(id, label, amount)
  return [choice(`${chosen ? '[x]' : '[ ]'} ${label}`, [], table => table.toggleExtra(id))]
}

function amountChoices(id: string, label: string, { value, least, most, step }: AmountPicture): Choice[] {
  const to = (next: number) =>
    choice(`${label}: ${next} instead of ${value}`, [], table => table.setAmount(id, next))
  return [value + step, value - step].filter(next => next >= least && next <= most).map(to)
}

// ——— The map ———

const isEmptyHanded = ({ now }: TableSnapshot): boolean => now.kind === 'nothing'

function moversOf(shown: TableSnapshot): Choice[] {
  if (!isEmptyHanded(shown)) return []
  return shown.double.canAct.map(({ unit, hex, name }) =>
    choice(`${hex}  ${shortened(name)} (${unit})`, [hex, unit], table => table.clickUnit(unit)),
  )
}

/** The name of a counter without what stands on it. */
const shortened = (name: string): string => name.split(',')[0]

function waitingOf(shown: TableSnapshot): Choice[] {
  if (!isEmptyHanded(shown)) return []
  const waiting = new Set(shown.forces.trays.flatMap(({ draggable }) => draggable))
  return [...waiting].map(unit => choice(unit, [unit], table => table.clickUnit(unit)))
}

function hexTitle({ now, scene }: TableSnapshot): string {
  if (scene.reach !== null) return 'Hexes in reach'
  if (now.kind === 'attack') return 'Other targets'
  return 'Hexes'
}

function hexesOf(shown: TableSnapshot): Choice[] {
  const { double, scene, now } = shown
  const unitsIn = (hex: string) =>
    scene.counters.flatMap(counter => (counter.hex === hex && counter.unit !== null ? [counter.unit] : []))
  const listed = new Set(double.hexes.map(({ hex }) => hex))
  const named = double.hexes.map(({ hex, name }) =>
    choice(
      name.includes(hex) ? name : `${hex}  ${name}`,
      [hex, ...unitsIn(hex)],
      scene.reach !== null
        ? completing(table => table.previewTo(hex))
        : now.kind === 'pick' || now.kind === 'placement'
          ? completing(table => table.clickHex(hex))
          : table => table.clickHex(hex),
    ),
  )
  const lit = isEmptyHanded(shown) && double.canAct.length === 0 ? scene.lights : []
  const others = lit
    .filter(({ hex, look }) => look === 'choose' && !listed.has(hex))
    .map(({ hex }) => choice(hex, [hex, ...unitsIn(hex)], table => table.clickHex(hex)))
  return [...named, ...others].filter(({ keys }) => now.kind !== 'attack' || keys[0] !== now.hex)
}
