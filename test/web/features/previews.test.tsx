import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { longTest } from '#test/support/long.ts'
import { renderAt } from '#test/support/render.tsx'
import { Previews } from '#web/layout/thumbnail/previews.tsx'
import { setTheme, type Theme } from '#web/lib/theme.ts'
import { thumbnailMessages } from '#web/messages/thumbnails.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setTheme('system')
})

test.each([
  ['system', true, 'Dark'],
  ['system', false, 'Light'],
  ['light', true, 'Light'],
  ['dark', false, 'Dark'],
] as const)(
  'with the theme %s and dark preferred: %s, previews are %s at first',
  async (theme: Theme, isDark, name) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
    setTheme(theme)
    await thumbnailMessages.load('en')
    await renderAt('/', <Previews images={['/one.jpg']} title="Bread" />)
    expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true)
    cleanup()
  },
)

longTest('says in each place whether the title is cut off there', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // A line too many where titles are 202 pixels wide: next to a video.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.getAttribute('style')?.includes('202') ? 22 : 0
  })
  await thumbnailMessages.load('en')
  await renderAt('/', <Previews images={['/one.jpg']} title="How I built a cabin in the woods" />)
  const user = userEvent.setup()
  for (const [place, text] of [
    ['Home', 'The whole title fits'],
    ['Next to a video', 'The title is cut off'],
    ['Search', 'The whole title fits'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name: place }))
    expect(screen.getByText(text), place).toBeDefined()
  }
  cleanup()
})
