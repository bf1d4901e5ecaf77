import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { account } from '#shared/contract/account.ts'
import { anyCharacter } from '#test/support/any-character.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { runsOf } from '#test/support/long.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

const get = (token: string) => backend.request('GET', '/api/account', { as: token })
const update = (token: string, body: unknown) => backend.request('PATCH', '/api/account', { as: token, body })
const itemOf = async (user: string) => (await backend.items('accounts')).find(({ userId }) => userId === user)
/** The channel of {@link makeCreator}. */
const channel = { id: 'UCabcdefghijklmnopqrstuv', title: null, verified: false }

describe('signing up', () => {
  test('creates an account in the chosen language', async () => {
    const { userId, email, tokens } = await backend.signUpUser({ name: 'Zoë', locale: 'fr' })
    expect(await itemOf(userId)).toMatchObject({ email, plan: 'free' })
    const { status, body } = await get(tokens.accessToken)
    expect(status).toBe(200)
    expect(account.get.output.parse(body)).toMatchObject({ name: 'Zoë', locale: 'fr', plan: 'free', channel: null })
  })

  test('stores a name on a single line and refuses one of 2,000 characters', async () => {
    const { userId } = await backend.signUpUser({ name: ' Zoë\r\nBcc:\u202e eve@example.com\u2028 ' })
    expect(await itemOf(userId)).toMatchObject({ name: 'Zoë Bcc: eve@example.com' })
    await expect(backend.register({ name: 'x'.repeat(2000) })).rejects.toThrow('name')
  })

  test('is refused for an address outside ASCII, to which none of our mails could be sent', async () => {
    await expect(backend.register({}, 'jürgen@example.com')).rejects.toThrow(/^PreSignUp .* no mail .* this address/)
  })

  test("mails a code in the reader's language", async () => {
    const { email } = await backend.signUpUser({ locale: 'es' })
    expect(backend.mails(email).at(-1)).toMatchObject({ subject: 'Confirma tu correo electrónico' })
  })
})

describe('reading the account', () => {
  test('returns all meters and only the attributes in the contract', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) })
    const { token } = await makeCreator(backend)
    expect((await get(token)).body).toEqual({
      name: 'Ann',
      locale: 'en',
      titleLanguage: null,
      timeZone: null,
      plan: 'free',
      mails: { analyses: false, weekly: false, alerts: false, reviews: false, reminders: false, stopped: null },
      channel,
      meters: [
        { meter: 'analyses', used: 0, limit: 3, fairUse: false, resetsAt: '2026-12-01T00:00:00.000Z' },
        { meter: 'topics', used: 0, limit: 1, fairUse: false, resetsAt: '2026-11-23T00:00:00.000Z' },
        { meter: 'insights', used: 0, limit: 0, fairUse: false, resetsAt: '2026-12-01T00:00:00.000Z' },
        { meter: 'optimisations', used: 0, limit: 1, fairUse: false, resetsAt: '2026-12-01T00:00:00.000Z' },
      ],
      subscription: null,
      hasBilling: false,
      hasBackupCodes: false,
      firstSteps: true,
      planHint: true,
    })
  })

  test('does not create a missing account', async () => {
    const { userId, tokens } = await backend.signUpUser()
    const { database } = await import('#functions/lib/database.ts')
    await database.send(new DeleteCommand({ TableName: process.env.TABLE_ACCOUNTS, Key: { userId } }))
    expect(await get(tokens.accessToken)).toMatchObject({ status: 403, body: { error: { code: 'account_missing' } } })
    expect(await itemOf(userId)).toBeUndefined()
  })
})

