import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

function Asking({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{'Delete'}</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete it?"
        description="For ever."
        closeLabel="Close"
        actions={<Button onClick={close}>{'Keep it'}</Button>}
      />
    </>
  )
}

const shown = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Delete it?' })

it('is rendered only while open, with its name and description', async () => {
  render(<Asking onClose={() => undefined} />)
  expect(shown()?.open ?? false).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(shown()?.open).toBe(true)
  const text = document.getElementById(shown()?.getAttribute('aria-describedby') ?? '')
  expect(text?.textContent).toBe('For ever.')
})

it.each(['Close', 'Keep it'])('closes once with %s', async (name) => {
  const onClose = vi.fn()
  render(<Asking onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name }))
  expect(shown()?.open ?? false).toBe(false)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('closes on a press on its backdrop, not on its content', async () => {
  const onClose = vi.fn()
  render(<Asking onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByText('For ever.'))
  expect(onClose).not.toHaveBeenCalled()
  const dialog = shown()
  if (dialog) await userEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(shown()?.open ?? false).toBe(false)
})

it('stays open when a press starts in its content and ends outside, as when selecting text', async () => {
  const onClose = vi.fn()
  render(<Asking onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = shown()
  if (!dialog) throw new Error('no dialog')
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('For ever.') },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog.open).toBe(true)
})

it('stays open when a dialog in it closes, as on Escape', () => {
  const [onClose, onCloseInner] = [vi.fn(), vi.fn()]
  render(
    <Dialog open onClose={onClose} title="Drafts" closeLabel="Close">
      <Dialog open onClose={onCloseInner} title="Delete it?" closeLabel="Close" />
    </Dialog>,
  )
  shown()?.close()
  expect(onCloseInner).toHaveBeenCalledTimes(1)
  expect(onClose).not.toHaveBeenCalled()
})
