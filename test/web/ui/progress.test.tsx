import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Meter, Progress } from '#web/ui/progress.tsx'

it('announces the progress and the current step', () => {
  render(<Progress label="Analysis" value={44.6} status="Processing content..." />)
  const bar = screen.getByRole('progressbar', { name: 'Analysis' })
  expect(bar.getAttribute('aria-valuenow')).toBe('45')
  expect(screen.getByRole('status').textContent).toBe('Processing content...')
})

it('shows how much of an allowance is used, in numbers and words', () => {
  render(<Meter label="Analyses" used={2} most={3} text="2 of 3 used" />)
  const meter = screen.getByRole('meter', { name: 'Analyses' })
  expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['2', '3'])
  expect(meter.getAttribute('aria-valuetext')).toBe('2 of 3 used')
})

it.each([
  [0, '0%'],
  [1, '50%'],
  [5, '100%'],
])('fills %d of 2 to %s', (used, width) => {
  const { container } = render(<Meter label="Analyses" used={used} most={2} text="" />)
  expect(container.querySelector('rect')?.getAttribute('width')).toBe(width)
})

it('shows an allowance of zero as used up', () => {
  const { container } = render(<Meter label="Insights" used={0} most={0} text="None on this plan" />)
  expect(container.querySelector('rect')?.getAttribute('width')).toBe('100%')
})