describe('changing the account', () => {
  test.each([
    [{ name: '  Ada Löwe ' }, { name: 'Ada Löwe', locale: 'en' }],
    [{ locale: 'fr' }, { name: 'Ann', locale: 'fr' }],
    [{ timeZone: 'America/Argentina/Ushuaia' }, { timeZone: 'America/Argentina/Ushuaia' }],
    [{ firstSteps: false }, { name: 'Ann', firstSteps: false }],
    [{ planHint: false }, { name: 'Ann', planHint: false }],
    [{}, { name: 'Ann', locale: 'en', timeZone: null }],
  ])('with %j returns the updated account', async (body, changed) => {
    const { tokens } = await backend.signUpUser({ name: 'Ann' })
    const response = await update(tokens.accessToken, body)
    expect(response).toMatchObject({ status: 200, body: changed })
    expect((await get(tokens.accessToken)).body).toEqual(response.body)
  })

  test('updates the name and language in Cognito', async () => {
    const { userId, tokens } = await backend.signUpUser({ name: 'Ann', locale: 'en' })
    await update(tokens.accessToken, { name: 'Ada', locale: 'es' })
    const { fetchProfile } = await import('#functions/clients/cognito/users.ts')
    expect(await fetchProfile(userId)).toMatchObject({ name: 'Ada', locale: 'es' })
  })

  test('succeeds when repeated after Cognito throttled the first attempt', async () => {
    expectErrors()
    const { tokens } = await backend.signUpUser({ name: 'Ann' })
    const cognito = mockClient(CognitoIdentityProviderClient)
    cognito
      .on(AdminUpdateUserAttributesCommand)
      .rejects(new TooManyRequestsException({ message: 'slow down', $metadata: {} }))
    expect(await update(tokens.accessToken, { name: 'Ada' })).toMatchObject({ status: 503 })
    cognito.restore()
    expect(await update(tokens.accessToken, { name: 'Ada' })).toMatchObject({ status: 200, body: { name: 'Ada' } })
  })

  test('does not change other accounts', async () => {
    const [ann, bob] = [await backend.signUpUser(), await backend.signUpUser({ name: 'Bob' })]
    await update(ann.tokens.accessToken, { name: 'Ann', locale: 'fr' })
    expect((await get(bob.tokens.accessToken)).body).toMatchObject({ name: 'Bob', locale: 'en' })
  })

  test('accepts only YouTube URLs as a channel', async () => {
    const runs = runsOf(10, 50)
    const typists = await Promise.all(Array.from({ length: runs }, () => makeCreator(backend)))
    const before = await backend.items('accounts')
    const typed = fc
      .oneof(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 }), fc.webUrl())
      .filter((text) => text.trim() !== '')
    let user = 0
    const property = fc.asyncProperty(typed, async (channelUrl) => {
      const response = await update(typists[user++ % runs]?.token ?? '', { channelUrl })
      expect(response).toMatchObject({
        status: 400,
        body: { error: { code: 'channel_url_invalid', fields: { channelUrl: 'invalid' } } },
      })
    })
    await fc.assert(property, { numRuns: runs })
    expect(await backend.items('accounts')).toEqual(before)
  })

  test.each([
    [{ locale: 'de' }, { locale: 'invalid' }],
    [{ name: ' A ' }, { name: 'too_short' }],
    [{ name: 'x'.repeat(101) }, { name: 'too_long' }],
    [{ timeZone: 'Europe/Atlantis' }, { timeZone: 'invalid' }],
    [{ timeZone: '+02:00' }, { timeZone: 'invalid' }],
    [{ timeZone: 'x'.repeat(65) }, { timeZone: 'invalid' }],
    [{ channelUrl: '' }, { channelUrl: 'too_short' }],
    [{ channelUrl: ' ' }, { channelUrl: 'too_short' }],
    [{ channelUrl: 'x'.repeat(201) }, { channelUrl: 'too_long' }],
  ])('refuses %j', async (body, fields) => {
    const { token } = await makeCreator(backend)
    expect(await update(token, body)).toMatchObject({ status: 400, body: { error: { code: 'invalid_input', fields } } })
  })

  test.each(['plan', 'userId', 'email', 'createdAt', 'channel'])('does not let a user write %s', async (field) => {
    const { userId, token } = await makeCreator(backend)
    const before = await itemOf(userId)
    expect(await update(token, { [field]: 'premium' })).toMatchObject({ status: 400 })
    expect(await itemOf(userId)).toEqual(before)
  })
})
