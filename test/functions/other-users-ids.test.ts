import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { advice } from '#shared/contract/advice.ts'
import { connections } from '#shared/contract/connections.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { type Endpoint, toRequest } from '#shared/contract/endpoint.ts'
import { experiments } from '#shared/contract/experiments.ts'
import { ideas } from '#shared/contract/ideas.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import { shares } from '#shared/contract/shares.ts'
import { tokens } from '#shared/contract/tokens.ts'
import { webhookEvents, webhooks } from '#shared/contract/webhooks.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Answer } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { exchangeCode, submitConsent } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { drawPng } from '#test/support/drawings.ts'
import { findInput, takesId } from '#test/support/endpoint-input.ts'
import { redeemConsent } from '#test/support/oauth.ts'
import { postForm, requestUploadForm, uploadCheckedThumbnail } from '#test/support/thumbnail-uploads.ts'

let owner: Creator
let otherUser: Creator
/** What the owner had before the next attempt. */
let known: unknown
/** A channel that the owner follows. */
const loom = 'UCslowLoomStudio-0000001'

/** The id of an item of the owner's, by the domain whose endpoints take it as `id`. */
const owned = {
  advice: '',
  connections: '',
  drafts: '',
  experiments: '',
  following: loom,
  ideas: '',
  shares: '',
  studio: `${'0'.repeat(64)}.YQ`,
  tokens: '',
  webhooks: '',
}
/** The owner's other data. */
const ids = { thumbnail: '', upload: '', passkey: 'owners-passkey', message: randomUUID(), inquiry: randomUUID() }

const backend = setUpBackend()
beforeAll(async () => {
  owner = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id, userId: randomUUID() })
  otherUser = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id })
  ids.thumbnail = (await uploadCheckedThumbnail(backend, owner, await drawPng({ width: 320, height: 180 }))).thumbnail
  const ask = (method: string, path: string, body?: object) =>
    backend.request(method, path, { as: owner.token, ...(body && { body }) })
  const analyzed = await ask('POST', '/api/analyze', { title: 'How to bake bread', thumbnail: ids.thumbnail })
  owned.advice = advice.analyze.output.parse(analyzed.body).analysis.id
  owned.drafts = drafts.create.output.parse((await ask('POST', '/api/drafts', { name: 'Bread', titles })).body).draft.id
  owned.experiments = experiments.create.output.parse((await planTestAs(owner)).body).experiment.id
  owned.shares = shares.create.output.parse((await shareAs(owner)).body).share.id
  await ask('POST', '/api/following', { channel: loom })
  owned.ideas = ideas.list.output.parse((await ask('GET', '/api/ideas')).body).ideas[0]?.id ?? ''
  const { saveFile, studioFileKey } = await import('#functions/store/files.ts')
  await saveFile(studioFileKey(owner.userId, owned.studio), 'bake')
  const token = { name: 'Baker', scopes: ['score'] }
  owned.tokens = tokens.create.output.parse((await ask('POST', '/api/tokens', token)).body).token.id
  const webhook = { url: 'http://127.0.0.1:1/', events: webhookEvents }
  owned.webhooks = webhooks.create.output.parse((await ask('POST', '/api/webhooks', webhook)).body).webhook.id
  await redeemConsent(backend, owner.token)
  const connected = connections.list.output.parse((await ask('GET', '/api/connections')).body).connections
  owned.connections = connected[0]?.id ?? ''
  const form = await requestUploadForm(backend, owner, 'image/png')
  await postForm(form, await drawPng({ width: 320, height: 180, background: '#123456' }))
  ids.upload = form.upload
  const { addStoredPasskey } = await import('#functions/store/passkeys.ts')
  await addStoredPasskey({ userId: owner.userId, id: ids.passkey, name: 'Mine', createdAt: new Date().toISOString() })
  await writeSupportAs(owner)
  await sendInquiryAs(owner)
  await backend.settle()
  known = await listOwned()
})

