// What a player plays for, and the discs of what counts.
import { is1939 } from '../../../games/war-comes-early/state.ts'
import type { Disc, Objectives } from '../../../table/presentation.ts'
import { discs1938, objectives1938 } from './objectives-1938.ts'
import { discs1939, objectives1939 } from './objectives-1939.ts'
import type { WarSight } from './sight.ts'

export const objectives = (s: WarSight): Objectives => (is1939(s.g) ? objectives1939(s) : objectives1938(s))

export const discs = ({ g }: WarSight): readonly Disc[] => (is1939(g) ? discs1939 : discs1938())
