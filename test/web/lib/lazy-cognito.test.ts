import { expect, test, vi } from 'vitest'
import { loadConfig } from '#web/lib/config.ts'
import { lazyCognito } from '#web/lib/lazy-cognito.ts'

// This happens after a deployment that removed the old files, or without a network.
vi.mock('#web/lib/cognito.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
const provider = lazyCognito(loadConfig)

test('a refresh is retryable when its code cannot be downloaded, so the user stays signed in', async () => {
  await expect(provider.refresh('token')).rejects.toMatchObject({ name: 'IdentityError', isRetryable: true })
})

test('a sign-in is unavailable when its code cannot be downloaded', async () => {
  expect(await provider.signIn('ada@example.com', 'secret')).toEqual({ status: 'unavailable' })
  expect(await provider.forgotPassword('ada@example.com', 'en')).toBe('unavailable')
})
