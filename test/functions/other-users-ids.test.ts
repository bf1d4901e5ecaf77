import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { advice } from '#shared/contract/advice.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { experiments } from '#shared/contract/experiments.ts'
import { ideas } from '#shared/contract/ideas.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import { shares } from '#shared/contract/shares.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Answer } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { exchangeCode, submitConsent } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { drawPng } from '#test/support/drawings.ts'
import { postForm, requestUploadForm, uploadCheckedThumbnail } from '#test/support/thumbnail-uploads.ts'

let owner: Creator
let otherUser: Creator
/** The ids of the owner's items, by the name of what they identify. */
const ids = {
  analysis: '',
  draft: '',
  experiment: '',
  share: '',
  idea: '',
  thumbnail: '',
  upload: '',
  message: randomUUID(),
  inquiry: randomUUID(),
  passkey: 'owners-passkey',
}

/** A channel that the owner follows. */
const loom = 'UCslowLoomStudio-0000001'

const backend = setUpBackend()
beforeAll(async () => {
  owner = await makeCreator(backend, { channel: demoChannel.id })
  otherUser = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id })
  ids.thumbnail = (await uploadCheckedThumbnail(backend, owner, await drawPng({ width: 320, height: 180 }))).thumbnail
  const body = { title: 'How to bake bread', thumbnail: ids.thumbnail }
  const analysed = await backend.request('POST', '/api/analyze', { as: owner.token, body })
  ids.analysis = advice.analyze.output.parse(analysed.body).analysis.id
  const created = await backend.request('POST', '/api/drafts', { as: owner.token, body: { name: 'Bread', titles } })
  ids.draft = drafts.create.output.parse(created.body).draft.id
  ids.experiment = experiments.create.output.parse((await planTestAs(owner)).body).experiment.id
  const shared = await backend.request('POST', `/api/drafts/${ids.draft}/shares`, {
    as: owner.token,
    body: { titles: titles.slice(0, 1).map(({ id }) => id), thumbnails: [], voting: false },
  })
  ids.share = shares.create.output.parse(shared.body).share.id
  await backend.request('POST', '/api/following', { as: owner.token, body: { channel: loom } })
  const offered = await backend.request('GET', '/api/ideas', { as: owner.token })
  ids.idea = ideas.list.output.parse(offered.body).ideas[0]?.id ?? ''
  const form = await requestUploadForm(backend, owner, 'image/png')
  await postForm(form, await drawPng({ width: 320, height: 180, background: '#123456' }))
  ids.upload = form.upload
  const { addStoredPasskey } = await import('#functions/store/passkeys.ts')
  await addStoredPasskey({ userId: owner.userId, id: ids.passkey, name: 'Mine', createdAt: new Date().toISOString() })
  await writeSupportAs(owner)
  await sendInquiryAs(owner)
})

const titles = [
  { id: 'first', text: 'How to bake bread' },
  { id: 'second', text: 'How I bake bread' },
]
const planTestAs = ({ token }: Creator) =>
  backend.request('POST', '/api/experiments', {
    as: token,
    body: { draft: ids.draft, variants: titles.map(({ id }) => ({ title: id })), difference: 'words' },
  })
const message = { subject: 'My score', message: 'Why is it 40?' }
const writeSupportAs = ({ token }: Creator) =>
  backend.request('POST', '/api/support', { as: token, body: { ...message, id: ids.message } })
const draftRequest = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: object) =>
  backend.request(method, `/api/drafts/${ids.draft}${path}`, { as: otherUser.token, ...(body ? { body } : {}) })
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

const changeWebhookAsOther = (method: string, path: string): Attempt => ({
  call: () => backend.request(method, `/api/webhooks/${ids.idea}${path}`, { as: otherUser.token, body: {} }),
  error: 'not_found',
})

