import { randomUUID } from 'node:crypto'
import { auth, Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connections } from '#shared/contract/connections.ts'
import { dayMs } from '#shared/duration.ts'
import { metadataDocuments } from '#shared/oauth.ts'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend, siteUrl } from '#test/support/backend.ts'
import { type Creator, makeCreator, tokenSignedInAgo } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'
import { callback, claude, consent, consentQuery, postOAuth, resource } from '#test/support/oauth.ts'
import { createPkce } from '#test/support/pkce.ts'

const backend = setUpBackend()
const secondMs = 1000

let ann: Creator
let ben: Creator
// New users for each test, because rate limits are per user.
beforeEach(async () => {
  ann = await makeCreator(backend, { userId: randomUUID() })
  ben = await makeCreator(backend, { userId: randomUUID() })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Moves the clock forward. `session` issues its token at the new time. */
const advanceClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const session = ({ userId }: Pick<Creator, 'userId'>) => backend.tokenFor(userId)

const codeOf = ({ to = '' }: { to?: string }) => new URL(to).searchParams.get('code') ?? ''

/** Lets a user allow Claude. Returns the code, and a function that redeems it. */
async function grant(user = ann, scopes?: readonly string[]) {
  const { verifier, query } = consentQuery()
  const answer = await consent(backend, session(user), query, { allow: true, ...(scopes ? { scopes } : {}) })
  const code = codeOf(answer.status === 'redirect' ? answer : {})
  const form = { grant_type: 'authorization_code', code, client_id: claude, redirect_uri: callback }
  const redeem = (changes: Record<string, string> = {}) =>
    postOAuth(backend, '/api/oauth/token', { ...form, code_verifier: verifier, resource, ...changes })
  return { code, redeem }
}
const refresh = (token = '', changes: Record<string, string> = {}) =>
  postOAuth(backend, '/api/oauth/token', {
    grant_type: 'refresh_token',
    refresh_token: token,
    client_id: claude,
    ...changes,
  })
const score = (token = '') =>
  backend.request('POST', '/api/mcp', {
    as: token,
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'score_titles', arguments: { titles: ['A'] } },
    },
  })
const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const refusal = (error: string) => ({ status: 400, body: { error } })
const list = async (user = ann) =>
  connections.list.output.parse((await backend.request('GET', '/api/connections', { as: session(user) })).body)
    .connections

describe('the official client', () => {
  test('finds the documents, registers, signs the user in, calls a tool, and refreshes', async () => {
    // The site serves the documents; here they come from the functions that generate its files.
    const fetchFn = async (input: string | URL | Request, init?: RequestInit) => {
      const { pathname } = new URL(`${input instanceof Request ? input.url : input}`)
      const found = metadataDocuments.find(({ addresses }) => addresses.includes(pathname))
      // The client sends codes over TLS or to this machine only.
      if (found)
        return Response.json({ ...found.describe(siteUrl), token_endpoint: `${backend.origin}/api/oauth/token` })
      if (!pathname.startsWith('/api/')) return new Response(null, { status: 404 })
      return fetch(`${backend.origin}${pathname}`, init)
    }
    const kept = new Map<string, unknown>()
    let opened: URL | undefined
    const redirectUrl = 'http://127.0.0.1:53123/callback'
    const provider: OAuthClientProvider = {
      redirectUrl,
      clientMetadata: { client_name: 'Test <b>assistant</b>', redirect_uris: ['http://127.0.0.1/callback'] },
      state: () => 'the state',
      clientInformation: () => kept.get('client') as never,
      saveClientInformation: (client) => void kept.set('client', client),
      tokens: () => kept.get('tokens') as never,
      saveTokens: (tokens) => void kept.set('tokens', tokens),
      redirectToAuthorization: (url) => {
        opened = url
      },
      saveCodeVerifier: (verifier) => void kept.set('verifier', verifier),
      codeVerifier: () => `${kept.get('verifier')}`,
    }
    expect(await auth(provider, { serverUrl: resource, fetchFn })).toBe('REDIRECT')
    expect(`${opened?.origin}${opened?.pathname}`).toBe(`${siteUrl}/oauth/authorize`)
    const query = opened?.search.slice(1) ?? ''
    const asked = await consent(backend, ann.token, query, {})
    expect(asked).toMatchObject({
      status: 'ask',
      client: 'Test bassistantb',
      isKnown: false,
      host: '127.0.0.1:53123',
      isLocal: true,
    })
    const answer = await consent(backend, ann.token, query)
    const authorizationCode = codeOf(answer.status === 'redirect' ? answer : {})
    expect(await auth(provider, { serverUrl: resource, authorizationCode, iss: siteUrl, fetchFn })).toBe('AUTHORIZED')
    const client = new Client({ name: 'test', version: '1.0.0' })
    const url = new URL(resource)
    await client.connect(new StreamableHTTPClientTransport(url, { authProvider: provider, fetch: fetchFn }))
    const { structuredContent } = await client.callTool({ name: 'score_titles', arguments: { titles: ['My house'] } })
    expect(structuredContent).toMatchObject({ titles: [{ title: 'My house' }] })
    // Its access token expires, and the client gets another one by itself.
    advanceClock(3601 * secondMs)
    const again = await client.callTool({ name: 'score_titles', arguments: { titles: ['My house'] } })
    expect(again).not.toHaveProperty('isError')
    await client.close()
  })
})

