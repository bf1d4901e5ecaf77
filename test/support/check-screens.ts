import type { Page } from 'playwright-core'
import { pageFaults } from './axe-page.ts'
import { documentFaults } from './html.ts'

/** A screen, or a state of the previous screen. */
export interface View {
  readonly name: string
  /** Path of the screen. Undefined for a state of the previous screen. */
  readonly path?: string
  /** What the user does to reach the state. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Text that appears then. Screens without one are recognized by their heading. */
  readonly text?: string | RegExp
}

/** CSS pixels: the narrowest phone, and a window of 1280 pixels at 200 %. */
const widths = [360, 640]

/** How far a page can be scrolled sideways, in pixels. Waits two frames, because screens learn of a new width in the first. */
const overflow = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  resolve(scrollWidth - clientWidth)
})))`

/** Returns the widths at which a page can be scrolled sideways. */
export async function findWidthFaults(page: Page, place: string): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const over = await page.evaluate<number>(overflow)
    if (over > 0) faults.push(`${place}: ${over} px too wide at ${width}`)
  }
  if (before) await page.setViewportSize(before)
  return faults
}

/** Returns accessibility faults of a page, the widths at which it is too wide, and the faults of its HTML. */
export const findFaults = async (page: Page, place: string): Promise<string[]> => [
  ...(await pageFaults(page, place)),
  ...(await findWidthFaults(page, place)),
  ...documentFaults(await page.content(), place),
]

/** Opens an address and waits for its heading. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Brings a page into the state of a view. */
export async function showView(page: Page, site: string, { path, act, text }: View): Promise<void> {
  if (path) await openPage(page, site + path)
  await act?.(page)
  if (text) await page.getByText(text).first().waitFor()
}

/** Visits screens one after the other. Returns all their faults. */
export async function checkScreens(page: Page, site: string, views: readonly View[]): Promise<string[]> {
  const faults: string[] = []
  for (const view of views) {
    await showView(page, site, view)
    faults.push(...(await findFaults(page, view.name)))
  }
  return faults
}