/** For every endpoint, an attempt, or the reason why it takes no id of a user's item. A new endpoint needs an entry. */
const attempts: Readonly<Record<EndpointName, string | Attempt>> = {
  'mcp/serve': 'calls the other endpoints as the user of the token',
  'account/get': 'uses the user of the token',
  'account/email': 'uses the user of the token',
  'account/confirm': 'compares the code of the token’s account',
  'account/codes': 'uses the user of the token',
  'account/remove-codes': 'uses the user of the token',
  'account/recover': 'public: finds the user by the address, whose password it checks',
  'account/confirm-sign-up': 'public: changes only the user whose mailed code it is given',
  'account/password': 'uses the user of the token',
  'account/end-access': 'uses the user of the token',
  'account/export': {
    call: () => backend.request('GET', `/api/account/export?from=${imagesPosition}`, { as: otherUser.token }),
    body: { parts: { originals: [], previews: [], copies: [], draft_images: [], studio_files: [] }, progress: 1 },
  },
  'account/remove': 'uses the user of the token',
  'account/update': 'uses the user of the token',
  'account/verification': 'public: returns only whether an account is confirmed',
  'advice/analyze': {
    call: () => backend.request('POST', '/api/analyze', { as: otherUser.token, body: { thumbnail: ids.thumbnail } }),
    error: 'thumbnail_not_found',
  },
  'advice/advise': {
    call: () => backend.request('POST', `/api/analyses/${ids.analysis}/advice`, { as: otherUser.token }),
    error: 'not_found',
  },
  'advice/score': 'takes titles, not an id',
  'advice/titles': 'takes a title, not an id',
  'advice/metadata': 'takes a draft, not an id',
  'advice/upload': 'creates a new id',
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
      backend.request('PATCH', `/api/analyses/${ids.analysis}`, {
        as: otherUser.token,
        body: { video: listChannelVideos(demoChannel.id)[0]?.id },
      }),
    error: 'not_found',
  },
  'advice/record': 'uses the user of the token',
  'advice/forget': {
    // Deleting succeeds for ids that do not exist, and another user's id is one.
    call: () => backend.request('DELETE', `/api/analyses/${ids.analysis}`, { as: otherUser.token }),
    body: {},
  },
  'calendar/get': 'uses the user of the token',
  'calendar/create': 'uses the user of the token',
  'calendar/remove': 'uses the user of the token',
  'calendar/file': 'public: the token in the address names the user, and nobody else has it',
  'passkeys/list': 'uses the access token at Cognito',
  'passkeys/options': 'uses the access token at Cognito',
  'passkeys/add': 'adds the credential to the user of the token: see passkeys.test.ts',
  'passkeys/remove': 'removes among the passkeys of the token’s user: see passkeys.test.ts',
  'passkeys/used': {
    // Recording a use of what does not exist succeeds, and another user's passkey does not.
    call: () => backend.request('POST', `/api/passkeys/${ids.passkey}/used`, { as: otherUser.token, body: {} }),
    body: {},
  },
  'tokens/create': 'creates a new id',
  'tokens/list': {
    call: () => backend.request('GET', '/api/tokens', { as: otherUser.token }),
    body: { tokens: [] },
  },
  'tokens/revoke': {
    // Deleting succeeds for ids that do not exist, and another user's id is one: personal-tokens.test.ts sees it work on.
    call: () => backend.request('DELETE', `/api/tokens/${'0'.repeat(20)}`, { as: otherUser.token }),
    body: {},
  },
  'trends/list': 'lists are shared by all users',
  'trends/insight': 'videos of lists are shared by all users',
  'drafts/list': { call: () => backend.request('GET', '/api/drafts', { as: otherUser.token }), body: { drafts: [] } },
  'drafts/get': { call: () => draftRequest('GET'), error: 'not_found' },
  'drafts/create': {
    call: () => backend.request('POST', '/api/drafts', { as: otherUser.token, body: { copyOf: ids.draft } }),
    error: 'not_found',
  },
  'drafts/save': {
    call: () => draftRequest('PATCH', '', { revision: 1, changes: { name: 'Mine' } }),
    error: 'not_found',
  },
  'drafts/keep': { call: () => draftRequest('POST', '/versions', {}), error: 'not_found' },
  'drafts/versions': { call: () => draftRequest('GET', '/versions'), error: 'not_found' },
  'drafts/publish': { call: () => draftRequest('POST', '/publish', { video: 'dQw4w9WgXcQ' }), error: 'not_found' },
  'drafts/review': { call: () => draftRequest('GET', '/review'), error: 'not_found' },
  'drafts/remove': { call: () => draftRequest('DELETE'), body: {} },
  'shares/create': {
    call: () =>
      draftRequest('POST', '/shares', {
        titles: titles.slice(0, 1).map(({ id }) => id),
        thumbnails: [],
        voting: false,
      }),
    error: 'not_found',
  },
  'shares/list': {
    call: () => backend.request('GET', `/api/shares?draft=${ids.draft}`, { as: otherUser.token }),
    body: { shares: [], open: 0 },
  },
  'shares/update': {
    call: () =>
      backend.request('PATCH', `/api/shares/${ids.share}`, { as: otherUser.token, body: { voting: 'closed' } }),
    error: 'not_found',
  },
  'shares/revoke': {
    // Deleting succeeds for ids that do not exist, and another user's id is one.
    call: () => backend.request('DELETE', `/api/shares/${ids.share}`, { as: otherUser.token }),
    body: {},
  },
  'shares/page': 'public: whoever has the secret link sees the page',
  'shares/picture': 'public: whoever has the secret link sees its thumbnails',
  'shares/preview': 'public: whoever has the secret link sees its thumbnails',
  'shares/vote': 'public: whoever has the secret link votes',
  'shares/results': 'public: whoever has the secret link and voted sees the votes',
  'drafts/restore': { call: () => draftRequest('POST', '/restore'), error: 'not_found' },
  'studio/list': {
    call: () => backend.request('GET', '/api/studio', { as: otherUser.token }),
    body: { files: [], given: null },
  },
  'studio/keep': 'uses the user of the token',
  'studio/remove': {
    // Deleting succeeds for files that do not exist; the key begins with the user of the token.
    call: () => backend.request('DELETE', `/api/studio/files/${'0'.repeat(64)}.YQ`, { as: otherUser.token }),
    body: {},
  },
  'studio/give': 'uses the user of the token',
  'studio/withdraw': 'uses the user of the token',
  'experiments/list': {
    call: () => backend.request('GET', `/api/experiments?draft=${ids.draft}`, { as: otherUser.token }),
    body: { experiments: [] },
  },
  'experiments/ledger': 'uses the user of the token',
  'experiments/create': { call: () => planTestAs(otherUser), error: 'not_found' },
  'experiments/update': {
    call: () =>
      backend.request('PATCH', `/api/experiments/${ids.experiment}`, {
        as: otherUser.token,
        body: { outcome: { label: 'inconclusive' } },
      }),
    error: 'not_found',
  },
  'experiments/remove': {
    // Deleting succeeds for ids that do not exist, and another user's id is one.
    call: () => backend.request('DELETE', `/api/experiments/${ids.experiment}`, { as: otherUser.token }),
    body: {},
  },
  'trends/history': 'videos of lists are shared by all users',
  'trends/channels': 'channels of lists are shared by all users',
  'trends/words': 'words are counted in lists that all users share',
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
  'youtube/disconnect': 'uses the user of the token',
  'youtube/analytics': 'uses the user of the token',
  'youtube/top': 'uses the user of the token',
  'youtube/videos': 'uses the user of the token',
  'youtube/model': 'uses the user of the token',
  'youtube/schedule': 'uses the user of the token',
  'advice/patterns': 'uses the user of the token',
  'support/send': { call: () => writeSupportAs(otherUser), body: {} },
  'support/contact': {
    call: () =>
      backend.request('POST', '/api/contact', {
        body: { ...message, message: 'Another', id: ids.message, name: 'Ann', email: 'ann@example.com' },
      }),
    body: {},
  },
  'billing/checkout': 'uses the user of the token',
  'billing/portal': 'uses the customer of the user',
  'billing/webhook': 'authenticated by the signature of the body',
  'webhooks/list': 'uses the user of the token',
  'webhooks/create': 'uses the user of the token',
  'webhooks/change': changeWebhookAsOther('PATCH', ''),
  'webhooks/rotate': changeWebhookAsOther('POST', '/secret'),
  'webhooks/test': changeWebhookAsOther('POST', '/test'),
  'webhooks/remove': 'deletes among the webhooks of the token’s user: see webhooks.test.ts',
  'webhooks/deliveries': {
    call: () => backend.request('GET', `/api/webhooks/${ids.idea}/deliveries`, { as: otherUser.token }),
    body: { deliveries: [] },
  },
  'connections/consent': 'uses the user of the token, whatever the query says',
  'connections/register': 'public: stores nothing',
  'connections/token': 'authenticated by the code or the refresh token',
  'connections/revoke': 'authenticated by the token',
  'connections/list': 'uses the user of the token',
  'connections/remove': {
    call: () => backend.request('DELETE', `/api/connections/${'0'.repeat(20)}`, { as: otherUser.token }),
    body: {},
  },
  'connections/remove-all': 'uses the user of the token',
  'ideas/list': 'uses the user of the token',
  'ideas/proven': 'uses the user of the token',
  'ideas/week': 'uses the user of the token',
  'following/outliers': 'uses the user of the token',
  'ideas/accept': {
    call: () => backend.request('POST', `/api/ideas/${ids.idea}/draft`, { as: otherUser.token, body: {} }),
    error: 'not_found',
  },
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
    call: () => backend.request('GET', `/api/ideas/${ids.idea}/evidence`, { as: otherUser.token }),
    body: { video: null },
  },
  'ideas/dismiss': {
    call: () => backend.request('PATCH', `/api/ideas/${ids.idea}`, { as: otherUser.token, body: { dismissed: true } }),
    error: 'not_found',
  },
  'following/list': 'uses the user of the token',
  'following/add': 'uses the user of the token',
  'following/videos': 'uses the user of the token',
  'following/remove': {
    call: () => backend.request('DELETE', `/api/following/${loom}`, { as: otherUser.token }),
    body: {},
  },
  'following/confirm-push': 'confirms subscriptions to channels, which belong to no user',
  'following/receive-push': 'authenticated by the signature of the body',
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
  'following/find': 'searches channels, which belong to no user',
  'inquiry/send': { call: () => sendInquiryAs(otherUser), body: {} },
  'mail/page': 'authenticated by the token of the link, and changes nothing',
  'mail/unsubscribe': 'authenticated by the token of the link: see unsubscribe.test.ts',
}

