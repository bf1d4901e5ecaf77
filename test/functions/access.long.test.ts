import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MessageRejected, SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { type FunctionName, functionNames } from '#infra/access.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { signNotification, writeNotification } from '#infra/local/stubs/youtube/hub.ts'
import { getOverallChart } from '#infra/local/stubs/youtube/trending/videos.ts'
import { account } from '#shared/contract/account.ts'
import { advice } from '#shared/contract/advice.ts'
import { calendar } from '#shared/contract/calendar.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { type Endpoint, takesIdempotencyKey, toRequest } from '#shared/contract/endpoint.ts'
import { experiments } from '#shared/contract/experiments.ts'
import { ideas } from '#shared/contract/ideas.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import { shares } from '#shared/contract/shares.ts'
import { tokens } from '#shared/contract/tokens.ts'
import { webhookEvents, webhooks } from '#shared/contract/webhooks.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { type QueuedJobName, visibilityTimeoutSeconds } from '#shared/queued-jobs.ts'
import { scopes } from '#shared/scopes.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { collectEvents, defaultOrder, pay } from '#test/support/billing.ts'
import { uploadsWithOutlier } from '#test/support/channel-uploads.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator, setAccountAge, setPlan } from '#test/support/creator.ts'
import { drawPng } from '#test/support/drawings.ts'
import { deliver, runDueWork, unindexTokens } from '#test/support/due-work.ts'
import { addEarlierAnalysis, loseDrafts } from '#test/support/earlier-analyses.ts'
import { findAnyInput } from '#test/support/endpoint-input.ts'
import { connectGoogle, continueWithGoogle, createGoogler, signUpWithGoogle } from '#test/support/google-user.ts'
import { breadTitles, followOutlier, outlierChannel } from '#test/support/ideas.ts'
import { pauseAt } from '#test/support/interrupt.ts'
import { callback, claude, consent, consentQuery, postOAuth } from '#test/support/oauth.ts'
import { addPasskey, addPasskeyAtCognito, confirmBesideStranger, resetPassword } from '#test/support/passkeys.ts'
import { callPool, setUpAuthenticator } from '#test/support/people.ts'
import { cacheDemoUploads, findPublishable } from '#test/support/publishable.ts'
import { listGrants, writeUses } from '#test/support/rights.ts'
import {
  checkUpload,
  postForm,
  requestUploadForm,
  uploadAndCheck,
  uploadCheckedThumbnail,
} from '#test/support/thumbnail-uploads.ts'
import { createAllData } from '#test/support/user-data.ts'

const backend = setUpBackend()

/** Signs up a user at Cognito and returns their access token. */
const signUp = async () => (await backend.signUpUser()).tokens.accessToken

/** Creates the calendar feed of `creator` and returns its URL. */
async function createFeed() {
  const { body } = await backend.request('POST', '/api/calendar/feed', { as: creator, body: {} })
  return calendar.create.output.parse(body).feed.url
}

const giveRows = () =>
  backend.request('POST', '/api/studio/given', {
    as: creator,
    body: { rows: [{ title: 'Bread', impressions: 1000, clickRate: 4.5, views: 60, seconds: 90 }] },
  })

const follow = (channel: string) => backend.request('POST', '/api/following', { as: creator, body: { channel } })

/** Lists the ideas of a new creator who follows a channel, and returns the id of the first one. */
async function listIdeas(address = '/api/ideas') {
  const { token: as, userId } = await makeCreator(backend, { channel: false })
  await backend.request('POST', '/api/drafts', { as, body: { name: 'My bread', titles: breadTitles } })
  await followOutlier(userId)
  const { body } = await backend.request('GET', address, { as })
  return { as, idea: ideas.week.output.parse(body).ideas[0]?.id }
}

/** Makes a user follow a channel without adding it to the channels that jobs read, so that jobs do not read it. */
async function followQuietly(userId: string) {
  const { addFollow } = await import('#functions/store/follows.ts')
  await addFollow({ userId, id: outlierChannel, followedAt: new Date().toISOString() })
}

const withdrawRows = () => backend.request('DELETE', '/api/studio/given', { as: creator })

/** Calls every tool that assistants can use, with inputs that reach each of its endpoints. */
async function callEveryTool() {
  const { tokens: session } = await backend.signUpUser()
  const given = { as: session.accessToken, body: { name: 'Assistant', scopes, youtubeConsent: true } }
  const { secret } = tokens.create.output.parse((await backend.request('POST', '/api/tokens', given)).body)
  const id = 'a'.repeat(20)
  for (const [name, input] of [
    ['score_titles', { titles: ['My house'] }],
    ['suggest_titles', { title: 'My house' }],
    ['check_thumbnail', { type: 'image/png' }],
    ['check_thumbnail', { upload: randomUUID() }],
    ['check_thumbnail', { draft: id }],
    ['list_drafts', {}],
    ['find_outliers', {}],
    ['channel_overview', {}],
    ['save_draft', { name: 'House' }],
  ] as const) {
    const params = { name, arguments: input }
    await backend.request('POST', '/api/mcp', {
      as: secret,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    })
  }
  const { body } = await backend.request('GET', '/api/drafts', { as: secret })
  const [draft] = drafts.list.output.parse(body).drafts
  const params = { name: 'save_draft', arguments: { id: draft?.id, name: 'Our house' } }
  await backend.request('POST', '/api/mcp', {
    as: secret,
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  })
}

let listener: Creator
/** Adds a webhook for every event, whose receiver cannot be reached, to a creator: by default a new one, the listener. */
async function addWebhook(owner?: Creator) {
  if (!owner) listener = await makeCreator(backend, { userId: randomUUID() })
  const { body } = await backend.request('POST', '/api/webhooks', {
    as: (owner ?? listener).token,
    body: { url: 'http://127.0.0.1:1/', events: webhookEvents },
  })
  return { id: '', ...webhooks.create.output.safeParse(body).data?.webhook }
}

/** Makes a new creator follow a channel with a video that has far more views at YouTube than at its last count. */
async function followRisingVideo() {
  const owner = await makeCreator(backend, { userId: randomUUID() })
  await addWebhook(owner)
  await followOutlier(owner.userId)
  const { addFollower, deleteFollowedChannel, noteListed } = await import('#functions/store/followed-channels.ts')
  const { getUploads, putUploads } = await import('#functions/store/uploads.ts')
  const held = await getUploads(outlierChannel)
  const [first, ...others] = held?.videos ?? []
  const popular = listChannelVideos(demoChannel.id).toSorted((one, other) => (other.views ?? 0) - (one.views ?? 0))
  const id = `${popular.find(({ live, seconds }) => live === 'none' && seconds > 180)?.id}`
  if (held && first) await putUploads({ ...held, videos: [{ ...first, id, views: 950 }, ...others] })
  // An earlier run may have counted it within the hour. The first attempt resets its followers, the second deletes it.
  for (let attempt = 0; attempt < 2; attempt++) await deleteFollowedChannel(outlierChannel)
  await addFollower(outlierChannel, false, 1)
  await noteListed(outlierChannel, Date.now())
}

/** Connects an assistant to a new creator. It redeems its code `times` times; the second time ends the connection. */
async function connectAssistant(times = 1) {
  const owner = await makeCreator(backend, { userId: randomUUID() })
  const { verifier, query } = consentQuery()
  const answer = await consent(backend, owner.token, query)
  const code = answer.status === 'redirect' ? `${new URL(answer.to).searchParams.get('code')}` : ''
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id: claude,
    redirect_uri: callback,
    code_verifier: verifier,
  }
  const redeemed = await postOAuth(backend, '/api/oauth/token', form)
  for (let more = 1; more < times; more++) await postOAuth(backend, '/api/oauth/token', form)
  return { ...owner, assistant: redeemed.body }
}

