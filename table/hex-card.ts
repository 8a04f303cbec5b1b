// The card of the hex that is pointed at: what it is, and what it would cost the units in hand.

import { chosenPiece, whyNotThere } from './choosing.ts'
import type { Look } from './look.ts'
import { missionKind } from './missions.ts'
import type { Sentence } from './presentation.ts'
import type { HexCardPicture } from './snapshot.ts'
import { words } from './words.ts'

export function hexCardOf(look: Look): HexCardPicture | null {
  const { stage, pointed, hand } = look
  const hex = pointed ?? hand.hex
  if (hex === null) return null
  const card = stage.presentation.hexCard(stage.sight, hex)
  const reach = reachWords(look, hex)
  const refusal = reach === null && isAsking(look) ? whyNot(look, hex) : null
  const said = spoken(look, hex, card, reach, refusal)
  return { ...card, hex, isPointed: pointed !== null, reach, refusal, spoken: said }
}

/** Something is in hand that wants to go somewhere. With empty hands nobody asks, and nothing is refused. */
const isAsking = ({ stage, hand }: Look): boolean =>
  stage.desk !== null &&
  (hand.units.length > 0 || chosenPiece(stage.desk, hand) !== null || stage.missions !== null)

/** Cost and what is left, when units are in hand and can go there. */
function reachWords({ stage, hand, reach }: Look, hex: string): string | null {
  if (reach === null || hex === hand.hex || !reach.hexes.has(hex)) return null
  const route = stage.movement!.route(stage.sight, hand.units, hand.mode, hand.via, hex)
  return route === null ? null : words.enterFor(route.spent.value, route.left)
}

/** Why what is in hand cannot go to a hex, null if it can or if nothing is in hand. */
export function whyNot({ stage, hand, reach }: Look, hex: string): Sentence | null {
  const { desk, sight } = stage
  if (desk === null || hex === hand.hex) return null
  if (stage.movement !== null && chosenPiece(desk, hand) === null) {
    if (hand.units.length === 0 || reach?.hexes.has(hex)) return null
    return stage.movement.whyNot(sight, hand.units, hand.mode, hex)
  }
  if (stage.attack !== null)
    return stage.attack.targets(sight).has(hex) ? null : stage.attack.whyNot(sight, hex)
  if (stage.missions !== null) {
    const kind = missionKind(stage, hand)
    if (kind === null || stage.missions.hexes(sight, kind).includes(hex)) return null
    return stage.missions.whyNot(sight, kind, hex)
  }
  const piece = chosenPiece(desk, hand)
  return piece === null ? null : whyNotThere(desk, piece, hex, action => sight.check(action))
}

function spoken(
  { stage }: Look,
  hex: string,
  card: { title: string; notes: readonly Sentence[] },
  reach: string | null,
  refusal: Sentence | null,
): string {
  const here = stage.presentation
    .stack(stage.sight, hex)
    .map(unit => stage.presentation.unitCard(stage.sight, unit).name)
  const holds = here.length === 0 ? [] : [here.join(' and ')]
  const parts = [`Hex ${card.title}`, ...holds, ...card.notes.map(n => n.text.replace(/\.$/, ''))]
  const end = reach === null ? refusal?.text.replace(/\.$/, '') : words.enter(reach)
  return `${[...parts, ...(end === undefined ? [] : [end])].join('; ')}.`
}
