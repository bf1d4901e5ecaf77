import { describe, expect, it } from 'vitest'
import { comparisonParameters, getViewsModel } from '#shared/prediction/shipped.ts'
import { measureGains } from '#shared/prediction/training/gains.ts'
import { scorePairs } from '#shared/prediction/training/report.ts'
import type { Upload } from '#shared/prediction/training/uploads.ts'

const models = {
  views: getViewsModel(),
  comparison: comparisonParameters,
}

const words = 'bread castle engine garden guitar harbor kitchen planet river violin'.split(' ')
const pick = (index: number) => words[index % words.length] ?? ''

/** Channels whose half-hour videos get ten times the views of its two-minute ones, whatever their titles. */
const createUploads = (title: (index: number) => string, isEnglish = true): Upload[] =>
  Array.from({ length: 4 }, (_, channel) =>
    Array.from({ length: 40 }, (_, index) => ({
      id: `${channel} ${index}`,
      channel: `channel ${channel}`,
      title: title(index + channel),
      views: ((index + channel) % 2 ? 10_000 : 1_000) + 7 * index,
      ageDays: 300 + index,
      observedOn: 20_000,
      observedYear: 2024,
      publishedOn: 19_700 - index,
      seconds: (index + channel) % 2 ? 1_800 : 120,
      isEnglish,
      source: '',
    })),
  ).flat()

/** Returns the same title for a long and a short video, so that it says nothing about the length. */
const plain = (index: number) => `Inside the ${pick(index >> 1)} of a ${pick(3 * (index >> 1) + 1)}`
const gainsOf = (uploads: readonly Upload[]) =>
  measureGains(
    scorePairs(models.views, uploads, 'title_and_videos'),
    scorePairs(models.views, uploads, 'videos'),
    models,
  )

describe('the gain from knowing lengths', () => {
  it('is large if the length decides the views, in English and other languages', () => {
    const { lengths } = gainsOf([...createUploads(plain), ...createUploads(plain, false)])
    for (const gain of [lengths.english, lengths.modern, lengths.otherLanguages]) {
      expect(gain?.x5.gain).toBeGreaterThan(0.2)
      expect(gain?.x5.low).toBeGreaterThan(0.1)
      expect(gain?.all.n).toBeGreaterThan(100)
    }
  })

  it('is 0 if no length is known, and null if there are no pairs', () => {
    const { lengths } = gainsOf(createUploads(plain).map(({ seconds: _, ...upload }) => upload))
    expect(lengths.english?.all).toMatchObject({ gain: 0, low: 0, high: 0 })
    expect(lengths.otherLanguages).toBeNull()
  })
})
