import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { describe, expect, test, vi } from 'vitest'
import { clientId } from '#infra/local/deployment.ts'
import { visibilityTimeoutSeconds } from '#shared/queued-jobs.ts'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { collectEvents, deliverEvents, pay, startCheckout, subscribe } from '#test/support/billing.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator, tokenSignedInAgo } from '#test/support/creator.ts'
import { runDueWork } from '#test/support/due-work.ts'
import { crashAt, failAt, pauseAt } from '#test/support/interrupt.ts'
import { callPool } from '#test/support/people.ts'

const backend = setUpBackend()

const requestChange = (as: string, email: string) =>
  backend.request('POST', '/api/account/email', { as, body: { email } })
const confirm = (as: string, email: string, code: string) =>
  backend.request('POST', '/api/account/email/confirm', { as, body: { email, code } })
const done = { status: 200, body: {} }
const codeTo = (email: string) => /^\d{6}$/m.exec(backend.mails(email)[0]?.text ?? '')?.[0] ?? ''
const wrongCodeFor = (code: string) => (code === '000000' ? '111111' : '000000')
const itemOf = async (id: string) => (await backend.items('accounts')).find(({ userId }) => userId === id)
const subjects = (email: string) => backend.mails(email).map(({ subject }) => subject)

test('the code moves Cognito and the account to the new address and notifies the previous one once', async () => {
  const { userId, email, tokens } = await backend.signUpUser({ locale: 'fr', name: 'Click https://evil.test' })
  const { suppressAddress } = await import('#functions/store/accounts.ts')
  await suppressAddress(userId, email, 'bounced', new Date().toISOString())
  const as = tokens.accessToken
  expect(await requestChange(as, 'Moved@Example.com')).toMatchObject(done)
  expect(subjects('moved@example.com')).toEqual(['Confirmez votre nouvelle adresse e-mail'])
  expect(JSON.stringify(backend.mails('moved@example.com'))).not.toContain('evil')
  const code = codeTo('moved@example.com')
  expect(JSON.stringify(await itemOf(userId))).not.toContain(code)

  expect(await confirm(as, 'moved@example.com', wrongCodeFor(code))).toMatchObject(errorResponse(400, 'code_incorrect'))
  expect(await itemOf(userId)).toMatchObject({ email })
  expect(await confirm(as, 'moved@example.com', code)).toMatchObject(done)
  const { findUserByEmail } = await import('#functions/clients/cognito/users.ts')
  expect(await findUserByEmail('moved@example.com')).toEqual({ userId, locale: 'fr' })
  expect(await findUserByEmail(email)).toBeUndefined()
  const item = await itemOf(userId)
  expect(item).toMatchObject({ email: 'moved@example.com' })
  expect(item).not.toHaveProperty('emailChange')
  expect(item).not.toHaveProperty('mailStop')

  const again = await backend.signIn('moved@example.com')
  expect(await confirm(again.accessToken, 'moved@example.com', code)).toMatchObject(done)
  const notices = subjects(email).filter((subject) => subject === 'Votre adresse e-mail a été modifiée')
  expect(notices).toHaveLength(1)
  expect(JSON.stringify(backend.mails(email))).not.toContain('moved@')
})

