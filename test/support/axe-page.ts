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

/** Returns what axe finds on a painted page, color contrast included. Each finding names the place. */
export async function pageFaults(page: Page, place: string): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = Found.parse(await page.evaluate('axe.run()'))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${place}: ${id}: ${html} ${failureSummary}`),
  )
}
