import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jobSchedules } from '#infra/access/jobs.ts'
import { parseIntervalMs, startSchedules } from '#infra/local/schedules.ts'
import { expectErrors } from '#test/support/console.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['rate(1 minute)', 60_000],
  ['rate(30 minutes)', 1_800_000],
  ['rate(1 hour)', 3_600_000],
  ['rate(1 day)', 86_400_000],
  ['cron(0 * * * ? *)', 3_600_000],
])('%s is %i milliseconds', (expression, expected) => {
  expect(parseIntervalMs(expression)).toBe(expected)
})

it.each(['cron(0 8 * * ? *)', 'rate(1 fortnight)', ''])('refuses %j', (expression) => {
  expect(() => parseIntervalMs(expression)).toThrow('not a rate')
})

it('knows the interval of every job', () => {
  for (const expression of Object.values(jobSchedules)) expect(parseIntervalMs(expression)).toBeGreaterThan(0)
})

it('runs each job immediately and at its rate until stopped', async () => {
  const run = vi.fn(async () => {})
  const stop = startSchedules({ 'jobs/purge-expired': 'rate(1 hour)' }, run)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  expect(run).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(run).toHaveBeenCalledTimes(3)
})

it('runs hourly jobs at the full hour', async () => {
  vi.setSystemTime(Date.UTC(2026, 10, 23, 7, 45))
  const run = vi.fn(async () => {})
  const stop = startSchedules({ 'jobs/weekly-report': 'cron(0 * * * ? *)' }, run)
  await vi.advanceTimersByTimeAsync(15 * 60_000 - 1)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(run).toHaveBeenCalledTimes(3)
  stop()
})

it('continues after a failed run', async () => {
  expectErrors()
  const run = vi.fn(() => Promise.reject(new Error('this time')))
  const stop = startSchedules({ 'jobs/purge-expired': 'rate(1 hour)' }, run)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(run).toHaveBeenCalledTimes(2)
  stop()
})
