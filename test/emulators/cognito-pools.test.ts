import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { CognitoUserAttribute } from 'amazon-cognito-identity-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, createPoolClient, type Pool, password, promisify, startPool } from './cognito-client.ts'
import { cognitoError } from './cognito-error.ts'

describe('pools created through the SDK', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = await startPool()
  })
  afterAll(() => pool.stop())

  async function create(definition: object, client: object) {
    const made = await pool.admin.send(new CreateUserPoolCommand({ PoolName: 'made', ...definition }))
    const UserPoolId = made.UserPool?.Id ?? ''
    const { UserPoolClient } = await pool.admin.send(
      new CreateUserPoolClientCommand({ UserPoolId, ClientName: 'made', ...client }),
    )
    return { poolId: UserPoolId, clientId: UserPoolClient?.ClientId ?? '' }
  }

  it('have their own password policy, schema, readable and writable attributes', async () => {
    const ids = await create(
      {
        Policies: { PasswordPolicy: { MinimumLength: 12, RequireNumbers: true, RequireUppercase: true } },
        Schema: [
          { Name: 'plan', AttributeDataType: 'String', Mutable: false },
          { Name: 'name', AttributeDataType: 'String', Required: true },
        ],
      },
      {
        ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
        WriteAttributes: ['email', 'name', 'custom:plan', 'custom:nothing'],
        ReadAttributes: ['custom:plan'],
      },
    )
    const { signUp, signIn } = createPoolClient(pool.endpoint, ids)
    const policy = (rule: string) =>
      cognitoError('InvalidPasswordException', `Password did not conform with policy: Password ${rule}`)
    const attributes = { name: 'P', 'custom:plan': 'free' }
    await expect(signUp('p@example.com', { attributes, pass: 'a' })).rejects.toEqual(policy('not long enough'))
    const long = (pass: string) => signUp('p@example.com', { attributes, pass })
    await expect(long('LONG-ENOUGH-BUT')).rejects.toEqual(policy('must have numeric characters'))
    await expect(long('long-enough-but-1')).rejects.toEqual(policy('must have uppercase characters'))
    await expect(signUp('p@example.com')).rejects.toEqual(
      cognitoError(
        'InvalidParameterException',
        'Attributes did not conform to the schema: name: The attribute is required',
      ),
    )
    await expect(signUp('p@example.com', { attributes: { ...attributes, 'custom:nothing': 'x' } })).rejects.toEqual(
      cognitoError(
        'InvalidParameterException',
        'Attributes did not conform to the schema: Type for attribute {custom:nothing} could not be determined',
      ),
    )
    await long('Long-enough-and-1')
    await promisify((done) =>
      createPoolClient(pool.endpoint, ids).user('p@example.com').confirmRegistration(pool.code(), true, done),
    )
    const { cognitoUser, session } = await signIn('p@example.com', 'Long-enough-and-1')
    expect(session.getIdToken().payload).toMatchObject({ 'custom:plan': 'free' })
    expect(session.getIdToken().payload).not.toHaveProperty('email')
    const plan = new CognitoUserAttribute({ Name: 'custom:plan', Value: 'pro' })
    await expect(promisify((done) => cognitoUser.updateAttributes([plan], done))).rejects.toEqual(
      cognitoError('InvalidParameterException', 'user.custom:plan: Attribute cannot be updated.'),
    )
    await expect(
      promisify((done) =>
        cognitoUser.associateSoftwareToken({ associateSecretCode: () => done(null), onFailure: done }),
      ),
    ).rejects.toEqual(cognitoError('SoftwareTokenMFANotFoundException'))
  })

  it('have their own flows, token lifetimes, revocation and handling of unknown users', async () => {
    const ids = await create(
      {},
      {
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
        AccessTokenValidity: 2,
        TokenValidityUnits: { AccessToken: 'hours' },
        EnableTokenRevocation: false,
      },
    )
    const { signUp, user } = createPoolClient(pool.endpoint, ids)
    await signUp('flows@example.com')
    await promisify((done) => user('flows@example.com').confirmRegistration(pool.code(), true, done))
    const start = (AuthFlow: string, USERNAME = 'flows@example.com', PASSWORD = password) =>
      call(pool.endpoint, 'InitiateAuth', {
        ClientId: ids.clientId,
        AuthFlow,
        AuthParameters: { USERNAME, PASSWORD, SRP_A: 'ff' },
      })
    expect((await start('USER_SRP_AUTH')).body.message).toBe('USER_SRP_AUTH flow not enabled for this client')
    expect((await start('USER_PASSWORD_AUTH', 'nobody@example.com')).body.__type).toBe('UserNotFoundException')
    expect((await start('USER_PASSWORD_AUTH', undefined, 'Wrong-horse-1')).body.__type).toBe('NotAuthorizedException')
    const { AuthenticationResult } = (await start('USER_PASSWORD_AUTH')).body
    expect(AuthenticationResult.ExpiresIn).toBe(7200)
    const revoke = { ClientId: ids.clientId, Token: AuthenticationResult.RefreshToken }
    expect((await pool.call('RevokeToken', revoke)).body.__type).toBe('UnsupportedOperationException')
    expect((await pool.call('SignUp', { ClientId: 'none', Username: 'a@b.cc', Password: password })).body).toEqual({
      __type: 'ResourceNotFoundException',
      message: 'User pool client none does not exist.',
    })
  })

  it('keep their users separate', async () => {
    const one = await create({}, { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] })
    const other = await create({}, { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] })
    for (const ids of [one, other]) await createPoolClient(pool.endpoint, ids).signUp('same@example.com')
    const find = (UserPoolId: string) =>
      pool.admin.send(new AdminGetUserCommand({ UserPoolId, Username: 'same@example.com' }))
    expect((await find(one.poolId)).Username).not.toBe((await find(other.poolId)).Username)
    await pool.admin.send(new AdminDeleteUserCommand({ UserPoolId: one.poolId, Username: 'same@example.com' }))
    await expect(find(one.poolId)).rejects.toMatchObject({ name: 'UserNotFoundException' })
    await find(other.poolId)
    await expect(
      pool.admin.send(new AdminUserGlobalSignOutCommand({ UserPoolId: one.poolId, Username: 'same@example.com' })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' })
  })
})
