import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const tabs = [
  { value: 'week', label: 'Week', panel: 'Seven days' },
  { value: 'year', label: 'Year', panel: 'Twelve months' },
] as const

function Periods() {
  const [period, setPeriod] = useState<'week' | 'year'>('week')
  return <Tabs label="Period" value={period} onSelect={setPeriod} tabs={tabs} />
}

it('moves between tabs with the arrow keys and shows the panel of the focused tab', async () => {
  render(<Periods />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Week')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Year' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel').textContent).toBe('Twelve months')
})

it('names a region by the heading of its card', () => {
  render(
    <Card title="Title Analysis" aside={<Badge tone="good">{'86'}</Badge>}>
      {'Text'}
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Title Analysis' }).textContent).toContain('86')
})

it('opens and closes a disclosure with its summary', async () => {
  render(<Disclosure summary="Why">{'Because.'}</Disclosure>)
  const details = screen.getByRole<HTMLDetailsElement>('group')
  expect(details.open).toBe(false)
  await userEvent.click(screen.getByText('Why'))
  expect(details.open).toBe(true)
})