const titles = [
  { id: 'first', text: 'How to bake bread' },
  { id: 'second', text: 'How I bake bread' },
]
const planTestAs = ({ token }: Creator) =>
  backend.request('POST', '/api/experiments', {
    as: token,
    body: { draft: owned.drafts, variants: titles.map(({ id }) => ({ title: id })), difference: 'words' },
  })
const message = { subject: 'My score', message: 'Why is it 40?' }
const writeSupportAs = ({ token }: Creator) =>
  backend.request('POST', '/api/support', { as: token, body: { ...message, id: ids.message } })
const shareAs = ({ token }: Creator) =>
  backend.request('POST', `/api/drafts/${owned.drafts}/shares`, {
    as: token,
    body: { titles: titles.slice(0, 1).map(({ id }) => id), thumbnails: [], voting: false },
  })
const sendInquiryAs = ({ token }: Creator) =>
  backend.request('POST', '/api/inquiry', {
    as: token,
    body: { id: ids.inquiry, companyName: 'Acme', numChannels: '1-5' },
  })

/** A request of another user with an id of the owner's. It returns an error, or data of that other user. */
interface Attempt {
  readonly call: () => Promise<Answer>
  readonly error?: ErrorCode
  readonly body?: object
}

/** A position in an export; the owner's export has the same. */
const imagesPosition = Buffer.from(JSON.stringify(['originals', null])).toString('base64url')

/**
 * For each endpoint that can name an item and has no attempt from {@link owned}: an attempt, or the reason why it finds no item
 * of another user. The same for each endpoint that needs no login.
 */
