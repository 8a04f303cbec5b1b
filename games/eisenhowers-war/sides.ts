// Who plays: two sides, and the two army groups of the Allies.

export const ALLIED = 0
export const GERMAN = 1

/** In the order of their player turns (5.2). */
export const SIDES = ['allied', 'german'] as const

/** Number of the side or army group that a word names, -1 for none. */
export const sideNamed = (name: unknown): number => (SIDES as readonly unknown[]).indexOf(name)
export const groupNamed = (name: unknown): number => (GROUP_NAMES as readonly unknown[]).indexOf(name)

export const opponent = (side: number): number => 1 - side

/** 6.4  Army groups; corps dropped by air count as either (13.2d), German units as none. */
export const GROUP = { american: 0, british: 1, any: 2, none: 3 } as const
export const GROUP_NAMES = ['american', 'british'] as const
