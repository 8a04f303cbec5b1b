// How the scripted players fight 1939: a few marches and attacks a phase, everything else as the table suggests.
import { expectKept, readOdds } from './odds.ts'
import type { Player } from './player.ts'

export interface Deeds {
  /** Attacks whose odds were read line by line before the die was cast. */
  read: number
  moves: number
  attacks: number
  losses: number
  advances: number
  curtains: number
}

export const noDeeds = (): Deeds => ({ read: 0, moves: 0, attacks: 0, losses: 0, advances: 0, curtains: 0 })

/** So many are read; the others are only rolled. */
const READ = 3

/** Worth rolling for: a column of five or more. */
const isGood = (attack: string): boolean => Number(/[+>=](\d+)/.exec(attack)?.[1] ?? 0) >= 5

const MARCHES = 3

/** Plays on until the page shows what is waited for, or the result; gives false if it never does. */
export async function playUntil(
  player: Player,
  deeds: Deeds,
  isReached: (says: string, turn: string) => boolean,
): Promise<boolean> {
  for (let answers = 0; answers < 600; answers++) {
    const screen = await player.screen()
    if (screen === 'victory') return isReached(await player.says(), '')
    if (screen === 'curtain') {
      await player.openCurtain()
      deeds.curtains += 1
      continue
    }
    if (await player.isWaiting()) {
      await player.page.waitForTimeout(50)
      continue
    }
    const says = await player.says()
    if (isReached(says, await player.turn())) return true
    await answer(player, deeds, says)
  }
  return false
}

export async function answer(player: Player, deeds: Deeds, says: string): Promise<void> {
  if (says.startsWith('German movement')) {
    for (let i = 0; i < MARCHES; i++) if (await march(player)) deeds.moves += 1
    await player.press(/^End movement/)
  } else if (/combat(:|$)|^Momentum/.test(says)) await fight(player, deeds)
  else {
    if (says.startsWith('Your loss')) deeds.losses += 1
    const main = await player.mainSays()
    if (main.startsWith('Advance with')) deeds.advances += 1
    await player.accept()
  }
}

/** The next stack goes up to an enemy, if it can reach one. */
async function march(player: Player): Promise<boolean> {
  await player.letGo()
  await player.key('n')
  const goal = (await player.hexesOffered()).find(name => name.endsWith('stops there'))
  if (goal === undefined) {
    await player.key('Escape')
    return false
  }
  await player.chooseFromList(goal)
  await player.press(/^Move to/)
  await player.letGo()
  await player.key('Escape')
  return true
}

async function fight(player: Player, deeds: Deeds): Promise<void> {
  const next = player.orders.getByRole('button', { name: /^Next target/ })
  if ((await next.count()) > 0) {
    await next.click()
    const attack = await player.mainSays()
    if (attack.startsWith('Attack') && isGood(attack) && (await player.canPressMain())) {
      await attackNow(player, deeds)
      return
    }
    await player.letGo()
    await player.key('Escape')
  }
  await player.main.click()
}

/** The first attacks are rolled only after their odds have been read, and looked up in the log afterwards. */
export async function attackNow(player: Player, deeds: Deeds): Promise<void> {
  deeds.attacks += 1
  if (deeds.read >= READ) {
    await player.main.click()
    return
  }
  deeds.read += 1
  const odds = await readOdds(player)
  await player.main.click()
  await expectKept(player, odds)
}
