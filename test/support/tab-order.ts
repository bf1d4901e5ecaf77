import type { Page } from 'playwright-core'

/** More tab stops than any screen has. */
const maxTabStops = 400
/** How many stops the walk makes between two questions whether it is over: each takes as long as a stop. */
const stopsAtOnce = 10
/** How long a dialog may take to close on a busy machine, in milliseconds. */
const closeMs = 5000

/**
 * Walks through a screen with Tab. Returns the controls that are not reached, hide their focus, are covered, or are
 * outside the window while focused. The order is that of the document: axe refuses a `tabindex` that changes it.
 */
export async function findTabFaults(page: Page, place: string): Promise<string[]> {
  const walk = await page.evaluateHandle(beginWalk)
  let isOver = false
  for (let stop = 0; stop < maxTabStops && !isOver; stop += stopsAtOnce) {
    // Holds the key, which repeats it.
    for (let next = 0; next < stopsAtOnce; next++) await page.keyboard.down('Tab')
    isOver = await walk.evaluate((state) => state.isOver())
  }
  await page.keyboard.up('Tab')
  const faults = await walk.evaluate((state) => state.end())
  await walk.dispose()
  return faults.map((fault) => `${place} by Tab: ${fault}`)
}

interface Walk {
  /** Returns whether the walk is back at its start. */
  isOver(): boolean
  /** Returns the faults. */
  end(): string[]
}

function beginWalk(): Walk {
  const name = ({ outerHTML }: Element) => outerHTML.slice(0, 160)
  // A dialog on top of another one comes after it, or in it.
  const dialog = [...document.querySelectorAll(':modal')].at(-1)
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const interactive = [
    ...(dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter((element) => isVisible(element) && !element.matches(':disabled') && !element.closest('[inert]'))
  // Arrow keys move within these.
  const groups = '[role=grid], [role=tablist], [role=listbox]'
  const isRadio = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio'
  const isNamesake = (radio: HTMLInputElement) => (other: HTMLElement) =>
    isRadio(other) && other.name === radio.name && other.form === radio.form
  const isStop = (element: HTMLElement) => {
    if (element.tabIndex < 0) return false
    if (!isRadio(element)) return true
    const namesakes = interactive.filter(isNamesake(element)).filter(isRadio)
    return element === (namesakes.find(({ checked }) => checked) ?? namesakes[0])
  }
  const stops = interactive.filter(isStop)
  const faults = interactive
    .filter(
      (element) =>
        element.tabIndex < 0 &&
        element.matches('a, button, input, select, textarea') &&
        !element.closest(groups) &&
        element.offsetHeight > 1,
    )
    .map((element) => `left out: ${name(element)}`)
  const reached = new Set<Element>()
  if (!dialog) startAt(document.body)

  const isPinned = (element: Element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position)
  // Toasts disappear by themselves.
  const bars = [...document.body.querySelectorAll(':not([aria-live])')].filter(isPinned)
  /** Whether a bar that stays in the window covers an element. Dialogs and other such bars are above it. */
  const isCovered = (element: Element) => {
    if (isPinned(element) || dialog) return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const parts = bars.filter((bar) => !bar.contains(element)).flatMap((bar) => [bar, ...bar.children])
    return parts.some((part) => {
      const box = part.getBoundingClientRect()
      const isOver = box.top <= top && box.bottom >= bottom && box.left <= left && box.right >= right
      return isOver && box.height > 0 && isVisible(part)
    })
  }
  const check = (element: HTMLElement) => {
    const drawn = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
    if ([element, drawn].every((one) => getComputedStyle(one).outlineStyle === 'none'))
      faults.push(`no sign of its focus: ${name(element)}`)
    const { left, right, top, bottom } = drawn.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      faults.push(`out of the window: ${name(element)}`)
    else if (isCovered(drawn)) faults.push(`covered: ${name(element)}`)
  }
  const areAllReached = () => stops.every((stop) => reached.has(stop) || !stop.isConnected)
  let [repeats, isOver] = [0, false]
  // Checks an element when it gets the focus: what loads later may move it.
  const checkNew = ({ target }: FocusEvent) => {
    if (isOver || !(target instanceof HTMLElement) || reached.has(target)) return
    reached.add(target)
    repeats = -1
    check(target)
  }
  // A field for a date has three parts and a button, each of which takes a press.
  const count = () => {
    if (++repeats > 0) isOver ||= areAllReached() || repeats > stops.length + 4
  }
  addEventListener('focusin', checkNew, true)
  addEventListener('keydown', count, true)
  return {
    isOver: () => isOver,
    end: () => {
      removeEventListener('focusin', checkNew, true)
      removeEventListener('keydown', count, true)
      return [
        ...faults,
        ...stops.filter((stop) => !reached.has(stop) && stop.isConnected).map((stop) => `not reached: ${name(stop)}`),
      ]
    },
  }

  /** Moves the position from which Tab continues. */
  function startAt(element: HTMLElement) {
    element.tabIndex = -1
    element.focus()
    element.blur()
    element.removeAttribute('tabindex')
  }
}

/**
 * If a page has a dialog, closes the top one with Escape, and opens it again with Enter on the element to which the focus
 * returns. Returns a fault if the dialog stays open, another one closes too, or the focus is lost.
 */
export async function findDialogFaults(page: Page, place: string): Promise<string[]> {
  const dialogs = page.locator('dialog[open]')
  const open = await dialogs.count()
  if (open === 0) return []
  const last = dialogs.nth(open - 1)
  await page.keyboard.press('Escape')
  const isClosed = await last.waitFor({ state: 'hidden', timeout: closeMs }).then(
    () => true,
    () => false,
  )
  if (!isClosed) return [`${place}: Escape does not close the dialog`]
  if ((await dialogs.count()) !== open - 1) return [`${place}: Escape closes more than one dialog`]
  const focused = page.locator(':focus')
  if ((await focused.count()) === 0) return [`${place}: the focus is lost when the dialog closes`]
  // A dialog may have been opened by a shortcut.
  if (await focused.evaluate((element) => element instanceof HTMLButtonElement)) {
    // The browser tells the page about a closed dialog in a later task, which would close the one that Enter opens.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.keyboard.press('Enter')
    await last.waitFor()
  }
  return []
}
