import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Segments } from '#web/ui/segments.tsx'

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

function Sample() {
  const [value, setValue] = useState<'light' | 'dark'>('light')
  return <Segments label="Page colors" value={value} options={options} onSelect={setValue} />
}

test('a segmented control is a named radio group that changes with a press or a key', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  screen.getByRole('group', { name: 'Page colors' })
  const [light, dark] = screen.getAllByRole<HTMLInputElement>('radio')
  expect([light?.checked, dark?.checked]).toEqual([true, false])
  await user.click(screen.getByText('Dark'))
  expect([light?.checked, dark?.checked]).toEqual([false, true])
  await user.keyboard('{ArrowLeft}')
  expect([light?.checked, dark?.checked]).toEqual([true, false])
})
