import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { clientId } from '#infra/local/deployment.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { crashAt, pauseAt } from '#test/support/interrupt.ts'
import { callPool, readMailedCode, setUpAuthenticator } from '#test/support/people.ts'

const backend = setUpBackend()

const confirm = (user: string, code: string, password: string) =>
  backend.request('POST', '/api/account/confirm-sign-up', { body: { user, code, password } })
const verification = async (userId: string) =>
  (await backend.request('GET', `/api/account/verification/${userId}`)).body

const SignedIn = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string() }),
})

/** Signs in with a password; undefined if Cognito refuses it or asks for a second factor. */
async function signIn(email: string, PASSWORD: string) {
  const answer = await callPool(backend, 'InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD },
  })
  return z.safeParse(SignedIn, answer).data?.AuthenticationResult
}

const passwords = { attacker: 'of the attacker', victim: 'of the victim' }
type Who = keyof typeof passwords

/** What an attacker and the victim do with one address. */
class Address {
  userId: string | undefined
  /** The sessions that the attacker obtained. */
  readonly stolen: { AccessToken: string; RefreshToken: string }[] = []

  constructor(readonly email: string) {}

  /** Signs up as the site does: if the address was signed up before, another code is sent. */
  async signUp(who: Who): Promise<void> {
    const given = { ClientId: clientId, Username: this.email }
    const answer = await callPool(backend, 'SignUp', { ...given, Password: passwords[who] })
    const created = z.safeParse(z.object({ UserSub: z.string() }), answer)
    if (created.data) this.userId = created.data.UserSub
    else await callPool(backend, 'ResendConfirmationCode', given)
  }

  async resend(): Promise<void> {
    await callPool(backend, 'ResendConfirmationCode', { ClientId: clientId, Username: this.email })
  }

  /** Signs in with the attacker's password, and turns on an authenticator app where that works. */
  async attack(): Promise<void> {
    const tokens = await signIn(this.email, passwords.attacker)
    if (!tokens) return
    this.stolen.push(tokens)
    const { AccessToken: accessToken, IdToken: idToken, RefreshToken: refreshToken } = tokens
    const user = { userId: '', email: this.email, password: '', tokens: { accessToken, idToken, refreshToken } }
    await setUpAuthenticator(backend, user)
  }

  /** Confirms with a mailed code, the newest one or the one before. */
  async confirm(back = 0): Promise<number> {
    const mails = backend.mails(this.email)
    const code = />(\d{6})</.exec(mails[back]?.html ?? '')?.[1]
    return code ? (await confirm(this.email, code, passwords.victim)).status : 0
  }

  async resetPassword(): Promise<void> {
    const given = { ClientId: clientId, Username: this.email }
    await callPool(backend, 'ForgotPassword', given)
    const ConfirmationCode = readMailedCode(backend, this.email)
    await callPool(backend, 'ConfirmForgotPassword', { ...given, ConfirmationCode, Password: passwords.victim })
  }

  /** Expects the account to belong to the holder of the code alone. */
  async expectVictimOwns(): Promise<void> {
    expect(await signIn(this.email, passwords.attacker)).toBeUndefined()
    const own = await signIn(this.email, passwords.victim)
    expect(own, 'signs in without a second factor').toBeDefined()
    for (const { AccessToken, RefreshToken } of this.stolen) {
      expect((await backend.request('GET', '/api/account', { as: AccessToken })).status).toBe(401)
      expect(await callPool(backend, 'GetUser', { AccessToken })).toMatchObject({ message: /revoked/ })
      const parameters = { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: RefreshToken } }
      expect(await callPool(backend, 'InitiateAuth', { ClientId: clientId, ...parameters })).toHaveProperty('__type')
    }
    expect(await verification(this.userId ?? '')).toEqual({ confirmed: true })
    expect((await backend.request('GET', '/api/account', { as: own?.AccessToken ?? '' })).status).toBe(200)
  }
}

const step = fc.constantFrom(
  ...(['attacker signs up', 'victim signs up', 'resend', 'attack', 'confirm with an older code'] as const),
)
let addresses = 0

/** Runs steps for a new address that both sign up with in the end. Nobody is confirmed. */
async function runSteps(steps: readonly string[]): Promise<Address> {
  const address = new Address(`wanted@site-${addresses++}.example`)
  for (const name of [...steps, 'attacker signs up', 'victim signs up']) {
    if (name === 'attacker signs up') await address.signUp('attacker')
    if (name === 'victim signs up') await address.signUp('victim')
    if (name === 'resend') await address.resend()
    if (name === 'attack') await address.attack()
    if (name === 'confirm with an older code') expect(await address.confirm(1)).not.toBe(200)
    if (address.userId) expect(await verification(address.userId)).toEqual({ confirmed: false })
  }
  return address
}

describe('whatever the order of sign-ups and codes, the holder of the code alone owns the account', () => {
  let restore: (() => void) | undefined
  afterEach(() => restore?.())

  test('while an attacker keeps trying to sign in', async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 6 }), fc.nat({ max: 8 }), async (steps, moment) => {
      const address = await runSteps(steps)
      let commands = 0
      const paused = await pauseAt(() => commands++ === moment)
      restore = paused.resume
      const confirmed = address.confirm()
      const attacked = paused.reached.then(async () => {
        expect(await verification(address.userId ?? '')).toEqual({ confirmed: false })
        await address.attack()
      })
      await Promise.race([attacked, confirmed])
      paused.resume()
      expect(await confirmed).toBe(200)
      await address.attack()
      await address.expectVictimOwns()
    })
    await fc.assert(property, { numRuns: 15 })
  })

  test('after a password reset, if the confirmation was interrupted', async () => {
    expectErrors()
    const property = fc.asyncProperty(fc.array(step, { maxLength: 3 }), fc.nat({ max: 7 }), async (steps, moment) => {
      const address = await runSteps(steps)
      let commands = 0
      const killed = await crashAt(() => commands++ === moment)
      restore = killed.restore
      await address.confirm()
      killed.restore()
      await address.attack()
      // If Cognito has not confirmed the user yet, there is nothing to reset, and the code still works.
      if ((await address.confirm()) !== 200) await address.resetPassword()
      await address.attack()
      await address.expectVictimOwns()
    })
    await fc.assert(property, { numRuns: 8 })
  })
})

test('a code can be guessed 250 times a day, from any number of networks', async () => {
  const guess = (network: number) =>
    backend.request('POST', '/api/account/confirm-sign-up', {
      address: `10.0.${network}.1`,
      body: { user: 'nobody-at-all@example.com', code: '000000', password: passwords.attacker },
    })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 20; attempt++)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 13 }, (_, network) => guess(network)))).map((one) => one.status),
    )
  expect(statuses.filter((status) => status === 400)).toHaveLength(250)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})
