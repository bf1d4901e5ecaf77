import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import { createTicks, toPoints, toSvgPath } from '#web/ui/chart-geometry.ts'
import { LineChart } from '#web/ui/line-chart.tsx'
import { Sparkline } from '#web/ui/sparkline.tsx'

describe('createTicks', () => {
  it.each([
    [
      [0, 3_700],
      [0, 1_000, 2_000, 3_000, 4_000],
    ],
    [[1], [0, 1]],
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [-30, 70],
      [-50, 0, 50, 100],
    ],
  ])('for the values %j, returns the ticks %j', (values, ticks) => expect(createTicks(values)).toEqual(ticks))

  it('returns fractional ticks for fractional values', () => {
    expect(createTicks([0.038], { isCount: false })).toEqual([0, 0.01, 0.02, 0.03, 0.04])
  })

  it('covers every value and zero with at most seven ticks', () => {
    const values = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 90 })
    fc.assert(
      fc.property(values, (numbers) => {
        const ticks = createTicks(numbers)
        expect(ticks).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(7)
        expect(Math.min(...ticks)).toBeLessThanOrEqual(Math.min(0, ...numbers))
        expect(Math.max(...ticks)).toBeGreaterThanOrEqual(Math.max(0, ...numbers))
      }),
    )
  })
})

it('draws a line from edge to edge, with a gap where a value is missing', () => {
  const places = toPoints([0, 10, null, 5], [0, 10])
  expect(toSvgPath(places)).toBe('M0,100h0L33.33,0M100,50h0')
})

const day = (index: number) => `2026-08-2${index}`
const chart = (
  <main>
    <LineChart
      label="Views per day"
      points={[10, 20, null].map((value, index) => ({ day: day(index + 6), value, previous: index === 2 ? 5 : index }))}
      marks={[{ day: '2026-08-27', text: 'Counted anew' }]}
      names={{ value: 'Last 3 days', previous: '3 days before', day: 'Day', none: 'not known' }}
      formatValue={(value) => `${value} views`}
      formatTick={String}
      formatDay={(text) => text.slice(5)}
      asTableLabel="Table"
      asChartLabel="Chart"
    />
  </main>
)

describe('a line chart', () => {
  it('announces each day with both values, starting with the newest', async () => {
    render(chart)
    const slider = screen.getByRole('slider', { name: 'Views per day' })
    expect(slider.getAttribute('aria-valuetext')).toBe('08-28: not known; 3 days before: 5 views')
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(slider)
    // happy-dom does not move a slider by key; a browser fires this event for an arrow key.
    fireEvent.change(slider, { target: { value: '1' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('08-27: 20 views; 3 days before: 1 views')
    screen.getByText('20 views')
    await userEvent.tab()
    expect(screen.queryByText('20 views')).toBeNull()
  })

  it('shows the day under the pointer', () => {
    render(chart)
    const plot = screen.getByRole('slider').parentElement as HTMLElement
    plot.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100)
    fireEvent.pointerMove(plot, { clientX: 190 })
    screen.getByText('20 views')
    fireEvent.pointerMove(plot, { clientX: 90 })
    screen.getByText('10 views')
    fireEvent.pointerLeave(plot)
    expect(screen.queryByText('10 views')).toBeNull()
  })

  it('can be shown as a table, including the text of a mark', async () => {
    render(chart)
    screen.getByText('08-27: Counted anew')
    await userEvent.click(screen.getByRole('button', { name: 'Table' }))
    const rows = within(await screen.findByRole('table', { name: 'Views per day' })).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Day', 'Last 3 days', '3 days before'],
      ['08-28', 'not known', '5 views'],
      ['08-27Counted anew', '20 views', '1 views'],
      ['08-26', '10 views', '0 views'],
    ])
    expect(await accessibilityFaults()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Chart' }))
    screen.getByRole('slider')
  })
})

it('draws no sparkline for a single day', () => {
  const { container } = render(<Sparkline values={[4, null]} />)
  expect(container.querySelector('path')).toBeNull()
})
