import { expect, test } from 'vitest'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { following } from '#shared/contract/following.ts'
import { dayMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()
const loom = 'UCslowLoomStudio-0000001'
const nuria = 'UCelBalconDeNuria-000009'
const kettle = 'UCkettleAndGraph-0000007'
const ask = async ({ userId }: Creator, query = '') => {
  const { body } = await backend.request('GET', `/api/following/videos?${query}`, { as: backend.tokenFor(userId) })
  return following.videos.output.parse(body)
}
const refused = { status: 404, body: { error: { code: 'not_found' } } }
const change = ({ token: as }: Creator, path: string, body: object) =>
  backend.request('PATCH', `/api/following/${path}`, { as, body })
async function followThree(): Promise<Creator> {
  const ann = await makeCreator(backend)
  for (const channel of [loom, nuria, kettle]) {
    await backend.request('POST', '/api/following', { as: ann.token, body: { channel } })
  }
  await backend.invoke('jobs/refresh-channels', {})
  return ann
}

test('the list of videos is sorted by the multiple that is shown, by time or by views', async () => {
  const ann = await followThree()
  const { videos, total, multiples, countedAt } = await ask(ann)
  expect(multiples).toBe(true)
  expect(videos).toHaveLength(total)
  expect(videos.every(({ thumbnail }) => thumbnail !== null)).toBe(true)
  expect(videos.filter((video) => video.usual?.isOutlier).map(({ title }) => title)).toEqual([
    'I Tracked Every Cup of Tea for a Year. Here Is the Chart',
  ])
  const isDescending = (figures: readonly number[]) =>
    expect(figures).toEqual(figures.toSorted((one, other) => other - one))
  isDescending(videos.map((video) => video.usual?.multiple ?? -1))
  isDescending((await ask(ann, 'sort=newest')).videos.map(({ publishedAt }) => Date.parse(publishedAt)))
  isDescending((await ask(ann, 'sort=views')).videos.map(({ views }) => views ?? -1))
  expect(Date.now() - Date.parse(`${countedAt}`)).toBeLessThan(60_000)
})

test('the list of videos is filtered by size, age, length, language and channel', async () => {
  const ann = await followThree()
  const channels = async (query: string) => [
    ...new Set((await ask(ann, query)).videos.map(({ channelId }) => channelId)),
  ]
  expect(await channels('size=large')).toEqual([kettle])
  expect((await channels('size=medium')).sort()).toEqual([nuria, loom].sort())
  expect(await channels('size=small')).toEqual([])
  expect(await channels(`channel=${loom}`)).toEqual([loom])
  expect((await ask(ann)).languages).toEqual(['en', 'es'])
  expect(await channels('language=es')).toEqual([nuria])
  expect(await channels('language=fr')).toEqual([])
  for (const days of [2, 7, 27]) {
    const { videos } = await ask(ann, `days=${days}`)
    expect(videos.every(({ publishedAt }) => Date.now() - Date.parse(publishedAt) <= days * dayMs)).toBe(true)
  }
  const { total } = await ask(ann)
  const [short, long] = [await ask(ann, 'length=short'), await ask(ann, 'length=long')]
  expect(short.videos.every(({ seconds }) => seconds !== null && seconds <= 180)).toBe(true)
  expect(short.total + long.total).toBeLessThanOrEqual(total)
})

test('the list of videos is searched by words of the title, in any order, without accents', async () => {
  const ann = await followThree()
  const titles = async (search: string) =>
    (await ask(ann, new URLSearchParams({ search }).toString())).videos.map(({ title }) => title)
  expect(await titles('YEAR téa')).toEqual(['I Tracked Every Cup of Tea for a Year. Here Is the Chart'])
  expect(await titles('tea zebra')).toEqual([])
})

test('the language of names alone, or of few words, is unknown', async () => {
  const { languageOf } = await import('#functions/services/following/language-of.ts')
  const names = 'Minecraft #12. Elden Ring. GTA V. FIFA 25. Minecraft #13. Elden Ring boss'
  expect(await languageOf(names.split('. '))).toBeUndefined()
  expect(await languageOf(['How to weave'])).toBeUndefined()
  expect(await languageOf([])).toBeUndefined()
  expect(await languageOf(listChannelVideos('UCmidnightWorkshop_00002').map(({ title }) => title))).toBe('ja')
})

test('the list leaves out muted channels, unless one is asked for', async () => {
  const ann = await followThree()
  const { total } = await ask(ann)
  expect(await change(ann, kettle, { muted: true })).toMatchObject({ status: 200 })
  const { body } = await backend.request('GET', '/api/following', { as: ann.token })
  expect(
    following.list.output
      .parse(body)
      .follows.filter(({ muted }) => muted)
      .map(({ id }) => id),
  ).toEqual([kettle])
  expect((await ask(ann)).total).toBe(total - 24)
  expect((await ask(ann, `channel=${kettle}`)).total).toBe(24)
  await change(ann, kettle, { muted: false })
  expect((await ask(ann)).total).toBe(total)
  expect(await change(ann, 'UCmidnightWorkshop_00002', { muted: true })).toMatchObject(refused)
})

test('the list leaves out dismissed videos, even of simultaneous requests, and stores only hashes', async () => {
  const ann = await followThree()
  const ids = (await ask(ann, `channel=${loom}`)).videos.slice(0, 3).map(({ id }) => id)
  const dismiss = (id: string, dismissed: boolean) => change(ann, `${loom}/dismissed/${id}`, { dismissed })
  await Promise.all(ids.map((id) => dismiss(id, true)))
  expect((await ask(ann, `channel=${loom}`)).total).toBe(9)
  const whole = await ask(ann, `channel=${loom}&dismissed=true`)
  expect(
    whole.videos
      .filter(({ dismissed }) => dismissed)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids.toSorted())
  const kept = JSON.stringify(await backend.items('follows'))
  for (const id of ids) expect(kept).not.toContain(id)
  await dismiss(`${ids[0]}`, false)
  expect((await ask(ann, `channel=${loom}`)).total).toBe(10)
  // This also works after no dismissed video was left.
  for (const id of ids) await dismiss(id, false)
  expect((await ask(ann, `channel=${loom}`)).total).toBe(12)
  expect(await dismiss(`${ids[0]}`, true)).toMatchObject({ status: 200 })
  expect((await ask(ann, `channel=${loom}`)).total).toBe(11)
  expect(await change(ann, 'UCmidnightWorkshop_00002/dismissed/abcdefghijk', { dismissed: true })).toMatchObject(
    refused,
  )
})
