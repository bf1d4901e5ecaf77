import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { getOverallChart } from '#infra/local/stubs/youtube/trending/videos.ts'
import { advice } from '#shared/contract/advice.ts'
import type { Backend } from '#test/support/backend.ts'
import { buildChunks, type Chunk, needed } from '#test/support/chunks.ts'
import { connect } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { pngOf } from '#test/support/drawings.ts'
import { postForm, requestUploadForm } from '#test/support/thumbnail-uploads.ts'
import { type Count, type Meters, ownLog, type SharedKeys } from './cost-meters.ts'

/**
 * How often an active user does each thing in a month. Assumed, not measured: no user is the average one. To reckon with
 * your own figures, change these.
 */
export const profile = {
  'sign up': 0.2,
  'connect a channel': 0.1,
  'visit, first of a day': 6,
  'visit, again that day': 6,
  'analyse a title': 10,
  'check a thumbnail': 3,
  'ask the AI about a draft': 1,
  'titles by the AI': 1,
  'description and tags': 1,
  'trends: a list': 8,
  'trends: a new search': 0.5,
  'trends: a video explained': 2,
  'write to support': 0.05,
} as const
/** Weekly reports a month: half of the users want the four of them. Assumed. */
export const reportsAMonth = 2
export type Action = keyof typeof profile

export type Counts = Readonly<Record<Action, Count>>

/** What each action takes, measured on a backend; what a function does at its first call only is done before. */
export async function measureActions(
  backend: Backend,
  meters: Meters,
): Promise<{ counts: Counts; keys: Readonly<Record<Action, SharedKeys>> }> {
  const browser = browserOf(backend, meters)
  await backend.invoke('jobs/refresh-trends', {}, 300_000)
  for (const action of Object.values(actionsOf(browser, await somebody(backend), backend, meters))) await action()
  const counts: Partial<Record<Action, Count>> = {}
  const keys: Partial<Record<Action, SharedKeys>> = {}
  const creator = await somebody(backend)
  const actions = actionsOf(browser, creator, backend, meters)
  for (const [name, action] of Object.entries(actions) as [Action, () => Promise<unknown>][]) {
    const count = await meters.during(action)
    counts[name] = { ...count, logBytes: (count.logBytes ?? 0) + ownLog(count) }
    keys[name] = meters.sharedKeys([creator.userId, demoChannel.id, ...newUsers, 'address#'])
  }
  const page = await siteBytes()
  const withPage = (count: Count = {}, files: { bytes: number; requests: number }) => ({
    ...count,
    bytesOut: (count.bytesOut ?? 0) + files.bytes,
    edgeRequests: (count.edgeRequests ?? 0) + files.requests,
    edgeRuns: (count.edgeRuns ?? 0) + files.requests,
  })
  const all = {
    ...(counts as Counts),
    // Whoever signs up has nothing of the site yet; later visits have it all but page and configuration.
    'sign up': withPage(counts['sign up'], page.whole),
    'visit, first of a day': withPage(counts['visit, first of a day'], page.again),
    'visit, again that day': withPage(counts['visit, again that day'], page.again),
  }
  return { counts: all, keys: keys as Record<Action, SharedKeys> }
}

/** Who signed up meanwhile: keys of theirs are not shared either. */
const newUsers: string[] = []

let drafts = 0
let phrases = 0

/** A creator on the plan that has everything, with a channel. */
const somebody = (backend: Backend) => makeCreator(backend, { plan: 'premium', channel: demoChannel.id })

type Browser = ReturnType<typeof browserOf>

/** Requests as the page makes them, counted as CloudFront and API Gateway do. */
function browserOf(backend: Backend, { add }: Meters) {
  const request = async (...call: Parameters<Backend['request']>) => {
    const answer = await backend.request(...call)
    if (answer.status !== 200) throw new Error(`${call[0]} ${call[1]}: ${answer.status} ${answer.text}`)
    for (const unit of ['requests', 'edgeRequests', 'edgeRuns'] as const) add(unit, 1)
    add('bytesOut', Number(answer.headers['content-length']) + headerBytes)
    return answer
  }
  return {
    get: (as: string, path: string) => request('GET', path, { as }),
    send: (as: string | undefined, path: string, body: object) => request('POST', path, { as, body }),
    ask: (path: string) => request('GET', path),
  }
}
/** Our own headers, the content security policy among them. */
const headerBytes = 1_000

