import { expect, test, vi } from 'vitest'
import { readError } from '#functions/clients/youtube/errors.ts'
import { expectErrors } from '#test/support/console.ts'

const errorBody = (reason: string, message = '<b>upstream</b>') => ({
  error: { message, errors: [{ reason, message }] },
})
const limitOf = (period: string) =>
  `Quota exceeded for quota metric 'Search Queries' and limit 'Search Queries per ${period}' of service 'youtube.googleapis.com'`

test.each([
  [403, errorBody('quotaExceeded'), 'quota'],
  [403, errorBody('userRateLimitExceeded'), 'busy'],
  [403, errorBody('channelSuspended'), 'gone'],
  [429, errorBody('rateLimitExceeded', limitOf('day')), 'quota'],
  [429, errorBody('rateLimitExceeded', limitOf('minute')), 'busy'],
  [429, undefined, 'busy'],
  [429, errorBody('neverHeardOf'), 'busy'],
  [503, '<html>', 'busy'],
])('%i %j is logged as a warning: %s', (status, body, kind) => {
  expect(readError(status, body)).toMatchObject({ code: 'upstream_failed', kind })
  expect(console.warn).toHaveBeenCalledOnce()
})

test.each([
  [403, errorBody('accessNotConfigured'), 'setup'],
  [403, errorBody('ipRefererBlocked'), 'setup'],
  [400, { error: { ...errorBody('badRequest').error, details: [{}, { reason: 'API_KEY_INVALID' }] } }, 'setup'],
  [400, errorBody('missingRequiredParameter'), 'bug'],
  [403, { error: { code: 403, message: 'The caller does not have permission', status: 'PERMISSION_DENIED' } }, 'setup'],
  [403, { error: { ...errorBody('constructor').error, status: 'PERMISSION_DENIED' } }, 'bug'],
  [403, { error: { message: '', status: 'FAILED_PRECONDITION' } }, 'bug'],
  [403, errorBody('constructor'), 'bug'],
  [404, {}, 'bug'],
])('%i %j is logged as an error: %s', (status, body, kind) => {
  expectErrors()
  expect(readError(status, body)).toMatchObject({ code: 'upstream_failed', kind })
  expect(console.error).toHaveBeenCalledOnce()
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('upstream<')
})
