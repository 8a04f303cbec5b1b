// Checks the dice of a recorded game with Node's own HMAC, not with the code that rolled them.
import { createHash, createHmac } from 'node:crypto'
import { diceOf } from '../engine/journal/chance.ts'
import type { Chance, FairChance, SharedChance } from '../engine/journal/journal.ts'
import { readArguments } from './arguments.ts'
import { columns, printJson, printLines } from './output.ts'
import { Problem } from './problem.ts'
import { diceIn, follow, openRecording, type Recording, type Roll } from './recording.ts'

export const usage = `salient audit <file> [--verbose] [--json]

Checks the dice of a recorded game: the seed is the one promised at the start, and every roll follows from it.
  --verbose   list every roll with its counter`

const OPTIONS = { verbose: { type: 'boolean' }, json: { type: 'boolean' } } as const

export interface Audit {
  readonly dice: Chance['kind']
  readonly commitment: string | null
  readonly revealed: boolean
  /** In a game that left another one: how many rolls are of that game, and what was promised for them. */
  readonly inherited: { readonly rolls: number; readonly commitment: string | null } | null
  /** Do the seeds match the promises? Null if there was none, or no seed yet. */
  readonly kept: boolean | null
  readonly rolls: number
  /** Counters of rolls that do not follow from the seed. */
  readonly wrong: readonly number[]
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('audit', args, OPTIONS, ['file'])
  const recording = await openRecording(positionals[0])
  const rolls = rollsOf(recording)
  const audit = auditOf(recording, rolls)
  if (values.json) printJson(values.verbose ? { ...audit, list: rolls } : audit)
  else printLines([...report(audit), ...(values.verbose ? listing(rolls) : [])])
  const fault = faultOf(recording, audit)
  if (fault !== null) throw new Problem(fault)
  return 0
}

/** Every roll of the game; none while the seed is kept back, and none of a seed that nobody promised. */
function rollsOf(recording: Recording): Roll[] {
  const dice = diceIn(recording)
  if (dice === null || !isKept(recording.journal.chance)) return []
  const rolls = follow(recording, dice, recording.journal.actions.length, () => {})
  return [...rolls.values()].sort((a, b) => a.counter - b.counter)
}

function auditOf({ journal: { chance } }: Recording, rolls: readonly Roll[]): Audit {
  const common = {
    dice: chance.kind,
    commitment: promiseOf(chance),
    inherited: inheritedOf(chance),
    rolls: rolls.length,
  }
  if (!isPromised(chance)) return { ...common, revealed: true, kept: null, wrong: [] }
  if (diceOf(chance) === null) return { ...common, revealed: false, kept: null, wrong: [] }
  const wrong = rolls.filter(roll => !follows(chance, roll)).map(roll => roll.counter)
  return { ...common, revealed: true, kept: isKept(chance), wrong }
}

const isPromised = (chance: Chance): chance is FairChance | SharedChance =>
  chance.kind === 'fair' || chance.kind === 'shared'

const promiseOf = (chance: Chance): string | null => (isPromised(chance) ? chance.commitment : null)

function inheritedOf(chance: Chance): Audit['inherited'] {
  const inherited = chance.kind === 'fair' ? chance.inherited : undefined
  return inherited === undefined ? null : { rolls: inherited.rolls, commitment: promiseOf(inherited.chance) }
}

/** The seed gives the commitment, in every game that this one came from. */
function isKept(chance: Chance): boolean {
  if (!isPromised(chance)) return true
  const { commitment, seed } = chance
  const inherited = chance.kind === 'fair' ? chance.inherited : undefined
  const digest = createHash('sha256').update(Buffer.from(seed!, 'hex')).digest('hex')
  return digest === commitment && (inherited === undefined || isKept(inherited.chance))
}

/** A roll is checked against the seed of the game in which it fell; dice that promised nothing cannot break it. */
function follows(chance: Chance, roll: Roll): boolean {
  if (chance.kind === 'shared') return derive(keyOf(chance), roll) === roll.value
  if (chance.kind !== 'fair') return true
  const { seed, inherited } = chance
  if (inherited !== undefined && roll.counter < inherited.rolls) return follows(inherited.chance, roll)
  return derive(Buffer.from(seed!, 'hex'), roll) === roll.value
}

/** The key of dice to which everybody added, by the published recipe (engine/journal/chance.ts). */
const keyOf = ({ seed, shares }: SharedChance): Buffer =>
  createHash('sha256')
    .update(['salient dice 1', seed!, ...shares].join('\n').toLowerCase())
    .digest()

const WORD = 2 ** 32

/** The number that the published recipe gives for this counter (engine/dice/fair-dice.ts). */
function derive(key: Buffer, { counter, sides }: Roll): number {
  const limit = WORD - (WORD % sides)
  for (let attempt = 0; ; attempt++) {
    const message = attempt === 0 ? `${counter}` : `${counter}/${attempt}`
    const digest = createHmac('sha256', key).update(message).digest()
    for (let at = 0; at < digest.length; at += 4) {
      const word = digest.readUInt32BE(at)
      if (word < limit) return word % sides
    }
  }
}

function faultOf({ file }: Recording, audit: Audit): string | null {
  if (!audit.revealed)
    return `${file}: the seed has not been revealed yet, so no roll can be checked; ask again after the game`
  if (audit.kept === false) return `${file}: the seed is not the one that was promised before the game`
  if (audit.wrong.length > 0) return `${file}: ${audit.wrong.length} rolls do not follow from the seed`
  return null
}

function report(audit: Audit): string[] {
  if (audit.commitment === null) {
    return [`These dice are ${audit.dice}: they promised nothing. ${audit.rolls} rolls replay as recorded.`]
  }
  const promise =
    audit.kept === null ? 'not checked' : audit.kept ? 'kept: the seed gives this commitment' : 'BROKEN'
  const { inherited } = audit
  const earlier =
    inherited === null
      ? []
      : [
          [
            'inherited',
            `${inherited.rolls} rolls of a game with commitment ${inherited.commitment ?? 'none'}`,
          ],
        ]
  return columns([
    ['commitment', audit.commitment!],
    ...earlier,
    ['seed', audit.revealed ? 'revealed' : 'not revealed'],
    ['promise', promise],
    ['rolls', audit.kept ? `${audit.rolls}, ${audit.wrong.length} of them wrong` : 'not checked'],
  ])
}

function listing(rolls: readonly Roll[]): string[] {
  const rows = rolls.map(({ counter, action, sides, value }) => [
    `${counter}`.padStart(6),
    `action ${action}`,
    sides === 6 ? `die ${value + 1}` : `${value + 1} of ${sides}`,
  ])
  return ['', ...columns(rows)]
}