describe('Cognito and the account', () => {
  const addressOf = async (id: string) => (await itemOf(id))?.email
  const [poolWrite, accountWrite] = ['AdminUpdateUserAttributesCommand', 'UpdateCommand']
  /** Whether a command is the write that changes the account's address. */
  const settles = (command: { readonly name: string; readonly input: object }) =>
    command.name === accountWrite && 'UpdateExpression' in command.input
      ? `${command.input.UpdateExpression}`.startsWith('SET #email = ')
      : false

  test.each([
    ['before the pool has it', ({ name }: { name: string }) => name === poolWrite],
    ['before the account has it', settles],
  ])('agree when another change is confirmed while one waits %s', async (_, isPausePoint) => {
    const { userId, tokens } = await backend.signUpUser()
    const as = tokens.accessToken
    const [slow, quick] = [`slow-${userId}@example.com`, `quick-${userId}@example.com`]
    await requestChange(as, slow)
    const paused = await pauseAt(isPausePoint)
    const waiting = confirm(as, slow, codeTo(slow))
    await paused.reached
    const later = tokenSignedInAgo(backend, userId, -1)
    await requestChange(later, quick)
    expect(await confirm(later, quick, codeTo(quick))).toMatchObject(done)
    paused.resume()
    expect(await waiting).toMatchObject(done)
    const { fetchProfile } = await import('#functions/clients/cognito/users.ts')
    expect(await addressOf(userId)).toBe((await fetchProfile(userId)).email)
    expect(await itemOf(userId)).not.toHaveProperty('emailChange')
  })

  test('agree on one owner when two users confirm the same address at once', async () => {
    const both = [await backend.signUpUser(), await backend.signUpUser()]
    const codes: string[] = []
    for (const { tokens } of both) {
      await requestChange(tokens.accessToken, 'shared@example.com')
      codes.push(codeTo('shared@example.com'))
    }
    const responses = await Promise.all(
      both.map(({ tokens }, place) => confirm(tokens.accessToken, 'shared@example.com', codes[place] ?? '')),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    const owner = both[responses.findIndex(({ status }) => status === 200)]
    const { findUserByEmail } = await import('#functions/clients/cognito/users.ts')
    expect(await findUserByEmail('shared@example.com')).toMatchObject({ userId: owner?.userId })
    for (const { userId, email } of both)
      expect(await addressOf(userId)).toBe(userId === owner?.userId ? 'shared@example.com' : email)
  })

  /**
   * Runs the job that settles interrupted changes after the current codes have expired. `retries` adds as many waits,
   * so that messages that failed are delivered again.
   */
  const runJob = async (retries = 0) => {
    vi.useFakeTimers({
      toFake: ['Date'],
      now: Date.now() + 15 * 60_000 + retries * (visibilityTimeoutSeconds + 60) * 1000,
    })
    const { settled = 0 } = await runDueWork(backend, 'jobs/settle-email-change')
    vi.useRealTimers()
    return { settled }
  }

  test.each([
    ['the same code again', (as: string, email: string, code: string) => confirm(as, email, code)],
    ['the job, once the code has expired', () => runJob()],
  ])('agree after a crash between the two writes, by %s', async (_, next) => {
    expectErrors()
    const { userId, email, tokens } = await backend.signUpUser()
    const moved = `crash-${userId}@example.com`
    await requestChange(tokens.accessToken, moved)
    const code = codeTo(moved)
    const killed = await crashAt(settles)
    expect(await confirm(tokens.accessToken, moved, code)).toMatchObject({ status: 500 })
    killed.restore()
    expect(await addressOf(userId)).toBe(email)
    const { accessToken } = await backend.signIn(moved)
    await next(accessToken, moved, code)
    expect(await itemOf(userId)).toMatchObject({ email: moved })
    expect(await itemOf(userId)).not.toHaveProperty('emailChange')
    expect(subjects(email)).toContain('Your email address was changed')
  })

  test.each([
    ['the same code again', (as: string, email: string, code: string) => confirm(as, email, code)],
    ['the job', () => runJob()],
  ])('agree, and every session ends, after the sign-out failed, by %s', async (_, next) => {
    expectErrors()
    const { userId, email, tokens } = await backend.signUpUser()
    const other = await backend.signIn(email)
    const moved = `sign-out-${userId}@example.com`
    await requestChange(tokens.accessToken, moved)
    const code = codeTo(moved)
    const failing = await failAt(({ name }) => name === 'AdminUserGlobalSignOutCommand')
    expect(await confirm(tokens.accessToken, moved, code)).toMatchObject({ status: 500 })
    failing.restore()
    await next((await backend.signIn(moved)).accessToken, moved, code)
    expect(await itemOf(userId)).toMatchObject({ email: moved })
    for (const { refreshToken: REFRESH_TOKEN } of [tokens, other])
      expect(
        await callPool(backend, 'InitiateAuth', {
          ClientId: clientId,
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN },
        }),
      ).toMatchObject({ message: 'Refresh Token has been revoked' })
  })

  test('do not stop the job or keep the account from being read while Cognito is down', async () => {
    expectErrors()
    const { userId, tokens } = await backend.signUpUser()
    await requestChange(tokens.accessToken, 'waits@example.com')
    const pool = mockClient(CognitoIdentityProviderClient).rejects(new Error('down: waits@example.com'))
    expect(await backend.request('GET', '/api/account', { as: tokens.accessToken })).toMatchObject({ status: 200 })
    expect(await runJob()).toMatchObject({ settled: 0 })
    pool.restore()
    expect(await itemOf(userId)).toHaveProperty('emailChange')
    expect(console.error).toHaveBeenCalledOnce()
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('waits@')
    expect(await runJob(1)).toMatchObject({ settled: 1 })
  })

  const workOf = async (userId: string) =>
    (await backend.items('account_work')).find((item) => item.userId === userId)?.emailChangeAt
  test('agree after the job crashed before it stored that it was done', async () => {
    expectErrors()
    const { userId, tokens } = await backend.signUpUser()
    await requestChange(tokens.accessToken, 'twice@example.com')
    const crash = await crashAt(
      ({ name, input }) =>
        name === 'UpdateCommand' &&
        input.TableName === process.env.TABLE_ACCOUNT_WORK &&
        `${input.UpdateExpression}`.startsWith('REMOVE'),
    )
    await runJob().catch(() => undefined)
    expect(crash.hasCrashed()).toBe(true)
    crash.restore()
    expect(await itemOf(userId)).not.toHaveProperty('emailChange')
    expect(await workOf(userId)).toBeDefined()
    expect(await runJob(1)).toMatchObject({ settled: 0 })
    expect(await workOf(userId)).toBeUndefined()
  })

  test('are settled by the job where an earlier release stored the request', async () => {
    const { userId, tokens } = await backend.signUpUser()
    await requestChange(tokens.accessToken, 'earlier@example.com')
    const { deleteWork } = await import('#functions/store/account-work.ts')
    const { deleteCached } = await import('#functions/store/cache.ts')
    await deleteWork(userId)
    await deleteCached('done#index-email-changes')
    expect(await runJob()).toMatchObject({ settled: 1 })
    expect(await itemOf(userId)).not.toHaveProperty('emailChange')
  })

  test('keep no work of a request that was interrupted, or whose account was deleted', async () => {
    expectErrors()
    const { userId, tokens } = await backend.signUpUser()
    const crash = await crashAt(
      ({ name, input }) => name === 'UpdateCommand' && input.TableName === process.env.TABLE_ACCOUNTS,
    )
    await requestChange(tokens.accessToken, 'never@example.com')
    crash.restore()
    const { startWork } = await import('#functions/store/account-work.ts')
    await startWork('emailChangeAt', 'nobody')
    expect(await runJob()).toMatchObject({ settled: 0 })
    expect([await workOf(userId), await workOf('nobody')]).toEqual([undefined, undefined])
  })

  test('are not read by the job while no change is pending', async () => {
    await backend.signUpUser()
    await runJob()
    const read = new Set<string>()
    const { restore } = await failAt(({ name, input }) => {
      if (input.TableName === process.env.TABLE_ACCOUNTS) read.add(name)
      return false
    })
    expect(await runJob()).toMatchObject({ settled: 0 })
    restore()
    expect(read).toEqual(new Set())
  })

  test('keep a pending change until it expires', async () => {
    const { userId, tokens } = await backend.signUpUser()
    await requestChange(tokens.accessToken, 'patient@example.com')
    await runDueWork(backend, 'jobs/settle-email-change')
    expect(await itemOf(userId)).toHaveProperty('emailChange')
    await runJob()
    expect(await itemOf(userId)).not.toHaveProperty('emailChange')
  })
})

