import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { toast } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'

const show = () =>
  render(
    <StrictMode>
      <Toaster label="Notifications" closeLabel="Close" />
    </StrictMode>,
  )

it('shows messages from before and after it mounts', async () => {
  toast.success('Logged in successfully!')
  show()
  expect(await screen.findByText('Logged in successfully!')).toBeTruthy()
  toast.info('Please check your email')
  expect(await screen.findByText('Please check your email')).toBeTruthy()
  expect(screen.getByText('Logged in successfully!')).toBeTruthy()
})

it('shows each message once, though React mounts twice in development', async () => {
  toast.success('Saved')
  show()
  expect(await screen.findAllByText('Saved')).toHaveLength(1)
})

it('interrupts a screen reader only for an error', async () => {
  show()
  toast.success('Saved')
  toast.error('Failed to log out')
  await screen.findAllByText('Failed to log out')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to log out'))
  expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe('polite')
})

it('is focused with F6 and dismissed with Escape', async () => {
  show()
  toast.success('Saved')
  await screen.findByText('Saved')
  await userEvent.keyboard('{F6}')
  expect(screen.getByRole('region', { name: 'Notifications' }).contains(document.activeElement)).toBe(true)
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
})

it('is dismissed with its button', async () => {
  show()
  toast.success('Saved')
  await userEvent.click(await screen.findByLabelText('Close'))
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
})

it('closes when its action is pressed, and performs it', async () => {
  show()
  const undo = vi.fn()
  toast.success('Moved', { label: 'Undo', onPress: undo })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText('Moved')).toBeNull())
  expect(undo).toHaveBeenCalledOnce()
})
