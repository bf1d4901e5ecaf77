import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { getOverallChart } from '#infra/local/stubs/youtube/trending/videos.ts'
import { advice } from '#shared/contract/advice.ts'
import type { Backend } from '#test/support/backend.ts'
import { buildChunks, type Chunk, listRequiredChunks } from '#test/support/chunks.ts'
import { connect } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { drawPng } from '#test/support/drawings.ts'
import { postForm, requestUploadForm } from '#test/support/thumbnail-uploads.ts'
import { type Count, type Meters, platformLog, type SharedKeys } from './cost-meters.ts'

/**
 * How often an active user performs each action per month. These are assumptions: change them to calculate with your own
 * figures.
 */
export const profile = {
  'sign up': 0.2,
  'connect a channel': 0.1,
  'first visit of a day': 6,
  'further visit that day': 6,
  'analyze a title': 10,
  'check a thumbnail': 3,
  'AI advice on a draft': 1,
  'AI title ideas': 1,
  'description and tags': 1,
  'trends: list': 8,
  'trends: new search': 0.5,
  'trends: insight': 2,
  'write to support': 0.05,
} as const
/** Weekly reports per user and month, assuming that half of the users turn them on. */
export const reportsPerMonth = 2
export type Action = keyof typeof profile

export type Counts = Readonly<Record<Action, Count>>

/** Measures what each action uses on a backend, after a first run that warms up the functions. */
export async function measureActions(
  backend: Backend,
  meters: Meters,
): Promise<{ counts: Counts; keys: Readonly<Record<Action, SharedKeys>> }> {
  const browser = browserOf(backend, meters)
  await backend.invoke('jobs/refresh-trends', {}, 300_000)
  for (const action of Object.values(actionsOf(browser, await createCreator(backend), backend, meters))) await action()
  const counts: Partial<Record<Action, Count>> = {}
  const keys: Partial<Record<Action, SharedKeys>> = {}
  const creator = await createCreator(backend)
  const actions = actionsOf(browser, creator, backend, meters)
  for (const [name, action] of Object.entries(actions) as [Action, () => Promise<unknown>][]) {
    const count = await meters.during(action)
    counts[name] = { ...count, logBytes: (count.logBytes ?? 0) + platformLog(count) }
    keys[name] = meters.sharedKeys([creator.userId, demoChannel.id, ...newUsers, 'address#'])
  }
  const siteSize = await siteBytes()
  const withPage = (count: Count = {}, files: { bytes: number; requests: number }) => ({
    ...count,
    bytesOut: (count.bytesOut ?? 0) + files.bytes,
    edgeRequests: (count.edgeRequests ?? 0) + files.requests,
    edgeRuns: (count.edgeRuns ?? 0) + files.requests,
  })
  const all = {
    ...(counts as Counts),
    // At sign-up the browser loads the whole site; later only the page and the configuration, which are not cached.
    'sign up': withPage(counts['sign up'], siteSize.firstVisit),
    'first visit of a day': withPage(counts['first visit of a day'], siteSize.revisit),
    'further visit that day': withPage(counts['further visit that day'], siteSize.revisit),
  }
  return { counts: all, keys: keys as Record<Action, SharedKeys> }
}

/** Users who signed up during the measurement. Their keys are not shared keys. */
const newUsers: string[] = []

let drafts = 0
let phrases = 0

/** Returns a Premium creator with a channel. */
const createCreator = (backend: Backend) => makeCreator(backend, { plan: 'premium', channel: demoChannel.id })

type Browser = ReturnType<typeof browserOf>

/** Returns functions that send requests as the page does and count them as CloudFront and API Gateway do. */
function browserOf(backend: Backend, { add }: Meters) {
  const request = async (...call: Parameters<Backend['request']>) => {
    const response = await backend.request(...call)
    if (response.status !== 200) throw new Error(`${call[0]} ${call[1]}: ${response.status} ${response.text}`)
    for (const unit of ['requests', 'edgeRequests', 'edgeRuns'] as const) add(unit, 1)
    add('bytesOut', Number(response.headers['content-length']) + headerBytes)
    return response
  }
  return {
    get: (as: string, path: string) => request('GET', path, { as }),
    send: (as: string | undefined, path: string, body: object) => request('POST', path, { as, body }),
    getPublic: (path: string) => request('GET', path),
  }
}
/** Bytes of our headers, including the content security policy. */
const headerBytes = 1_000