describe('Stripe', () => {
  const customerOf = ({ userId }: { readonly userId: string }) =>
    Object.values(backend.stripe.records.customers).find(({ metadata }) => metadata.userId === userId)
  /** Creates a user who opened a payment page and has a code for another address. */
  async function makeBuyer(wanted: string) {
    const { userId, email, tokens } = await backend.signUpUser()
    const token = tokens.accessToken
    await startCheckout(backend, { token })
    await requestChange(token, wanted)
    expect(customerOf({ userId })).toMatchObject({ email })
    return { userId, email, token, code: codeTo(wanted) }
  }

  test('gets the new address', async () => {
    const ann = await makeBuyer('ann.pays@example.com')
    expect(await confirm(ann.token, 'ann.pays@example.com', ann.code)).toMatchObject(done)
    expect(customerOf(ann)).toMatchObject({ email: 'ann.pays@example.com' })
  })

  test('does not block the change when it fails, and gets the address with its next event', async () => {
    const bob = await makeBuyer('bob.pays@example.com')
    backend.stripe.failNext('failed')
    expect(await confirm(bob.token, 'bob.pays@example.com', bob.code)).toMatchObject(done)
    expect(customerOf(bob)).toMatchObject({ email: bob.email })
    await deliverEvents(
      backend,
      collectEvents(backend, () => pay(backend, bob)),
    )
    expect(customerOf(bob)).toMatchObject({ email: 'bob.pays@example.com' })
    expect(await itemOf(bob.userId)).toMatchObject({ subscription: { status: 'active' } })
  })

  test('keeps an address that the customer entered there', async () => {
    const { userId, token } = await makeCreator(backend)
    const subscription = await subscribe(backend, { userId, token })
    Object.assign(customerOf({ userId }) ?? {}, { email: 'books@example.com' })
    await deliverEvents(
      backend,
      collectEvents(backend, () => backend.stripe.actions.cancelAtPeriodEnd(subscription, true)),
    )
    expect(customerOf({ userId })).toMatchObject({ email: 'books@example.com' })
  })
})

test('a previous mailbox that rejects mail does not block the change', async () => {
  expectErrors()
  const { userId, tokens } = await backend.signUpUser()
  await requestChange(tokens.accessToken, 'onward@example.com')
  const code = codeTo('onward@example.com')
  const ses = mockClient(SESv2Client)
  ses.rejects(new Error('no such mailbox'))
  expect(await confirm(tokens.accessToken, 'onward@example.com', code)).toMatchObject(done)
  ses.restore()
  expect(await itemOf(userId)).toMatchObject({ email: 'onward@example.com' })
})

