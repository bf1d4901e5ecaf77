import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computeVerifier } from '#infra/local/emulators/cognito/srp.ts'
import { median } from '#shared/median.ts'
import { clientId, type Pool, password, poolId, promisify, signUpUser, startPool } from './cognito-client.ts'
import { cognitoError } from './cognito-error.ts'

const wrong = 'Wrong-horse-1'
const incorrect = cognitoError('NotAuthorizedException', 'Incorrect username or password.')
const exceeded = cognitoError('NotAuthorizedException', 'Password attempts exceeded')
const second = 1000
const minute = 60 * second

let pool: Pool
beforeAll(async () => {
  pool = await startPool()
})
afterAll(() => pool.stop())

/**
 * Signs in with the password in plain text, which avoids the library's arithmetic. Returns the message, or the token's
 * type.
 */
const attempt = async (USERNAME: string, PASSWORD: string) => {
  const AuthParameters = { USERNAME, PASSWORD, PREFERRED_CHALLENGE: 'PASSWORD' }
  const { body } = await pool.call('InitiateAuth', { ClientId: clientId, AuthFlow: 'USER_AUTH', AuthParameters })
  return body.message ?? body.AuthenticationResult.TokenType
}
const fail = async (email: string, times: number) => {
  for (let i = 0; i < times; i++) expect(await attempt(email, wrong)).toBe('Incorrect username or password.')
}
/** Starts to sign in with SRP. */
const startHandshake = (USERNAME: string, SRP_A = 'abcdef') =>
  pool.call('InitiateAuth', { ClientId: clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A } })
/** Starts a handshake. Returns a request that responds to its challenge with a wrong claim. */
const guess = async (USERNAME: string) => {
  const challenge = await startHandshake(USERNAME)
  return {
    ClientId: clientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: challenge.body.ChallengeParameters.USERNAME,
      PASSWORD_CLAIM_SECRET_BLOCK: challenge.body.ChallengeParameters.SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
      TIMESTAMP: 'Fri Nov 20 12:00:00 UTC 2026',
    },
  }
}

it('treats the salt as a number, as clients do', () => {
  expect(computeVerifier(poolId, 'sub', password, '00ab')).toBe(computeVerifier(poolId, 'sub', password, 'ab'))
})

it('refuses an A with which any password would be accepted, a secret block used twice, and one older than 3 minutes', async () => {
  await signUpUser(pool, 'handshake@example.com')
  for (const refused of ['0', 'not a number'])
    expect((await startHandshake('handshake@example.com', refused)).body.__type).toBe('InvalidParameterException')
  const once = await guess('handshake@example.com')
  expect((await pool.call('RespondToAuthChallenge', once)).body.message).toBe('Incorrect username or password.')
  expect((await pool.call('RespondToAuthChallenge', once)).body.message).toBe('Invalid session for the user.')
  const late = await guess('handshake@example.com')
  pool.advance(3 * minute)
  expect((await pool.call('RespondToAuthChallenge', late)).body.message).toBe(
    'Invalid session for the user, session is expired.',
  )
})

describe('lockout', () => {
  it('doubles the lockout of one account each time and does not affect others', async () => {
    await signUpUser(pool, 'locked@example.com')
    await signUpUser(pool, 'bystander@example.com')
    await expect(pool.signIn('locked@example.com', wrong)).rejects.toEqual(incorrect)
    await fail('locked@example.com', 4)
    await expect(pool.signIn('locked@example.com')).rejects.toEqual(exceeded)
    expect(await attempt('bystander@example.com', password)).toBe('Bearer')
    for (const seconds of [1, 2, 4, 8]) {
      pool.advance(seconds * second)
      await fail('locked@example.com', 1)
      pool.advance((2 * seconds - 1) * second)
      expect(await attempt('locked@example.com', password)).toBe('Password attempts exceeded')
      // Back to the failure, from which the next lockout counts.
      pool.advance((1 - 2 * seconds) * second)
    }
    pool.advance(16 * second)
    await pool.signIn('locked@example.com')
    await fail('locked@example.com', 4)
    expect(await attempt('locked@example.com', password)).toBe('Bearer')
  })

  it('lasts at most 15 minutes and is reset after 15 minutes without an attempt', async () => {
    await signUpUser(pool, 'stubborn@example.com')
    await fail('stubborn@example.com', 5)
    for (let i = 0; i < 10; i++) {
      pool.advance(14 * minute)
      await fail('stubborn@example.com', 1)
    }
    pool.advance(14 * minute)
    expect(await attempt('stubborn@example.com', password)).toBe('Password attempts exceeded')
    pool.advance(minute)
    await fail('stubborn@example.com', 1)
    pool.advance(15 * minute)
    await fail('stubborn@example.com', 4)
    expect(await attempt('stubborn@example.com', password)).toBe('Bearer')
  })

  it('counts wrong current passwords in a password change', async () => {
    await signUpUser(pool, 'changer@example.com')
    const { cognitoUser } = await pool.signIn('changer@example.com')
    const change = (from: string) => promisify((done) => cognitoUser.changePassword(from, 'Another-horse-2', done))
    for (let i = 0; i < 5; i++) await expect(change(wrong)).rejects.toEqual(incorrect)
    await expect(change(password)).rejects.toEqual(cognitoError('LimitExceededException'))
    await expect(pool.signIn('changer@example.com')).rejects.toEqual(exceeded)
  })
})

