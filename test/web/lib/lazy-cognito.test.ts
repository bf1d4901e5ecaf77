import { expect, test, vi } from 'vitest'
import { loadConfig } from '#web/lib/config.ts'
import { lazyCognito } from '#web/lib/lazy-cognito.ts'

// As after a deployment that took the old files away, or without a network.
vi.mock('#web/lib/cognito.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
const provider = lazyCognito(loadConfig)

test('a refresh whose code cannot be fetched may succeed later: nobody is signed out by it', async () => {
  await expect(provider.refresh('token')).rejects.toMatchObject({ name: 'IdentityError', isRetryable: true })
})

test('a way in whose code cannot be fetched is unavailable, as without a network', async () => {
  expect(await provider.signIn('ada@example.com', 'secret')).toEqual({ status: 'unavailable' })
  expect(await provider.forgotPassword('ada@example.com', 'en')).toBe('unavailable')
})
