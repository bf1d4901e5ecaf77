import { expect, test, vi } from 'vitest'
import { createManager, storeSession } from './fake-provider.ts'

// This happens after a deployment that removed the old files, or without a network.
vi.mock('#web/lib/sign-in.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('#web/lib/lookup.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a sign-in is unavailable when its code cannot be downloaded', async () => {
  const { manager } = createManager()
  const unavailable = { status: 'unavailable' }
  expect(await manager.signIn('ada@example.com', 'secret')).toEqual(unavailable)
  expect(await manager.signInWithPasskey('ada@example.com')).toEqual(unavailable)
  expect(await manager.signInWithGoogle({ code: 'abc', verifier: 'v' })).toEqual(unavailable)
  expect(await manager.sendSignInCode('ada@example.com', 'en')).toEqual(unavailable)
  expect(await manager.confirmForgotPassword('ada@example.com', '123456', 'secret')).toBe('unavailable')
})

test('a lookup fails when its code cannot be downloaded, and the user stays signed in', async () => {
  storeSession(900)
  const { manager } = createManager()
  const stop = manager.start()
  expect(await manager.lookup()).toEqual({ state: 'failed' })
  expect(manager.view().state).toBe('signed_in')
  stop()
})
