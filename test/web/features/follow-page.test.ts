import { expect, test, vi } from 'vitest'
import { followPage } from '#web/features/workbench/kept/use-autosave.ts'

/** Follows the page with spies in place of an autosaver. */
function follow(isKept = true) {
  const calls = { flush: vi.fn(async () => {}), refresh: vi.fn(async () => {}) }
  const leave = followPage({ ...calls, view: () => ({ isKept }) })
  return { ...calls, leave }
}

test.each(['pagehide', 'online'])('the event %s sends what was typed at once', (event) => {
  const { flush, leave } = follow()
  dispatchEvent(new Event(event))
  expect(flush).toHaveBeenCalledOnce()
  leave()
})

test('what was typed is sent when the page is hidden, and the draft is read again when it is shown', () => {
  const { flush, refresh, leave } = follow()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect([flush.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect([flush.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 1])
  leave()
})

test('what was typed is sent when the screen is left, and nothing after that', () => {
  const { flush, leave } = follow()
  leave()
  dispatchEvent(new Event('pagehide'))
  expect(flush).toHaveBeenCalledOnce()
})

test.each([true, false])(
  'the browser asks before closing a tab only if its text is stored nowhere (stored: %s)',
  (isKept) => {
    const { leave } = follow(isKept)
    const closing = new Event('beforeunload', { cancelable: true })
    dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(!isKept)
    leave()
  },
)