/** Returns the token of a new user who follows their own channel, whose videos are compared with its recent uploads. */
async function followOwnChannel(): Promise<string> {
  const { token, userId } = await makeCreator(backend, { channel: outlierChannel })
  await followOutlier(userId)
  return token
}

type Walk = () => Promise<unknown>
type Walks = Readonly<Partial<Record<EndpointName, Walk>> & Record<Exclude<FunctionName, EndpointName>, Walk>>

/** Requests that make a function use everything that it may. An endpoint that always uses the same has none. */
const walks: Walks = {
  'account/update': async () =>
    backend.request('PATCH', '/api/account', {
      as: await signUpAndGetToken(),
      body: { name: 'Ann', channelUrl: 'youtube.com/@tilted_fiddle', timeZone: 'Europe/Madrid' },
    }),
  'account/email': () =>
    backend.request('POST', '/api/account/email', { as: creator, body: { email: 'mover@example.com' } }),
  'account/confirm': async () => {
    const { tokens } = await backend.signUpUser()
    const email = 'confirmed@example.com'
    await backend.request('POST', '/api/account/email', { as: tokens.accessToken, body: { email } })
    const code = /^\d{6}$/m.exec(backend.mails(email)[0]?.text ?? '')?.[0]
    await backend.request('POST', '/api/account/email/confirm', { as: tokens.accessToken, body: { email, code } })
  },
  'account/codes': async () => {
    await backend.request('POST', '/api/account/codes', { as: await signUp(), body: {} })
  },
  'account/remove-codes': async () => {
    await backend.request('DELETE', '/api/account/codes', { as: (await makeCreator(backend)).token })
  },
  'account/recover': async () => {
    const user = await backend.signUpUser()
    await setUpAuthenticator(backend, user)
    const created = await backend.request('POST', '/api/account/codes', { as: user.tokens.accessToken, body: {} })
    const { email, password } = user
    const [code] = account.codes.output.parse(created.body).codes
    await backend.request('POST', '/api/account/recover', { body: { email, password, code } })
  },
  'account/confirm-sign-up': async () => {
    await backend.signUpUser({ 'custom:youtube_channel': 'youtube.com/@slow.loom.studio' })
    await confirmBesideStranger(backend, (await backend.register()).email)
  },
  'account/password': async () => {
    const { password, tokens } = await backend.signUpUser()
    const body = { current: password, next: 'another horse battery' }
    await backend.request('POST', '/api/account/password', { as: tokens.accessToken, body })
  },
  'account/end-access': async () => {
    const as = (await backend.signUpUser()).tokens.accessToken
    await backend.request('POST', '/api/tokens', { as, body: { name: 'Mine', scopes: ['score'] } })
    await backend.request('POST', '/api/webhooks', {
      as,
      body: { url: 'https://hooks.example.com/in', events: webhookEvents },
    })
    await backend.request('POST', '/api/calendar/feed', { as, body: {} })
    await consent(backend, as, consentQuery().query)
    await backend.request('DELETE', '/api/account/access', { as })
  },
  'account/export': async () => {
    const { userId, tokens } = await backend.signUpUser()
    await createAllData(backend, { userId, token: tokens.accessToken })
    await backend.request('GET', '/api/account/export', { as: tokens.accessToken })
    await backend.request('DELETE', '/api/account', { as: tokens.accessToken })
  },
  'account/remove': async () => {
    const leaver = await makeCreator(backend)
    await createAllData(backend, leaver)
    await backend.request('DELETE', '/api/account', { as: leaver.token })
  },
  'advice/score': async () => {
    const { token: as } = await makeCreator(backend, { channel: newChannelId() })
    await backend.request('POST', '/api/titles/score', { as, body: { titles: ['How to bake bread'] } })
  },
  'advice/analyze': async () => {
    const { updateAccount } = await import('#functions/store/accounts.ts')
    const reader = await makeCreator(backend, { plan: 'premium' })
    await updateAccount(reader.userId, { mailAnalyses: true })
    const ses = rejectFirstMail()
    await backend.request('POST', '/api/analyze', { as: reader.token, body: { title: 'How to Bake Bread' } })
    ses.restore()
    await backend.request('POST', '/api/analyze', { as: await signUpAndGetToken(), body: { title: 'A' } })
    await analyzeWithOldUploads()
    for (const title of ['A', 'A']) await backend.request('POST', '/api/analyze', { as: creator, body: { title } })
    const { thumbnail } = await uploadCheckedThumbnail(backend, thumbnailer, await drawPng({ width: 320, height: 180 }))
    const { body } = await backend.request('POST', '/api/analyze', { as: thumbnailer.token, body: { thumbnail } })
    const { draft } = advice.analyze.output.parse(body).analysis
    const { deleteFile, previewKey } = await import('#functions/store/files.ts')
    await deleteFile(previewKey(thumbnailer.userId, thumbnail))
    await backend.request('POST', '/api/analyze', { as: thumbnailer.token, body: { title: 'A', thumbnail, draft } })
  },
  'advice/advise': async () => {
    const owner = await makeCreator(backend, { plan: 'basic', channel: false })
    await connect(backend, owner)
    await followQuietly(owner.userId)
    const as = owner.token
    const { body } = await backend.request('POST', '/api/analyze', { as, body: { title: 'How to bake' } })
    const { id } = advice.analyze.output.parse(body).analysis
    const clear = { title: { strengths: ['Clear'], suggestions: [] }, thumbnail: null }
    backend.openai.answerNext(clear, clear)
    await Promise.all([1, 2].map(() => backend.request('POST', `/api/analyses/${id}/advice`, { as })))
  },
  'advice/titles': async () => {
    const { token: as, userId } = await makeCreator(backend, { plan: 'basic', channel: newChannelId() })
    await followQuietly(userId)
    // The stub's titles score higher than this one, so the first request uses a unit and the second one finds it used.
    for (const title of ['Bread update, part 3', 'Bread update, part 3'])
      await backend.request('POST', '/api/titles', { as, body: { title, analysis: '0'.repeat(26) } })
  },
  'advice/thumbnail': async () => {
    const form = await requestUploadForm(backend, thumbnailer, 'image/png')
    await postForm(form, await drawPng({ width: 320, height: 180 }))
    for (const upload of [form.upload, form.upload]) await checkUpload(backend, thumbnailer, upload)
    await uploadAndCheck(backend, thumbnailer, Buffer.from('no image'))
  },
  'advice/publish': async () => {
    const { id: video, title } = findPublishable()
    const publish = async ({ token: as, userId }: Creator, isOfEarlierRelease: boolean) => {
      const { body } = await backend.request('POST', '/api/analyze', { as, body: { title } })
      const { model: _, ...analysis } = advice.analyze.output.parse(body).analysis
      if (isOfEarlierRelease) await addEarlierAnalysis({ userId }, analysis)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
      analysisPath = `/api/analyses/${analysis.id}`
      for (const body of [{ video: null }, { video }]) await backend.request('PATCH', analysisPath, { as, body })
      vi.useRealTimers()
    }
    // This analysis could not look up the channel, so marking it as published does.
    backend.youtube.failNext('backendError')
    const { userId, tokens } = await signUpWithChannelUrl(`youtube.com/${demoChannel.handle}`)
    await publish({ userId, token: tokens.accessToken }, true)
    await cacheDemoUploads()
    const { token: as } = publisher
    const other = await backend.request('POST', '/api/analyze', { as, body: { title: `${title}!` } })
    await publish(publisher, false)
    // The video belongs to another draft until that draft is unmarked.
    const { id } = advice.analyze.output.parse(other.body).analysis
    await backend.request('PATCH', `/api/analyses/${id}`, { as, body: { video } })
    for (const body of [{ video: null }, { video }]) await backend.request('PATCH', analysisPath, { as, body })
  },
  'advice/record': () => backend.request('GET', '/api/track-record', { as: publisher.token }),
  'drafts/list': async () => {
    await makeDraft()
    await backend.request('GET', '/api/drafts', { as: drafter.token })
    const { userId } = await makePublished()
    await backend.request('GET', '/api/drafts', { as: backend.tokenFor(userId) })
  },
  'drafts/get': async () => backend.request('GET', `/api/drafts/${await makeDraft()}`, { as: drafter.token }),
  'drafts/create': async () => {
    const copyOf = await makeDraft()
    await backend.request('POST', '/api/drafts', { as: drafter.token, body: { copyOf, state: 'ready' } })
  },
  'drafts/save': async () => {
    const [path, { thumbnail }] = [`/api/drafts/${await makeDraft()}`, await drawThumbnail('#00ff00')]
    for (const changes of [{ notes: 'One', state: 'ready' }, { thumbnails: [thumbnail] }]) {
      const body = { revision: 5, changes, keep: true }
      await backend.request('PATCH', path, { as: drafter.token, body })
    }
  },
  'drafts/keep': async () => {
    const [path, { thumbnail }] = [`/api/drafts/${await makeDraft()}/versions`, await drawThumbnail('#0000ff')]
    const content = { name: '', titles: [], thumbnails: [thumbnail], lead: {}, notes: '' }
    for (const body of [{}, { content }]) await backend.request('POST', path, { as: drafter.token, body })
  },
  'drafts/versions': async () => {
    for (const as of [publisher.token, thumbnailer.token]) {
      const { body } = await backend.request('GET', '/api/analyses', { as })
      const [{ draft } = {}] = advice.history.output.parse(body).analyses
      await backend.request('GET', `/api/drafts/${draft}/versions`, { as })
    }
  },
  'experiments/list': async () => {
    await makeTest()
    await backend.request('GET', '/api/experiments', { as: drafter.token })
  },
  'experiments/create': makeTest,
  'experiments/update': async () => {
    const body = { startedOn: '2026-01-01', outcome: { label: 'inconclusive' } }
    await backend.request('PATCH', `/api/experiments/${await makeTest()}`, { as: drafter.token, body })
  },
  'experiments/remove': async () =>
    backend.request('DELETE', `/api/experiments/${await makeTest()}`, { as: drafter.token }),
  'shares/create': async () => {
    await setPlan(drafter, 'free')
    await makeShare()
    await makeShare()
    await setPlan(drafter, 'premium')
    // The account is deleted meanwhile, so that the link is deleted again.
    const { createDeletion, removeDeletion } = await import('#functions/store/deletions.ts')
    const paused = await pauseAt(
      ({ name, input }) => name === 'PutCommand' && input.TableName === process.env.TABLE_LINKS,
    )
    const made = makeShare().catch(() => {})
    await paused.reached
    await createDeletion(drafter.userId, {})
    paused.resume()
    await made
    await removeDeletion(drafter.userId)
  },
  'shares/list': async () => {
    await makeShare()
    await backend.request('GET', `/api/shares?draft=${sharedDraft}`, { as: drafter.token })
  },
  'shares/update': async () =>
    backend.request('PATCH', `/api/shares/${(await makeShare()).id}`, {
      as: drafter.token,
      body: { voting: 'closed' },
    }),
  'shares/revoke': async () => {
    const { id, token } = await makeShare()
    await voteOn(token)
    await backend.request('DELETE', `/api/shares/${id}`, { as: drafter.token })
  },
  'studio/list': async () => {
    const { saveFile, studioFileKey } = await import('#functions/store/files.ts')
    await saveFile(studioFileKey(thumbnailer.userId, 'a.YQ'), 'a')
    await backend.request('GET', '/api/studio', { as: thumbnailer.token })
  },
  'studio/keep': () =>
    backend.request('POST', '/api/studio/files', { as: creator, body: { name: 'a.csv', sha256: '0'.repeat(64) } }),
  // The rows are withdrawn while they are given, so that they are deleted again.
  'studio/give': async () => {
    const paused = await pauseAt(({ name }) => name === 'PutObjectCommand')
    const given = giveRows()
    await paused.reached
    await withdrawRows()
    paused.resume()
    await given
  },
  'studio/withdraw': async () => {
    await giveRows()
    await withdrawRows()
  },
  'shares/page': async () => backend.request('GET', `/s/${(await makeShare()).token}`),
  'shares/picture': async () => {
    const { token, thumbnails } = await makeShare()
    await backend.request('GET', `/s/${token}/pictures/${thumbnails[0]?.thumbnail}`)
  },
  'shares/preview': async () => backend.request('GET', `/s/${(await makeShare()).token}/preview`),
  'shares/vote': async () => voteOn((await makeShare()).token),
  'shares/results': async () => {
    const [{ token }, voter] = [await makeShare(), randomUUID()]
    await voteOn(token, voter)
    await backend.request('GET', `/api/shared/${token}/votes?voter=${voter}`)
  },
  'drafts/publish': async () => {
    const author = await makePublished()
    const as = backend.tokenFor(author.userId)
    const { body: copy } = await backend.request('POST', '/api/drafts', { as, body: {} })
    const { id } = drafts.create.output.parse(copy).draft
    await backend.request('POST', `/api/drafts/${id}/publish`, { as, body: { video: findPublishable().id } })
    await backend.request('POST', `${author.path}/publish`, { as, body: { video: null } })
    // The analysis could not look up the channel, so publishing does.
    const { deleteCached } = await import('#functions/store/cache.ts')
    for (const { key } of await backend.items('cache')) await deleteCached(`${key}`)
    const { userId, tokens } = await signUpWithChannelUrl(`youtube.com/${demoChannel.handle}`)
    backend.youtube.failNext('backendError')
    const [path, video] = await makePublishable({ userId, token: tokens.accessToken })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
    for (const body of [{ video }, { video: null }])
      await backend.request('POST', `${path}/publish`, { as: tokens.accessToken, body })
    vi.useRealTimers()
  },
  'drafts/review': async () => {
    const { userId, path } = await makePublished()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * dayMs })
    await backend.request('GET', `${path}/review`, { as: backend.tokenFor(userId) })
    vi.useRealTimers()
  },
  'drafts/restore': async () => {
    const path = `/api/drafts/${await makeDraft()}`
    await backend.request('DELETE', path, { as: drafter.token })
    await backend.request('POST', `${path}/restore`, { as: drafter.token })
    // The video of a restored draft may belong to another draft by now.
    const published = await makePublished()
    const as = backend.tokenFor(published.userId)
    const { body } = await backend.request('POST', '/api/drafts', { as, body: {} })
    const { id } = drafts.create.output.parse(body).draft
    await backend.request('DELETE', published.path, { as })
    await backend.request('POST', `/api/drafts/${id}/publish`, { as, body: { video: findPublishable().id } })
    await backend.request('POST', `${published.path}/restore`, { as })
    await backend.request('DELETE', `/api/drafts/${id}`, { as })
    await backend.request('POST', `/api/drafts/${id}/restore`, { as })
    const unclaimed = await makePublished()
    const owner = backend.tokenFor(unclaimed.userId)
    await backend.request('DELETE', unclaimed.path, { as: owner })
    // An earlier release made no claims on videos.
    const { deleteClaim } = await import('#functions/store/published-videos.ts')
    const draft = `${unclaimed.path.split('/').at(-1)}`
    await deleteClaim({ userId: unclaimed.userId, videoId: findPublishable().id, draft })
    await backend.request('POST', `${unclaimed.path}/restore`, { as: owner })
  },
  'passkeys/list': async () => backend.request('GET', '/api/passkeys', { as: await signUp() }),
  'passkeys/options': async () => backend.request('POST', '/api/passkeys/options', { as: await signUp(), body: {} }),
  'passkeys/add': async () => {
    const as = await signUp()
    const { passkey } = await addPasskey(backend, as)
    await callPool(backend, 'DeleteWebAuthnCredential', { AccessToken: as, CredentialId: passkey.id })
    await addPasskey(backend, as)
  },
  'account/finish-sign-up': () => signUpWithGoogle(backend, undefined, 'youtube.com/@slow.loom.studio'),
  'identities/connect': async () => {
    await connectGoogle(backend, await signUp(), createGoogler(backend))
    const early = createGoogler(backend)
    await continueWithGoogle(backend, early)
    await connectGoogle(backend, await signUp(), early)
  },
  'identities/disconnect': async () => {
    const as = await signUp()
    await connectGoogle(backend, as, createGoogler(backend))
    await backend.request('DELETE', '/api/identities/google', { as })
  },
  'passkeys/remove': async () => {
    const as = await signUp()
    const { passkey } = await addPasskey(backend, as)
    await backend.request('DELETE', `/api/passkeys/${passkey.id}`, { as })
  },
  'passkeys/used': async () => {
    const as = await signUp()
    const { passkey } = await addPasskey(backend, as)
    await backend.request('POST', `/api/passkeys/${passkey.id}/used`, { as, body: {} })
  },
  'tokens/create': async () => {
    const as = (await backend.signUpUser()).tokens.accessToken
    const body = { name: 'Mine', scopes: ['score'] }
    for (let made = 0; made < 21; made++) await backend.request('POST', '/api/tokens', { as, body })
  },
  'trends/list': async () => {
    await backend.invoke('jobs/refresh-trends', {})
    await backend.request('GET', '/api/trends?region=US&category=music', { as: creator })
    await backend.request('GET', '/api/trends?region=US&category=gaming', { as: creator })
    await backend.request('GET', '/api/trends?region=US&search=ramen', { as: (await makeCreator(backend)).token })
  },
  'trends/channels': async () => {
    await backend.invoke('jobs/refresh-trends', {})
    await backend.request('GET', '/api/trends/channels?region=US', { as: creator })
  },
  'trends/insight': async () => {
    const { token: as } = await makeCreator(backend, { plan: 'basic' })
    const [line, keyStrategies, engagementFactors] = ['Clear', [], []]
    backend.openai.answerNext({
      title: line,
      description: line,
      thumbnailAnalysis: line,
      keyStrategies,
      engagementFactors,
    })
    for (let time = 0; time < 2; time++)
      await backend.request('GET', `/api/trends/${trending()}/insight?region=US`, { as })
    await backend.request('GET', `/api/trends/${trending()}/insight?region=US`, { as: creator })
  },
  'trends/history': async () => {
    const { token: as } = await makeCreator(backend, { plan: 'premium' })
    await backend.request('GET', `/api/trends/${trending()}/history?region=US`, { as })
  },
  'trends/words': async () => backend.request('GET', '/api/trends/words?region=US', { as: creator }),
  'youtube/channel': () => backend.request('GET', '/api/youtube/channel?url=youtube.com/@pocketorrery'),
  'youtube/auth': async () => {
    const owner = await createCreatorWithHistory()
    await connect(backend, owner)
    await importFirstReports()
    await connect(backend, owner, { account: '2' })
  },
  'youtube/disconnect': async () => {
    const leaver = await createCreatorWithHistory()
    await connect(backend, leaver)
    await importFirstReports()
    await backend.request('DELETE', '/api/youtube/auth', { as: leaver.token })
  },
  'youtube/analytics': async () => {
    const { revokeAccount, expireAccessTokens: expireAccess } = backend.google.grants
    const owner = await createCreatorWithHistory()
    for (const invalidate of [() => revokeAccount('1'), expireAccess]) {
      await connect(backend, owner)
      await importFirstReports()
      invalidate()
      await backend.request('GET', '/api/youtube/analytics', { as: owner.token })
    }
  },
  'youtube/top': async () => {
    const { revokeAccount, expireAccessTokens: expireAccess } = backend.google.grants
    const owner = await createCreatorWithHistory()
    for (const invalidate of [() => revokeAccount('1'), expireAccess]) {
      await connect(backend, owner)
      await importFirstReports()
      invalidate()
      await backend.request('GET', '/api/youtube/top', { as: owner.token })
    }
  },
  'youtube/videos': async () => {
    await connect(backend, { token: creator })
    await forgetUploads()
    const release = backend.youtube.holdResponses()
    const calls = backend.youtube.calls.length
    const videos = backend.request('GET', '/api/youtube/videos', { as: creator })
    await vi.waitFor(() => expect(backend.youtube.calls.length).toBeGreaterThan(calls), 10_000)
    await backend.request('DELETE', '/api/youtube/auth', { as: creator })
    release()
    await videos
  },
  'youtube/schedule': async () => {
    const owner = await makeCreator(backend, { plan: 'premium' })
    await connect(backend, owner, { account: '2' })
    await forgetUploads()
    await backend.request('GET', '/api/youtube/schedule', { as: owner.token })
  },
  'youtube/model': async () => {
    const { token: as } = await makeCreator(backend, { channel: 'UCelBalconDeNuria-000009' })
    await backend.request('GET', '/api/youtube/model', { as })
    await backend.settle()
  },
  'advice/patterns': async () => {
    const owner = await makeCreator(backend, { plan: 'premium', channel: 'UCelBalconDeNuria-000009' })
    await backend.request('GET', '/api/patterns', { as: owner.token })
  },
  'support/send': () => backend.request('POST', '/api/support', { as: creator, body: letter() }),
  'support/contact': () =>
    backend.request('POST', '/api/contact', { body: { ...letter(), name: 'Ann', email: 'ann@example.com' } }),
  'following/list': async () => {
    await follow('@slow.loom.studio')
    await backend.request('GET', '/api/following', { as: creator })
  },
  'following/add': async () => {
    const { token: as } = await makeCreator(backend)
    const add = (channel: string) => backend.request('POST', '/api/following', { as, body: { channel } })
    for (const name of ['@slow.loom.studio', '@pocketorrery', '@tilted_fiddle', '@kettle-and-graph']) await add(name)
    // At once, so that neither finds the limit reached before it adds its follow.
    await Promise.all(['@ledgerlanechess', '@quietridgehikes'].map(add))
  },
  'following/remove': async () => {
    await follow('@elbalcondenuria')
    await backend.request('DELETE', '/api/following/UCelBalconDeNuria-000009', { as: creator })
  },
  'following/videos': async () => {
    await follow('@slow.loom.studio')
    // The size of a channel that was not described yet is not known, so its videos are not read.
    for (const query of ['', '?size=small'])
      await backend.request('GET', `/api/following/videos${query}`, { as: creator })
    await backend.request('GET', '/api/following/videos', { as: await followOwnChannel() })
  },
  'following/outliers': async () => {
    await backend.request('GET', '/api/outliers', { as: await followOwnChannel() })
  },
  'following/change': async () => {
    await follow('@slow.loom.studio')
    await backend.request('PATCH', '/api/following/UCslowLoomStudio-0000001', { as: creator, body: { muted: false } })
  },
  'following/dismiss': async () => {
    await follow('@slow.loom.studio')
    const path = '/api/following/UCslowLoomStudio-0000001/dismissed/abcdefghijk'
    await backend.request('PATCH', path, { as: creator, body: { dismissed: true } })
  },
  'following/confirm-push': async () => {
    await follow('@slow.loom.studio')
    await backend.invoke('jobs/refresh-channels', {})
    await backend.hub.settle()
  },
  'following/receive-push': async () => {
    await follow('@slow.loom.studio')
    await backend.invoke('jobs/refresh-channels', {})
    await backend.hub.settle()
    const [{ callback, secret } = { callback: '', secret: '' }] = backend.hub.subscribers()
    const [id = ''] = /UC[\w-]{22}/.exec(callback) ?? []
    await (await import('#functions/services/channel/announced.ts')).markSubscribed(id)
    const video = { id: 'aNewVideo01', channel: { id, title: 'A' }, title: 'B', publishedAt: Date.now() }
    const body = writeNotification(video)
    await backend.hub.deliver(callback, body, signNotification(body, secret))
  },
  'following/find': () => backend.request('GET', '/api/following/search?name=loom', { as: creator }),
  'ideas/list': async () => {
    const { token } = await makeCreator(backend, { channel: 'UCmidnightWorkshop_00002' })
    await backend.request('GET', '/api/ideas', { as: token })
    const { as, idea } = await listIdeas()
    await backend.request('POST', `/api/ideas/${idea}/draft`, { as, body: {} })
    await backend.request('GET', '/api/ideas', { as })
  },
  'ideas/week': async () => {
    const { token } = await makeCreator(backend, { channel: 'UCledgerLaneChess-000008' })
    await backend.request('GET', '/api/ideas/week', { as: token })
    const { as, idea } = await listIdeas('/api/ideas/week')
    await backend.request('POST', `/api/ideas/${idea}/draft`, { as, body: {} })
    await backend.request('GET', '/api/ideas/week', { as })
  },
  'ideas/accept': async () => {
    const { as, idea } = await listIdeas()
    await backend.request('POST', `/api/ideas/${idea}/draft`, { as, body: {} })
    await backend.request('POST', `/api/ideas/${idea}/draft`, { as, body: {} })
  },
  'ideas/suggest': async () => {
    for (const channel of ['UCkettleAndGraph-0000007', false] as const) {
      const { token: as, userId } = await makeCreator(backend, { channel })
      await followOutlier(userId)
      const body = { channel: outlierChannel, video: 'herbs000000' }
      await backend.request('POST', '/api/ideas', { as, body })
    }
  },
  'ideas/proven': async () => {
    const { token: as, userId } = await makeCreator(backend, { channel: demoChannel.id })
    await followOutlier(userId)
    await backend.request('POST', '/api/ideas/proven', { as, body: { title: 'My herb garden' } })
  },
  'ideas/keep': async () => {
    const { token: as, userId } = await makeCreator(backend)
    await followOutlier(userId)
    const body = {
      channel: outlierChannel,
      video: 'herbs000000',
      pattern: 'for_beginners',
      titles: ['Looms for beginners'],
    }
    await backend.request('POST', '/api/ideas/drafts', { as, body })
  },
  'ideas/evidence': async () => {
    const as = await followOwnChannel()
    const body = {
      channel: outlierChannel,
      video: 'herbs000000',
      pattern: 'for_beginners',
      titles: ['Looms for beginners'],
    }
    const kept = await backend.request('POST', '/api/ideas/drafts', { as, body })
    await backend.request('GET', `/api/ideas/${(kept.body as { draft: string }).draft}/evidence`, { as })
  },
  'ideas/dismiss': async () => {
    const { as, idea } = await listIdeas()
    await backend.request('PATCH', `/api/ideas/${idea}`, { as, body: { dismissed: true } })
  },
  'jobs/refresh-channels': async () => {
    await follow('@slow.loom.studio')
    await followRisingVideo()
    await backend.invoke('jobs/refresh-channels', {})
    // Its last follower unfollows the channel while YouTube responds.
    const { token: as } = await makeCreator(backend)
    await backend.request('POST', '/api/following', { as, body: { channel: `${demoChannel.handle}` } })
    const release = backend.youtube.holdResponses()
    const calls = backend.youtube.calls.length
    const running = backend.invoke('jobs/refresh-channels', {})
    await vi.waitFor(() => expect(backend.youtube.calls.length).toBeGreaterThan(calls), 10_000)
    await backend.request('DELETE', `/api/following/${demoChannel.id}`, { as })
    release()
    await running
  },
  'mcp/serve': async () => {
    await callEveryTool()
    const { assistant } = await connectAssistant()
    await backend.request('POST', '/api/mcp', { as: assistant.access_token, body: {} })
  },
  'webhooks/create': async () => {
    for (let times = 0; times < 2; times++) await addWebhook({ userId: '', token: creator })
  },
  'webhooks/change': async () => {
    const { id } = await addWebhook()
    await backend.request('PATCH', `/api/webhooks/${id}`, { as: listener.token, body: { state: 'active' } })
  },
  'webhooks/rotate': async () => {
    const { id } = await addWebhook()
    await backend.request('POST', `/api/webhooks/${id}/secret`, { as: listener.token, body: {} })
  },
  'webhooks/test': async () => {
    const { id } = await addWebhook()
    await backend.request('POST', `/api/webhooks/${id}/test`, { as: listener.token, body: {} })
  },
  'jobs/deliver-events': async () => {
    const { id } = await addWebhook()
    const failDelivery = async () => {
      await backend.request('POST', `/api/webhooks/${id}/test`, { as: backend.tokenFor(listener.userId), body: {} })
      await backend.invoke('jobs/deliver-events', {})
    }
    await failDelivery()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * dayMs })
    await failDelivery()
    vi.useRealTimers()
  },
  'connections/consent': async () => {
    const { token } = await connectAssistant()
    for (let more = 0; more < 20; more++) await consent(backend, token, consentQuery().query)
  },
  'connections/register': () =>
    backend.request('POST', '/api/oauth/register', { body: { redirect_uris: ['http://127.0.0.1/'] } }),
  'connections/token': () => connectAssistant(2),
  'connections/revoke': async () => {
    const { assistant } = await connectAssistant()
    await postOAuth(backend, '/api/oauth/revoke', { token: `${assistant.refresh_token}` })
  },
  'connections/remove-all': async () => {
    const { token: as } = await connectAssistant()
    await backend.request('DELETE', '/api/connections', { as })
  },
  'inquiry/send': () =>
    backend.request('POST', '/api/inquiry', {
      as: creator,
      body: { id: randomUUID(), companyName: 'Acme', numChannels: '20+' },
    }),
  'jobs/deliver-messages': async () => {
    const ses = mockClient(SESv2Client).rejects(new Error('down'))
    expectErrors()
    await backend.request('POST', '/api/support', { as: creator, body: letter() })
    ses.restore()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hourMs })
    await backend.invoke('jobs/deliver-messages', {})
    vi.useRealTimers()
  },
  'jobs/performance-alerts': async () => {
    const { updateAccount } = await import('#functions/store/accounts.ts')
    const { putCached } = await import('#functions/store/cache.ts')
    const readers = [await makeCreator(backend), await makeCreator(backend)]
    for (const { userId } of readers)
      await updateAccount(userId, { mailAlerts: true, channel: { id: demoChannel.id, verified: true } })
    await leaveWork('alertAt')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await putCached(`recent-uploads#${demoChannel.id}`, uploadsWithOutlier(), 600)
    const refused = rejectFirstMail()
    await runWithRetry('jobs/performance-alerts')
    refused.restore()
    // Uploads that are not fresh are read for several channels at once.
    vi.setSystemTime(Date.now() + 1.5 * dayMs)
    await runWithRetry('jobs/performance-alerts')
    vi.useRealTimers()
  },
  'jobs/review-drafts': async () => {
    const { updateAccount } = await import('#functions/store/accounts.ts')
    const authors = [await makePublished(), await makePublished()]
    for (const { userId } of authors) {
      await updateAccount(userId, { mailReviews: true })
      await addWebhook({ userId, token: backend.tokenFor(userId) })
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9.5 * dayMs })
    const refused = rejectFirstMail()
    await runWithRetry('jobs/review-drafts')
    refused.restore()
    vi.useRealTimers()
  },
  'jobs/queue-due-work': async () => {
    const { updateAccount } = await import('#functions/store/accounts.ts')
    const { deleteCached } = await import('#functions/store/cache.ts')
    for (const { userId } of [await makeCreator(backend), await makeCreator(backend)])
      await updateAccount(userId, { mailWeekly: true, mailReminders: true, mailAlerts: true })
    const { userId } = await makePublished()
    await connect(backend, { token: backend.tokenFor(userId) })
    // The items are as an earlier release stored them, and adding them to the indexes was interrupted.
    const { jobBookmark } = await import('#functions/store/cache.ts')
    const indexes = ['index-reminders', 'index-alerts', 'index-email-changes', 'index-calls', 'index-tokens']
    for (const index of [...indexes, 'mark-reports-due']) {
      await deleteCached(`done#${index}`)
      await jobBookmark(index).write('nobody/0')
    }
    await unindexTokens()
    await backend.invoke('jobs/queue-due-work', {})
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * dayMs })
    await backend.invoke('jobs/queue-due-work', {})
    vi.useRealTimers()
    await backend.deliverMessages()
  },
  'jobs/weekly-report': async () => {
    const { updateAccount } = await import('#functions/store/accounts.ts')
    const writers = [await makeCreator(backend, { channel: demoChannel.id }), await makeCreator(backend)]
    for (const { userId, token } of writers) {
      await updateAccount(userId, { mailWeekly: true })
      await followOutlier(userId)
      await backend.request('POST', '/api/drafts', { as: token, body: { name: 'My bread', titles: breadTitles } })
    }
    vi.useFakeTimers({ toFake: ['Date'], now: mondayAfter(Date.now()) })
    await backend.invoke('jobs/refresh-trends', {})
    const refused = rejectFirstMail()
    await runWithRetry('jobs/weekly-report')
    refused.restore()
    vi.useRealTimers()
  },
  'jobs/reminders': async () => {
    const { updateAccount } = await import('#functions/store/accounts.ts')
    const planners = [await makeCreator(backend), await makeCreator(backend)]
    for (const { userId, token } of planners) {
      await updateAccount(userId, { mailReminders: true })
      const planned = { date: '2027-02-09' }
      await backend.request('POST', '/api/drafts', { as: token, body: { name: 'A', planned } })
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 1, 8, 9) })
    const refused = rejectFirstMail()
    await leaveWork('remindAt')
    await runWithRetry('jobs/reminders')
    refused.restore()
    vi.useRealTimers()
  },
  'calendar/create': async () => {
    for (const _ of [1, 2]) await createFeed()
  },
  'calendar/get': async () => {
    await createFeed()
    await backend.request('GET', '/api/calendar', { as: creator })
  },
  'calendar/remove': async () => {
    await createFeed()
    await backend.request('DELETE', '/api/calendar/feed', { as: creator })
  },
  'calendar/file': async () => backend.request('GET', new URL((await createFeed()) ?? '').pathname),
  'mail/page': () => backend.request('GET', `/api/unsubscribe/${unsubscribeToken}`),
  'mail/unsubscribe': () => backend.request('POST', `/api/unsubscribe/${unsubscribeToken}`),
  'billing/checkout': () => backend.request('POST', '/api/billing/checkout', { as: payer.token, body: defaultOrder }),
  'billing/portal': () => backend.request('POST', '/api/billing/portal', { as: payer.token, body: { goal: 'manage' } }),
  'billing/webhook': async () => {
    await backend.request('POST', '/api/following', {
      as: payer.token,
      body: { channel: 'UCslowLoomStudio-0000001' },
    })
    for (const event of collectEvents(backend, () => pay(backend, payer))) await backend.stripe.webhooks.send(event)
  },
  'jobs/refresh-trends': () => backend.invoke('jobs/refresh-trends', {}),
  'jobs/purge-expired': async () => {
    const { claimMail } = await import('#functions/store/mails.ts')
    await claimMail('somebody', 'weekly#2026-11-23')
    const { createLink } = await import('#functions/store/links.ts')
    await createLink({ hash: 'expired', userId: 'somebody', kind: 'feed', id: 'one', expiresAt: 1 })
    await connect(backend, { token: creator })
    await importFirstReports()
    const leaver = await makeCreator(backend)
    await createAllData(backend, leaver)
    const { createDeletion, removeDeletion } = await import('#functions/store/deletions.ts')
    // The job would also continue other users' deletions.
    for (const { userId } of await backend.items('revocations')) await removeDeletion(`${userId}`)
    await createDeletion(leaver.userId, { email: 'leaver@example.com', locale: 'fr' }, 0)
    await createDeletion('somebody', {}, 0)
    // The run's time is over after the first of two deletions.
    let isOver = false
    const watch = await pauseAt(({ name, input }) => {
      isOver ||= name === 'DeleteCommand' && input.TableName === process.env.TABLE_REVOCATIONS
      return false
    })
    await backend.invoke('jobs/purge-expired', {}, () => (isOver ? 0 : 300_000))
    watch.resume()
    await backend.invoke('jobs/purge-expired', {})
    const { body } = await backend.request('POST', '/api/analyze', { as: drafter.token, body: { title: 'A' } })
    const { draft } = advice.analyze.output.parse(body).analysis
    const { setDraftDeleted } = await import('#functions/store/drafts.ts')
    await setDraftDeleted(drafter.userId, `${draft}`, true, 0)
    const published = await makePublished()
    await setDraftDeleted(published.userId, `${published.path.split('/').at(-1)}`, true, 0)
    await backend.invoke('jobs/purge-expired', {})
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2100, 0) })
    await backend.invoke('jobs/purge-expired', {})
    vi.useRealTimers()
  },
  'jobs/settle-email-change': async () => {
    const { userId, tokens } = await backend.signUpUser()
    const email = 'interrupted@example.com'
    await backend.request('POST', '/api/account/email', { as: tokens.accessToken, body: { email } })
    const { changePoolEmail } = await import('#functions/clients/cognito/users.ts')
    await changePoolEmail(userId, email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 900_000 })
    await leaveWork('emailChangeAt')
    await runWithRetry('jobs/settle-email-change')
    vi.useRealTimers()
  },
  'jobs/reconcile-accounts': async () => {
    for (const orphan of [await makeCreator(backend), await makeCreator(backend)])
      await setAccountAge(orphan, 2 * dayMs)
    // The first run is interrupted while it looks for orphans.
    let timeChecks = 0
    await backend.invoke('jobs/reconcile-accounts', {}, () => (timeChecks++ < 12 ? 300_000 : 0))
    await backend.invoke('jobs/reconcile-accounts', {})
  },
  'jobs/read-reach': async () => {
    await connect(backend, await createCreatorWithHistory())
    await importFirstReports()
    backend.google.grants.revokeAccount('1')
    await importFirstReports(4)
  },
  'jobs/move-analyses': async () => {
    await loseDrafts(thumbnailer)
    const { listAnalyses } = await import('#functions/store/analyses.ts')
    const [newest] = (await listAnalyses(thumbnailer.userId)).analyses
    if (newest) await addEarlierAnalysis(thumbnailer, { ...newest, id: 'z'.repeat(26) })
    const { jobBookmark } = await import('#functions/store/cache.ts')
    await jobBookmark('move-analyses').write('nobody/0')
    let timeChecks = 0
    await backend.invoke('jobs/move-analyses', {}, () => (timeChecks++ < 2 ? 300_000 : 0))
    await backend.invoke('jobs/move-analyses', {})
  },
  'jobs/settle-calls': async () => {
    const { startCheck } = await import('#functions/store/call-checks.ts')
    await startCheck({ userId: 'nobody', id: '0' })
    await makePublished()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * dayMs })
    await runWithRetry('jobs/settle-calls')
    vi.useRealTimers()
  },
  'jobs/read-ahead': async () => {
    const owner = await createCreatorWithHistory()
    await connect(backend, owner)
    await backend.request('GET', '/api/youtube/analytics', { as: owner.token })
    const { startVisits } = await import('#functions/store/visits.ts')
    await startVisits((await makeCreator(backend)).userId)
    await startVisits(owner.userId)
    const { addAnnouncedToConnected } = await import('#functions/services/channel/announced.ts')
    await addAnnouncedToConnected(demoChannel.id, ['aNewVideo01'])
    const { nextPacificDay } = await import('#functions/lib/period.ts')
    await backend.invoke('jobs/read-ahead', {})
    // This is the last run of a day.
    vi.useFakeTimers({ toFake: ['Date'], now: nextPacificDay(Date.now() + 2 * dayMs) - 60_000 })
    await backend.invoke('jobs/read-ahead', {})
    vi.useRealTimers()
  },
  'jobs/fetch-uploads': async () => {
    await backend.invoke('jobs/fetch-uploads', { userId: (await signUpWithChannelUrl()).userId })
    // This user leaves while the uploads are fetched.
    const { userId } = await makeCreator(backend, { channel: outlierChannel })
    const calls = backend.youtube.calls.length
    const release = backend.youtube.holdResponses()
    const run = backend.invoke('jobs/fetch-uploads', { userId })
    await vi.waitFor(() => expect(backend.youtube.calls.length).toBeGreaterThan(calls))
    await loseAccount(userId)
    release()
    await run
  },
  'jobs/watch-budgets': () => backend.invoke('jobs/watch-budgets', {}),
  'jobs/purge-unconfirmed': async () => {
    await continueWithGoogle(backend, createGoogler(backend))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * dayMs })
    await backend.invoke('jobs/purge-unconfirmed', {}).finally(() => vi.useRealTimers())
  },
  'triggers/mail-events': async () => {
    const { createFeedbackEvent } = await import('#infra/local/stubs/mail-feedback.ts')
    const mail = { id: '1', at: '', to: ['a@example.com'], subject: '', headers: {}, tags: { user: 'creator-0' } }
    await backend.invoke('triggers/mail-events', createFeedbackEvent(mail, 'bounce'))
  },
  'triggers/custom-message': async () => {},
  'triggers/pre-sign-up': () => backend.register(),
  'triggers/post-confirmation': async () => {
    const [interrupted, strangers] = [await backend.signUpUser(), await backend.signUpUser()]
    await addPasskeyAtCognito(backend, strangers.email)
    for (const { userId, email } of [interrupted, strangers]) {
      await loseAccount(userId)
      await resetPassword(backend, email)
    }
    const unfinished = createGoogler(backend)
    await continueWithGoogle(backend, unfinished)
    await resetPassword(backend, unfinished.email)
  },
}
/** Access that a function uses by signing a form that the browser sends. */
const signed: Readonly<Partial<Record<FunctionName, readonly string[]>>> = {
  'advice/upload': ['put originals'],
  'studio/keep': ['put studio_files'],
}
const usesFile = path.join(import.meta.dirname, '../../infra/access/uses.generated.json')
const usedBy = (name: FunctionName) => [...backend.rights.usedBy(name), ...(signed[name] ?? [])].sort()
const letter = () => ({ id: randomUUID(), subject: 'My score', message: 'Why is it 40?' })
/** Makes work due on an account that was deleted. */
async function leaveWork(work: 'remindAt' | 'emailChangeAt' | 'alertAt') {
  const { startWork } = await import('#functions/store/account-work.ts')
  await startWork(work, 'nobody')
}
/** Does the work that is due, and retries what failed. Needs a fake clock. */
async function runWithRetry(job: QueuedJobName) {
  await runDueWork(backend, job)
  vi.setSystemTime(Date.now() + visibilityTimeoutSeconds * 1000)
  await deliver(backend, job)
}
/** Makes SES reject the first mail. */
function rejectFirstMail() {
  const ses = mockClient(SESv2Client)
  ses.rejectsOnce(new MessageRejected({ message: 'no', $metadata: { httpStatusCode: 400 } })).resolves({})
  return ses
}
/** Returns the next Monday at noon UTC. */
const mondayAfter = (now: number) => Math.ceil((now - 4 * dayMs) / (7 * dayMs)) * 7 * dayMs + 4.5 * dayMs
/** Makes a creator with an analysis for which a result of the channel's own history is stored. */
async function createCreatorWithHistory(): Promise<Creator> {
  const { saveOwnHistory } = await import('#functions/store/own-history.ts')
  const owner = await makeCreator(backend)
  await saveOwnHistory(owner.userId, '0'.repeat(26), {
    ownHistory: { state: 'too_few', videos: 3 },
    until: Date.now() + 60_000,
  })
  return owner
}
/** Imports YouTube's first reports of impressions. */
async function importFirstReports(days = 3) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs })
  await runDueWork(backend, 'jobs/read-reach')
  vi.useRealTimers()
}
const drawThumbnail = async (background: string) =>
  uploadCheckedThumbnail(backend, drafter, await drawPng({ width: 320, height: 180, background }))
