import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sessionNonce } from '#shared/google-sign-in.ts'

test('the nonce of a session is a digest of its origin_jti, and of nothing else', async () => {
  const originJti = '5f1d7a52-3c1b-4a9e-9c55-0d4f7b8f0f11'
  const digest = createHash('sha256').update(`link-google:${originJti}`).digest('base64url')
  expect(await sessionNonce(originJti)).toBe(digest)
  expect(await sessionNonce('5f1d7a52-3c1b-4a9e-9c55-0d4f7b8f0f12')).not.toBe(digest)
})
