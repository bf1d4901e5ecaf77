import { AdminConfirmSignUpCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { CognitoUserAttribute } from 'amazon-cognito-identity-js'
import type { CustomMessageTriggerEvent, PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#shared/duration.ts'
import {
  clientId,
  type Pool,
  password,
  poolId,
  promisify,
  promisifyHandlers,
  signUpUser,
  startPool,
} from './cognito-client.ts'
import { cognitoError } from './cognito-error.ts'

type TriggerEvent = CustomMessageTriggerEvent | PostConfirmationTriggerEvent | PreSignUpTriggerEvent
const answerWithMail = (event: TriggerEvent) =>
  'codeParameter' in event.request
    ? { ...event, response: { emailSubject: 'Welcome', emailMessage: `<b>${event.request.codeParameter}</b>` } }
    : event

describe('triggers', () => {
  let pool: Pool
  const events: [string, TriggerEvent][] = []
  let respond: (event: TriggerEvent) => unknown = answerWithMail
  beforeAll(async () => {
    pool = await startPool({
      onTrigger: async (trigger, event) => {
        events.push([trigger, event])
        return respond(event)
      },
    })
  })
  afterAll(() => pool.stop())
  const failing = (trigger: string, reason: string) => (event: TriggerEvent) => {
    if (event.triggerSource.startsWith(trigger)) throw new Error(reason)
    return answerWithMail(event)
  }
  const find = (Username: string) => pool.admin.send(new AdminGetUserCommand({ UserPoolId: poolId, Username }))

  it('write the mail and receive the user and the reason', async () => {
    const result = await pool.signUp('Ann@example.com', { attributes: { locale: 'es' }, metadata: { plan: 'basic' } })
    expect(events.at(-1)).toEqual([
      'customMessage',
      {
        version: '1',
        region: 'us-east-1',
        userPoolId: poolId,
        userName: result?.userSub,
        callerContext: { awsSdkVersion: expect.any(String), clientId },
        triggerSource: 'CustomMessage_SignUp',
        request: {
          userAttributes: {
            sub: result?.userSub,
            email: 'ann@example.com',
            email_verified: 'false',
            locale: 'es',
            'cognito:user_status': 'UNCONFIRMED',
          },
          codeParameter: '{####}',
          linkParameter: '{##Click Here##}',
          usernameParameter: null,
          clientMetadata: { plan: 'basic' },
        },
        response: { smsMessage: null, emailMessage: null, emailSubject: null },
      },
    ])
    const code = pool.code()
    expect(code).toMatch(/^\d{6}$/)
    expect(pool.mails.at(-1)).toEqual({
      to: 'ann@example.com',
      subject: 'Welcome',
      html: `<b>${code}</b>`,
      trigger: 'CustomMessage_SignUp',
      code,
    })
  })

  it('run after each confirmation', async () => {
    await promisify((done) =>
      pool.user('ann@example.com').confirmRegistration(pool.code(), true, done, { from: 'link' }),
    )
    const attributes = { email: 'ann@example.com', email_verified: 'true', 'cognito:user_status': 'CONFIRMED' }
    expect(events.at(-1)).toMatchObject([
      'postConfirmation',
      {
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        request: { userAttributes: attributes, clientMetadata: { from: 'link' } },
      },
    ])
    await promisifyHandlers((handlers) => pool.user('ann@example.com').forgotPassword(handlers))
    await promisifyHandlers((handlers) => pool.user('ann@example.com').confirmPassword(pool.code(), password, handlers))
    expect(events.slice(-2)).toMatchObject([
      ['customMessage', { triggerSource: 'CustomMessage_ForgotPassword' }],
      ['postConfirmation', { triggerSource: 'PostConfirmation_ConfirmForgotPassword' }],
    ])
    await pool.signUp('seeded@example.com')
    await pool.admin.send(new AdminConfirmSignUpCommand({ UserPoolId: poolId, Username: 'seeded@example.com' }))
    expect(events.at(-1)).toMatchObject([
      'postConfirmation',
      { triggerSource: 'PostConfirmation_ConfirmSignUp', callerContext: { clientId: 'CLIENT_ID_NOT_APPLICABLE' } },
    ])
    await pool.signIn('seeded@example.com')
  })

  it('may refuse a sign-up before a user exists, and whether or not the address is taken', async () => {
    respond = failing('PreSignUp', 'not you')
    const refused = cognitoError('UserLambdaValidationException', 'PreSignUp failed with error not you.')
    const mails = pool.mails.length
    await expect(pool.signUp('Eve@example.com', { metadata: { locale: 'fr' } })).rejects.toEqual(refused)
    expect(events.at(-1)).toEqual([
      'preSignUp',
      {
        version: '1',
        region: 'us-east-1',
        userPoolId: poolId,
        userName: expect.stringMatching(/^[0-9a-f-]{36}$/),
        callerContext: { awsSdkVersion: expect.any(String), clientId },
        triggerSource: 'PreSignUp_SignUp',
        request: { userAttributes: { email: 'eve@example.com' }, clientMetadata: { locale: 'fr' } },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
    ])
    await expect(pool.signUp('ann@example.com')).rejects.toEqual(refused)
    respond = () => 'text'
    await expect(pool.signUp('eve@example.com')).rejects.toEqual(cognitoError('InvalidLambdaResponseException'))
    respond = answerWithMail
    expect(pool.mails).toHaveLength(mails)
    await expect(find('eve@example.com')).rejects.toMatchObject({ name: 'UserNotFoundException' })
    await pool.signUp('eve@example.com')
  })

  it('leave no user when they fail at sign-up', async () => {
    respond = failing('CustomMessage', 'no words')
    await expect(pool.signUp('unlucky@example.com')).rejects.toEqual(
      cognitoError('UserLambdaValidationException', 'CustomMessage failed with error no words.'),
    )
    respond = answerWithMail
    await expect(find('unlucky@example.com')).rejects.toMatchObject({ name: 'UserNotFoundException' })
    await pool.signUp('unlucky@example.com')
  })

  it('leave the previous code valid when they fail at a new code', async () => {
    await pool.signUp('lost@example.com')
    const code = pool.code()
    respond = failing('CustomMessage', 'no words')
    await expect(promisify((done) => pool.user('lost@example.com').resendConfirmationCode(done))).rejects.toEqual(
      cognitoError('UserLambdaValidationException'),
    )
    const { body } = await pool.call('ForgotPassword', { ClientId: clientId, Username: 'nobody@example.com' })
    expect(body.__type).toBe('UserLambdaValidationException')
    respond = answerWithMail
    await promisify((done) => pool.user('lost@example.com').confirmRegistration(code, true, done))
  })

  it('leave the user confirmed when they fail after confirmation', async () => {
    await pool.signUp('late@example.com')
    respond = failing('PostConfirmation', 'no table')
    await expect(
      promisify((done) => pool.user('late@example.com').confirmRegistration(pool.code(), true, done)),
    ).rejects.toEqual(cognitoError('UserLambdaValidationException', 'PostConfirmation failed with error no table.'))
    respond = answerWithMail
    expect((await find('late@example.com')).UserStatus).toBe('CONFIRMED')
    await pool.signIn('late@example.com')
  })

  it('must return a valid event that contains the code', async () => {
    const answer = (response: unknown) => (event: TriggerEvent) =>
      'codeParameter' in event.request ? { ...event, response } : event
    respond = answer('text')
    await expect(pool.signUp('odd@example.com')).rejects.toEqual(cognitoError('InvalidLambdaResponseException'))
    respond = answer({ emailMessage: 'Welcome!' })
    await expect(pool.signUp('odd@example.com')).rejects.toEqual(cognitoError('InvalidParameterException'))
    respond = answer({ emailMessage: null, emailSubject: null })
    await pool.signUp('odd@example.com')
    expect(pool.mails.at(-1)).toMatchObject({
      subject: 'Your verification code',
      html: expect.stringMatching(/\d{6}$/),
    })
    respond = answerWithMail
  })
})

describe('codes', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = await startPool()
  })
  afterAll(() => pool.stop())
  const confirm = (email: string, code: string) =>
    promisify((done) => pool.user(email).confirmRegistration(code, true, done))

  it('are valid for a day at sign-up and allow five wrong guesses', async () => {
    await pool.signUp('slow@example.com')
    const code = pool.code()
    for (let i = 0; i < 5; i++) {
      await expect(confirm('slow@example.com', 'wrong')).rejects.toEqual(cognitoError('CodeMismatchException'))
    }
    await expect(confirm('slow@example.com', code)).rejects.toEqual(
      cognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
    )
    await promisify((done) => pool.user('slow@example.com').resendConfirmationCode(done))
    pool.advance(dayMs)
    await expect(confirm('slow@example.com', pool.code())).rejects.toEqual(
      cognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
    )
    await promisify((done) => pool.user('slow@example.com').resendConfirmationCode(done))
    pool.advance(dayMs - 60_000)
    await confirm('slow@example.com', pool.code())
  })

  it('are valid for an hour when they reset a password', async () => {
    await signUpUser(pool, 'hour@example.com')
    await promisifyHandlers((handlers) => pool.user('hour@example.com').forgotPassword(handlers))
    pool.advance(hourMs)
    await expect(
      promisifyHandlers((handlers) => pool.user('hour@example.com').confirmPassword(pool.code(), password, handlers)),
    ).rejects.toEqual(cognitoError('ExpiredCodeException'))
  })

  it('are sent at most twenty times an hour', async () => {
    await pool.signUp('eager@example.com')
    const resend = () => promisify((done) => pool.user('eager@example.com').resendConfirmationCode(done))
    for (let i = 1; i < 20; i++) await resend()
    await expect(resend()).rejects.toEqual(cognitoError('LimitExceededException'))
    pool.advance(hourMs)
    await resend()
  })
})

