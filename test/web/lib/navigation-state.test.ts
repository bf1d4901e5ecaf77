import { expect, test } from 'vitest'
import { readNavigationState, returnPath } from '#web/lib/navigation-state.ts'

test.each(['/dashboard/predictive-insights?title=a%20b#top', '/premium-upgrade'])('returns to %s', (from) => {
  expect(returnPath(readNavigationState({ from }), '/dashboard')).toBe(from)
})

test.each([
  null,
  undefined,
  'a text',
  {},
  { from: 1 },
  { from: '' },
  { from: 'dashboard' },
  { from: '//evil.example/x' },
  { from: '/\\evil.example' },
  { from: 'https://evil.example/' },
  { from: 'javascript:alert(1)' },
])('uses the fallback for %j', (state) => {
  expect(returnPath(readNavigationState(state), '/dashboard')).toBe('/dashboard')
})

test.each([
  [
    { plan: 'basic', email: 'ada@example.com' },
    { plan: 'basic', email: 'ada@example.com' },
  ],
  [{ plan: 'free' }, {}],
  [{ plan: 'gold', email: 7, from: '/#pricing' }, { from: '/#pricing' }],
  [{ password: 'secret' }, {}],
])('reads %j as %j', (state, entry) => {
  expect(readNavigationState(state)).toEqual(entry)
})