describe('the consent', () => {
  test('shows every user which client asks for which scopes', async () => {
    const { query } = consentQuery({ scope: 'score channel.read openid' })
    for (const user of [ann, ben])
      expect(await consent(backend, session(user), query, {})).toMatchObject({
        status: 'ask',
        client: 'Claude',
        isKnown: true,
        host: 'claude.ai',
        scopes: ['score', 'channel.read'],
      })
    expect(await consent(backend, ann.token, consentQuery().query, {})).toMatchObject({
      scopes: ['score', 'drafts', 'insights'],
    })
  })

  test('returns to the assistant with its state and our issuer, even when it is refused', async () => {
    for (const [decision, changes, expected] of [
      [{ allow: true }, {}, { code: expect.stringMatching(/^vcg_/) }],
      [{ allow: false }, {}, { error: 'access_denied' }],
      [{}, { resource: 'https://other.example/mcp' }, { error: 'invalid_target' }],
      [{}, { code_challenge_method: 'plain' }, { error: 'invalid_request' }],
      [{}, { code_challenge_method: undefined }, { error: 'invalid_request' }],
      [{}, { code_challenge: 'short' }, { error: 'invalid_request' }],
      [{}, { response_type: 'token' }, { error: 'unsupported_response_type' }],
      [{}, { scope: 'account' }, { error: 'invalid_scope' }],
    ] as const) {
      const answer = await consent(backend, session(ann), consentQuery(changes).query, decision)
      const to = new URL(answer.status === 'redirect' ? answer.to : '')
      expect(`${to.origin}${to.pathname}`).toBe(callback)
      expect(Object.fromEntries(to.searchParams)).toEqual({ ...expected, state: 'the state', iss: siteUrl })
    }
  })

  test.each([
    'https://evil.example/cb',
    'https://claude.ai.evil.example/api/mcp/auth_callback',
    'https://claude.ai@evil.example/api/mcp/auth_callback',
    'https://evil@claude.ai/api/mcp/auth_callback',
    'https://claude.ai:444/api/mcp/auth_callback',
    'http://claude.ai/api/mcp/auth_callback',
    'https://CLAUDE.ai/api/mcp/auth_callback',
    'https://claude.ai/elsewhere',
    `${callback}/`,
    `${callback}?x=1`,
    `${callback}#x`,
    `${callback}/../x`,
    'https://claude.ai\t/api/mcp/auth_callback',
    'https://claude.ai/api/\nmcp/auth_callback',
    'https://claude.ai/api/\r\nmcp/auth_callback',
    ` ${callback}`,
    'https:\\\\claude.ai\\api\\mcp\\auth_callback',
    '//claude.ai/api/mcp/auth_callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost.evil.example/callback',
    'http://169.254.169.254/',
    '',
  ])('does not redirect to the address %j', async (redirect_uri) => {
    const { query } = consentQuery({ redirect_uri })
    expect(await consent(backend, session(ann), query)).toMatchObject({ status: 'invalid', reason: 'redirect' })
  })

  test('does not redirect for unknown or forged clients, or for parameters given twice', async () => {
    const { body } = await backend.request('POST', '/api/oauth/register', {
      body: { client_name: 'Claude', redirect_uris: ['http://127.0.0.1/cb'] },
    })
    const { client_id: registered } = body as { client_id: string }
    const forged = registered.replace(/\.[^.]+$/, `.${'A'.repeat(43)}`)
    for (const client_id of ['https://evil.example/client.json', forged, '__proto__', ''])
      expect(await consent(backend, session(ann), consentQuery({ client_id }).query)).toMatchObject({
        status: 'invalid',
        reason: 'client',
      })
    const { query } = consentQuery()
    expect(await consent(backend, session(ann), `${query}&redirect_uri=http://127.0.0.1/`)).toMatchObject({
      status: 'invalid',
      reason: 'query',
    })
  })

  test('needs a sign-in within the last ten minutes, and a session of our web app', async () => {
    const { query } = consentQuery()
    const stale = tokenSignedInAgo(backend, ann.userId, 601)
    expect(await consent(backend, stale, query, {})).toMatchObject({ status: 'ask' })
    const request = (as: string) => backend.request('POST', '/api/oauth/consent', { as, body: { query, allow: true } })
    expect(await request(stale)).toMatchObject(errorResponse(403, 'recent_sign_in_required'))
    const { body } = await (await grant()).redeem()
    expect(await request(`${body.access_token}`)).toMatchObject(errorResponse(401, 'unauthenticated'))
  })

  test('grants no more than the user allows', async () => {
    const { query } = consentQuery({ scope: 'score drafts' })
    const none = await consent(backend, session(ann), query, { allow: true, scopes: ['insights'] })
    expect(none.body).toMatchObject({ error: { code: 'invalid_input', fields: { scopes: 'required' } } })
    const { body } = await (await grant(ann, ['score'])).redeem()
    expect(body.scope).toBe('score')
    const call = { name: 'list_drafts', arguments: {} }
    const refused = await backend.request('POST', '/api/mcp', {
      as: `${body.access_token}`,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call },
    })
    expect(refused.text).toContain('scope_missing')
  })
})

