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

/** What axe finds on a page as it is painted, colours included; each finding names the place it was asked of. */
export async function pageFaults(page: Page, place: string): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = Found.parse(await page.evaluate('axe.run()'))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${place}: ${id}: ${html} ${failureSummary}`),
  )
}
