import axe from 'axe-core'
import type { Page } from 'playwright-core'
import * as z from 'zod/mini'

const Found = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      nodes: z.array(z.object({ html: z.string(), failureSummary: z.optional(z.string()) })),
    }),
  ),
})

/** The rules about colors that a full run has: those of WCAG's level AAA are off by default. */
const colorRules = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => !tags.includes('wcag2aaa'))
  .map(({ ruleId }) => ruleId)

/**
 * Returns what axe finds on a painted page, including color contrast. Each finding names the place. In the dark theme only colors
 * are checked, because themes differ in nothing else.
 */
export async function pageFaults(page: Page, place: string): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  const light = await findViolations(page, place, {})
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findViolations(page, `${place} in dark`, { runOnly: { type: 'rule', values: colorRules } })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark]
}

async function findViolations(page: Page, place: string, options: axe.RunOptions): Promise<string[]> {
  const given = JSON.stringify({ ...options, resultTypes: ['violations'] } satisfies axe.RunOptions)
  // Transferring the passes as well takes longer than the checks.
  const { violations } = Found.parse(
    await page.evaluate(`axe.run(${given}).then(({ violations }) => ({ violations }))`),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${place}: ${id}: ${html} ${failureSummary}`),
  )
}
