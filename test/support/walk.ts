import type { Page } from 'playwright-core'
import { pageFaults } from './axe-page.ts'

/** A screen, or a state of the screen before it. */
export interface View {
  readonly name: string
  /** Where it is; without, it is on the screen before it. */
  readonly path?: string
  /** What its user does there to have it. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Text that its user sees then. Screens that have none of their own are known by their heading. */
  readonly text?: string | RegExp
}

/** CSS pixels: the narrowest telephone, and a window of 1280 at 200 %. */
const widths = [360, 640]

/** Where a page can be scrolled sideways: each of the widths at which there is more of it than is seen. */
export async function widthFaults(page: Page, place: string): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const over = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    if (over > 0) faults.push(`${place}: ${over} px too wide at ${width}`)
  }
  if (before) await page.setViewportSize(before)
  return faults
}

/** What axe finds on a page, and where it is too wide. */
export const faultsOf = async (page: Page, place: string): Promise<string[]> => [
  ...(await pageFaults(page, place)),
  ...(await widthFaults(page, place)),
]

/** Opens an address and waits for its heading. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Goes from view to view; answers the faults of all of them. */
export async function walk(page: Page, site: string, views: readonly View[]): Promise<string[]> {
  const faults: string[] = []
  for (const { name, path, act, text } of views) {
    if (path) await open(page, site + path)
    await act?.(page)
    if (text) await page.getByText(text).first().waitFor()
    faults.push(...(await faultsOf(page, name)))
  }
  return faults
}
