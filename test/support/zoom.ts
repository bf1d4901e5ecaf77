import type { Page } from 'playwright-core'

interface Size {
  readonly width: number
  readonly height: number
}

/** Windows in CSS pixels: 1440 x 900 at 200%, and that of WCAG 1.4.10, 1280 x 1024 at 400%. */
const windows: readonly Size[] = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
]

/** Runs `act` while the window has a size in CSS pixels, once screens have adapted to it. */
export async function inWindow<Result>(page: Page, size: Size, act: () => Promise<Result>): Promise<Result> {
  const before = page.viewportSize()
  await resize(page, size)
  const result = await act()
  if (before) await page.setViewportSize(before)
  return result
}

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(drawTwice)
}

/** Screens learn of a new width, and of what has left the window, in the first of two frames. */
const drawTwice = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/**
 * Returns the elements that do not fit into a zoomed window, or cover more than a third of it. Each finding names the place and
 * the window.
 */
export async function findZoomFaults(page: Page, place: string): Promise<string[]> {
  const faults: string[] = []
  const before = page.viewportSize()
  for (const size of windows) {
    await resize(page, size)
    const found = await page.evaluate(findMisfits)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    await page.evaluate(drawTwice)
    found.push(...(await page.evaluate(findCovered)))
    await page.evaluate(() => scrollTo(0, 0))
    faults.push(...found.map((fault) => `${place} at ${size.width} x ${size.height}: ${fault}`))
  }
  if (before) await page.setViewportSize(before)
  return faults
}

/** Returns the elements that are wider than the window or their box, and dialogs that are higher than the window. */
function findMisfits(): string[] {
  const name = ({ outerHTML }: Element) => outerHTML.slice(0, 160)
  const page = document.documentElement

  const faults: string[] = []
  const over = page.scrollWidth - page.clientWidth

  const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  if (over > 0) {
    const widest = shown.findLast((element) => element.getBoundingClientRect().right > page.clientWidth)
    faults.push(`${over} px too wide: ${widest && name(widest)}`)
  }
  for (const element of shown) {
    const style = getComputedStyle(element)
    const { left, width } = element.getBoundingClientRect()
    // Text for screen readers is a pixel wide. Fields scroll.
    if (
      width <= 1 ||
      style.display === 'inline' ||
      element.matches('input, select') ||
      element.closest('svg, [inert], [aria-hidden="true"]')
    )
      continue
    const isClipped = ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis'
    const isControl = element.matches('a, button, label, [role=tab]')
    const scrolls = element.scrollWidth - element.clientWidth
    if ((isClipped || isControl) && scrolls > 1) faults.push(`${scrolls} px cut off: ${name(element)}`)
    if (left < -1 && !isInScrolled(element)) faults.push(`left of the window: ${name(element)}`)
  }

  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    const { top, bottom } = dialog.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) faults.push(`higher than the window: ${name(dialog)}`)
  }

  return faults

  /** Whether an element is in a part of the page that is scrolled sideways. */
  function isInScrolled(element: Element): boolean {
    for (let around = element.parentElement; around; around = around.parentElement)
      if (around.scrollLeft > 0) return true
    return false
  }
}

/** Returns how much of the window is covered by bars that stay in it, if that is more than a third. */
function findCovered(): string[] {
  const pinned = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position) && !element.matches('dialog, [aria-live]'),
  )
  const bars = pinned
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > innerWidth / 2 && height > 0)
  const above = Math.max(0, ...bars.filter(({ top }) => top <= 0).map(({ bottom }) => bottom))
  const below = Math.max(0, ...bars.filter(({ bottom }) => bottom >= innerHeight).map(({ top }) => innerHeight - top))
  return above + below > innerHeight / 3 ? [`${above + below} px are covered`] : []
}