describe('registering', () => {
  const register = (body: object, address?: string) =>
    backend.request('POST', '/api/oauth/register', { body, ...(address ? { address } : {}) })

  test('stores nothing, however many clients register', async () => {
    const before = await backend.everything('limits')
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, place) =>
        register({ client_name: `Client ${place}`, redirect_uris: ['http://127.0.0.1/cb'] }, `10.0.${place >> 2}.1`),
      ),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await backend.everything('limits')).toEqual(before)
  })

  // The callbacks that these programs registered in September 2026.
  test.each([
    [
      'Cursor',
      [
        'cursor://anysphere.cursor-mcp/oauth/callback',
        'https://www.cursor.com/agents/mcp/oauth/callback',
        'http://localhost:8787/callback',
      ],
    ],
    [
      'Visual Studio Code',
      [
        'https://insiders.vscode.dev/redirect',
        'https://vscode.dev/redirect',
        'http://localhost/',
        'http://127.0.0.1/',
        'http://localhost:33418/',
        'http://127.0.0.1:33418/',
      ],
    ],
    ['Claude', ['https://claude.ai/api/mcp/auth_callback']],
    ['Claude Code', ['http://localhost:53123/callback']],
    ['ChatGPT', ['https://chatgpt.com/connector/oauth/x-7Hq_2']],
  ])('accepts %s, and sends codes to each of its callbacks', async (client_name, redirect_uris) => {
    const { status, body } = await register({
      client_name,
      redirect_uris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
    expect({ status, body }).toMatchObject({ status: 201, body: { client_name, redirect_uris } })
    for (const redirect_uri of redirect_uris) {
      const { query } = consentQuery({ client_id: `${(body as { client_id: string }).client_id}`, redirect_uri })
      const answer = await consent(backend, session(ann), query)
      expect(answer.status).toBe('redirect')
      expect(answer.status === 'redirect' && answer.to.startsWith(`${redirect_uri}?code=`)).toBe(true)
    }
  })

  test('keeps the allowed addresses, and drops the others', async () => {
    const kept = ['http://127.0.0.1/cb', 'https://vscode.dev/redirect']
    const others = [
      'https://evil.example/cb',
      'https://vscode.dev/redirect?url=https://evil.example',
      'https://vscode.dev/elsewhere',
      'https://chatgpt.com/connector/oauth/../../x',
      'cursor://evil/oauth/callback',
      'http://127.0.0.1/a/../cb',
      'http://127.0.0.1/a/%2e%2e/cb',
    ]
    const { status, body } = await register({ client_name: 'A', redirect_uris: [...others, ...kept] })
    expect({ status, body }).toMatchObject({ status: 201, body: { redirect_uris: kept } })
  })

  test.each([
    [['https://evil.example/cb']],
    [['https://vscode.dev/redirect?url=https://evil.example']],
    [[]],
    ['http://127.0.0.1/cb'],
    [Array.from({ length: 11 }, () => 'http://127.0.0.1/cb')],
    [[`http://127.0.0.1/${'x'.repeat(600)}`]],
    [undefined],
  ])('refuses the addresses %j', async (redirect_uris) => {
    expect(await register({ client_name: 'A', redirect_uris })).toMatchObject(refusal('invalid_redirect_uri'))
  })

  test('says that the metadata is invalid, not the addresses, if it is no JSON object', async () => {
    for (const body of ['{', '[]', '"x"'])
      expect(await backend.request('POST', '/api/oauth/register', { body })).toMatchObject(
        refusal('invalid_client_metadata'),
      )
  })

  longTest('is limited for each IP address', async () => {
    const body = { redirect_uris: ['http://127.0.0.1/cb'] }
    const answers = await Promise.all(Array.from({ length: 40 }, () => register(body, '10.9.9.9')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ error: 'invalid_request' })
  })
})

