import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AgainButton } from '#web/ui/again-button.tsx'
import { Button } from '#web/ui/button.tsx'

it('can be pressed with the mouse, Enter and Space', async () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>{'Save'}</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

it('keeps the focus and ignores presses while pending', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending} onClick={onClick}>
        {'Save'}
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole<HTMLButtonElement>('button')
  await userEvent.click(button)
  rerender(form(true))
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  // A disabled button would lose the focus in a browser.
  expect(button.disabled).toBe(false)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('can be pressed again only after a minute, and keeps the focus in the meantime', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const onPress = vi.fn(async () => {})
  render(<AgainButton label="Again" waitLabel={(seconds) => `Again in ${seconds} s`} onPress={onPress} />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Again in 60 s' })
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  button.focus()
  button.click()
  await wait(59_000)
  expect(button.textContent).toBe('Again in 1 s')
  button.click()
  expect(onPress).not.toHaveBeenCalled()
  await wait(1000)
  expect(button.getAttribute('aria-disabled')).toBeNull()
  button.click()
  await wait(0)
  expect(onPress).toHaveBeenCalledOnce()
  expect(button.textContent).toBe('Again in 60 s')
  expect(document.activeElement).toBe(button)
})