const actionsOf = (browser: Browser, creator: Creator, backend: Backend, meters: Meters) => {
  const { token } = creator
  const draft = () => ({ title: `How to bake bread in ${++drafts} hours` })
  const analyze = async () => advice.analyze.output.parse((await browser.send(token, '/api/analyze', draft())).body)
  const visit = async () => {
    for (const path of ['/api/account', '/api/youtube/analytics', '/api/youtube/videos']) await browser.get(token, path)
  }
  return {
    'sign up': () => signUp(browser, backend, meters),
    'connect a channel': () => connectChannel(backend, creator, meters),
    'first visit of a day': visit,
    'further visit that day': visit,
    'analyze a title': async () => {
      await analyze()
      await browser.get(token, '/api/analyses')
    },
    'check a thumbnail': () => checkThumbnail(browser, backend, creator, meters),
    'AI advice on a draft': async () => {
      const { analysis } = await analyze()
      backend.openai.answerNext({ title: { strengths: ['Clear'], suggestions: [] }, thumbnail: null })
      await browser.send(token, `/api/analyses/${analysis.id}/advice`, {})
    },
    'AI title ideas': () => browser.send(token, '/api/titles', draft()),
    'description and tags': () => browser.send(token, '/api/metadata', draft()),
    'trends: list': () => browser.get(token, '/api/trends?region=US&category=music'),
    'trends: new search': () => browser.get(token, `/api/trends?region=US&search=topic%20${++phrases}`),
    'trends: insight': async () => {
      const video = getOverallChart('US')[phrases]?.id
      for (const part of ['insight', 'history']) await browser.get(token, `/api/trends/${video}/${part}?region=US`)
    },
    'write to support': () =>
      browser.send(token, '/api/support', { id: randomUUID(), subject: 'My score', message: 'Why is it 40?' }),
  } satisfies Record<Action, () => Promise<unknown>>
}

/** Looks up the channel, signs up, polls the verification five times, and reads the account. */
async function signUp(browser: Browser, backend: Backend, { add }: Meters): Promise<void> {
  await browser.getPublic('/api/youtube/channel?url=youtube.com/@pocketorrery')
  const { userId, tokens } = await backend.signUpUser({ 'custom:youtube_channel': 'youtube.com/@pocketorrery' })
  newUsers.push(userId)
  for (let poll = 0; poll < 5; poll++) await browser.getPublic(`/api/account/verification/${userId}`)
  await browser.get(tokens.accessToken, '/api/account')
  // Users sign in with a password; the helper signs in with a second mailed code.
  add('mails', -1)
  add('poolMails', 1)
}

async function connectChannel(backend: Backend, creator: Creator, { add }: Meters): Promise<void> {
  const { status, text } = await connect(backend, creator)
  if (status !== 200) throw new Error(text)
  for (const unit of ['requests', 'edgeRequests', 'edgeRuns'] as const) add(unit, 1)
  add('bytesOut', Buffer.byteLength(text) + headerBytes)
}

/** Uploads a thumbnail of 1280 x 720, checks it, analyzes it and loads its image. */
async function checkThumbnail(browser: Browser, backend: Backend, creator: Creator, { add }: Meters): Promise<void> {
  const lines = [{ text: 'BOAT', x: 120, y: 120, height: 130 }]
  const file = await drawPng({ width: 1280, height: 720, background: `#${(0x300000 + drafts++).toString(16)}`, lines })
  await browser.send(creator.token, '/api/uploads', { type: 'image/png' })
  const form = await requestUploadForm(backend, creator, 'image/png')
  await postForm(form, file)
  // The bytes of a photograph: the drawing is smaller.
  add('storedBytes', photographBytes)
  add('puts', 1)
  const { body } = await browser.send(creator.token, '/api/thumbnails', { upload: form.upload })
  const { thumbnail } = advice.thumbnail.output.parse(body)
  await browser.send(creator.token, '/api/analyze', { thumbnail })
  // Loaded after the check and again in the history.
  add('gets', 2)
}
const photographBytes = 400_000

/** Returns the bytes and requests of a first visit, which loads the three main screens, and of a revisit. */
async function siteBytes() {
  const chunks = await buildChunks()
  // The first of the three screens is part of the page.
  const screens = ['features/trends/trend-pulse.tsx', 'features/workbench/predictive-insights.tsx']
  const scripts = listRequiredChunks(chunks, ...screens, 'messages/en.ts')
  const others = [...chunks.values()].filter(
    ({ fileName }) => fileName === 'app.html' || /\.(css|woff2)$/.test(fileName),
  )
  const pages = others.filter(({ fileName }) => fileName.endsWith('.html'))
  const configBytes = 500
  const revisit = { bytes: sentBytes(pages) + configBytes + 2 * headerBytes, requests: pages.length + 1 }
  const files = [...scripts, ...others]
  return {
    revisit,
    firstVisit: { bytes: sentBytes(files) + configBytes + files.length * headerBytes, requests: files.length + 1 },
  }
}

const sentBytes = (files: readonly Chunk[]) =>
  files.reduce((sum, { code, source = '' }) => sum + gzipSync(code ?? source).length, 0)
