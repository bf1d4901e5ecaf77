import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '#test/support/render.tsx'
import { Previews } from '#web/layout/thumbnail/previews.tsx'
import { setTheme, type Theme } from '#web/lib/theme.ts'
import { thumbnailMessages } from '#web/messages/thumbnails.ts'

afterEach(() => {
  vi.unstubAllGlobals()
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