describe('a code', () => {
  test('works once: only one of two concurrent requests gets tokens, and a repetition revokes them', async () => {
    const { redeem } = await grant()
    const answers = await Promise.all([redeem(), redeem()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const other = await grant()
    const { body } = await other.redeem()
    expect((await score(body.access_token)).status).toBe(200)
    expect(await other.redeem()).toMatchObject(refusal('invalid_grant'))
    expect((await score(body.access_token)).status).toBe(401)
    expect(await refresh(body.refresh_token)).toMatchObject(refusal('invalid_grant'))
  })

  test('works only with its client, address, verifier and resource, and expires after two minutes', async () => {
    const { redeem, code } = await grant()
    for (const changes of [
      { client_id: 'https://chatgpt.com/oauth/client.json' },
      { redirect_uri: 'https://claude.com/api/mcp/auth_callback' },
      { code_verifier: createPkce().verifier },
      { code_verifier: '' },
      { code: code.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')) },
      { code: 'vcg_wrong' },
    ])
      expect(await redeem(changes), JSON.stringify(changes)).toMatchObject(refusal('invalid_grant'))
    expect(await redeem({ resource: 'https://other.example/mcp' })).toMatchObject(refusal('invalid_target'))
    expect((await redeem()).status).toBe(200)
    const late = await grant()
    advanceClock(121 * secondMs)
    expect(await late.redeem()).toMatchObject(refusal('invalid_grant'))
  })
})

describe('a refresh token', () => {
  test('rotates, works again for a minute in case a response is lost, and then ends the connection', async () => {
    const { body: first } = await (await grant()).redeem()
    const { body: second } = await refresh(first.refresh_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    // The old access token works for another minute, for requests in progress.
    expect((await score(first.access_token)).status).toBe(200)
    const lost = await refresh(first.refresh_token)
    expect(lost.status).toBe(200)
    advanceClock(61 * secondMs)
    expect((await score(first.access_token)).status).toBe(401)
    expect((await score(lost.body.access_token)).status).toBe(200)
    expect(await refresh(first.refresh_token)).toMatchObject(refusal('invalid_grant'))
    expect(await refresh(lost.body.refresh_token)).toMatchObject(refusal('invalid_grant'))
    expect((await score(lost.body.access_token)).status).toBe(401)
  })

  test('works only for its client, and expires after 30 days without use or a year after the consent', async () => {
    const { body } = await (await grant()).redeem()
    const other = { client_id: 'https://chatgpt.com/oauth/client.json' }
    expect(await refresh(body.refresh_token, other)).toMatchObject(refusal('invalid_grant'))
    advanceClock(29 * dayMs)
    let next = await refresh(body.refresh_token)
    expect(next.status).toBe(200)
    for (let month = 0; month < 12; month++) {
      advanceClock(28.5 * dayMs)
      const { status, body: later } = await refresh(next.body.refresh_token)
      if (status !== 200) break
      next = { status, body: later }
    }
    // 29 days and twelve times 28.5 days are 371 days, more than a year.
    expect(await refresh(next.body.refresh_token)).toMatchObject(refusal('invalid_grant'))
    vi.useRealTimers()
    const { body: unused } = await (await grant()).redeem()
    advanceClock(31 * dayMs)
    expect(await refresh(unused.refresh_token)).toMatchObject(refusal('invalid_grant'))
  })

  test('survives two concurrent refreshes: at least one succeeds', async () => {
    const { body } = await (await grant()).redeem()
    const both = await Promise.all([refresh(body.refresh_token), refresh(body.refresh_token)])
    const worked = both.filter(({ status }) => status === 200)
    expect(worked.length).toBeGreaterThan(0)
    expect((await score(worked.at(-1)?.body.access_token)).status).toBe(200)
  })
})

describe('an access token', () => {
  test('works only for the server for assistants', async () => {
    const { body } = await (await grant()).redeem()
    for (const [method, path] of [
      ['GET', '/api/drafts'],
      ['GET', '/api/account'],
      ['GET', '/api/connections'],
      ['POST', '/api/tokens'],
    ] as const)
      expect(await backend.request(method, path, { as: body.access_token })).toMatchObject({ status: 401 })
    for (const wrong of [body.refresh_token, body.access_token?.replace('vca_', 'vcr_'), `${body.access_token}x`])
      expect((await score(wrong)).status).toBe(401)
    // The names of schemes ignore case (RFC 9110, 11.1).
    const headers = { authorization: `bearer ${body.access_token}` }
    expect((await backend.request('POST', '/api/mcp', { headers, body: listTools })).status).toBe(200)
  })

  test('is refused by a deployment with another address', async () => {
    const { body } = await (await grant()).redeem()
    const { database } = await import('#functions/lib/database.ts')
    const { UpdateCommand } = await import('@aws-sdk/lib-dynamodb')
    const [newest] = await list()
    await database.send(
      new UpdateCommand({
        TableName: process.env.TABLE_CONNECTIONS,
        Key: { userId: ann.userId, id: newest?.id },
        UpdateExpression: 'SET #resource = :other',
        ExpressionAttributeNames: { '#resource': 'resource' },
        ExpressionAttributeValues: { ':other': 'https://beta.example/api/mcp' },
      }),
    )
    expect((await score(body.access_token)).status).toBe(401)
  })

  test('is stored only as a hash, and so is its refresh token', async () => {
    const { body } = await (await grant()).redeem()
    const everything = JSON.stringify(await backend.everything())
    for (const token of [body.access_token, body.refresh_token]) expect(everything).not.toContain(token?.slice(40))
  })
})

describe('a connection', () => {
  test('is listed with its client, host and scopes, and ends when the user disconnects it', async () => {
    const { body } = await (await grant(ben)).redeem()
    const [shown] = await list(ben)
    expect(shown).toMatchObject({
      client: 'Claude',
      isKnown: true,
      host: 'claude.ai',
      scopes: ['score', 'drafts', 'insights'],
    })
    // Another user cannot disconnect it.
    await backend.request('DELETE', `/api/connections/${shown?.id}`, { as: session(ann) })
    expect((await score(body.access_token)).status).toBe(200)
    await backend.request('DELETE', `/api/connections/${shown?.id}`, { as: session(ben) })
    expect((await score(body.access_token)).status).toBe(401)
    expect(await list(ben)).toEqual([])
  })

  test('ends when the assistant revokes one of its tokens; revoking an unknown token also succeeds', async () => {
    for (const kind of ['access_token', 'refresh_token'] as const) {
      const { body } = await (await grant(ben)).redeem()
      expect(await postOAuth(backend, '/api/oauth/revoke', { token: `${body[kind]}` })).toMatchObject({ status: 200 })
      expect((await score(body.access_token)).status).toBe(401)
    }
    expect(await postOAuth(backend, '/api/oauth/revoke', { token: 'vcr_unknown' })).toMatchObject({ status: 200 })
  })

  test('ends when all tokens of the user are revoked, with its refresh token and unused codes', async () => {
    const { userId, tokens: own } = await backend.signUpUser()
    const user = { userId, token: own.accessToken }
    advanceClock(2 * secondMs)
    const { body } = await (await grant(user)).redeem()
    const open = await grant(user)
    expect((await score(body.access_token)).status).toBe(200)
    advanceClock(2 * secondMs)
    const { revokeAccessTokens } = await import('#functions/lib/revocations.ts')
    await revokeAccessTokens(userId)
    expect((await score(body.access_token)).status).toBe(401)
    expect(await refresh(body.refresh_token)).toMatchObject(refusal('invalid_grant'))
    expect(await open.redeem()).toMatchObject(refusal('invalid_grant'))
    advanceClock(2 * secondMs)
    expect(await list(user)).toEqual([])
  })

  test('does not end when a forged refresh token names it', async () => {
    const { body } = await (await grant(ben)).redeem()
    const { decodeToken, encodeToken } = await import('#functions/lib/token-text.ts')
    const data = decodeToken('vcr', `${body.refresh_token}`) ?? Buffer.alloc(0)
    const forged = encodeToken('vcr', Buffer.concat([data.subarray(0, 26), Buffer.alloc(32, 7)]))
    expect(await refresh(forged)).toMatchObject(refusal('invalid_grant'))
    expect((await score(body.access_token)).status).toBe(200)
  })

  test('ends with all others and with unused codes when the user disconnects everything', async () => {
    const first = await (await grant(ben)).redeem()
    const second = await (await grant(ben)).redeem()
    const open = await grant(ben)
    await backend.request('DELETE', '/api/connections', { as: session(ben) })
    for (const { body } of [first, second]) expect((await score(body.access_token)).status).toBe(401)
    expect(await open.redeem()).toMatchObject(refusal('invalid_grant'))
  })

  longTest('is refused to a user who has twenty', async () => {
    for (let made = 0; made < 20; made++) {
      await (await grant(ben)).redeem()
      advanceClock(60 * secondMs)
    }
    const { query } = consentQuery()
    const requests = await Promise.all(Array.from({ length: 5 }, () => consent(backend, session(ben), query)))
    for (const { body } of requests) expect(body).toMatchObject({ error: { code: 'connection_limit_reached' } })
    expect(await list(ben)).toHaveLength(20)
  })
})

test.each([
  ['JSON', 'application/json', '{}', 400],
  ['a parameter given twice', 'application/x-www-form-urlencoded', 'code=1&code=2', 400],
  ['more than 16 KB', 'application/x-www-form-urlencoded', `code=${'x'.repeat(17_000)}`, 413],
  ['no grant', 'application/x-www-form-urlencoded', 'code=1', 400],
  ['another type', 'application/x-www-form-urlencodedfoo', 'grant_type=password', 400],
  ['an unknown grant', 'application/x-www-form-urlencoded', 'grant_type=password', 400, 'unsupported_grant_type'],
  [
    'an unknown grant, whatever the case of the type',
    'Application/X-WWW-Form-Urlencoded; charset=utf-8',
    'grant_type=password',
    400,
    'unsupported_grant_type',
  ],
])('the token endpoint refuses %s', async (_, type, body, status, error = 'invalid_request') => {
  const answer = await backend.request('POST', '/api/oauth/token', { headers: { 'content-type': type }, body })
  expect(answer).toMatchObject({ status, body: { error } })
})

test('a browser client of another site registers and gets tokens, but calls no tool', async () => {
  const origin = 'https://inspector.example'
  const post = (path: string, type: string, body: unknown) =>
    backend.request('POST', path, { headers: { origin, 'content-type': type }, body })
  const registered = await post('/api/oauth/register', 'application/json', { redirect_uris: ['http://localhost/cb'] })
  const failed = await post('/api/oauth/token', 'application/x-www-form-urlencoded', 'grant_type=refresh_token')
  const revoked = await post('/api/oauth/revoke', 'application/x-www-form-urlencoded', 'token=vcr_unknown')
  expect([registered.status, failed.status, revoked.status]).toEqual([201, 400, 200])
  for (const { headers } of [registered, failed, revoked]) {
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  }
  const { body } = await (await grant(ben)).redeem()
  const called = await backend.request('POST', '/api/mcp', {
    as: `${body.access_token}`,
    headers: { origin },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  })
  expect(called.status).toBe(403)
  expect(called.headers).not.toHaveProperty('access-control-allow-origin')
})
