import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Meter, Progress } from '#web/ui/progress.tsx'

it('announces the progress and the current step', () => {
  render(<Progress label="Analysis" value={44.6} status="Processing content..." />)
  const bar = screen.getByRole('progressbar', { name: 'Analysis' })
  expect(bar.getAttribute('aria-valuenow')).toBe('45')
  expect(screen.getByRole('status').textContent).toBe('Processing content...')
})

it('shows how much of an allowance is left, in numbers and words', () => {
  render(<Meter label="Analyses" left={2} max={3} text="2 of 3 left" />)
  const meter = screen.getByRole('meter', { name: 'Analyses' })
  expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['2', '3'])
  expect(meter.getAttribute('aria-valuetext')).toBe('2 of 3 left')
})

it.each([
  [0, 2, '0%'],
  [1, 2, '50%'],
  [2, 2, '100%'],
  [0, 0, '0%'],
])('fills a bar with %d left of %d to %s', (left, most, width) => {
  const { container } = render(<Meter label="Analyses" left={left} max={most} text="" />)
  expect(container.querySelector('rect')?.getAttribute('width')).toBe(width)
})
