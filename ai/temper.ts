/** How a player leans while it makes a plan: weights of the planner's measures, 1 for an officer's, and what only generals do. */
export interface Temper {
  /** What losses of one's own weigh against those of the enemy. */
  readonly thrift: number
  /** What the danger to a hex weighs for whoever would stand there: threat, encirclement, lost supply. */
  readonly caution: number
  /** What ground gained towards the aim weighs. */
  readonly drive: number
  /** What a prize weighs that is taken on the way. */
  readonly greed: number
  /** How much of the army keeps a line and holds posts; 0 for none. */
  readonly line: number
  /** What an attack has to promise before it is made. */
  readonly patience: number
  /** Attacks are drafted from all around, too, so that the enemy's way back is barred; others attack where it is easiest. */
  readonly pincers: boolean
  /** How many points a duty is given, of those that it asks for; somebody is always there. */
  readonly guard: number
  /** The hex to which the main effort goes, or which is held above all; -1 for none. */
  readonly effort: number
}

export const OFFICER: Temper = {
  thrift: 1,
  caution: 1,
  drive: 1,
  greed: 1,
  line: 1,
  patience: 1,
  pincers: false,
  guard: 1,
  effort: -1,
}

/** Goes for the nearest thing worth having, slowly, and looks neither left nor right; attacks only what looks sure. */
export const RECRUIT: Temper = {
  ...OFFICER,
  thrift: 3,
  caution: 0,
  drive: 0.3,
  greed: 0.3,
  line: 0,
  patience: 0,
}

/** Whoever has no patience brings nobody together for an attack and prepares nothing. */
export const isGreen = ({ patience }: Temper): boolean => patience === 0

/** An officer's, but for this. */
export const leaning = (by: Partial<Temper>): Temper => ({ ...OFFICER, ...by })

/** When so few replies can come, so much of thrift, caution and patience is left; a trace of each keeps equals in order. */
const SAVED = [0.02, 0.5]

/** Nothing is saved for a tomorrow that does not come. */
export function atTheEnd(temper: Temper, replies: number): Temper {
  const part = SAVED[replies]
  if (part === undefined) return temper
  return {
    ...temper,
    thrift: temper.thrift * part,
    caution: temper.caution * part,
    patience: temper.patience * part,
  }
}
