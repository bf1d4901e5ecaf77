import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type * as z from 'zod/mini'
import type { Backend } from '#test/support/backend.ts'
import { type ConsentOptions, connect, submitConsent } from '#test/support/consent.ts'
import type { SignedUp } from '#test/support/pool.ts'
import { type setUpPageBackend, storeSession, type visit } from './visit.tsx'

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

/** Returns a function that signs in a creator with a connected channel, the same one in every test of a file. */
export function setUpConnectedCreator(backend: Backend): () => Promise<SignedUp> {
  let creator: Promise<SignedUp> | undefined
  return async () => {
    creator ??= signInConnectedCreator(backend)
    storeSession(await creator)
    return creator
  }
}

/** Stubs a path of an endpoint with the backend's response as rewritten by `change`. */
export async function rewriteResponse<Output extends z.ZodMiniType>(
  { backend, interceptor }: ReturnType<typeof setUpPageBackend>,
  { output }: { readonly output: Output },
  path: string,
  as: string,
  change: (body: z.output<Output>) => z.output<Output>,
): Promise<void> {
  const { body } = await backend.request('GET', path, { as })
  const others = interceptor.respond
  interceptor.respond = (url, ...rest) =>
    url === path ? Promise.resolve(Response.json(change(output.parse(body)))) : others(url, ...rest)
}

/** Makes an endpoint fail. */
export const failRequests = (
  { interceptor }: Pick<ReturnType<typeof setUpPageBackend>, 'interceptor'>,
  path: string,
  code: string,
  status = 503,
) => {
  const others = interceptor.respond
  interceptor.respond = (url, ...rest) =>
    url.startsWith(path)
      ? Promise.resolve(Response.json({ error: { code, requestId: 'r' } }, { status }))
      : others(url, ...rest)
}
