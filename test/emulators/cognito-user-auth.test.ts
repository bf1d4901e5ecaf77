import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientId, type Pool, password, signUpUser, startPool } from './cognito-client.ts'

let pool: Pool
beforeAll(async () => {
  pool = await startPool()
})
afterAll(() => pool.stop())

describe('USER_AUTH', () => {
  const email = 'choice@example.com'
  const start = async (parameters: object = {}, username = email) =>
    (
      await pool.call('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: username, ...parameters },
      })
    ).body
  const respond = async (ChallengeName: string, Session: string, responses: object) =>
    (
      await pool.call('RespondToAuthChallenge', {
        ClientId: clientId,
        ChallengeName,
        Session,
        ChallengeResponses: { USERNAME: email, ...responses },
      })
    ).body
  beforeAll(() => signUpUser(pool, email))

  it('sends a code by mail if preferred, and signs in with it', async () => {
    const challenge = await start({ PREFERRED_CHALLENGE: 'EMAIL_OTP' })
    expect(challenge).toMatchObject({
      ChallengeName: 'EMAIL_OTP',
      ChallengeParameters: { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: 'c***@e***' },
    })
    expect(pool.mails.at(-1)).toMatchObject({ to: email, trigger: 'CustomMessage_Authentication' })
    const code = pool.code()
    expect(
      await respond('EMAIL_OTP', challenge.Session, { EMAIL_OTP_CODE: code === '00000000' ? '1' : '00000000' }),
    ).toEqual({
      __type: 'CodeMismatchException',
      message: 'Invalid code or auth state for the user.',
    })
    const { AuthenticationResult } = await respond('EMAIL_OTP', challenge.Session, { EMAIL_OTP_CODE: code })
    expect(pool.verify('id', AuthenticationResult.IdToken)).toMatchObject({ email, token_use: 'id' })
    expect((await respond('EMAIL_OTP', challenge.Session, { EMAIL_OTP_CODE: code })).__type).toBe(
      'NotAuthorizedException',
    )
    const late = await start({ PREFERRED_CHALLENGE: 'EMAIL_OTP' })
    pool.advance(3 * 60_000)
    expect((await respond('EMAIL_OTP', late.Session, { EMAIL_OTP_CODE: pool.code() })).message).toMatch('expired')
  })

  it('offers a choice of factors and accepts the response along with it', async () => {
    const challenge = await start()
    expect(challenge).toMatchObject({
      ChallengeName: 'SELECT_CHALLENGE',
      AvailableChallenges: ['EMAIL_OTP', 'PASSWORD_SRP', 'PASSWORD'],
    })
    expect((await respond('SELECT_CHALLENGE', challenge.Session, { ANSWER: 'WEB_AUTHN' })).__type).toBe(
      'InvalidParameterException',
    )
    const chosen = await respond('SELECT_CHALLENGE', challenge.Session, { ANSWER: 'EMAIL_OTP' })
    const { AuthenticationResult } = await respond('EMAIL_OTP', chosen.Session, { EMAIL_OTP_CODE: pool.code() })
    expect(AuthenticationResult.TokenType).toBe('Bearer')
    const again = await start()
    const signed = await respond('SELECT_CHALLENGE', again.Session, { ANSWER: 'PASSWORD', PASSWORD: password })
    expect(signed.AuthenticationResult.ExpiresIn).toBe(900)
    const srp = await start({ PREFERRED_CHALLENGE: 'PASSWORD_SRP', SRP_A: 'abcdef' })
    expect(srp.ChallengeName).toBe('PASSWORD_VERIFIER')
  })

  it('does not sign in with a code sent before the user turned on a second factor', async () => {
    const username = 'late-factor@example.com'
    await signUpUser(pool, username)
    const { session } = await pool.signIn(username)
    const challenge = await start({ PREFERRED_CHALLENGE: 'EMAIL_OTP' }, username)
    const AccessToken = session.getAccessToken().getJwtToken()
    const { body } = await pool.call('AssociateSoftwareToken', { AccessToken })
    const app = new TOTP({ secret: Secret.fromBase32(body.SecretCode) })
    const UserCode = app.generate({ timestamp: pool.now() })
    await pool.call('VerifySoftwareToken', { AccessToken, UserCode })
    await pool.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } })
    const given = { USERNAME: username, EMAIL_OTP_CODE: pool.code() }
    expect((await respond('EMAIL_OTP', challenge.Session, given)).__type).toBe('CodeMismatchException')
  })

  it('sends nothing to an unconfirmed user', async () => {
    await pool.signUp('fresh@example.com')
    const sent = pool.mails.length
    const challenge = await start({ PREFERRED_CHALLENGE: 'EMAIL_OTP' }, 'fresh@example.com')
    expect(challenge.__type).toBe('UserNotConfirmedException')
    expect(pool.mails).toHaveLength(sent)
  })

  it('accepts a password along with the preferred factor', async () => {
    const withPassword = (PASSWORD: string) => start({ PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD })
    expect((await withPassword(password)).AuthenticationResult.TokenType).toBe('Bearer')
    expect((await withPassword('Wrong-horse-1')).message).toBe('Incorrect username or password.')
    expect((await start({ PREFERRED_CHALLENGE: 'PASSWORD' })).message).toBe('Missing required parameter PASSWORD')
  })
})