test('a code that cannot be mailed returns unavailable, and the log contains no address', async () => {
  expectErrors()
  const { token } = await makeCreator(backend)
  const ses = mockClient(SESv2Client).rejects(new Error('Email address is not verified: refused@example.com'))
  expect(await requestChange(token, 'refused@example.com')).toMatchObject(errorResponse(503, 'unavailable'))
  ses.restore()
  expect(console.error).toHaveBeenCalled()
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('refused@')
})

describe('a taken address', () => {
  test('gets the same response as a free one, its owner is notified in their language, and no code matches', async () => {
    const owner = await backend.signUpUser({ locale: 'es' })
    const { userId, token } = await makeCreator(backend)
    expect(await requestChange(token, owner.email)).toMatchObject(done)
    expect(subjects(owner.email)[0]).toBe('Esta dirección ya tiene una cuenta')
    expect(codeTo(owner.email)).toBe('')
    expect(await confirm(token, owner.email, '000000')).toMatchObject(errorResponse(400, 'code_incorrect'))
    expect(await itemOf(userId)).toMatchObject({ email: `${userId}@example.com` })
  })

  test('stays with a user who signed up with it after the code was sent', async () => {
    const [late, quick] = [await backend.signUpUser(), await backend.signUpUser()]
    await requestChange(late.tokens.accessToken, 'wanted@example.com')
    const code = codeTo('wanted@example.com')
    const { changePoolEmail } = await import('#functions/clients/cognito/users.ts')
    await changePoolEmail(quick.userId, 'wanted@example.com')
    const response = await confirm(late.tokens.accessToken, 'wanted@example.com', code)
    expect(response).toMatchObject(errorResponse(409, 'email_taken'))
    expect(await itemOf(late.userId)).toMatchObject({ email: late.email })
  })
})

describe('a code', () => {
  test('allows five attempts, even concurrent ones', async () => {
    const { token } = await makeCreator(backend)
    await requestChange(token, 'guess@example.com')
    const code = codeTo('guess@example.com')
    const tries = await Promise.all(
      Array.from({ length: 9 }, () => confirm(token, 'guess@example.com', wrongCodeFor(code))),
    )
    const statuses = tries.map(({ status }) => status).sort()
    expect(statuses).toEqual([400, 400, 400, 400, 400, 409, 409, 409, 409])
    expect(await confirm(token, 'guess@example.com', code)).toMatchObject(errorResponse(409, 'code_expired'))
  })

  test('is valid for 15 minutes, for its own address, and until another one is sent', async () => {
    const { token } = await makeCreator(backend)
    await requestChange(token, 'first@example.com')
    const first = codeTo('first@example.com')
    const expired = errorResponse(409, 'code_expired')
    expect(await confirm(token, 'second@example.com', first)).toMatchObject(expired)
    await requestChange(token, 'second@example.com')
    expect(await confirm(token, 'first@example.com', first)).toMatchObject(expired)
    const { spendCodeAttempt } = await import('#functions/store/accounts.ts')
    const { getAccount } = await import('#functions/store/accounts.ts')
    const known = (await backend.items('accounts')).find(({ emailChange }) =>
      JSON.stringify(emailChange)?.includes('second@'),
    )
    const change = (await getAccount(`${known?.userId}`))?.emailChange
    if (!change) throw new Error('no pending change')
    expect(await spendCodeAttempt(`${known?.userId}`, change, Date.now() + 15 * 60_000)).toBe(false)
    expect(await spendCodeAttempt(`${known?.userId}`, change, Date.now() + 14 * 60_000)).toBe(true)
  })

  test('is sent to an address at most five times an hour, regardless of who requests it', async () => {
    const { token } = await makeCreator(backend)
    for (let sent = 0; sent < 5; sent++) expect(await requestChange(token, 'flood@example.com')).toMatchObject(done)
    const other = await makeCreator(backend)
    expect(await requestChange(other.token, 'flood@example.com')).toMatchObject(errorResponse(429, 'too_many_requests'))
    expect(backend.mails('flood@example.com')).toHaveLength(5)
  })
})

test('requires a sign-in within ten minutes and a valid address', async () => {
  const { userId, token } = await makeCreator(backend)
  const stale = tokenSignedInAgo(backend, userId, 601)
  expect(await requestChange(stale, 'late@example.com')).toMatchObject(errorResponse(403, 'recent_sign_in_required'))
  expect(backend.mails('late@example.com')).toEqual([])
  for (const bad of ['ann', 'a@b@c.de', 'a@example.com, b@example.com', `${'a'.repeat(250)}@example.com`])
    expect(await requestChange(token, bad), bad).toMatchObject(errorResponse(400, 'invalid_input'))
})
