import { describe, expect, test } from 'vitest'
import type { ListedVideo } from '#shared/contract/video.ts'
import { buildHistory } from '#web/features/home/channel/click-through-history.ts'

const video = (title: string, ctr: number | null, impressions: number | null = 5_000): ListedVideo => ({
  id: title,
  title,
  publishedAt: '2026-11-01T00:00:00Z',
  thumbnail: null,
  broadcast: 'none',
  duration: 60,
  views: 1,
  likes: 1,
  comments: 1,
  impressions,
  ctr,
  usual: null,
})
const titles = (videos: readonly ListedVideo[]) =>
  buildHistory(videos, true).topPerformingVideos.map(({ title }) => title)

describe('the best videos', () => {
  test('are the five with the highest rate, not counting those with few impressions', () => {
    const videos = [0.01, 0.05, 0.03, 0.02, 0.04, 0.06].map((ctr) => video(`${ctr}`, ctr))
    expect(titles([...videos, video('rare', 0.9, 999), video('unknown', null, null)])).toEqual([
      '0.06',
      '0.05',
      '0.04',
      '0.03',
      '0.02',
    ])
    expect(titles([])).toEqual([])
  })
})

describe('words', () => {
  const videos = [
    video('Bread in Twelve Hours', 0.08),
    video('The bread mistake', 0.06),
    video('bread, BREAD and bread', 0.05),
    video('A quiet garden', 0.01),
    video('My Garden in May', 0.02),
    video('The garden gate', 0.02),
    video('Hardly a garden', 0.09, 999),
    video('Two loaves', 0.09),
    video('Loaves again', 0.09),
    video('Knives', 0.04),
    video('With about 10 knives', 0.04),
  ]

  test('are above or below the channel’s median, with at least three videos, and count once per title', () => {
    expect(buildHistory(videos, true)).toMatchObject({
      highPerformingKeywords: [{ word: 'bread', videos: 3, ctr: 0.06 }],
      lowPerformingKeywords: [{ word: 'garden', videos: 3, ctr: 0.02 }],
    })
  })

  test('are the same with and without an apostrophe before or after them', () => {
    const others = ['One', 'Two', 'Three', 'Four'].map((text) => video(text, 0.01))
    const listHigh = (...shown: readonly string[]) =>
      buildHistory([...shown.map((text) => video(text, 0.09)), ...others], true).highPerformingKeywords
    expect(listHigh('L’hiver en Bretagne', "C'est l'hiver", 'Hiver : c’est fini')).toMatchObject([
      { word: 'hiver', videos: 3 },
    ])
    expect(listHigh('Bread’s secret', 'Why my bread doesn’t rise', "Bread doesn't wait, it doesn’t")).toMatchObject([
      { word: 'bread', videos: 3 },
    ])
  })

  test('are found in any script, and only if the derived metric is on', () => {
    const japanese = ['いち', 'に', 'さん'].map((part) => `時計修理の夜 ${part}`).map((title) => video(title, 0.09))
    expect(buildHistory([...videos, ...japanese], true).highPerformingKeywords?.[0]?.word).toBe('時計修理の夜')
    expect(Object.keys(buildHistory(videos, false))).toEqual(['topPerformingVideos'])
  })
})