/** Creates a draft with an analysis of the title of a video of the demo channel. Returns its path and the video's id. */
async function makePublishable(owner: Creator): Promise<[path: string, video: string]> {
  const { id, title } = findPublishable()
  const { thumbnail } = await uploadCheckedThumbnail(backend, owner, await drawPng({ width: 320, height: 180 }))
  const { body } = await backend.request('POST', '/api/analyze', { as: owner.token, body: { title, thumbnail } })
  return [`/api/drafts/${advice.analyze.output.parse(body).analysis.draft}`, id]
}
/** Publishes a new creator's draft. */
async function makePublished(): Promise<{ userId: string; path: string }> {
  const author = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id })
  await cacheDemoUploads()
  const [path, video] = await makePublishable(author)
  await backend.request('POST', `${path}/publish`, { as: author.token, body: { video } })
  return { userId: author.userId, path }
}
/** Creates a draft with a thumbnail and returns its id. */
async function makeDraft(): Promise<string> {
  const { thumbnail } = await drawThumbnail('#ff0000')
  const { body } = await backend.request('POST', '/api/drafts', {
    as: drafter.token,
    body: { titles: [{ id: 'first', text: 'How to bake bread' }], thumbnails: [thumbnail] },
  })
  return drafts.create.output.parse(body).draft.id
}
/** Creates a draft that is not kept, as after an analysis. */
async function makeTriedDraft(content: object): Promise<string> {
  const { token: as } = drafter
  const { body } = await backend.request('POST', '/api/drafts', { as, body: content })
  const { id, revision } = drafts.create.output.parse(body).draft
  await backend.request('PATCH', `/api/drafts/${id}`, { as, body: { revision, changes: { state: 'tried' } } })
  return id
}
/** Creates a test of a new draft's title and thumbnail, and returns its id. */
async function makeTest(): Promise<string> {
  const [first, second] = [await drawThumbnail('#ff0000'), await drawThumbnail('#ffff00')]
  const thumbnails = [first.thumbnail, second.thumbnail]
  const { token: as } = drafter
  const variants = thumbnails.map((thumbnail) => ({ thumbnail }))
  const body = { draft: await makeTriedDraft({ thumbnails }), variants, difference: 'color' }
  const { body: created } = await backend.request('POST', '/api/experiments', { as, body })
  return experiments.create.output.parse(created).experiment.id
}
let sharedDraft: string
/** Shares a draft with two titles and a thumbnail. */
async function makeShare() {
  const { thumbnail } = await drawThumbnail('#ff0000')
  const titles = ['How to bake bread', 'Bake bread like a pro'].map((text, at) => ({ id: `title${at}`, text }))
  sharedDraft = await makeTriedDraft({ titles, thumbnails: [thumbnail] })
  const { body } = await backend.request('POST', `/api/drafts/${sharedDraft}/shares`, {
    as: drafter.token,
    body: { titles: titles.map(({ id }) => id), thumbnails: [thumbnail], voting: true },
  })
  const { share } = shares.create.output.safeParse(body).data ?? {}
  return { id: '', thumbnails: [], ...share, token: `${share?.url}`.split('/').at(-1) ?? '' }
}
const voteOn = (token: string, voter: string = randomUUID()) =>
  backend.request('POST', `/api/shared/${token}/votes`, { body: { voter, title: 'title0' } })
