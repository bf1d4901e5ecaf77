import { afterEach, describe, expect, test, vi } from 'vitest'
import { clientId } from '#infra/local/deployment.ts'
import { account } from '#shared/contract/account.ts'
import { calendar } from '#shared/contract/calendar.ts'
import { tokens } from '#shared/contract/tokens.ts'
import type { Locale } from '#shared/locale.ts'
import { ask } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { setPlan } from '#test/support/creator.ts'
import { failAt } from '#test/support/interrupt.ts'
import { longTest } from '#test/support/long.ts'
import { redeemConsent } from '#test/support/oauth.ts'
import { addPasskey } from '#test/support/passkeys.ts'
import { callPool, readMailedCode } from '#test/support/people.ts'

const backend = setUpBackend()

afterEach(() => {
  vi.useRealTimers()
})

/** Signs up a Premium user who reads a language. Confirming an address ends sessions, so a second passes before anything is connected. */
async function signUp(locale: Locale = 'en') {
  const user = await backend.signUpUser()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
  await setPlan(user, 'premium')
  await backend.request('PATCH', '/api/account', { as: user.tokens.accessToken, body: { locale } })
  return { ...user, as: user.tokens.accessToken }
}
type User = Awaited<ReturnType<typeof signUp>>

const post = (as: string, path: string, body: object) => backend.request('POST', path, { as, body })

/** A name that a thief might choose to get a message into our mails. */
const name = 'Call 555-0100 at once'

/**
 * Creates access that works without the password, as a thief with a stolen session could. Token, feed and assistant return a
 * function that uses them.
 */
const create = {
  token: async ({ as }: User) => {
    const { body } = await post(as, '/api/tokens', { name, scopes: ['score'], days: 366 })
    const { secret } = tokens.create.output.parse(body)
    return async () => (await post(secret, '/api/titles/score', { titles: ['My house'] })).status
  },
  webhook: async ({ as }: User) => {
    const { status } = await post(as, '/api/webhooks', { url: 'https://hooks.example.com/in', events: ['draft.ready'] })
    expect(status).toBe(200)
  },
  feed: async ({ as }: User) => {
    const { body } = await post(as, '/api/calendar/feed', {})
    const url = new URL(calendar.create.output.parse(body).feed.url ?? '')
    return async () => (await ask(backend.origin, 'GET', url.pathname)).status
  },
  passkey: ({ as }: User) => addPasskey(backend, as, name),
  assistant: async ({ as }: User) => {
    const token = await redeemConsent(backend, as)
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
    return async () => (await post(token, '/api/mcp', message)).status
  },
  backupCodes: ({ as }: User) => post(as, '/api/account/codes', {}),
}

const lastMail = ({ email }: User) => backend.mails(email)[0]
const endAll = ({ as }: User) => backend.request('DELETE', '/api/account/access', { as })
const changePassword = ({ as, password }: User) =>
  post(as, '/api/account/password', { current: password, next: 'quite another password' })

/** Resets the password with a code by mail. */
async function resetPassword({ email }: User): Promise<void> {
  const user = { ClientId: clientId, Username: email }
  await callPool(backend, 'ForgotPassword', user)
  const ConfirmationCode = readMailedCode(backend, email)
  await callPool(backend, 'ConfirmForgotPassword', { ...user, ConfirmationCode, Password: 'quite another password' })
}

describe('the owner is mailed when', () => {
  test.each([
    ['token', 'An access token was created'],
    ['webhook', 'A webhook to hooks.example.com was added'],
    ['feed', 'A calendar address was created'],
    ['assistant', 'Claude was connected'],
    ['passkey', 'A passkey was added'],
    ['backupCodes', 'New backup codes were created'],
  ] as const)('a %s is created', (kind, subject) => expectMail(kind, 'en', subject))

  longTest.each([
    ['es', 'Se ha creado un token de acceso'],
    ['fr', 'Un jeton d’accès a été créé'],
  ] as const)('a token is created, in %s', (locale, subject) => expectMail('token', locale, subject))

  async function expectMail(kind: keyof typeof create, locale: Locale, subject: string): Promise<void> {
    const user = await signUp(locale)
    await create[kind](user)
    expect(lastMail(user)).toMatchObject({ subject })
    expect(lastMail(user)?.text).toContain('/forgot-password')
    expect(JSON.stringify(lastMail(user))).not.toContain('555-0100')
  }
})

