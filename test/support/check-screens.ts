import type { Page } from 'playwright-core'
import { pageFaults } from './axe-page.ts'
import { findColorOnly } from './forced-colors.ts'
import { documentFaults } from './html.ts'
import { findMotion } from './motion.ts'
import { findDialogFaults, findTabFaults } from './tab-order.ts'
import { findZoomFaults, inWindow } from './zoom.ts'

/** A screen, or a state of the previous screen. */
export interface View {
  readonly name: string
  /** Path of the screen. Undefined for a state of the previous screen. */
  readonly path?: string
  /** What the user does to reach the state. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Text that appears in the view. Screens without one are recognized by their heading. */
  readonly text?: string | RegExp
}

/** The window of a computer with a keyboard, in CSS pixels. */
const desktop = { width: 1440, height: 900 }

/**
 * Returns the accessibility faults of a page: violations that axe finds, faults of its HTML, content that does not fit
 * when zoomed, motion, and on a desktop, differences by color alone and controls that the keyboard does not reach. If
 * the page has a dialog, closes it with Escape and opens it again.
 */
export async function findFaults(page: Page, place: string): Promise<string[]> {
  const faults = [
    await findMotion(page, place),
    await pageFaults(page, place),
    documentFaults(await page.content(), place),
    await findZoomFaults(page, place),
    await findDialogFaults(page, place),
    await inWindow(page, desktop, async () => [
      ...(await findColorOnly(page, place)),
      ...(await findTabFaults(page, place)),
    ]),
  ]
  return faults.flat()
}

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
