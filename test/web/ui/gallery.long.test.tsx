import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import { renderAt } from '#test/support/render.tsx'
import { Gallery } from '#web/features/gallery/gallery.tsx'

it('shows every component without axe violations, with the dialog open or closed', async () => {
  await renderAt('/dev/ui', <Gallery />)
  expect(await accessibilityFaults()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Open dialog' }))
  expect(await accessibilityFaults()).toEqual([])
})
