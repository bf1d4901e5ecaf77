import { expect, onTestFinished, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { ideas } from '#shared/contract/ideas.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { breadTitles, followOutlier, outlierChannel, outlierFrame, outlierTitle } from '#test/support/ideas.ts'

const backend = setUpBackend()
/** A video that stands out, and one whose title has no frame. */
const [outlier, plain] = ['herbs000000', 'herbs000003']
const refused = { status: 404, body: { error: { code: 'not_found' } } }

const post = ({ token: as }: Creator, path: string, body: object) =>
  backend.request('POST', path, { as, body: { channel: outlierChannel, ...body } })
const suggest = async (creator: Creator, video: string) =>
  ideas.suggest.output.parse((await post(creator, '/api/ideas', { video })).body)
async function makeFollower(channel: string | false = demoChannel.id): Promise<Creator> {
  const creator = await makeCreator(backend, { channel })
  await followOutlier(creator.userId)
  return creator
}

test('a video gives its frame without its subject, with own topics that did as usual or better', async () => {
  const found = await suggest(await makeFollower(), outlier)
  expect(found).toMatchObject({ frame: outlierFrame, kinds: [] })
  const times = found.topics.map((topic) => topic.times ?? 0)
  expect(times.length).toBeGreaterThan(1)
  expect(Math.min(...times)).toBeGreaterThanOrEqual(1)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

test('a title without a frame gets kinds of titles that measurably help, marked as not its own', async () => {
  const found = await suggest(await makeFollower(), plain)
  expect(found).toMatchObject({ frame: null, isOfVideo: false })
  expect(found.kinds.map(({ frame }) => frame)).toContain('[…] for Beginners')
  for (const { lift } of found.kinds) expect(lift?.low).toBeGreaterThan(1)
})

test('without a channel, topics come from drafts, and have no multiple of the usual', async () => {
  const ann = await makeFollower(false)
  expect(await suggest(ann, outlier)).toMatchObject({ frame: outlierFrame, topics: [] })
  for (const title of breadTitles)
    await backend.request('POST', '/api/drafts', { as: ann.token, body: { titles: [title] } })
  expect((await suggest(ann, outlier)).topics).toEqual([{ words: 'bread', videos: 2, times: null }])
})

test('a kept idea is a draft with its title, and the id of the video as evidence', async () => {
  const ann = await makeFollower()
  const titles = ['The Only Rye Loaf You Will Ever Need']
  const kept = await post(ann, '/api/ideas/drafts', { video: outlier, titles })
  const { draft: id } = ideas.keep.output.parse(kept.body)
  const { body } = await backend.request('GET', `/api/drafts/${id}`, { as: ann.token })
  const { draft } = drafts.get.output.parse(body)
  expect(draft.state).toBe('idea')
  expect(draft.titles.map(({ text }) => text)).toEqual(titles)
  const evidence = async () =>
    ideas.evidence.output.parse((await backend.request('GET', `/api/ideas/${id}/evidence`, { as: ann.token })).body)
  expect((await evidence()).video).toMatchObject({ id: outlier, channel: 'Bright Herbs', views: 9000 })
  const stored = (await backend.items('evidence')).filter(({ userId }) => userId === ann.userId)
  expect(stored).toMatchObject([{ id, channelId: outlierChannel, videoId: outlier }])
  const { unfollow } = await import('#functions/services/following/unfollow.ts')
  for (const { userId } of await backend.items('follows')) await unfollow(`${userId}`, outlierChannel)
  expect(await evidence()).toEqual({ video: null })
})

test('a draft from a kind of title records that kind as its origin', async () => {
  const ann = await makeFollower()
  const idea = { video: plain, pattern: 'for_beginners', titles: ['Rye for Beginners'] }
  const { draft: id } = ideas.keep.output.parse((await post(ann, '/api/ideas/drafts', idea)).body)
  const { body } = await backend.request('GET', `/api/drafts/${id}`, { as: ann.token })
  expect(drafts.get.output.parse(body).draft.origin).toMatchObject({ structure: 'for_beginners' })
})

test('a video that is not stored, or of a channel that the creator does not follow, is not found', async () => {
  const ann = await makeFollower()
  expect(await post(ann, '/api/ideas', { video: 'abcdefghijk' })).toMatchObject(refused)
  const bob = await makeCreator(backend)
  expect(await post(bob, '/api/ideas', { video: outlier })).toMatchObject(refused)
  expect(await post(bob, '/api/ideas/drafts', { video: outlier, titles: ['Looms'] })).toMatchObject(refused)
})

test('similar titles that did well are found without asking YouTube, and none without derived metrics', async () => {
  const ann = await makeFollower()
  await suggest(ann, outlier)
  const calls = backend.youtube.calls.length
  const near = async (title: string) =>
    ideas.proven.output.parse(
      (await backend.request('POST', '/api/ideas/proven', { as: ann.token, body: { title } })).body,
    ).titles
  const [followed] = await near('My herb garden')
  expect(followed).toMatchObject({ from: 'followed', title: outlierTitle, channel: 'Bright Herbs', views: 9000 })
  const own = await near('Sourdough bread for a week')
  expect(own[0]).toMatchObject({ from: 'own', channel: null })
  expect(own[0]?.title).toMatch(/bread|sourdough/i)
  for (const { usual, from } of own) expect(from === 'trending' || (usual?.multiple ?? 0) >= 1.3).toBe(true)
  expect(backend.youtube.calls.length).toBe(calls)
  vi.stubEnv('DERIVED_METRICS', 'off')
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  expect(await near('My herb garden')).toEqual([])
})
