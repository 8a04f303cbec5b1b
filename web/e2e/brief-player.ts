// Somebody who wants the verdict: ends every phase that can be ended, and otherwise does what the table suggests.
import type { Player } from './player.ts'

export async function answerShortly(player: Player): Promise<void> {
  const { orders, dock } = player
  // A phase in which stacks stand above their limit cannot be ended before they have spread out: the table knows how.
  for (const name of [/^Apply the/, /^Move$/]) {
    const remedy = dock.locator('.section:has(.overstacked)').getByRole('button', { name }).first()
    if ((await remedy.count()) > 0) return remedy.click()
  }
  for (const name of [/^Place as suggested/, /^End /, /^Finish /, /^Skip /, /^Pass/, /^Stay/]) {
    const button = orders.getByRole('button', { name }).first()
    if ((await button.count()) === 0 || (await button.getAttribute('aria-disabled')) !== null) continue
    if (!(await button.isEnabled())) continue
    await button.click()
    return
  }
  await player.accept()
}
