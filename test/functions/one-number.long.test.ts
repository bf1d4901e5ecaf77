import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { shortenNumbers } from '#functions/services/mcp/tool.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { account } from '#shared/contract/account.ts'
import { type Analysis, advice, maxScoredTitles } from '#shared/contract/advice.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { shares } from '#shared/contract/shares.ts'
import { youtube } from '#shared/contract/youtube.ts'
import { dayMs, daySeconds } from '#shared/duration.ts'
import { expectLanguage } from '#shared/prediction/expected-language.ts'
import { findMainLanguage } from '#shared/prediction/main-language.ts'
import { modelVersion } from '#shared/prediction/outcomes.ts'
import { prepareResults } from '#shared/prediction/own-history/history.ts'
import { generalYardstick, type JudgedVideo, judgeTitle } from '#shared/prediction/verdict.ts'
import { compareTitles } from '#shared/prediction/wording/compare.ts'
import { baseOf, type Verdict } from '#shared/prediction/yardsticks.ts'
import { scopes } from '#shared/scopes.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { makeUpload } from '#test/support/channel-uploads.ts'
import { connect } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { addPersonalToken } from '#test/support/personal-token.ts'

const backend = setUpBackend()

/** Each test has its own time, so that it shares neither cache nor quota with another. */
let day = Date.UTC(2027, 0, 1, 20, 0, 30)
beforeEach(() => {
  day += 60 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const title = 'How to Bake Sourdough Bread in a Cold Kitchen'
const other = 'Why I Bake Bread at Home'
const nuria = 'UCelBalconDeNuria-000009'

const creator = (channel: string | false = demoChannel.id) =>
  makeCreator(backend, { plan: 'premium', channel, userId: randomUUID() })
const request = async ({ userId }: Creator, method: string, path: string, body?: object) => {
  const answer = await backend.request(method, path, { as: backend.tokenFor(userId), ...(body && { body }) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

/** A number about a title, what it is worth, and what it rests on. */
interface Shown {
  readonly verdict: Verdict | undefined
  readonly model: string | undefined
  readonly fetchedAt: string | undefined
}

/** Returns what the browser shows while a title is typed, from the model of the channel. */
async function showTyped(ann: Creator, text: string, given: JudgedVideo = {}): Promise<Shown> {
  const { model } = youtube.model.output.parse(await request(ann, 'GET', '/api/youtube/model'))
  const user = account.get.output.parse(await request(ann, 'GET', '/api/account'))
  const ofChannel = model.state === 'ready' ? findMainLanguage(model.videos.map((one) => one.title)) : undefined
  const video = { ...given, language: expectLanguage(user, ofChannel) }
  const inGeneral = () => judgeTitle(generalYardstick, text, video)
  if (model.state === 'none') return { verdict: inGeneral(), model: modelVersion, fetchedAt: undefined }
  if (model.state !== 'ready') return { verdict: undefined, model: modelVersion, fetchedAt: undefined }
  const history = prepareResults(model.videos)
  const verdict = judgeTitle({ name: 'channel', history }, text, video) ?? inGeneral()
  return { verdict, model: modelVersion, fetchedAt: fetchedAtOf(verdict, model.fetchedAt) }
}

/** Returns undefined for a verdict among titles in general, which does not use the channel's videos. */
const fetchedAtOf = (verdict: Verdict | undefined, fetchedAt: string | undefined) =>
  verdict?.yardstick === 'channel' ? fetchedAt : undefined

const showAnalysis = ({ verdict, model, ownHistory }: Analysis): Shown => ({
  verdict,
  model,
  fetchedAt: fetchedAtOf(verdict, ownHistory?.state === 'scored' ? ownHistory.fetchedAt : undefined),
})

/** Analyzes a title of a draft, by default a new one, with the titles and the length that the browser knows. */
async function analyze(ann: Creator, text: string, given: object = {}): Promise<Analysis> {
  return advice.analyze.output.parse(await request(ann, 'POST', '/api/analyze', { title: text, ...given })).analysis
}

/** Returns an analysis as the history and its draft show it. */
async function reopen(ann: Creator, { id, draft }: Analysis): Promise<Analysis[]> {
  const { analyses } = advice.history.output.parse(await request(ann, 'GET', '/api/analyses'))
  const { versions } = drafts.versions.output.parse(await request(ann, 'GET', `/api/drafts/${draft}/versions`))
  return [...analyses, ...versions.flatMap((version) => version.analyses)].filter((one) => one.id === id)
}

const callApi = async (as: string, body: object) =>
  advice.score.output.parse((await backend.request('POST', '/api/titles/score', { as, body })).body)

/** Returns what a program gets for one title of a video. */
async function askApi(as: string, text: string, { base, seconds }: JudgedVideo): Promise<Shown> {
  const { titles, yardstick } = await callApi(as, { titles: [text], base, seconds })
  const verdict = titles[0]?.verdict
  expect(titles[0]?.score).toBe(verdict?.score)
  return { verdict, model: yardstick.model, fetchedAt: fetchedAtOf(verdict, yardstick.fetchedAt) }
}

const ToolResult = z.object({
  result: z.object({
    structuredContent: z.object({
      titles: z.optional(z.array(z.object({ title: z.string(), score: z.nullable(z.int()), outcome: z.unknown() }))),
      ranked: z.optional(z.array(z.object({ title: z.string(), score: z.nullable(z.int()), outcome: z.unknown() }))),
      yardstick: z.object({ state: z.string(), fetchedAt: z.nullable(z.string()), model: z.string() }),
    }),
  }),
})
async function callTool(as: string, name: string, given: object) {
  const params = { name, arguments: given }
  const { body } = await backend.request('POST', '/api/mcp', {
    as,
    headers: { accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  })
  return ToolResult.parse(body).result.structuredContent
}

/** Expects one number and one outcome wherever a title is judged now: typed, analyzed, reopened, by program and by assistant. */
async function expectOneNumber(ann: Creator, text: string, video: JudgedVideo = {}): Promise<Verdict | undefined> {
  const typed = await showTyped(ann, text, video)
  const analysis = await analyze(ann, text, video)
  expect(showAnalysis(analysis)).toEqual(typed)
  const reopened = await reopen(ann, analysis)
  expect(reopened).toHaveLength(2)
  for (const one of reopened)
    expect({ ...showAnalysis(one), createdAt: one.createdAt }).toEqual({ ...typed, createdAt: analysis.createdAt })
  const as = await addPersonalToken(ann.userId, scopes)
  expect(await askApi(as, text, video)).toEqual(typed)
  const assistant = await callTool(as, 'compare_titles', {
    ...video,
    titles: [text, other],
    base: video.base ?? [text],
  })
  expect(
    assistant.ranked?.find((one) => one.title === text) ?? { title: text, score: null, outcome: null },
  ).toMatchObject({
    score: typed.verdict?.score ?? null,
    outcome: typed.verdict ? shortenNumbers(typed.verdict.outcome) : null,
  })
  expect(assistant.yardstick).toMatchObject({
    model: typed.model,
    ...(typed.fetchedAt && { fetchedAt: typed.fetchedAt }),
  })
  if (!video.base) {
    const alone = await callTool(as, 'score_titles', { ...video, titles: [text] })
    expect(alone.titles).toMatchObject([{ title: text, score: typed.verdict?.score ?? null }])
    expect(alone.yardstick).toEqual(assistant.yardstick)
  }
  return typed.verdict
}

/** Fetches the uploads of a creator's channel, as the first visit of the site does. */
async function visit(ann: Creator): Promise<void> {
  await request(ann, 'GET', '/api/youtube/model')
  await backend.settle()
}

async function cacheUploads(channelId: string, ages: readonly number[], views?: number) {
  const { putCached } = await import('#functions/store/cache.ts')
  const videos = ages.map((age) =>
    makeUpload(age, { channelId, title: `Bread, day ${age}`, ...(views && { views }) }, day),
  )
  await putCached(`recent-uploads#${channelId}`, { fetchedAt: new Date(day).toISOString(), videos }, 27 * daySeconds)
}

describe('a title has one number, typed, analyzed, reopened, by a program and by an assistant', () => {
  test('with a connected channel', async () => {
    const ann = await creator(false)
    await connect(backend, ann)
    expect(await expectOneNumber(ann, title)).toMatchObject({ yardstick: 'channel' })
  })

  test('with a named channel', async () => {
    const ann = await creator()
    await visit(ann)
    expect(await expectOneNumber(ann, title)).toMatchObject({ yardstick: 'channel' })
  })

  test('with uploads that are older than a day, until a job has fetched fresh ones', async () => {
    const ann = await creator()
    await visit(ann)
    const typed = await showTyped(ann, title)
    vi.setSystemTime(day + 3 * dayMs)
    const release = backend.youtube.holdResponses()
    const calls = backend.youtube.calls.length
    expect(showAnalysis(await analyze(ann, title))).toEqual(typed)
    expect(await showTyped(ann, title)).toEqual(typed)
    await vi.waitFor(() => expect(backend.youtube.calls.length).toBe(calls + 1))
    release()
    await backend.settle()
    expect((await showTyped(ann, title)).fetchedAt).toBe(new Date(day + 3 * dayMs).toISOString())
  })

  test('in another language, among the channel’s videos', async () => {
    const ann = await creator(nuria)
    await visit(ann)
    const text = 'Diario del balcón, semana 44'
    const typed = await showTyped(ann, text)
    expect(typed.verdict).toMatchObject({ yardstick: 'channel' })
    const analysis = await analyze(ann, text)
    for (const one of [analysis, ...(await reopen(ann, analysis))]) expect(showAnalysis(one)).toEqual(typed)
    expect(await askApi(await addPersonalToken(ann.userId, scopes), text, {})).toEqual(typed)
  })

  test('in another language without a channel, where it has none', async () => {
    const ann = await creator()
    await connect(backend, ann)
    await request(ann, 'DELETE', '/api/youtube/auth')
    const typed = await showTyped(ann, 'Diario del balcón, semana 44')
    expect(typed.verdict).toBeUndefined()
    expect(showAnalysis(await analyze(ann, 'Diario del balcón, semana 44'))).toEqual(typed)
  })

  test('after the channel is disconnected, among titles in general', async () => {
    const ann = await creator(false)
    await connect(backend, ann)
    await expectOneNumber(ann, title)
    await request(ann, 'DELETE', '/api/youtube/auth')
    expect(await expectOneNumber(ann, title)).toMatchObject({ yardstick: 'general' })
  })

  test('with a channel that has too few videos, among titles in general', async () => {
    const ann = await creator()
    await cacheUploads(demoChannel.id, [10, 20, 30, 40])
    expect(await expectOneNumber(ann, title)).toMatchObject({ yardstick: 'general' })
  })

  test('with a channel whose videos all did equally well, among titles in general', async () => {
    const ann = await creator()
    await cacheUploads(demoChannel.id, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120], 1000)
    expect(await expectOneNumber(ann, title)).toMatchObject({ yardstick: 'general' })
  })

  test('while derived metrics are off, among titles in general', async () => {
    const ann = await creator()
    await visit(ann)
    vi.stubEnv('DERIVED_METRICS', 'off')
    // The environment is read once per module load.
    vi.resetModules()
    const verdict = await expectOneNumber(ann, title).finally(() => {
      vi.unstubAllEnvs()
      vi.resetModules()
    })
    expect(verdict).toMatchObject({ yardstick: 'general' })
  })

  test('with a planned length', async () => {
    const ann = await creator()
    await visit(ann)
    const lengths = [60, 600, 3600, 12 * 3600].map((seconds) => expectOneNumber(ann, title, { seconds }))
    expect(new Set((await Promise.all(lengths)).map((one) => one?.yardstick))).toEqual(new Set(['channel']))
  })

  test('with the base of several titles', async () => {
    const ann = await creator()
    await visit(ann)
    const base = [title, 'Cold kitchen bread', 'The bread that needs no warm kitchen']
    for (const text of base) await expectOneNumber(ann, text, { base, seconds: 900 })
  })
})

describe('while the channel’s videos cannot be read', () => {
  test('a title has no number anywhere, rather than another one, and costs no unit', async () => {
    const ann = await creator()
    backend.youtube.failNext('backendError')
    expect((await showTyped(ann, title)).verdict).toBeUndefined()
    await backend.settle()
    const analysis = await analyze(ann, title)
    expect(analysis).toMatchObject({ titleAnalysis: { basis: 'model' }, ownHistory: { state: 'unavailable' } })
    for (const one of [analysis, ...(await reopen(ann, analysis))]) {
      expect(one).not.toHaveProperty('verdict')
      expect(one).not.toHaveProperty('yardstick')
    }
    expect(await backend.items('usage')).not.toContainEqual(expect.objectContaining({ userId: ann.userId }))
    const as = await addPersonalToken(ann.userId, scopes)
    const { titles, yardstick } = await callApi(as, { titles: [title, other] })
    expect(yardstick).toEqual({ state: 'unavailable', model: modelVersion })
    for (const one of titles) {
      expect(one).not.toHaveProperty('score')
      expect(one).toHaveProperty('chance')
    }
    const assistant = await callTool(as, 'score_titles', { titles: [title] })
    expect(assistant).toMatchObject({ titles: [{ score: null, outcome: null }], yardstick: { state: 'unavailable' } })
  })

  test('a program is told that they are being fetched, and gets the number then', async () => {
    const ann = await creator()
    const as = await addPersonalToken(ann.userId, scopes)
    expect((await callApi(as, { titles: [title] })).yardstick.state).toBe('pending')
    await backend.settle()
    expect(await askApi(as, title, {})).toEqual(await showTyped(ann, title))
  })

  test('a repeated analysis gets its verdict and pays for it once they can be read', async () => {
    // Two minutes before the next attempt, so that both are one analysis.
    vi.setSystemTime(day - (day % 600_000) + 480_000)
    const ann = await creator()
    backend.youtube.failNext('backendError')
    const { id } = await analyze(ann, title)
    vi.setSystemTime(Date.now() + 180_000)
    const repeated = await analyze(ann, title)
    expect(repeated).toMatchObject({ id, yardstick: 'channel', verdict: { yardstick: 'channel' } })
    expect(showAnalysis(repeated)).toEqual(await showTyped(ann, title))
    for (const one of await reopen(ann, repeated)) expect(showAnalysis(one)).toEqual(showAnalysis(repeated))
    const used = (await backend.items('usage')).filter(({ userId }) => userId === ann.userId)
    expect(used).toMatchObject([{ used: 1 }])
  })
})

describe('a program without the scope `channel.read`', () => {
  test('gets no number that depends on the channel, and no other in its place', async () => {
    const ann = await creator()
    await visit(ann)
    const analysis = await analyze(ann, title)
    const as = await addPersonalToken(ann.userId, ['score', 'drafts'])
    const { titles, yardstick } = await callApi(as, { titles: [title] })
    expect(yardstick).toEqual({ state: 'not_allowed', model: modelVersion })
    expect(titles).toEqual([{ title, basis: 'model', checks: [] }])
    const listed = await backend.request('GET', '/api/analyses', { as })
    const [one] = advice.history.output.parse(listed.body).analyses
    expect(one).toMatchObject({ id: analysis.id, yardstick: 'channel' })
    expect(one).not.toHaveProperty('verdict')
  })

  test('gets the general number of a creator without a channel', async () => {
    const ann = await creator(false)
    const as = await addPersonalToken(ann.userId, ['score'])
    expect(await askApi(as, title, {})).toEqual(await showTyped(ann, title))
  })
})

describe('a stored analysis', () => {
  test('keeps its number and its date when the channel’s videos change', async () => {
    const ann = await creator()
    await visit(ann)
    const analysis = await analyze(ann, title)
    await cacheUploads(demoChannel.id, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120])
    vi.setSystemTime(day + dayMs / 2)
    for (const one of await reopen(ann, analysis)) {
      expect(showAnalysis(one)).toEqual(showAnalysis(analysis))
      expect(one.createdAt).toBe(analysis.createdAt)
    }
  })

  test('has no verdict once the channel’s videos expire, and nothing in its place', async () => {
    const ann = await creator()
    await visit(ann)
    const analysis = await analyze(ann, title)
    const stored = (await backend.items('analyses')).find(({ id }) => id === analysis.id)
    expect(stored).not.toHaveProperty('verdict')
    vi.setSystemTime(day + 27 * dayMs)
    for (const one of await reopen(ann, analysis)) {
      expect(one).toMatchObject({ yardstick: 'channel', model: modelVersion })
      expect(one).not.toHaveProperty('verdict')
      expect(one).not.toHaveProperty('ownHistory')
    }
  })

  test('of an earlier version has a verdict made from its stored score', async () => {
    const ann = await creator()
    const { addAnalysis } = await import('#functions/store/analyses.ts')
    const { saveOwnHistory } = await import('#functions/store/own-history.ts')
    const createdAt = new Date(day).toISOString()
    const titleAnalysis = { basis: 'model' as const, score: 91, raw: 1, contributions: [], checks: [] }
    for (const id of ['1'.repeat(20), '2'.repeat(20)])
      await addAnalysis(ann.userId, { id, createdAt, title, titleAnalysis })
    const ownHistory = { state: 'scored' as const, score: 34, similar: [], videos: 60, fetchedAt: createdAt }
    await saveOwnHistory(ann.userId, '2'.repeat(20), { ownHistory, until: day + dayMs })
    const read = async () =>
      advice.history.output.parse(await request(ann, 'GET', '/api/analyses')).analyses.map(({ verdict }) => verdict)
    const inGeneral = { yardstick: 'general', score: 91, outcome: { topQuarter: expect.any(Number) } }
    expect(await read()).toMatchObject([{ yardstick: 'channel', score: 34, videos: 60 }, inGeneral])
    vi.setSystemTime(day + dayMs)
    expect(await read()).toMatchObject([inGeneral, inGeneral])
  })
})

describe('a shared page', () => {
  test('shows the chances of the titles, and no rank', async () => {
    const ann = await creator()
    await visit(ann)
    const titles = [title, other].map((text, place) => ({ id: `title${place}`, text }))
    const { draft } = drafts.create.output.parse(await request(ann, 'POST', '/api/drafts', { titles }))
    const analysis = await analyze(ann, title, { draft: draft.id })
    expect(analysis.verdict).toMatchObject({ yardstick: 'channel' })
    const chosen = { titles: titles.map(({ id }) => id), thumbnails: [], voting: false }
    const { share } = shares.create.output.parse(await request(ann, 'POST', `/api/drafts/${draft.id}/shares`, chosen))
    const { text } = await backend.request('GET', new URL(`${share.url}`).pathname)
    const words = /<main>([\s\S]*)<\/main>/.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, ' ') ?? ''
    const { ranked } = compareTitles([title, other])
    const percents = (shown: readonly string[]) => shown.toSorted()
    expect(percents([...words.matchAll(/\d+ ?%/g)].map(([percent]) => percent))).toEqual(
      percents(ranked.map(({ chance }) => `${Math.round(100 * chance)}%`)),
    )
    expect(words).not.toMatch(/ranks?\b|your channel|real titles|quarter|average|score/i)
    expect(JSON.stringify(share)).not.toMatch(/verdict|score|outcome/)
  })
})

describe('several titles of one video', () => {
  const titles = [title, 'Cold kitchen bread', 'Bread!', 'Why Your Bread Fails in a Cold Kitchen', 'My bread, part 3']

  test.each([
    ['a channel', demoChannel.id],
    ['no channel', false],
  ] as const)('have scores and chances in the same order with %s', async (_, channel) => {
    const ann = await creator(channel)
    if (channel) await visit(ann)
    const { titles: scored } = await callApi(await addPersonalToken(ann.userId, scopes), { titles })
    const byChance = scored.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0)).map(({ score }) => score)
    expect(byChance).toEqual(scored.map(({ score }) => score).sort((a, b) => (b ?? 0) - (a ?? 0)))
    expect(new Set(byChance).size).toBeGreaterThan(1)
  })

  test('of a draft are the base of an analysis that names none, with its planned length', async () => {
    const ann = await creator()
    await visit(ann)
    const written = titles.slice(0, 3)
    const content = [
      ...written.map((text, place) => ({ id: `title${place}`, text })),
      { id: 'offer', text: titles[3], offeredFor: title, offeredAs: titles[3] },
    ]
    const { draft } = drafts.create.output.parse(
      await request(ann, 'POST', '/api/drafts', { titles: content, seconds: 900 }),
    )
    expect(baseOf(draft.titles)).toEqual(written)
    for (const text of [title, titles[3] ?? '']) {
      const analysis = await analyze(ann, text, { draft: draft.id })
      expect(analysis).toMatchObject({ base: written, seconds: 900 })
      expect(showAnalysis(analysis)).toEqual(await showTyped(ann, text, { base: written, seconds: 900 }))
    }
    const alone = await analyze(ann, 'Another bread', { draft: draft.id })
    expect(alone).not.toHaveProperty('base')
    expect(showAnalysis(alone)).toEqual(await showTyped(ann, 'Another bread', { seconds: 900 }))
  })

  test.each([
    ['a channel', demoChannel.id],
    ['no channel', false],
  ] as const)(
    'that we offer score higher than the creator’s title only if they are likelier to win, with %s',
    async (_, channel) => {
      const ann = await creator(channel)
      if (channel) await visit(ann)
      for (const base of [[title], ['Bread update, part 3!!', title]]) {
        const [text = ''] = base
        const given = { title: text, base, seconds: 600 }
        const { ideas } = advice.titles.output.parse(await request(ann, 'POST', '/api/titles', given))
        const before = (await showTyped(ann, text, { base, seconds: 600 })).verdict?.score ?? 100
        for (const idea of ideas) {
          const { chance = 0.5, verdict } = idea
          if (chance >= 0.5) expect(verdict?.score).toBeGreaterThanOrEqual(before)
          else expect(verdict?.score).toBeLessThanOrEqual(before)
          expect(idea.verdict).toEqual((await showTyped(ann, idea.title, { base, seconds: 600 })).verdict)
        }
      }
    },
  )

  test('are each judged alone if they are titles of different videos', async () => {
    const ann = await creator()
    await visit(ann)
    const as = await addPersonalToken(ann.userId, scopes)
    const many = Array.from({ length: maxScoredTitles }, (_, at) => `How I baked bread number ${at}`)
    const { titles: scored } = await callApi(as, { titles: [...titles, ...many.slice(5)], sameVideo: false })
    for (const one of scored.slice(0, 5)) {
      expect(one).not.toHaveProperty('chance')
      expect(one.verdict).toEqual((await showTyped(ann, one.title)).verdict)
    }
  })
})
