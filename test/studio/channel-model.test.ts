import { expect, it } from 'vitest'
import { dayMs } from '#shared/duration.ts'
import { scoreOnChannel } from '#shared/prediction/own-history/history.ts'
import { fitChannelModel } from '#web/lib/studio/channel-model.ts'
import { lastDay, makeChannel, makeVideo } from './synthetic-channel.ts'

/** Makes videos. Those with `word` in their title get many times the views of the others. */
const makeHit = (word: string) =>
  makeChannel({ videos: 40, seed: 1, between: 0.3, hit: { word, titles: 20, clicks: 1, views: 20 } }).videos

it.each(['lighthouse', '懐中時計'])('a channel’s model is proven by its own videos, in any language: %s', (word) => {
  const videos = makeHit(word)
  const model = fitChannelModel(videos, lastDay)
  if (model.state === 'too_few') throw new Error('There are enough videos.')
  expect(model).toMatchObject({ state: 'proven', videos: 40, luck: expect.any(Number) })
  expect(model.share).toBeGreaterThan(0.65)
  expect(model.luck).toBeLessThanOrEqual(0.04)
  const rawOf = (title: string) => scoreOnChannel(model.history, { title })?.raw ?? 0
  expect(rawOf(`Notes on ${word}`)).toBeGreaterThan(rawOf('Notes on pans'))
})

it('a channel’s model is unproven if titles have no effect, or if all videos did equally well', () => {
  const { videos } = makeChannel({ videos: 40, seed: 2, between: 0.3 })
  expect(fitChannelModel(videos, lastDay)).toMatchObject({ state: 'unproven' })
  const equal = videos.map((video) => ({ ...video, views: 100 }))
  expect(fitChannelModel(equal, lastDay)).toMatchObject({ state: 'unproven', pairs: 0, share: 0.5, luck: 1 })
})

it('a channel’s model needs ten videos with views that are at least three days old', () => {
  const ten = makeHit('lighthouse').slice(0, 10)
  expect(fitChannelModel(ten, lastDay)).toMatchObject({ videos: 10 })
  const unusable = [
    ...ten.slice(1),
    makeVideo({ title: 'No views', publishedOn: '2026-01-01' }),
    makeVideo({ title: 'No day', views: 5 }),
    makeVideo({ title: 'Too young', views: 5, publishedOn: '2026-11-18' }),
  ]
  expect(fitChannelModel(unusable, lastDay)).toEqual({ state: 'too_few', videos: 9, needed: 10 })
})

it('pairs are videos of similar age that did not do equally well', () => {
  // Each is 1.4 times as old as the one before, so that only neighbors are compared.
  const ages = [10, 14, 20, 28, 39, 55, 77, 108, 151, 211]
  const videos = ages.map((age, index) =>
    makeVideo({
      title: `Video ${index}`,
      views: 100 * ((7 * index) % 10) + index * index,
      publishedOn: new Date(Date.parse(lastDay) - dayMs * age).toISOString().slice(0, 10),
    }),
  )
  expect(fitChannelModel(videos, lastDay)).toMatchObject({ videos: 10, pairs: 9 })
})

it('a channel’s model compares videos of one format only', () => {
  const { videos } = makeChannel({ videos: 60, seed: 2, between: 0.3 })
  const mixed = videos.map((video, index) =>
    index % 3 ? video : { ...video, title: `${video.title} #shorts`, seconds: 40, views: 20 * (video.views ?? 0) },
  )
  // Among the videos of both formats, the format alone says which did better.
  expect(fitChannelModel(mixed, lastDay)).toMatchObject({ state: 'unproven', videos: 40 })
})
