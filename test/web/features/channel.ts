import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { Backend } from '#test/support/backend.ts'
import { type ConsentOptions, connect, submitConsent } from '#test/support/consent.ts'
import type { SignedUp } from '#test/support/pool.ts'
import { storeSession, type visit } from './visit.tsx'

/** Presses the connect button, completes Google's consent page and returns the address Google redirects to. */
export async function completeConsent(
  backend: Backend,
  { navigateTo }: Pick<Awaited<ReturnType<typeof visit>>, 'navigateTo'>,
  options?: ConsentOptions,
): Promise<string> {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect YouTube account' }))
  await vi.waitFor(() => expect(navigateTo).toHaveBeenCalled(), 10_000)
  const [consentUrl = ''] = navigateTo.mock.lastCall ?? []
  // The page uses happy-dom's URL class, while the stub server's form expects Node's URLSearchParams.
  return `/dashboard?${await submitConsent(backend, options, new URLSearchParams(new URL(consentUrl).search))}`
}

/** Signs in a new creator whose channel is already connected. */
export async function signInConnectedCreator(backend: Backend, options?: ConsentOptions): Promise<SignedUp> {
  const user = await backend.signUpUser({ name: 'Ada Lovelace' })
  const { status } = await connect(backend, { token: user.tokens.accessToken }, options)
  expect(status).toBe(200)
  storeSession(user)
  return user
}
