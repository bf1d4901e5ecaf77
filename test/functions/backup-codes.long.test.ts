import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { account } from '#shared/contract/account.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { readAccount } from '#test/support/billing.ts'
import { makeCreator, tokenSignedInAgo } from '#test/support/creator.ts'
import { callPool, setUpAuthenticator } from '#test/support/people.ts'
import type { SignedUp } from '#test/support/pool.ts'

const backend = setUpBackend()

const requestCodes = (as: string) => backend.request('POST', '/api/account/codes', { as, body: {} })
const createCodes = async ({ tokens }: SignedUp) =>
  account.codes.output.parse((await requestCodes(tokens.accessToken)).body).codes

let networks = 0
const recover = (
  { email, password }: Pick<SignedUp, 'email' | 'password'>,
  code: unknown,
  address = `10.2.${networks++}.1`,
) => backend.request('POST', '/api/account/recover', { address, body: { email, password, code } })
const refused = { status: 400, body: { error: { code: 'code_incorrect' } } }

/** Returns the challenge that follows the right password, or undefined when the password is enough. */
async function challengeOf({ email: USERNAME, password: PASSWORD }: SignedUp): Promise<unknown> {
  const AuthParameters = { USERNAME, PASSWORD, PREFERRED_CHALLENGE: 'PASSWORD' }
  const ClientId = process.env.USER_POOL_CLIENT_ID
  const response = await callPool(backend, 'InitiateAuth', { ClientId, AuthFlow: 'USER_AUTH', AuthParameters })
  return z.object({ ChallengeName: z.optional(z.string()) }).parse(response).ChallengeName
}

async function signUpWithApp() {
  const user = await backend.signUpUser()
  await setUpAuthenticator(backend, user)
  return { user, codes: await createCodes(user) }
}

describe('backup codes', () => {
  test('are ten, returned once; only hashes are stored, and none is exported', async () => {
    const ann = await backend.signUpUser()
    const token = ann.tokens.accessToken
    expect(await readAccount(backend, { token })).toMatchObject({ hasBackupCodes: false })
    const codes = await createCodes(ann)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([\da-hjkmnp-tv-z]{4}-){2}[\da-hjkmnp-tv-z]{4}$/)
    expect(await readAccount(backend, { token })).toMatchObject({ hasBackupCodes: true })
    const item = (await backend.items('accounts')).find(({ userId }) => userId === ann.userId)
    const hashes = [...z.set(z.string()).parse(item?.backupCodes)]
    expect(hashes).toHaveLength(10)
    const { text } = await backend.request('GET', '/api/account/export', { as: token })
    for (const secret of [...hashes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(secret)
    for (const code of codes) expect(JSON.stringify(hashes)).not.toContain(code.replaceAll('-', ''))
  })

  test('are created only after a recent sign-in', async () => {
    const { userId } = await makeCreator(backend)
    expect(await requestCodes(tokenSignedInAgo(backend, userId, 601))).toMatchObject({
      status: 403,
      body: { error: { code: 'recent_sign_in_required' } },
    })
  })

  test('turn off the authenticator app after the password, however they are typed, and notify the owner', async () => {
    const { user, codes } = await signUpWithApp()
    expect(await challengeOf(user)).toBe('SOFTWARE_TOKEN_MFA')
    expect(await recover(user, ` ${codes[3]?.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `)).toMatchObject(
      {
        status: 200,
        body: {},
      },
    )
    expect(await challengeOf(user)).toBeUndefined()
    expect(backend.mails(user.email)[0]).toMatchObject({ subject: 'Your authenticator app was turned off' })
    expect(await readAccount(backend, { token: user.tokens.accessToken })).toMatchObject({ hasBackupCodes: false })
    await setUpAuthenticator(backend, user)
    for (const code of codes.slice(3, 5)) expect(await recover(user, code)).toMatchObject(refused)
  })

  test('are each accepted once, also by concurrent requests', async () => {
    const { user, codes } = await signUpWithApp()
    const responses = await Promise.all(Array.from({ length: 4 }, () => recover(user, codes[0])))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test('are refused alike for a wrong password, an unknown address, another user and a user without an app', async () => {
    const { user, codes } = await signUpWithApp()
    const [other, plain] = [await signUpWithApp(), await backend.signUpUser()]
    const [plainCode] = await createCodes(plain)
    const attempts = [
      [{ ...user, password: 'not this one' }, codes[0]],
      [{ ...user, email: 'nobody@example.com' }, codes[0]],
      [other.user, codes[0]],
      [user, 'zzzz-zzzz-zzzz'],
      [user, ''],
      [plain, plainCode],
    ] as const
    for (const [credentials, code] of attempts) expect(await recover(credentials, code)).toMatchObject(refused)
    expect(await challengeOf(user)).toBe('SOFTWARE_TOKEN_MFA')
    expect((await recover(user, codes[0])).status).toBe(200)
  })

  test('become invalid when they are deleted, and deleting them again changes nothing', async () => {
    const { user, codes } = await signUpWithApp()
    const as = user.tokens.accessToken
    for (let time = 0; time < 2; time++)
      expect(await backend.request('DELETE', '/api/account/codes', { as })).toMatchObject({ status: 200 })
    expect(await readAccount(backend, { token: as })).toMatchObject({ hasBackupCodes: false })
    expect(await recover(user, codes[0])).toMatchObject(refused)
  })

  test('become invalid when new ones are created', async () => {
    const { user, codes } = await signUpWithApp()
    await createCodes(user)
    expect(await recover(user, codes[0])).toMatchObject(refused)
  })

  test('can be tried five times an hour with the right password, from any network', async () => {
    const { user, codes } = await signUpWithApp()
    for (let n = 0; n < 5; n++) expect(await recover(user, 'zzzz-zzzz-zzzz')).toMatchObject(refused)
    expect(await recover(user, codes[0])).toMatchObject({ status: 429 })
    expect(await challengeOf(user)).toBe('SOFTWARE_TOKEN_MFA')
  })
})
