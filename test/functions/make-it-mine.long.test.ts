import { expect, test } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { ideas } from '#shared/contract/ideas.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { breadTitles, followOutlier, outlierChannel } from '#test/support/ideas.ts'

const backend = setUpBackend()
/** A video for beginners that stands out, and one whose title has no pattern. */
const [outlier, plain] = ['herbs000000', 'herbs000003']
const refused = { status: 404, body: { error: { code: 'not_found' } } }

const post = ({ token: as }: Creator, path: string, body: object) =>
  backend.request('POST', path, { as, body: { channel: outlierChannel, ...body } })
const suggest = async (creator: Creator, body: object) =>
  ideas.suggest.output.parse((await post(creator, '/api/ideas', body)).body)
async function makeFollower(channel: string | false = demoChannel.id): Promise<Creator> {
  const creator = await makeCreator(backend, { channel })
  await followOutlier(creator.userId)
  return creator
}

test('the pattern of a video is crossed with the own topic that did best, without a word of its title', async () => {
  const found = await suggest(await makeFollower(), { video: outlier })
  expect(found.isOfVideo).toBe(true)
  expect(found.patterns[0]).toMatchObject({ name: 'for_beginners', lift: { channels: expect.any(Number) } })
  expect(found.topic).toBe(found.topics[0]?.words)
  expect(found.titles.length).toBeGreaterThan(1)
  for (const { title } of found.titles) {
    expect(title.toLowerCase()).toContain(found.topic?.toLowerCase())
    expect(title).not.toMatch(/tiny|herb|garden/i)
  }
  const chances = found.titles.map(({ chance }) => chance ?? 0)
  expect(chances).toEqual(chances.toSorted((one, other) => other - one))
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
})

test('a title without a pattern gets those that hold best elsewhere, and says so', async () => {
  const found = await suggest(await makeFollower(), { video: plain, topic: 'cast iron pans' })
  expect(found.isOfVideo).toBe(false)
  expect(found.patterns).toHaveLength(3)
  expect(found.titles.every(({ title }) => title.startsWith('Cast iron pans'))).toBe(true)
})

test('without a channel, topics come from drafts, and without those the creator types one', async () => {
  const ann = await makeFollower(false)
  expect(await suggest(ann, { video: outlier })).toMatchObject({ topics: [], topic: null, titles: [] })
  expect((await suggest(ann, { video: outlier, topic: 'looms' })).titles.length).toBeGreaterThan(1)
  for (const title of breadTitles)
    await backend.request('POST', '/api/drafts', { as: ann.token, body: { titles: [title] } })
  expect(await suggest(ann, { video: outlier })).toMatchObject({ topic: 'bread' })
})

test('a kept idea is a draft with its pattern, and the id of the video as evidence', async () => {
  const ann = await makeFollower()
  const titles = ['Bread for beginners', 'Bread from scratch: where to start']
  const kept = await post(ann, '/api/ideas/drafts', { video: outlier, pattern: 'for_beginners', titles })
  const { draft: id } = ideas.keep.output.parse(kept.body)
  const { body } = await backend.request('GET', `/api/drafts/${id}`, { as: ann.token })
  const { draft } = drafts.get.output.parse(body)
  expect(draft).toMatchObject({ state: 'idea', origin: { structure: 'for_beginners' } })
  expect(draft.titles.map(({ text }) => text)).toEqual(titles)
  const evidence = async () =>
    ideas.evidence.output.parse((await backend.request('GET', `/api/ideas/${id}/evidence`, { as: ann.token })).body)
  expect((await evidence()).video).toMatchObject({ id: outlier, channel: 'Bright Herbs', views: 9000 })
  const stored = (await backend.items('evidence')).filter(({ userId }) => userId === ann.userId)
  expect(stored).toMatchObject([{ id, channelId: outlierChannel, videoId: outlier }])
  const { unfollow } = await import('#functions/services/following/unfollow.ts')
  for (const { userId } of await backend.items('followers')) await unfollow(`${userId}`, outlierChannel)
  expect(await evidence()).toEqual({ video: null })
})

test('a video that we do not hold, or of a channel that is not followed, is not found', async () => {
  const ann = await makeFollower()
  expect(await post(ann, '/api/ideas', { video: 'abcdefghijk' })).toMatchObject(refused)
  const bob = await makeCreator(backend)
  expect(await post(bob, '/api/ideas', { video: outlier })).toMatchObject(refused)
  const idea = { video: outlier, pattern: 'i_did', titles: ['Bread: I was wrong'] }
  expect(await post(bob, '/api/ideas/drafts', idea)).toMatchObject(refused)
})
