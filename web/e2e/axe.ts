// Axe in the page: what shuts somebody out.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

export const BY_DAY = '{ resultTypes: ["violations"] }'
/** By night only the colours are others. */
export const BY_NIGHT = '{ resultTypes: ["violations"], runOnly: ["color-contrast"] }'

export async function violationsOn(page: Page, options: string): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE)
  const found = (await page.evaluate(`axe.run(${options}).then(r => r.violations)`)) as Violation[]
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary}`,
    )
}