const attempts: Readonly<Partial<Record<EndpointName, string | Attempt>>> = {
  'account/recover': 'finds the user by the address, whose password it checks',
  'account/confirm-sign-up': 'changes only the user whose mailed code it is given',
  'account/export': {
    call: () => backend.request('GET', `/api/account/export?from=${imagesPosition}`, { as: otherUser.token }),
    body: { parts: { originals: [], previews: [], copies: [], draft_images: [], studio_files: [] }, progress: 1 },
  },
  'account/verification': 'returns only whether an account is confirmed',
  'advice/analyze': {
    call: () => backend.request('POST', '/api/analyze', { as: otherUser.token, body: { thumbnail: ids.thumbnail } }),
    error: 'thumbnail_not_found',
  },
  'advice/titles': {
    // The analysis says which thumbnail the titles go with. It is looked up among those of the token's user.
    call: () =>
      backend.request('POST', '/api/titles', {
        as: otherUser.token,
        body: { title: 'My house', analysis: owned.advice },
      }),
    body: { ideas: expect.any(Array) },
  },
  'advice/thumbnail': {
    call: () => backend.request('POST', '/api/thumbnails', { as: otherUser.token, body: { upload: ids.upload } }),
    error: 'upload_not_found',
  },
  'advice/history': {
    call: () => backend.request('GET', `/api/analyses?before=${'z'.repeat(26)}`, { as: otherUser.token }),
    body: { analyses: [] },
  },
  'advice/publish': {
    call: () =>
      backend.request('PATCH', `/api/analyses/${owned.advice}`, {
        as: otherUser.token,
        body: { video: listChannelVideos(demoChannel.id)[0]?.id },
      }),
    error: 'not_found',
  },
  'calendar/file': 'the token in the address names the user, and nobody else has it',
  'identities/connect': 'takes a code that only the session that began the consent can redeem: see identities.test.ts',
  'passkeys/add': 'adds the credential to the user of the token: see passkeys.test.ts',
  'passkeys/remove': 'removes among the passkeys of the token’s user: see passkeys.test.ts',
  'passkeys/used': {
    // Recording the use of a passkey that does not exist succeeds, and another user's passkey does not exist here.
    call: () => backend.request('POST', `/api/passkeys/${ids.passkey}/used`, { as: otherUser.token, body: {} }),
    body: {},
  },
  'trends/insight': 'videos of lists are shared by all users',
  'drafts/list': {
    call: () => backend.request('GET', `/api/drafts?before=${'z'.repeat(26)}`, { as: otherUser.token }),
    body: { drafts: [] },
  },
  'drafts/create': {
    call: () => backend.request('POST', '/api/drafts', { as: otherUser.token, body: { copyOf: owned.drafts } }),
    error: 'not_found',
  },
  'drafts/publish': {
    call: () =>
      backend.request('POST', `/api/drafts/${owned.drafts}/publish`, {
        as: otherUser.token,
        body: { video: 'dQw4w9WgXcQ' },
      }),
    error: 'not_found',
  },
  'shares/create': { call: () => shareAs(otherUser), error: 'not_found' },
  'shares/list': {
    call: () => backend.request('GET', `/api/shares?draft=${owned.drafts}`, { as: otherUser.token }),
    body: { shares: [], open: 0 },
  },
  'shares/update': {
    call: () =>
      backend.request('PATCH', `/api/shares/${owned.shares}`, { as: otherUser.token, body: { voting: 'closed' } }),
    error: 'not_found',
  },
  'shares/page': 'anyone who has the secret link sees the page',
  'shares/picture': 'anyone who has the secret link sees its thumbnails',
  'shares/preview': 'anyone who has the secret link sees its thumbnails',
  'shares/vote': 'anyone who has the secret link votes',
  'shares/results': 'anyone who has the secret link and voted sees the votes',
  'studio/keep': 'the hash becomes part of a key that begins with the user of the token',
  'experiments/list': {
    call: () => backend.request('GET', `/api/experiments?draft=${owned.drafts}`, { as: otherUser.token }),
    body: { experiments: [] },
  },
  'experiments/create': { call: () => planTestAs(otherUser), error: 'not_found' },
  'trends/history': 'videos of lists are shared by all users',
  'youtube/channel': 'channels of YouTube are public',
  'youtube/auth': {
    // A code is useless without its verifier, which only the owner's browser has.
    call: async () => {
      const code = (await submitConsent(backend)).get('code')
      const body = { code, redirect_uri: 'http://viewcraft.test/dashboard', code_verifier: 'x'.repeat(43) }
      return backend.request('POST', '/api/youtube/auth', { as: otherUser.token, body })
    },
    error: 'youtube_code_invalid',
  },
  'support/send': { call: () => writeSupportAs(otherUser), body: {} },
  'support/contact': {
    call: () =>
      backend.request('POST', '/api/contact', {
        body: { ...message, message: 'Another', id: ids.message, name: 'Ann', email: 'ann@example.com' },
      }),
    body: {},
  },
  'billing/webhook': 'authenticated by the signature of the body',
  'webhooks/deliveries': {
    call: () => backend.request('GET', `/api/webhooks/${owned.webhooks}/deliveries`, { as: otherUser.token }),
    body: { deliveries: [] },
  },
  'connections/register': 'stores nothing',
  'connections/token': 'authenticated by the code or the refresh token',
  'connections/revoke': 'authenticated by the token',
  'ideas/suggest': {
    call: () =>
      backend.request('POST', '/api/ideas', { as: otherUser.token, body: { channel: loom, video: 'abcdefghijk' } }),
    error: 'not_found',
  },
  'ideas/keep': {
    call: () =>
      backend.request('POST', '/api/ideas/drafts', {
        as: otherUser.token,
        body: { channel: loom, video: 'abcdefghijk', titles: ['Looms: I was wrong'] },
      }),
    error: 'not_found',
  },
  'ideas/evidence': {
    call: () => backend.request('GET', `/api/ideas/${owned.ideas}/evidence`, { as: otherUser.token }),
    body: { video: null },
  },
  'ideas/dismiss': {
    call: () =>
      backend.request('PATCH', `/api/ideas/${owned.ideas}`, { as: otherUser.token, body: { dismissed: true } }),
    error: 'not_found',
  },
  'following/confirm-push': 'confirms subscriptions to channels, which belong to no user',
  'following/receive-push': 'authenticated by the signature of the body',
  'following/videos': 'lists the channels that the user of the token follows, or one of them',
  'following/outliers': 'lists the channels that the user of the token follows, or one of them',
  'following/change': {
    call: () => backend.request('PATCH', `/api/following/${loom}`, { as: otherUser.token, body: { muted: true } }),
    error: 'not_found',
  },
  'following/dismiss': {
    call: () =>
      backend.request('PATCH', `/api/following/${loom}/dismissed/abcdefghijk`, {
        as: otherUser.token,
        body: { dismissed: true },
      }),
    error: 'not_found',
  },
  'inquiry/send': { call: () => sendInquiryAs(otherUser), body: {} },
  'mail/page': 'authenticated by the token of the link, and changes nothing',
  'mail/unsubscribe': 'authenticated by the token of the link: see unsubscribe.test.ts',
}

