import type { Page } from 'playwright-core'

/** Returns the elements that move for longer than a frame on a page that was asked to reduce motion. Each finding names the place. */
export const findMotion = async (page: Page, place: string): Promise<string[]> =>
  (await page.evaluate(findMoving)).map((fault) => `${place}: ${fault}`)

function findMoving(): string[] {
  const frame = 1 / 60
  const partsOf = ({ localName }: Element) => [
    undefined,
    '::before',
    '::after',
    ...(localName === 'dialog' ? ['::backdrop'] : []),
    ...(localName === 'details' ? ['::details-content'] : []),
  ]
  const faults = new Set<string>()
  for (const element of document.querySelectorAll('*'))
    for (const part of partsOf(element)) {
      const style = getComputedStyle(element, part)
      const name = () => `${element.outerHTML.slice(0, 120)} ${part ?? ''}`
      const seconds = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat))
      if (seconds(style.transitionDuration) > frame) faults.add(`changes for ${style.transitionDuration}: ${name()}`)
      if (style.animationName === 'none') continue
      const runs = seconds(style.animationIterationCount.replaceAll('infinite', 'Infinity'))
      if (seconds(style.animationDuration) * runs > frame) faults.add(`moves for ${style.animationDuration}: ${name()}`)
    }
  for (const { effect, playState } of document.getAnimations())
    if (playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 1000 * frame)
      faults.add(`a script moves: ${effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 120)}`)
  return [...faults]
}