const trending = () => getOverallChart('US')[0]?.id
let creator: string
let unsubscribeToken: string
let payer: Creator
let thumbnailer: Creator
let drafter: Creator
let tokenOwner: string
let publisher: Creator
let analysisPath: string

const domainOf = (name: FunctionName) => name.split('/')[0] ?? ''
const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const definitions = new Map<FunctionName, Endpoint>(endpoints)
const isEndpoint = (name: FunctionName): name is EndpointName => definitions.has(name)

/** Makes a function use everything that it may: by its own walk, or by one request with an input that it accepts. */
async function walk(name: FunctionName) {
  const own: Walk | undefined = walks[name]
  if (own) return own()
  const endpoint = definitions.get(name)
  const input = isEndpoint(name) ? findAnyInput(name) : undefined
  if (!endpoint || !input) throw new Error(`${name} needs a walk: its input has to be made`)
  const { url, body } = toRequest(endpoint, input)
  return backend.request(endpoint.method, url, {
    ...(endpoint.caller === 'user' && { as: creator }),
    ...(body && { body }),
  })
}

/** Calls an endpoint that is open to personal access tokens with a new one, whose first use is noted. */
async function callWithToken(name: FunctionName) {
  const definition = definitions.get(name)
  if (!definition?.scope && definition?.protocol !== 'mcp') return
  const { generateToken, newTokenId } = await import('#functions/lib/token-text.ts')
  const { addToken } = await import('#functions/store/personal-tokens.ts')
  const userId = tokenOwner
  const id = newTokenId()
  const { token, hash } = generateToken('vcp', userId, id)
  const [createdAt, expiresAt] = [new Date().toISOString(), Math.ceil(Date.now() / 1000) + 60]
  await addToken({ id, hash, userId, name: '', scopes: [...scopes], createdAt, expiresAt })
  // No endpoint accepts this body, so that nothing is created or spent.
  const given = takesIdempotencyKey(definition)
    ? { body: { unknown: true }, headers: { 'idempotency-key': randomUUID() } }
    : {}
  await backend.request(definition.method, definition.path.replace('{id}', '0'.repeat(26)), { as: token, ...given })
}

