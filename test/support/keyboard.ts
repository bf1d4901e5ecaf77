import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** An upper bound for the tab stops of a screen. */
const maxTabStops = 120

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement)

/** Presses Tab, or Shift and Tab, until the target has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator, tab = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < maxTabStops && !(await isFocused(target)); stop++) await page.keyboard.press(tab)
  expect(await isFocused(target), `${target} is reached by Tab`).toBe(true)
  const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(outline, `${target} shows its focus`).not.toBe('none')
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
