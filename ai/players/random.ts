import type { Player } from './player.ts'

/** Every legal action is as likely as any other. */
export function randomPlayer(): Player {
  return { level: 'random', choose: (_game, _g, _side, legal, luck) => legal[luck.below(legal.length)] }
}
