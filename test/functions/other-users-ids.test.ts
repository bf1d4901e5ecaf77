import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { advice } from '#shared/contract/advice.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Answer } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { exchangeCode, submitConsent } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { pngOf } from '#test/support/drawings.ts'
import { postForm, requestUploadForm, uploadCheckedThumbnail } from '#test/support/thumbnail-uploads.ts'

let owner: Creator
let stranger: Creator
/** What is the owner's, by the ids that endpoints take. */
const ids = { analysis: '', thumbnail: '', upload: '', message: randomUUID(), inquiry: randomUUID() }

const backend = setUpBackend()
beforeAll(async () => {
  owner = await makeCreator(backend, { channel: demoChannel.id })
  stranger = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id })
  ids.thumbnail = (await uploadCheckedThumbnail(backend, owner, await pngOf({ width: 320, height: 180 }))).thumbnail
  const body = { title: 'How to bake bread', thumbnail: ids.thumbnail }
  const analysed = await backend.request('POST', '/api/analyze', { as: owner.token, body })
  ids.analysis = advice.analyze.output.parse(analysed.body).analysis.id
  const form = await requestUploadForm(backend, owner, 'image/png')
  await postForm(form, await pngOf({ width: 320, height: 180, background: '#123456' }))
  ids.upload = form.upload
  await writeAs(owner)
  await inquireAs(owner)
})

const letter = { subject: 'My score', message: 'Why is it 40?' }
const writeAs = ({ token }: Creator) =>
  backend.request('POST', '/api/support', { as: token, body: { ...letter, id: ids.message } })
const inquireAs = ({ token }: Creator) =>
  backend.request('POST', '/api/inquiry', {
    as: token,
    body: { id: ids.inquiry, companyName: 'Acme', numChannels: '1-5' },
  })

/** What a stranger tries with an id of the owner's, and what comes of it: an error, or an answer of the stranger's own. */
interface Attempt {
  readonly call: () => Promise<Answer>
  readonly refused?: ErrorCode
  readonly answered?: object
}

/** A place in an export that the owner's leads to, too. */
const ofImages = Buffer.from(JSON.stringify(['originals', null])).toString('base64url')

/** Every endpoint: a reason why it takes no id of a user's, or an attempt with one. A new endpoint needs its line. */
const attempts: Readonly<Record<EndpointName, string | Attempt>> = {
  'account/get': 'the user is that of the token',
  'account/email': 'the user is that of the token',
  'account/confirm': 'the code is that of the account that the token names',
  'account/export': {
    call: () => backend.request('GET', `/api/account/export?from=${ofImages}`, { as: stranger.token }),
    answered: { parts: { originals: [], previews: [], copies: [] }, done: 1 },
  },
  'account/remove': 'the user is that of the token',
  'account/update': 'the user is that of the token',
  'account/verification': 'tells anybody whether an account is confirmed, and nothing else',
  'advice/analyze': {
    call: () => backend.request('POST', '/api/analyze', { as: stranger.token, body: { thumbnail: ids.thumbnail } }),
    refused: 'thumbnail_unknown',
  },
  'advice/advise': {
    call: () => backend.request('POST', `/api/analyses/${ids.analysis}/advice`, { as: stranger.token }),
    refused: 'not_found',
  },
  'advice/titles': 'a title is no id',
  'advice/metadata': 'a draft is no id',
  'advice/upload': 'the id is made here',
  'advice/thumbnail': {
    call: () => backend.request('POST', '/api/thumbnails', { as: stranger.token, body: { upload: ids.upload } }),
    refused: 'upload_missing',
  },
  'advice/history': {
    call: () => backend.request('GET', `/api/analyses?before=${'z'.repeat(26)}`, { as: stranger.token }),
    answered: { analyses: [] },
  },
  'advice/publish': {
    call: () =>
      backend.request('PATCH', `/api/analyses/${ids.analysis}`, {
        as: stranger.token,
        body: { video: listChannelVideos(demoChannel.id)[0]?.id },
      }),
    refused: 'not_found',
  },
  'advice/record': 'the user is that of the token',
  'advice/forget': {
    // Deleting twice is no error, so neither is deleting what is not there for the stranger.
    call: () => backend.request('DELETE', `/api/analyses/${ids.analysis}`, { as: stranger.token }),
    answered: {},
  },
  'trends/list': 'lists are everybody’s',
  'trends/insight': 'videos of lists are everybody’s',
  'trends/history': 'videos of lists are everybody’s',
  'youtube/channel': 'channels of YouTube are everybody’s',
  'youtube/auth': {
    // A code that Google gave to the owner's browser is of no use without the verifier, which only that browser has.
    call: async () => {
      const code = (await submitConsent(backend)).get('code')
      const body = { code, redirect_uri: 'http://viewcraft.test/dashboard', code_verifier: 'x'.repeat(43) }
      return backend.request('POST', '/api/youtube/auth', { as: stranger.token, body })
    },
    refused: 'youtube_code_used',
  },
  'youtube/disconnect': 'the user is that of the token',
  'youtube/analytics': 'the user is that of the token',
  'youtube/videos': 'the user is that of the token',
  'youtube/schedule': 'the user is that of the token',
  'support/send': { call: () => writeAs(stranger), answered: {} },
  'support/contact': {
    call: () =>
      backend.request('POST', '/api/contact', {
        body: { ...letter, message: 'Another', id: ids.message, name: 'Ann', email: 'ann@example.com' },
      }),
    answered: {},
  },
  'billing/checkout': 'the user is that of the token',
  'billing/portal': 'the customer is that of the user',
  'billing/webhook': 'the signature over the body is the proof',
  'inquiry/send': { call: () => inquireAs(stranger), answered: {} },
  'mail/page': 'the token of the link is the proof, and nothing is changed',
  'mail/unsubscribe': 'the token of the link is the proof: unsubscribe.test.ts tries forged ones',
}

/** Every item and image that is the owner's. */
async function owned(): Promise<unknown> {
  const tables = Object.entries(await backend.everything())
  const items = tables.map(([table, all]) => [table, (all as object[]).filter(isOwners)])
  return [items, (await backend.imageKeys()).filter((key) => key.includes(owner.userId))]
}
const isOwners = (item: object) =>
  Object.values(item).includes(owner.userId) || JSON.stringify(item).includes(`#${owner.userId}`)

describe('with an id of somebody else’s', () => {
  const tried = endpoints.flatMap(([name]) => {
    const attempt = attempts[name]
    return typeof attempt === 'string' ? [] : [[name, attempt] as const]
  })

  it.each(tried)('%s finds nothing and changes nothing', async (_, { call, refused, answered }) => {
    const before = await owned()
    const { status, body, text } = await call()
    if (refused) expect(body).toMatchObject({ error: { code: refused } })
    else expect(body).toMatchObject(answered ?? {})
    expect(status === 200).toBe(refused === undefined)
    expect(text).not.toContain('bake')
    expect(await owned()).toEqual(before)
  })

  it('the owner still has it all', async () => {
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

it('every endpoint that takes something in its path says which of these it is', () => {
  const withPath = endpoints.filter(([, { path }]) => path.includes('{')).map(([name]) => attempts[name])
  for (const attempt of withPath)
    expect(typeof attempt === 'string' ? attempt.length > 15 : 'call' in attempt).toBe(true)
})