/**
 * Returns an attempt with the id of the owner's item, which must not be found. Deleting succeeds for an id that does
 * not exist, and so for another user's. Returns undefined where the endpoint needs more than the id.
 */
function deriveAttempt(name: EndpointName, endpoint: Endpoint): Attempt | undefined {
  const id = Object.entries(owned).find(([domain]) => name.startsWith(`${domain}/`))?.[1]
  const input = id === undefined ? undefined : findInput(name, id)
  if (!input || !Object.values(input).includes(id)) return undefined
  const { url, body } = toRequest(endpoint, input)
  return {
    call: () => backend.request(endpoint.method, url, { as: otherUser.token, ...(body && { body }) }),
    ...(endpoint.method === 'DELETE' ? { body: {} } : { error: 'not_found' }),
  }
}

/** Returns all items and images of the owner. */
async function listOwned(): Promise<unknown> {
  const tables = Object.entries(await backend.everything())
  const items = tables.map(([table, all]) => [table, (all as object[]).filter(belongsToOwner)])
  return [items, (await backend.imageKeys()).filter((key) => key.includes(owner.userId))]
}
const belongsToOwner = (item: object) =>
  Object.values(item).includes(owner.userId) || JSON.stringify(item).includes(`#${owner.userId}`)

/** The endpoints that need an attempt or a reason: all that can name an item, and all that need no login. */
const exposed = endpoints.filter(([, endpoint]) => endpoint.caller !== 'user' || takesId(endpoint))

describe('with an id of another user', () => {
  it.each(exposed.filter(([name]) => typeof attempts[name] !== 'string'))(
    '%s finds nothing and changes nothing',
    async (name, endpoint) => {
      const attempt = attempts[name] ?? deriveAttempt(name, endpoint)
      if (typeof attempt !== 'object') throw new Error(`${name} needs an attempt, or a reason why it needs none`)
      const { call, error, body: expected = {} } = attempt
      const before = known
      const { status, body, text } = await call()
      known = await listOwned()
      expect(body).toMatchObject(error ? { error: { code: error } } : expected)
      expect(status === 200).toBe(error === undefined)
      expect(text).not.toContain('bake')
      expect(known).toEqual(before)
    },
  )

  it('the owner still has everything', async () => {
    const as = owner.token
    const { body } = await backend.request('GET', '/api/analyses', { as })
    expect(body).toMatchObject({ analyses: [{ id: owned.advice, title: 'How to bake bread' }] })
    const checked = await backend.request('POST', '/api/thumbnails', { as, body: { upload: ids.upload } })
    expect(checked.status).toBe(200)
    const { length } = (await backend.items('messages')).filter(({ userId }) => userId === owner.userId)
    expect(length).toBe(2)
    expect((await exchangeCode(backend, owner, (await submitConsent(backend)).get('code'))).status).toBe(200)
  })
})

it('no endpoint has an attempt or a reason that it does not need', () => {
  const names: readonly string[] = exposed.map(([name]) => name)
  expect(Object.keys(attempts).filter((name) => !names.includes(name))).toEqual([])
})