describe('an unknown user', () => {
  /** Returns a response without its random parts. */
  const shape = ({ status, body }: { status: number; body: unknown }) =>
    `${status} ${JSON.stringify(body).replace(/[\da-f]{32,}|[\da-f-]{36}|[\w+/=]{150,}/g, '*')}`

  it("gets a challenge like a user's, with its own sub and salt that stay the same", async () => {
    await signUpUser(pool, 'real@example.com')
    expect(shape(await startHandshake('nobody@example.com'))).toBe(shape(await startHandshake('real@example.com')))
    const [first, again, other] = await Promise.all(
      ['nobody@example.com', 'Nobody@Example.com', 'noone@example.com'].map(
        async (name) => (await startHandshake(name)).body,
      ),
    )
    const { SALT, USERNAME, SRP_B } = first.ChallengeParameters
    expect(again.ChallengeParameters).toMatchObject({ SALT, USERNAME })
    expect(again.ChallengeParameters.SRP_B).not.toBe(SRP_B)
    expect(other.ChallengeParameters.SALT).not.toBe(SALT)
    expect(USERNAME).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  it('gets the same responses as a user at every step: wrong passwords, lockout, requested and guessed codes', async () => {
    await signUpUser(pool, 'known@example.com')
    const story = async (email: string) => {
      const steps: string[] = []
      for (let i = 0; i < 6; i++) steps.push(shape(await pool.call('RespondToAuthChallenge', await guess(email))))
      const forget = { ClientId: clientId, Username: email }
      const reset = { ...forget, ConfirmationCode: 'none', Password: password }
      steps.push(shape(await pool.call('ConfirmForgotPassword', reset)))
      steps.push(shape(await pool.call('ForgotPassword', forget)))
      for (let i = 0; i < 6; i++) steps.push(shape(await pool.call('ConfirmForgotPassword', reset)))
      pool.advance(minute * 61)
      steps.push(shape(await pool.call('ConfirmForgotPassword', reset)))
      for (let i = 0; i < 20; i++) steps.push(shape(await pool.call('ForgotPassword', forget)))
      pool.advance(minute * 61)
      const challenge = await pool.call('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'EMAIL_OTP' },
      })
      steps.push(shape(challenge))
      const ChallengeResponses = { USERNAME: email, EMAIL_OTP_CODE: 'none' }
      const otp = {
        ClientId: clientId,
        ChallengeName: 'EMAIL_OTP',
        Session: challenge.body.Session,
        ChallengeResponses,
      }
      for (let i = 0; i < 4; i++) steps.push(shape(await pool.call('RespondToAuthChallenge', otp)))
      return steps
    }
    const [known, unknown] = [await story('known@example.com'), await story('known-not@example.com')]
    expect(unknown).toEqual(known)
    const text = known.join('\n')
    for (const part of [
      'Password attempts',
      'ExpiredCode',
      'CodeMismatch',
      'LimitExceeded',
      'k***@e***',
      'EMAIL_OTP',
    ]) {
      expect(text).toContain(part)
    }
    expect(pool.mails.filter(({ to }) => to === 'known-not@example.com')).toEqual([])
  })

  it('takes as much CPU time as a user', async () => {
    await signUpUser(pool, 'timed@example.com')
    const time = async (email: string) => {
      const began = process.cpuUsage()
      await pool.call('RespondToAuthChallenge', await guess(email))
      await pool.call('ForgotPassword', { ClientId: clientId, Username: email })
      pool.advance(minute * 20)
      const { user, system } = process.cpuUsage(began)
      return user + system
    }
    const times: Record<string, number[]> = { 'timed@example.com': [], 'timed-not@example.com': [] }
    for (let i = 0; i < 15; i++) for (const [email, list] of Object.entries(times)) list.push(await time(email))
    const [known = 0, unknown = 0] = Object.values(times).map(median)
    // CPU time, which does not depend on the load. Skipping the arithmetic would halve it.
    expect(unknown / known).toBeGreaterThan(0.7)
    expect(unknown / known).toBeLessThan(1.4)
  })

  it('gets the same responses as an unconfirmed user whose code expired', async () => {
    await pool.signUp('never@example.com')
    pool.advance(25 * 60 * minute)
    const sent = pool.mails.length
    const confirmAndResend = async (Username: string) => {
      const request = { ClientId: clientId, Username }
      return [
        shape(await pool.call('ConfirmSignUp', { ...request, ConfirmationCode: 'none' })),
        shape(await pool.call('ResendConfirmationCode', request)),
      ]
    }
    const unconfirmed = await confirmAndResend('never@example.com')
    expect(await confirmAndResend('never-not@example.com')).toEqual(unconfirmed)
    expect(unconfirmed.join()).toMatch(/ExpiredCode.*n\*\*\*@e\*\*\*/)
    expect(pool.mails.slice(sent)).toMatchObject([{ to: 'never@example.com' }])
  })
})

it('gives an unconfirmed user no code for a new password, without saying so', async () => {
  await pool.signUp('unconfirmed@example.com')
  const sent = pool.mails.length
  const { body } = await pool.call('ForgotPassword', { ClientId: clientId, Username: 'unconfirmed@example.com' })
  expect(body.CodeDeliveryDetails.Destination).toBe('u***@e***')
  expect(pool.mails).toHaveLength(sent)
})
