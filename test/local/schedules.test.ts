import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jobSchedules } from '#infra/access/jobs.ts'
import { parseIntervalMs, startSchedules } from '#infra/local/schedules.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { expectErrors } from '#test/support/console.ts'

let data: string
beforeEach(() => {
  vi.useFakeTimers()
  data = mkdtempSync(path.join(tmpdir(), 'schedules-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(data, { recursive: true })
})

it.each([
  ['rate(1 minute)', 60_000],
  ['rate(30 minutes)', 1_800_000],
  ['rate(1 hour)', hourMs],
  ['rate(1 day)', dayMs],
  ['cron(0 * * * ? *)', hourMs],
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
  const stop = startSchedules({ 'jobs/purge-expired': 'rate(1 hour)' }, run, data)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * hourMs)
  expect(run).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(hourMs)
  expect(run).toHaveBeenCalledTimes(3)
})

it('runs hourly jobs at the full hour', async () => {
  vi.setSystemTime(Date.UTC(2026, 10, 23, 7, 45))
  const run = vi.fn(async () => {})
  const stop = startSchedules({ 'jobs/weekly-report': 'cron(0 * * * ? *)' }, run, data)
  await vi.advanceTimersByTimeAsync(15 * 60_000 - 1)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(hourMs)
  expect(run).toHaveBeenCalledTimes(3)
  stop()
})

it('runs at startup what was due while it was off', async () => {
  vi.setSystemTime(Date.UTC(2026, 10, 23, 7, 45))
  const jobs = { 'jobs/weekly-report': 'cron(0 * * * ? *)', 'jobs/purge-expired': 'rate(1 hour)' }
  /** Starts, stops after some minutes, and returns what ran in each of them. */
  const runFor = async (minutes: number) => {
    const ran: string[] = []
    const started = Date.now()
    const run = async (name: string) => void ran.push(`${(Date.now() - started) / 60_000} ${name}`)
    const stop = startSchedules(jobs, run, data)
    await vi.advanceTimersByTimeAsync(minutes * 60_000)
    stop()
    return ran
  }
  expect(await runFor(10)).toEqual(['0 jobs/weekly-report', '0 jobs/purge-expired'])
  expect(await runFor(4)).toEqual([])
  // At 7:59, then at 8:01 and 8:02.
  expect(await runFor(2)).toEqual(['1 jobs/weekly-report'])
  expect(await runFor(1)).toEqual([])
  vi.setSystemTime(Date.UTC(2026, 10, 23, 8, 44))
  expect(await runFor(2)).toEqual(['1 jobs/purge-expired'])
  vi.setSystemTime(Date.UTC(2026, 10, 23, 12, 30))
  expect(await runFor(1)).toEqual(['0 jobs/weekly-report', '0 jobs/purge-expired'])
  vi.setSystemTime(Date.UTC(2026, 10, 20))
  expect(await runFor(1)).toEqual(['0 jobs/weekly-report', '0 jobs/purge-expired'])
})

it('continues after a failed run, even after a restart', async () => {
  expectErrors()
  const run = vi.fn(() => Promise.reject(new Error('this time')))
  const stop = startSchedules({ 'jobs/purge-expired': 'rate(1 hour)' }, run, data)
  await vi.advanceTimersByTimeAsync(hourMs)
  expect(run).toHaveBeenCalledTimes(2)
  stop()
  startSchedules({ 'jobs/purge-expired': 'rate(1 hour)' }, run, data)()
  expect(run).toHaveBeenCalledTimes(3)
})
