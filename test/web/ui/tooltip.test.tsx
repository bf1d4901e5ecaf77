import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Tooltip } from '#web/ui/tooltip.tsx'

const hint = () => screen.queryByRole('tooltip')

it.each([
  ['hover', async (text: HTMLElement) => userEvent.hover(text)],
  ['keyboard focus', async () => userEvent.tab()],
  ['a tap', async (text: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target: text })],
])('shows its hint on %s, and hides it on Escape', async (_, show) => {
  render(<Tooltip text="Compared with 20 videos">{'4.5×'}</Tooltip>)
  const text = screen.getByRole('button', { name: '4.5×', description: 'Compared with 20 videos' })
  expect(hint()).toBeNull()
  await show(text)
  expect(hint()?.textContent).toBe('Compared with 20 videos')
  await userEvent.keyboard('{Escape}')
  expect(hint()).toBeNull()
})

it('keeps its hint while the pointer is on it, and hides it elsewhere', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Tooltip text="Compared with 20 videos">{'4.5×'}</Tooltip>
      <p>{'Elsewhere'}</p>
    </>,
  )
  await user.hover(screen.getByRole('button'))
  await user.hover(screen.getByText('Compared with 20 videos'))
  expect(hint()).not.toBeNull()
  await user.hover(screen.getByText('Elsewhere'))
  expect(hint()).toBeNull()
  await user.click(screen.getByRole('button'))
  expect(hint()).not.toBeNull()
  await user.click(screen.getByText('Elsewhere'))
  expect(hint()).toBeNull()
})

// Tabbing to the text may scroll it into view. The scroll event follows the focus event.
it('keeps its hint beside the text while the window scrolls', async () => {
  render(<Tooltip text="Compared with 20 videos">{'4.5×'}</Tooltip>)
  await userEvent.tab()
  const frame = screen.getByRole('button').parentElement as HTMLElement
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 100, 30, 24))
  fireEvent.scroll(document)
  expect(hint()?.style.top).toBe('124px')
})

it('hides its hint when the text scrolls away from the pointer', async () => {
  render(<Tooltip text="Compared with 20 videos">{'4.5×'}</Tooltip>)
  await userEvent.hover(screen.getByRole('button'))
  act(() => {
    fireEvent.mouseLeave(screen.getByRole('button').parentElement as HTMLElement)
    fireEvent.scroll(document)
  })
  expect(hint()).toBeNull()
})