/**
 * Functions are granted exactly what they use in this test, so each walk has to reach everything its function uses.
 * `npm run record-access` records what they use. Otherwise, the test compares it with what was recorded.
 */
const isRecording = process.env.RECORD === '1'

test('every function uses exactly what its access grants', async () => {
  if (isRecording) backend.rights.record()
  payer = await makeCreator(backend)
  creator = (await makeCreator(backend)).token
  const { createUnsubscribeToken } = await import('#functions/services/mail/unsubscribe-token.ts')
  unsubscribeToken = await createUnsubscribeToken('creator-0', 'weekly')
  thumbnailer = await makeCreator(backend)
  drafter = await makeCreator(backend, { plan: 'basic' })
  await addWebhook(drafter)
  tokenOwner = (await backend.signUpUser()).userId
  publisher = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id })
  expectErrors()
  // The walks are sorted by domain. Jobs run between endpoints, because some change what later walks find.
  for (const name of functionNames.toSorted((one, other) => compareText(domainOf(one), domainOf(other)))) {
    await walk(name)
    await callWithToken(name)
    await backend.settle()
  }
  // This is compared at the end, because some walks send requests to other endpoints too.
  if (!isRecording) for (const name of functionNames) expect.soft(usedBy(name), name).toEqual(listGrants(name))
  const uses = writeUses(usedBy)
  if (isRecording) writeFileSync(usesFile, uses)
  else expect(uses).toBe(readFileSync(usesFile, 'utf8'))
}, 240_000)