describe('a changed address', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = await startPool()
  })
  afterAll(() => pool.stop())
  const change = (cognitoUser: Awaited<ReturnType<Pool['signIn']>>['cognitoUser'], Value: string) =>
    promisify((done) => cognitoUser.updateAttributes([new CognitoUserAttribute({ Name: 'email', Value })], done))
  const address = async ({ cognitoUser }: Awaited<ReturnType<Pool['signIn']>>) => {
    const read = await promisify<CognitoUserAttribute[]>((done) => cognitoUser.getUserAttributes(done))
    const value = (name: string) => read?.find((one) => one.getName() === name)?.getValue()
    return [value('email'), value('email_verified')]
  }

  it('takes effect once its code is entered; until then the old one stays', async () => {
    await signUpUser(pool, 'old@example.com')
    const session = await pool.signIn('old@example.com')
    await change(session.cognitoUser, 'New@Example.com')
    expect(pool.mails.at(-1)).toMatchObject({ to: 'new@example.com', trigger: 'CustomMessage_UpdateUserAttribute' })
    expect(await address(session)).toEqual(['old@example.com', 'true'])
    await expect(pool.signIn('new@example.com')).rejects.toEqual(cognitoError('NotAuthorizedException'))
    const first = pool.code()
    await new Promise<void>((resolve, reject) => {
      session.cognitoUser.getAttributeVerificationCode('email', { onSuccess: () => resolve(), onFailure: reject })
    })
    expect(pool.mails.at(-1)).toMatchObject({ to: 'new@example.com', trigger: 'CustomMessage_VerifyUserAttribute' })
    const verify = (code: string) =>
      promisifyHandlers((handlers) => session.cognitoUser.verifyAttribute('email', code, handlers))
    if (first !== pool.code()) await expect(verify(first)).rejects.toEqual(cognitoError('CodeMismatchException'))
    await verify(pool.code())
    expect(await address(session)).toEqual(['new@example.com', 'true'])
    await pool.signIn('new@example.com')
    await expect(pool.signIn('old@example.com')).rejects.toEqual(cognitoError('NotAuthorizedException'))
  })

  it('cannot belong to another user, even if they verified it in the meantime', async () => {
    await signUpUser(pool, 'taken@example.com')
    await signUpUser(pool, 'mover@example.com')
    const session = await pool.signIn('mover@example.com')
    const taken = cognitoError('AliasExistsException', 'An account with the given email already exists.')
    await expect(change(session.cognitoUser, 'TAKEN@example.com')).rejects.toEqual(taken)
    await change(session.cognitoUser, 'free@example.com')
    const code = pool.code()
    await signUpUser(pool, 'free@example.com')
    await expect(
      promisifyHandlers((handlers) => session.cognitoUser.verifyAttribute('email', code, handlers)),
    ).rejects.toEqual(taken)
    await expect(change(session.cognitoUser, 'no address')).rejects.toEqual(
      cognitoError('InvalidParameterException', 'Invalid email address format.'),
    )
  })
})
