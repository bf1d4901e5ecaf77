import { CreateUserPoolClientCommand } from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientId, type Pool, poolId, signUpUser, startPool } from './cognito-client.ts'

const minutes = 60_000

describe('tokens', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = await startPool()
    await signUpUser(pool, 'tokens@example.com', { name: 'Tok' })
  })
  afterAll(() => pool.stop())

  it("carry Cognito's claims, last 15 minutes, and pass aws-jwt-verify", async () => {
    const { session } = await pool.signIn('tokens@example.com')
    const [access, id] = [session.getAccessToken(), session.getIdToken()]
    const common = {
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`,
      sub: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      auth_time: access.payload.iat,
      origin_jti: id.payload.origin_jti,
      event_id: id.payload.event_id,
      exp: access.payload.iat + 15 * 60,
    }
    expect(pool.verify('access', access.getJwtToken())).toMatchObject({
      ...common,
      token_use: 'access',
      client_id: clientId,
      scope: 'aws.cognito.signin.user.admin',
      username: access.payload.sub,
    })
    expect(pool.verify('id', id.getJwtToken())).toMatchObject({
      ...common,
      token_use: 'id',
      aud: clientId,
      'cognito:username': access.payload.sub,
      email_verified: true,
      name: 'Tok',
    })
    expect(access.payload).not.toHaveProperty('email')
    expect(() => pool.verify('access', id.getJwtToken())).toThrow('Token use not allowed')
  })

  it('can be verified with the keys served over HTTP', async () => {
    const { keys } = await (await fetch(`${pool.endpoint}/${poolId}/.well-known/jwks.json`)).json()
    expect(keys).toEqual(pool.cognito.jwks.keys)
    expect(keys[0]).not.toHaveProperty('d')
    expect((await fetch(`${pool.endpoint}/us-east-1_other/.well-known/jwks.json`)).status).toBe(404)
  })

  it('are refused if forged, of the other kind, expired or malformed', async () => {
    const { session } = await pool.signIn('tokens@example.com')
    const token = session.getAccessToken().getJwtToken()
    const [header, payload = '', signature] = token.split('.')
    const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'someone-else' }
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const tokens = [
      `${header}.${forged}.${signature}`,
      `${none}.${forged}.`,
      session.getIdToken().getJwtToken(),
      'x',
      '',
    ]
    const message = async (AccessToken: string) => (await pool.call('GetUser', { AccessToken })).body.message
    for (const one of tokens) expect(await message(one), one).toBe('Invalid Access Token')
    pool.advance(15 * minutes + 1000)
    expect(await message(token)).toBe('Access Token has expired')
  })

  it('are refreshed for 30 days, for their own client only, and an access token cannot be revoked', async () => {
    const { session } = await pool.signIn('tokens@example.com')
    const refresh = async (token: string, ClientId = clientId) => {
      const request = { ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: token } }
      const { body } = await pool.call('InitiateAuth', request)
      return body.message ?? Object.keys(body.AuthenticationResult)
    }
    const token = session.getRefreshToken().getToken()
    expect(await refresh(token)).toEqual(['AccessToken', 'IdToken', 'ExpiresIn', 'TokenType'])
    expect(await refresh('unheard-of')).toBe('Invalid Refresh Token')
    const { UserPoolClient } = await pool.admin.send(
      new CreateUserPoolClientCommand({
        UserPoolId: poolId,
        ClientName: 'other',
        ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      }),
    )
    expect(await refresh(token, UserPoolClient?.ClientId)).toBe('Invalid Refresh Token')
    pool.advance(30 * 24 * 60 * minutes)
    expect(await refresh(token)).toBe('Refresh Token has expired')
    const access = session.getAccessToken().getJwtToken()
    expect((await pool.call('RevokeToken', { ClientId: clientId, Token: access })).body.__type).toBe(
      'UnsupportedTokenTypeException',
    )
  })
})