/** Deletes the uploads that were fetched when channels were connected. */
async function forgetUploads() {
  const { deleteCached } = await import('#functions/store/cache.ts')
  for (const { key } of await backend.items('cache'))
    if (`${key}`.startsWith('recent-uploads#')) await deleteCached(`${key}`)
}

/** Returns the id of a channel whose uploads were never fetched. */
const newChannelId = () => `UC${randomUUID().replaceAll('-', '').slice(0, 22)}`

/** Analyzes a title while YouTube fails, and again when old uploads are cached. */
async function analyzeWithOldUploads() {
  const { putCached } = await import('#functions/store/cache.ts')
  const channel = newChannelId()
  const { token: as } = await makeCreator(backend, { channel })
  backend.youtube.failNext('backendError')
  await backend.request('POST', '/api/analyze', { as, body: { title: 'How to bake bread' } })
  const fetchedAt = new Date(Date.now() - 2 * dayMs).toISOString()
  await putCached(`recent-uploads#${channel}`, { fetchedAt, videos: [] }, 60)
  await backend.request('POST', '/api/analyze', { as, body: { title: 'How to bake bread' } })
  await backend.settle()
}

/** Signs up a user who has named a channel that is not looked up yet. */
async function signUpWithChannelUrl(channelUrl = 'youtube.com/@slow.loom.studio') {
  const user = await backend.signUpUser()
  const { updateAccount } = await import('#functions/store/accounts.ts')
  await updateAccount(user.userId, { channelUrl })
  return user
}
const signUpAndGetToken = async () => (await signUpWithChannelUrl()).tokens.accessToken

async function loseAccount(userId: string): Promise<void> {
  const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb')
  const { database } = await import('#functions/lib/database.ts')
  await database.send(new DeleteCommand({ TableName: process.env.TABLE_ACCOUNTS, Key: { userId } }))
}
