import { describe, expect, test } from 'vitest'
import type { FunctionName } from '#infra/access.ts'
import { clientId } from '#infra/local/deployment.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/index.ts'
import { apiErrorTexts } from '#shared/openapi/errors.ts'
import { originSecret, setUpBackend } from '#test/support/backend.ts'
import { apiEvent } from '#test/support/lambda.ts'
import type { TokenOptions } from '#test/support/tokens.ts'

const backend = setUpBackend()

/** Invalid tokens that every endpoint must reject: the defect, and the resulting header. */
const wrongTokens: readonly (readonly [string, (token: (options?: TokenOptions) => string) => string | undefined])[] = [
  ['without a token', () => undefined],
  ['with an empty token', () => 'Bearer '],
  ['with a token that is not a JSON Web Token', () => 'Bearer abc'],
  ['with another scheme', (token) => `Basic ${token()}`],
  ['with two tokens', (token) => `Bearer ${token()},Bearer ${token()}`],
  ['with an expired token', (token) => `Bearer ${token({ claims: { exp: Math.floor(Date.now() / 1000) - 1 } })}`],
  ['with a token of another user pool', (token) => `Bearer ${token({ claims: { iss: otherPool } })}`],
  ['with a token of another client', (token) => `Bearer ${token({ claims: { client_id: 'other' } })}`],
  ['with an ID token', (token) => `Bearer ${token({ claims: { token_use: 'id', aud: clientId } })}`],
  ['with a token with algorithm none', (token) => `Bearer ${token({ algorithm: 'none' })}`],
  ['with a forged signature', (token) => `Bearer ${token({ forged: true })}`],
  ['with an unknown key id', (token) => `Bearer ${token({ kid: 'unknown' })}`],
  ['with changed claims', (token) => `Bearer ${withSub(token(), 'somebody-else')}`],
]
const otherPool = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_other'

/** Wrong origin secrets that every endpoint must reject. */
const wrongSecrets: readonly (readonly [defect: string, secret: string | undefined])[] = [
  ['without the origin secret', undefined],
  ['with a wrong origin secret', 'the-secret-of-nobody!'],
  ['with a prefix of the origin secret', originSecret.current.slice(0, -1)],
  ['with the origin secret and a suffix', `${originSecret.current}x`],
]

/** Changes the user of a token and keeps its signature. */
function withSub(token: string, sub: string): string {
  const [header, payload = '', signature] = token.split('.')
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub }
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}

const eventFor = ({ method, path }: Endpoint, headers: Record<string, string | undefined>) =>
  apiEvent(method, path, {
    headers: Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    pathParameters: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '0'.repeat(26)])),
  })

/** Matches a response whose whole body is the error, so that it does not say why a token is wrong. */
const errorResponse = (statusCode: number, code: string, advice = '') => ({
  statusCode,
  headers: statusCode === 401 ? { 'www-authenticate': expect.stringMatching(/^Bearer( error="invalid_token")?$/) } : {},
  body: expect.stringMatching(new RegExp(`^\\{"error":\\{"code":"${code}",${advice}"requestId":"[\\w-]+"\\}\\}$`)),
})
const docs = '"docs":"http://viewcraft.test/developers#error-unauthenticated",'
const advice = `"message":${JSON.stringify(apiErrorTexts.unauthenticated)},${docs}`

/** Matches a refusal. Endpoints with a protocol report errors in its format. */
function refused({ protocol, scope }: Endpoint, statusCode: number, code: string) {
  if (protocol === 'mcp') return { statusCode, body: expect.stringContaining(`"data":{"code":"${code}"}`) }
  if (protocol === 'oauth') return { statusCode, body: expect.stringContaining('"error":"invalid_request"') }
  // A program may have forgotten to send its token, so the error says how to send it.
  return errorResponse(statusCode, code, scope && code === 'unauthenticated' ? literally(advice) : '')
}
const literally = (text: string) => text.replace(/[.*]/g, String.raw`\$&`)

const refusal = (endpoint: Endpoint) =>
  endpoint.raw
    ? { statusCode: 403, body: expect.stringContaining('not available') }
    : refused(endpoint, 403, 'forbidden')

describe.each(endpoints)('%s', (name: FunctionName, endpoint) => {
  const good = (given: Record<string, string | undefined> = {}) =>
    eventFor(endpoint, {
      'x-origin-secret': originSecret.current,
      'x-viewer-address': '203.0.113.7',
      authorization: `Bearer ${backend.tokenFor('nobody')}`,
      ...given,
    })

  test('rejects a request without the origin secret', async () => {
    for (const [defect, secret] of wrongSecrets)
      expect(await backend.invoke(name, good({ 'x-origin-secret': secret })), defect).toMatchObject(refusal(endpoint))
  })

  test('accepts both origin secrets', async () => {
    for (const [which, secret] of Object.entries(originSecret)) {
      const answer = await backend.invoke(name, good({ 'x-origin-secret': secret, authorization: undefined }))
      expect(answer, which).not.toMatchObject({ statusCode: 403 })
    }
  })

  test.runIf(endpoint.caller === 'user')('rejects a request without a valid token', async () => {
    for (const [defect, header] of wrongTokens) {
      const authorization = header((options) => backend.tokenFor('nobody', options))
      expect(await backend.invoke(name, good({ authorization })), defect).toMatchObject(
        refused(endpoint, 401, 'unauthenticated'),
      )
    }
  })
})

test('rejected requests store nothing, except rate limit counters of endpoints without a login', async () => {
  expect(Object.values(await backend.everything('limits')).flat()).toEqual([])
  const counted = (await backend.items('limits')).map(({ key }) => `${key}`)
  const open = endpoints.filter(([, { caller }]) => caller !== 'user')
  expect(counted.filter((key) => !open.some(([, { method, path }]) => key.startsWith(`${method} ${path}#`)))).toEqual(
    [],
  )
})
