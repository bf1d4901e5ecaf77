import { expect, test, vi } from 'vitest'
import { advice } from '#shared/contract/advice.ts'
import {
  aiKey,
  googleClient,
  originSecret,
  setUpBackend,
  signingSecret,
  stripeKeys,
  youtubeKey,
} from '#test/support/backend.ts'
import { openPortal, subscribe } from '#test/support/billing.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { readAllStorage } from '#test/support/user-data.ts'

const backend = setUpBackend()

/** Records every response and log line from here on. */
function recordOutput({ token }: Pick<Creator, 'token'>) {
  expectErrors()
  const logs = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  )
  const seen: string[] = []
  return {
    seen,
    send: async (method: string, path: string, body?: unknown) => {
      const response = await backend.request(method, `/api/${path}`, { as: token, body })
      seen.push(response.text, JSON.stringify(response.headers))
      return response
    },
    /** Fails if a secret appears in a response, log line, mail, or any table other than user_tokens. */
    expectNone: async (secrets: readonly string[]) => {
      const logged = JSON.stringify(logs.flatMap(({ mock }) => mock.calls))
      expect(logged.length).toBeGreaterThan(100)
      const { tables, pool, files } = await readAllStorage(backend, 'user_tokens')
      const places = { tables, pool, files, logged, mails: JSON.stringify(backend.mails()), seen: seen.join('\n') }
      for (const secret of secrets)
        for (const [place, text] of Object.entries(places))
          expect(text.includes(secret), `${place}: ${secret.slice(0, 5)}`).toBe(false)
    },
  }
}

// Runs before the clock is changed, because a failure of YouTube pauses calls to it for a while.
test('no API key leaks after a creator used everything that needs one, including failures', async () => {
  const { userId, tokens } = await backend.signUpUser({ name: 'Ann' })
  const creator = { userId, token: tokens.accessToken }
  const { seen, send, expectNone } = recordOutput(creator)
  const order = { plan: 'premium', cycle: 'monthly' } as const

  backend.stripe.failNext('unauthorized')
  await send('POST', 'billing/checkout', order)
  await subscribe(backend, creator, order)
  seen.push((await openPortal(backend, creator)).text)
  await connect(backend, creator)
  backend.youtube.failNext('keyInvalid')
  for (let time = 0; time < 2; time++) await send('GET', 'youtube/channel?url=youtube.com/@slow.loom.studio')
  await send('GET', 'trends?region=US&search=bread')
  const made = await send('POST', 'analyze', { title: 'How I built a tiny house in 30 days' })
  const { id } = advice.analyze.output.parse(made.body).analysis
  backend.openai.failNext('unauthorized')
  backend.openai.echoNext()
  for (let time = 0; time < 2; time++)
    await send('POST', 'titles', { title: 'How I built a tiny house in 30 days', analysis: id })
  await send('POST', `analyses/${id}/advice`)
  await send('POST', 'support', { subject: 'My score', message: 'Why is it 40?' })
  for (const path of ['account', 'account/export', 'analyses']) await send('GET', path)

  for (const word of ['Slow Loom Studio', 'unauthorized', 'payments_failed']) expect(seen.join('')).toContain(word)
  expect(backend.openai.requests.length).toBeGreaterThan(1)
  await expectNone([
    googleClient.clientSecret,
    youtubeKey,
    aiKey,
    ...Object.values({ ...stripeKeys, ...originSecret }),
    ...Object.values(signingSecret),
  ])
})

test('no token or secret appears in a response, log line or any table but user_tokens', async () => {
  const creator = await makeCreator(backend)
  const { seen, send, expectNone } = recordOutput(creator)
  const secrets: string[] = [googleClient.clientSecret]
  const remember = async () => {
    for (const { access_token, refresh_token } of await backend.items('user_tokens'))
      secrets.push(`${access_token}`, `${refresh_token}`)
  }
  for (const account of ['1', '2']) {
    const { text } = await connect(backend, creator, { account })
    seen.push(text)
    await remember()
  }
  for (const path of ['youtube/analytics', 'youtube/videos', 'account']) await send('GET', path)
  backend.google.grants.expireAccessTokens()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 60_000 })
  backend.youtube.failNext('invalidCredentials', 'invalidCredentials', 'backendError')
  backend.google.failNext('internal_failure')
  for (let time = 0; time < 4; time++) {
    await send('GET', 'youtube/analytics?period=7')
    await remember()
    vi.setSystemTime(Date.now() + 30_000)
  }
  await send('DELETE', 'youtube/auth')
  vi.useRealTimers()

  expect(new Set(secrets).size).toBeGreaterThan(4)
  await expectNone(secrets)
})
