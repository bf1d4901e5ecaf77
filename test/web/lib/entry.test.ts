import { expect, test } from 'vitest'
import { readEntry, returnPath } from '#web/lib/entry.ts'

test.each(['/dashboard/predictive-insights?title=a%20b#top', '/premium-upgrade'])('goes back to %s', (from) => {
  expect(returnPath(readEntry({ from }), '/dashboard')).toBe(from)
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
])('goes to the fallback for %j', (state) => {
  expect(returnPath(readEntry(state), '/dashboard')).toBe('/dashboard')
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
  expect(readEntry(state)).toEqual(entry)
})
