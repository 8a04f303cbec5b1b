// Nations, and the three camps that they fight in. A camp shares hexes, zones of control, supply and victory points; a
// player commands one camp or two.
export const NATIONS = ['Germany', 'Soviet Union', 'Poland', 'United States'] as const
export type NationName = (typeof NATIONS)[number]
export const NATION = { germany: 0, soviet: 1, poland: 2, america: 3 } as const

/** Poles fight in the Soviet camp, and in the American one when they have changed sides (S-4). */
export const CAMPS = ['soviet', 'german', 'american'] as const
export type CampName = (typeof CAMPS)[number]
export const CAMP = { soviet: 0, german: 1, american: 2 } as const
export const CAMP_COUNT = CAMPS.length
export const NOBODY = -1

/** The camp in which a nation begins. */
export const CAMP_OF_NATION = [CAMP.german, CAMP.soviet, CAMP.soviet, CAMP.american] as const