/** Returns all items and images of the owner. */
async function listOwned(): Promise<unknown> {
  const tables = Object.entries(await backend.everything())
  const items = tables.map(([table, all]) => [table, (all as object[]).filter(belongsToOwner)])
  return [items, (await backend.imageKeys()).filter((key) => key.includes(owner.userId))]
}
const belongsToOwner = (item: object) =>
  Object.values(item).includes(owner.userId) || JSON.stringify(item).includes(`#${owner.userId}`)

describe('with an id of another user', () => {
  const attempted = endpoints.flatMap(([name]) => {
    const attempt = attempts[name]
    return typeof attempt === 'string' ? [] : [[name, attempt] as const]
  })

  it.each(attempted)('%s finds nothing and changes nothing', async (_, { call, error, body: expected }) => {
    const before = await listOwned()
    const { status, body, text } = await call()
    if (error) expect(body).toMatchObject({ error: { code: error } })
    else expect(body).toMatchObject(expected ?? {})
    expect(status === 200).toBe(error === undefined)
    expect(text).not.toContain('bake')
    expect(await listOwned()).toEqual(before)
  })

  it('the owner still has everything', async () => {
    const as = owner.token
    const { body } = await backend.request('GET', '/api/analyses', { as })
    expect(body).toMatchObject({ analyses: [{ id: ids.analysis, title: 'How to bake bread' }] })
    const checked = await backend.request('POST', '/api/thumbnails', { as, body: { upload: ids.upload } })
    expect(checked.status).toBe(200)
    const { length } = (await backend.items('messages')).filter(({ userId }) => userId === owner.userId)
    expect(length).toBe(2)
    expect((await exchangeCode(backend, owner, (await submitConsent(backend)).get('code'))).status).toBe(200)
  })
})

it('every endpoint with a path parameter has an attempt or a reason', () => {
  const withPath = endpoints.filter(([, { path }]) => path.includes('{')).map(([name]) => attempts[name])
  for (const attempt of withPath)
    expect(typeof attempt === 'string' ? attempt.length > 15 : 'call' in attempt).toBe(true)
})
