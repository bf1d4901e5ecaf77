import type { Page } from 'playwright-core'

/**
 * Lists controls that differ only by color from the page, or from controls that are not chosen: forced colors remove that difference. Each
 * finding names the place.
 */
export async function findColorOnly(page: Page, place: string): Promise<string[]> {
  const filled = await page.evaluateHandle(findFilled)
  await page.emulateMedia({ forcedColors: 'active' })
  const faults = [...(await filled.evaluate(findEdgeless)), ...(await page.evaluate(findAlike))]
  await page.emulateMedia({ forcedColors: null })
  await filled.dispose()
  return faults.map((fault) => `${place} in forced colors: ${fault}`)
}

/** Lists the controls that have a background of their own, which sets them apart from the page. */
function findFilled(): Element[] {
  const none = ['rgba(0, 0, 0, 0)', 'transparent']
  return [...document.querySelectorAll('a, button, input, select, textarea, label, [role=switch]')].filter(
    (control) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || control.matches(':hover'))
        return false
      const { backgroundColor, appearance, position } = getComputedStyle(control)
      // Browsers draw controls with a native appearance themselves. Controls with a fixed position are not checked.
      const isDrawn =
        control instanceof HTMLInputElement && appearance !== 'none' && ['checkbox', 'radio'].includes(control.type)
      return !isDrawn && position !== 'fixed' && !none.includes(backgroundColor)
    },
  )
}

/** Returns the controls that have no border, outline or underline in forced colors. */
function findEdgeless(filled: readonly Element[]): string[] {
  const hasEdge = (element: Element, part?: '::before') => {
    const { borderBottomStyle, borderBottomWidth, outlineStyle, textDecorationLine } = getComputedStyle(element, part)
    const isBordered = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1
    return isBordered || outlineStyle !== 'none' || textDecorationLine !== 'none'
  }
  return filled
    .filter((control) => !hasEdge(control) || (control.matches('[role=switch]') && !hasEdge(control, '::before')))
    .map(({ outerHTML }) => `no edge: ${outerHTML.slice(0, 200)}`)
}

/** Returns the chosen controls that look like unchosen ones. */
function findAlike(): string[] {
  const looksOf = (part: Element, pseudo?: string) => {
    const style = getComputedStyle(part, pseudo)
    const { backgroundColor, color, content, fontWeight, translate, transform, textDecorationLine, display } = style
    const lines = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'].map((line) =>
      style.getPropertyValue(`${line}-style`) === 'none'
        ? ''
        : ['style', 'width', 'color'].map((property) => style.getPropertyValue(`${line}-${property}`)).join(' '),
    )
    const shape = part.matches('svg') ? part.innerHTML : ''
    return [
      ...lines,
      backgroundColor,
      color,
      content,
      fontWeight,
      translate,
      transform,
      textDecorationLine,
      display,
      shape,
    ].join()
  }
  const look = (control: Element) =>
    [control, ...control.querySelectorAll('*')]
      .flatMap((part) => [looksOf(part), looksOf(part, '::before'), looksOf(part, '::after')])
      .sort()
  const areAlike = (one: Element, other: Element) => {
    const [first, second] = [new Set(look(one)), new Set(look(other))]
    return [...first].every((part) => second.has(part)) && [...second].every((part) => first.has(part))
  }

  const faults: string[] = []
  const report = (control: Element) => faults.push(`as if it were not chosen: ${control.outerHTML.slice(0, 200)}`)
  for (const state of ['aria-selected', 'aria-current', 'aria-pressed', 'aria-checked']) {
    for (const chosen of document.querySelectorAll(`[${state}]:not([${state}="false"], [aria-hidden="true"] *)`)) {
      if (!chosen.checkVisibility()) continue
      const { localName } = chosen
      const other = [
        ...(chosen
          .closest('nav, ol, ul, [role=tablist], [role=listbox], fieldset, main')
          ?.querySelectorAll(localName) ?? []),
      ].find(
        (one) =>
          one.getAttribute('role') === chosen.getAttribute('role') &&
          (one.getAttribute(state) ?? 'false') === 'false' &&
          one.checkVisibility(),
      )
      if (other && areAlike(chosen, other)) report(chosen)
    }
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')) {
    const { appearance, opacity, width } = getComputedStyle(input)
    const isHidden = opacity === '0' || width === '1px'
    const drawn = isHidden ? input.closest('label') : appearance === 'none' ? input : null
    if (!drawn?.checkVisibility() || !input.checked) continue
    const before = look(drawn).join()
    input.checked = false
    if (look(drawn).join() === before) report(drawn)
    input.checked = true
  }
  return faults
}
