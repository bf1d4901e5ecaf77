import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { type AccessTokenInfo, googleAccounts } from '#infra/local/stubs/google/grants.ts'
import { createReportingStub, type ReportingStub } from '#infra/local/stubs/youtube/reporting.ts'
import { consentScopes } from '#shared/consent.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { youtubeError } from './youtube-error.ts'

let scopes: readonly string[] = consentScopes
/** Reads an access token, which is the id of its account. */
const readToken = (token: string): AccessTokenInfo => {
  const account = googleAccounts.find(({ id }) => id === token)
  return account ? { account, scopes } : 'invalid'
}
let reporting: ReportingStub
let server: RunningServer
const now = Date.UTC(2026, 10, 21, 20)
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  scopes = consentScopes
  reporting = createReportingStub({ grants: { readAccessToken: readToken }, units: 12 })
  server = await listen(reporting.listener)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})

async function callApi(path: string, { token = '1', body }: { token?: string; body?: object } = {}) {
  const headers = { authorization: `Bearer ${token}` }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${server.origin}/v1/${path}`, { headers, ...sent })
  return { status: response.status, body: (await response.json()) as unknown }
}
const wanted = { reportTypeId: 'channel_reach_basic_a1', name: 'Ours' }

/** As documented: RFC 3339 in UTC, to the second or more exact. */
const Timestamp = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/))
const Job = z.strictObject({
  id: z.string().check(z.maxLength(40)),
  reportTypeId: z.string(),
  name: z.string().check(z.maxLength(100)),
  createTime: Timestamp,
})
const Report = z.strictObject({
  id: z.string(),
  jobId: z.string(),
  startTime: Timestamp,
  endTime: Timestamp,
  createTime: Timestamp,
  downloadUrl: z.url(),
})
const Reports = z.strictObject({ reports: z.array(Report), nextPageToken: z.optional(z.string()) })

describe('a job', () => {
  test('has the documented format and is created once', async () => {
    expect(await callApi('jobs')).toEqual({ status: 200, body: {} })
    const made = await callApi('jobs', { body: wanted })
    expect(made.status).toBe(200)
    const job = Job.parse(made.body)
    expect(job).toMatchObject(wanted)
    expect(await callApi('jobs', { body: wanted })).toMatchObject(youtubeError(409, 'alreadyExists'))
    expect(await callApi('jobs')).toEqual({ status: 200, body: { jobs: [job] } })
    expect(await callApi('jobs', { token: '2' })).toEqual({ status: 200, body: {} })
  })

  test.each([{}, { name: 'x' }, { reportTypeId: 'channel_reach_basic_a1' }, { ...wanted, reportTypeId: 'nonsense' }])(
    'is refused when requested with %j',
    async (body) => {
      expect(await callApi('jobs', { body })).toMatchObject(youtubeError(400, 'badRequest'))
    },
  )
})

test("a job's files arrive after two days: thirty for earlier days and one for each day since", async () => {
  const { id } = Job.parse((await callApi('jobs', { body: wanted })).body)
  vi.setSystemTime(now + 1.9 * dayMs)
  expect(await callApi(`jobs/${id}/reports`)).toEqual({ status: 200, body: {} })
  vi.setSystemTime(now + 2.5 * dayMs)
  const first = Reports.parse((await callApi(`jobs/${id}/reports`)).body)
  const second = Reports.parse((await callApi(`jobs/${id}/reports?pageToken=${first.nextPageToken}`)).body)
  expect(second.nextPageToken).toBeUndefined()
  const all = [...first.reports, ...second.reports]
  expect(all).toHaveLength(31)
  // Pacific days. Daylight saving time ends in between.
  const hours = all.map(({ startTime, endTime }) => (Date.parse(endTime) - Date.parse(startTime)) / hourMs)
  expect(hours.filter((length) => length !== 24)).toEqual([25])
  expect(all.map(({ startTime }) => startTime)).toContain('2026-11-21T08:00:00Z')
  vi.setSystemTime(now + 3.5 * dayMs)
  const since = await callApi(`jobs/${id}/reports?createdAfter=${new Date(now + 2.5 * dayMs).toISOString()}`)
  expect(Reports.parse(since.body).reports).toMatchObject([{ startTime: '2026-11-22T08:00:00Z' }])
  const from = await callApi(`jobs/${id}/reports?startTimeAtOrAfter=2026-11-21T08:00:00Z`)
  expect(Reports.parse(from.body).reports).toHaveLength(2)
  expect(await callApi(`jobs/${id}/reports`, { token: '2' })).toMatchObject(youtubeError(404, 'notFound'))
})

test('a file is CSV with the documented columns, gzipped if the client accepts it', async () => {
  const { id } = Job.parse((await callApi('jobs', { body: wanted })).body)
  vi.setSystemTime(now + 3 * dayMs)
  const { reports } = Reports.parse((await callApi(`jobs/${id}/reports`)).body)
  const download = (encoding: string) =>
    fetch(`${reports[0]?.downloadUrl}`, { headers: { authorization: 'Bearer 1', 'accept-encoding': encoding } })
  const plain = await download('identity')
  expect(plain.headers.get('content-type')).toMatch(/^text\/csv/)
  const [head, ...lines] = (await plain.text()).trimEnd().split('\n')
  expect(head).toBe('date,channel_id,video_id,video_thumbnail_impressions,video_thumbnail_impressions_ctr')
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) expect(line).toMatch(/^\d{8},UC[\w-]{22},[\w-]*,\d+,(0(\.\d+)?|1)(e-\d+)?$/)
  const packed = await download('gzip')
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect((await packed.text()).trimEnd().split('\n')).toEqual([head, ...lines])
})

test('callers without access get an error with the reason, and calls are counted', async () => {
  expect(await callApi('jobs', { token: 'nobody' })).toMatchObject(youtubeError(401, 'authError'))
  expect(await callApi('jobs', { token: '4' })).toMatchObject(youtubeError(403, 'forbidden'))
  scopes = consentScopes.slice(0, 1)
  expect(await callApi('jobs')).toMatchObject(youtubeError(403, 'insufficientPermissions'))
  scopes = consentScopes
  reporting.failNextOf('jobs.list', 'backendError')
  expect(await callApi('jobs')).toMatchObject(youtubeError(500, 'backendError'))
  for (let call = 0; call < 11; call++) expect((await callApi('jobs')).status).toBe(200)
  expect(await callApi('jobs')).toMatchObject(youtubeError(403, 'quotaExceeded'))
})
