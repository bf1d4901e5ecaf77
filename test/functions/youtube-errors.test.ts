import { expect, test, vi } from 'vitest'
import { readError } from '#functions/clients/youtube/errors.ts'
import { expectErrors } from '#test/support/console.ts'

const saying = (reason: string) => ({ error: { errors: [{ reason, message: '<b>upstream</b>' }] } })

test.each([
  [403, saying('quotaExceeded'), 'quota'],
  [403, saying('userRateLimitExceeded'), 'busy'],
  [403, saying('channelSuspended'), 'gone'],
  [429, undefined, 'busy'],
  [429, saying('neverHeardOf'), 'busy'],
  [503, '<html>', 'busy'],
])('%i %j passes by itself: %s', (status, body, kind) => {
  expect(readError(status, body)).toMatchObject({ code: 'upstream_failed', kind })
  expect(console.warn).toHaveBeenCalledOnce()
})

test.each([
  [403, saying('accessNotConfigured'), 'setup'],
  [400, { error: { ...saying('badRequest').error, details: [{}, { reason: 'API_KEY_INVALID' }] } }, 'setup'],
  [400, saying('missingRequiredParameter'), 'bug'],
  [403, saying('constructor'), 'bug'],
  [404, {}, 'bug'],
])('%i %j is for somebody to look at: %s', (status, body, kind) => {
  expectErrors()
  expect(readError(status, body)).toMatchObject({ code: 'upstream_failed', kind })
  expect(console.error).toHaveBeenCalledOnce()
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('upstream<')
})