longTest('whatever is created in a day, the owner gets at most twenty such mails', async () => {
  const user = await signUp()
  const before = backend.mails(user.email).length
  for (let time = 0; time < 10; time++) await create.backupCodes(user)
  for (let time = 0; time < 10; time++) await create.feed(user)
  await create.token(user)
  expect(backend.mails(user.email)).toHaveLength(before + 20)
})

longTest('access is created even if the owner cannot be mailed', async () => {
  const user = await signUp()
  expectErrors()
  const { restore } = await failAt(({ name: command }) => command === 'SendEmailCommand')
  expect(await create.backupCodes(user)).toMatchObject({ status: 200 })
  restore()
})

describe('the mail about a new password', () => {
  test.each([
    ['changed', changePassword],
    ['reset', resetPassword],
  ] as const)('lists what still works after it was %s, with where to end each', async (_, change) => {
    const user = await signUp()
    const useToken = await create.token(user)
    await create.webhook(user)
    const useFeed = await create.feed(user)
    await create.passkey(user)
    const useAssistant = await create.assistant(user)
    expect(await useAssistant()).toBe(200)
    await change(user)
    const { subject, text = '' } = lastMail(user) ?? {}
    expect(subject).toBe('Your password was changed')
    // The mail tells the truth: the listed access still works.
    expect([await useToken(), await useFeed(), await useAssistant()]).toEqual([200, 200, 401])
    expect(text).toContain('These still work')
    expect(text.match(/^Passkey$|^Access token$|^Webhook to hooks\.example\.com$|^Calendar address$/gm)).toHaveLength(4)
    expect(text.match(/\/dashboard\/profile\?access$/gm)).toHaveLength(3)
    expect(text.match(/\/dashboard\/profile\?passkeys$/gm)).toHaveLength(1)
    expect(text).not.toMatch(/Claude|555-0100/)
  })

  longTest('says that backup codes are left, which need the new password', async () => {
    const user = await signUp()
    await create.backupCodes(user)
    await changePassword(user)
    expect(lastMail(user)?.text).toMatch(/^Backup codes\n {2}Only with your new password.*\n.*\/dashboard\/profile$/m)
  })

  longTest('lists nothing if nothing works without the password', async () => {
    const user = await signUp()
    await changePassword(user)
    expect(lastMail(user)?.subject).toBe('Your password was changed')
    expect(lastMail(user)?.text).not.toContain('still work')
  })

  longTest('is sent even if the account cannot be changed, as the password already is', async () => {
    const user = await signUp()
    expectErrors()
    const { restore } = await failAt(
      ({ name, input }) => name === 'UpdateCommand' && input.TableName === process.env.TABLE_ACCOUNTS,
    )
    expect(await changePassword(user)).toMatchObject({ status: 200, body: { sessionsEnded: true } })
    restore()
    expect(lastMail(user)?.subject).toBe('Your password was changed')
  })

  longTest('is sent without the list when it cannot be read', async () => {
    const user = await signUp()
    await create.token(user)
    expectErrors()
    const { restore } = await failAt(({ input }) => input.TableName === process.env.TABLE_PERSONAL_TOKENS)
    await changePassword(user)
    restore()
    expect(lastMail(user)?.subject).toBe('Your password was changed')
  })
})

test('one request ends all tokens, webhooks, feeds and assistants of a user, and can be repeated', async () => {
  const [user, other] = [await signUp(), await signUp()]
  const uses = [await create.token(user), await create.feed(user), await create.assistant(user)]
  await create.webhook(user)
  const otherUses = [await create.token(other), await create.feed(other), await create.assistant(other)]
  const status = (all: readonly (() => Promise<number>)[]) => Promise.all(all.map((use) => use()))
  expect(await status(uses)).toEqual([200, 200, 200])
  for (let time = 0; time < 2; time++) expect(await endAll(user)).toMatchObject({ status: 200, body: {} })
  expect(await status(uses)).toEqual([401, 404, 401])
  expect(await status(otherUses)).toEqual([200, 200, 200])
  expect((await backend.items('webhooks')).filter(({ userId }) => userId === user.userId)).toEqual([])
  expect(account['end-access'].output.parse({})).toEqual({})
})
