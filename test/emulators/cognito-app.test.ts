import { AdminGetUserCommand, AdminSetUserMFAPreferenceCommand } from '@aws-sdk/client-cognito-identity-provider'
import type { CognitoUser, CognitoUserSession, UserData } from 'amazon-cognito-identity-js'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  clientId,
  type Pool,
  poolId,
  promisify,
  promisifyHandlers,
  signInAs,
  signUpUser,
  startPool,
} from './cognito-client.ts'
import { cognitoError } from './cognito-error.ts'

const second = 1000

let pool: Pool
beforeAll(async () => {
  pool = await startPool()
})
afterAll(() => pool.stop())

describe('a second factor', () => {
  let cognitoUser: CognitoUser
  let totp: TOTP
  const code = () => totp.generate({ timestamp: pool.now() })
  const nextStep = () => pool.advance(30 * second)
  const challenge = async () => {
    const user = pool.user('mfa@example.com')
    expect(await signInAs(user)).toBe('SOFTWARE_TOKEN_MFA')
    return user
  }
  const send = (user: CognitoUser, given: string) =>
    promisifyHandlers<CognitoUserSession>((handlers) => user.sendMFACode(given, handlers, 'SOFTWARE_TOKEN_MFA'))

  it('is set up with an authenticator app once its code is entered', async () => {
    await signUpUser(pool, 'mfa@example.com')
    cognitoUser = (await pool.signIn('mfa@example.com')).cognitoUser
    const prefer = () =>
      promisify((done) => cognitoUser.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, done))
    await expect(prefer()).rejects.toEqual(cognitoError('InvalidParameterException'))
    const secret = await promisify<string>((done) =>
      cognitoUser.associateSoftwareToken({ associateSecretCode: (text) => done(null, text), onFailure: done }),
    )
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    totp = new TOTP({ secret: Secret.fromBase32(secret ?? '') })
    const verify = (given: string) =>
      promisifyHandlers((handlers) => cognitoUser.verifySoftwareToken(given, 'phone', handlers))
    await expect(verify(code() === '000000' ? '000001' : '000000')).rejects.toEqual(
      cognitoError('EnableSoftwareTokenMFAException'),
    )
    expect(await verify(code())).toMatchObject({ Status: 'SUCCESS' })
    await prefer()
    const data = await promisify<UserData>((done) => cognitoUser.getUserData(done, { bypassCache: true }))
    expect(data).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    })
  })

  it('is requested after the password; a code works once, and clocks may differ by one step', async () => {
    const first = await challenge()
    const stale = totp.generate({ timestamp: pool.now() - 60 * second })
    await expect(send(first, stale)).rejects.toEqual(
      cognitoError('CodeMismatchException', 'Invalid code received for user'),
    )
    const session = await send(first, totp.generate({ timestamp: pool.now() - 30 * second }))
    expect(pool.verify('access', session.getAccessToken().getJwtToken()).sub).toBe(session.getIdToken().payload.sub)
    const used = code()
    await send(await challenge(), used)
    await expect(send(await challenge(), used)).rejects.toEqual(
      cognitoError('ExpiredCodeException', 'Your software token has already been used once.'),
    )
    nextStep()
    await send(await challenge(), code())
    await promisify((done) => first.refreshSession(session.getRefreshToken(), done))
  })

  it('may be wrong three times per challenge and counts as a failed sign-in', async () => {
    nextStep()
    const user = await challenge()
    for (let i = 0; i < 3; i++)
      await expect(send(user, 'xxxxxx')).rejects.toEqual(cognitoError('CodeMismatchException'))
    await expect(send(user, code())).rejects.toEqual(
      cognitoError('NotAuthorizedException', 'Invalid session for the user.'),
    )
    const again = await challenge()
    for (let i = 0; i < 2; i++)
      await expect(send(again, 'xxxxxx')).rejects.toEqual(cognitoError('CodeMismatchException'))
    await expect(pool.signIn('mfa@example.com')).rejects.toEqual(
      cognitoError('NotAuthorizedException', 'Password attempts exceeded'),
    )
    pool.advance(16 * 60 * second)
  })

  it('disables codes by mail', async () => {
    const { body } = await pool.call('InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: 'mfa@example.com', PREFERRED_CHALLENGE: 'EMAIL_OTP' },
    })
    expect(body).toMatchObject({ ChallengeName: 'SELECT_CHALLENGE', AvailableChallenges: ['PASSWORD_SRP', 'PASSWORD'] })
  })

  it('is turned off by an administrator', async () => {
    const user = { UserPoolId: poolId, Username: 'mfa@example.com' }
    expect(await pool.admin.send(new AdminGetUserCommand(user))).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    })
    await pool.admin.send(
      new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings: { Enabled: false } }),
    )
    await pool.signIn('mfa@example.com')
  })
})
