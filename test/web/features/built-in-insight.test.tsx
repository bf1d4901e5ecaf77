import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BuiltInInsight } from '#shared/contract/trends.ts'
import { renderAt } from '#test/support/render.tsx'
import { BuiltIn } from '#web/features/trends/built-in.tsx'
import { trendsMessages } from '#web/features/trends/messages.ts'

const insight: BuiltInInsight = {
  source: 'built_in',
  title: { kind: 'title_score', value: 90, other: 50 },
  description: [],
  keyStrategies: [],
  engagementFactors: [{ factor: { kind: 'title_score', value: 90, other: 50 }, impact: 'high' }],
  words: ['oven'],
}

test('key strategies are structures that go with more views; words of the model are shown with the score', async () => {
  await trendsMessages.load('en')
  const { unmount } = await renderAt('/', <BuiltIn insight={insight} />)
  expect(screen.queryByText('Key strategies')).toBeNull()
  within(screen.getByRole('listitem')).getByText(/^Words that raise the title’s score in our model: “oven”$/)
  unmount()
  const keyStrategies = [{ kind: 'title_in_time' as const, value: 1.6, other: 0 }]
  await renderAt('/', <BuiltIn insight={{ ...insight, keyStrategies, words: [] }} />)
  screen.getByText('Key strategies')
  expect(screen.queryByText(/^Words that raise/)).toBeNull()
})
