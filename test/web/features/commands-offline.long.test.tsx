import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

vi.mock('#web/features/commands/commands.tsx', () => Promise.reject(new Error('offline')))

const { backend } = setUpPageBackend()

test('a palette that cannot be downloaded says so each time, and the screen and its shortcuts still work', async () => {
  expectErrors()
  storeCreatorSession(await makeCreator(backend))
  const { address } = await visit('/dashboard/policies', { backend })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Policies' })
  for (const times of [1, 2]) {
    await userEvent.keyboard('{Control>}k{/Control}')
    const found = await findToast(
      'Your work on the server is safe. Reload the page; if it happens again, contact support.',
    )
    expect(found.length).toBeGreaterThanOrEqual(times)
  }
  expect(heading.isConnected).toBe(true)
  await userEvent.keyboard('gv')
  await screen.findByRole('heading', { level: 1, name: 'Videos' })
  expect(address()).toBe('/dashboard/drafts')
})