const actionsOf = (browser: Browser, { token, ...who }: Creator, backend: Backend, meters: Meters) => {
  const creator: Creator = { token, ...who }
  const draft = () => ({ title: `How to bake bread in ${++drafts} hours` })
  const analysed = async () => advice.analyze.output.parse((await browser.send(token, '/api/analyze', draft())).body)
  const visit = async () => {
    for (const path of ['/api/account', '/api/youtube/analytics', '/api/youtube/videos']) await browser.get(token, path)
  }
  return {
    'sign up': () => signUp(browser, backend, meters),
    'connect a channel': () => connected(backend, creator, meters),
    'visit, first of a day': visit,
    'visit, again that day': visit,
    'analyse a title': async () => {
      await analysed()
      await browser.get(token, '/api/analyses')
    },
    'check a thumbnail': () => thumbnail(browser, backend, creator, meters),
    'ask the AI about a draft': async () => {
      const { analysis } = await analysed()
      backend.openai.answerNext({ title: { strengths: ['Clear'], suggestions: [] }, thumbnail: null })
      await browser.send(token, `/api/analyses/${analysis.id}/advice`, {})
    },
    'titles by the AI': () => browser.send(token, '/api/titles', draft()),
    'description and tags': () => browser.send(token, '/api/metadata', draft()),
    'trends: a list': () => browser.get(token, '/api/trends?region=US&category=music'),
    'trends: a new search': () => browser.get(token, `/api/trends?region=US&search=topic%20${++phrases}`),
    'trends: a video explained': async () => {
      const video = getOverallChart('US')[phrases]?.id
      for (const part of ['insight', 'history']) await browser.get(token, `/api/trends/${video}/${part}?region=US`)
    },
    'write to support': () =>
      browser.send(token, '/api/support', { id: randomUUID(), subject: 'My score', message: 'Why is it 40?' }),
  } satisfies Record<Action, () => Promise<unknown>>
}

/** Looks up the channel, confirms by the mailed code after five looks of the waiting screen, and comes to the dashboard. */
async function signUp(browser: Browser, backend: Backend, { add }: Meters): Promise<void> {
  await browser.ask('/api/youtube/channel?url=youtube.com/@pocketorrery')
  const { userId, tokens } = await backend.signUpUser({ 'custom:youtube_channel': 'youtube.com/@pocketorrery' })
  newUsers.push(userId)
  for (let look = 0; look < 5; look++) await browser.ask(`/api/account/verification/${userId}`)
  await browser.get(tokens.accessToken, '/api/account')
  // By password, not by the second mail that this sign-in asked for.
  add('mails', -1)
  add('poolMails', 1)
}

async function connected(backend: Backend, creator: Creator, { add }: Meters): Promise<void> {
  const { status, text } = await connect(backend, creator)
  if (status !== 200) throw new Error(text)
  for (const unit of ['requests', 'edgeRequests', 'edgeRuns'] as const) add(unit, 1)
  add('bytesOut', Buffer.byteLength(text) + headerBytes)
}

/** A thumbnail of 1280 x 720 is uploaded, checked, analysed with its title, and seen. */
async function thumbnail(browser: Browser, backend: Backend, creator: Creator, { add }: Meters): Promise<void> {
  const file = await pngOf({ width: 1280, height: 720, background: `#${(0x300000 + drafts++).toString(16)}` })
  await browser.send(creator.token, '/api/uploads', { type: 'image/png' })
  const form = await requestUploadForm(backend, creator, 'image/png')
  await postForm(form, file)
  // A thumbnail of YouTube's own size; this drawing is smaller than a photograph.
  add('storedBytes', photographBytes)
  add('puts', 1)
  const { body } = await browser.send(creator.token, '/api/thumbnails', { upload: form.upload })
  const { thumbnail } = advice.thumbnail.output.parse(body)
  await browser.send(creator.token, '/api/analyze', { thumbnail })
  // Shown at once and again in the history.
  add('gets', 2)
}
const photographBytes = 400_000

/** What a browser is sent of the site: all that the three main screens need, and what it asks for at every visit. */
async function siteBytes() {
  const chunks = await buildChunks()
  // The first of the three comes with the page.
  const screens = ['features/trends/trend-pulse.tsx', 'features/insights/predictive-insights.tsx']
  const scripts = needed(chunks, ...screens, 'messages/frame/en.ts')
  const others = [...chunks.values()].filter(
    ({ fileName }) => fileName === 'app.html' || /\.(css|woff2)$/.test(fileName),
  )
  const page = others.filter(({ fileName }) => fileName.endsWith('.html'))
  const configBytes = 500
  const again = { bytes: sentBytes(page) + configBytes + 2 * headerBytes, requests: page.length + 1 }
  const files = [...scripts, ...others]
  return {
    again,
    whole: { bytes: sentBytes(files) + configBytes + files.length * headerBytes, requests: files.length + 1 },
  }
}

const sentBytes = (files: readonly Chunk[]) =>
  files.reduce((sum, { code, source = '' }) => sum + gzipSync(code ?? source).length, 0)
