import { describe, expect, it } from 'vitest'
import { scoreFromBase } from '#shared/prediction/base.ts'
import { explain } from '#shared/prediction/explain.ts'
import { comparisonParameters, getViewsModel } from '#shared/prediction/shipped.ts'
import { listAlternatives, measureGains } from '#shared/prediction/training/gains.ts'
import { computeAccuracy, computeScoreDifferences } from '#shared/prediction/training/metrics.ts'
import { scorePairs } from '#shared/prediction/training/report.ts'
import type { Upload } from '#shared/prediction/training/uploads.ts'
import { clicksPerPoint, getWordingModel } from '#shared/prediction/wording/shipped.ts'

const models = {
  views: getViewsModel(),
  wording: getWordingModel(),
  clicksPerPoint,
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

/** The same for a long and a short video, so that it says nothing about the length. */
const plain = (index: number) => `Inside the ${pick(index >> 1)} of a ${pick(3 * (index >> 1) + 1)}`
const gainsOf = (uploads: readonly Upload[]) =>
  measureGains(
    scorePairs(models.views, uploads, 'title_and_videos'),
    scorePairs(models.views, uploads, 'videos'),
    models,
  )

describe('what lengths bring', () => {
  it('is much where length decides, in English and other languages', () => {
    const { lengths } = gainsOf([...createUploads(plain), ...createUploads(plain, false)])
    for (const gain of [lengths.english, lengths.modern, lengths.otherLanguages]) {
      expect(gain?.x5.gain).toBeGreaterThan(0.2)
      expect(gain?.x5.low).toBeGreaterThan(0.1)
      expect(gain?.all.n).toBeGreaterThan(100)
    }
  })

  it('is nothing where no length is known, and null where there are no pairs', () => {
    const { lengths } = gainsOf(createUploads(plain).map(({ seconds: _, ...upload }) => upload))
    expect(lengths.english?.all).toMatchObject({ gain: 0, low: 0, high: 0 })
    expect(lengths.otherLanguages).toBeNull()
  })
})

describe('judging a title as one of several', () => {
  const withLabel = (index: number) => `${plain(index)} | Episode ${index + 1} #shorts`

  it('changes nothing for titles that have no other wording', () => {
    const { rewritten, titleOnly, ownHistory } = gainsOf(createUploads(() => 'Vlog')).severalTitles
    expect(rewritten).toBe(0)
    for (const gain of [titleOnly, ownHistory]) expect(gain?.all).toMatchObject({ gain: 0, low: 0, high: 0 })
  })

  it('is judged by its base, as in the product', () => {
    const uploads = createUploads((index) => (index % 2 ? plain(index) : withLabel(index)))
    const english = scorePairs(models.views, uploads, 'title_and_videos')
    const other = scorePairs(models.views, uploads, 'videos')
    // So much that the wording decides.
    const { severalTitles } = measureGains(english, other, { ...models, clicksPerPoint: 20 })
    expect(severalTitles.rewritten).toBeGreaterThan(0.5)
    const share = 20 / comparisonParameters.viewsPerPoint.title
    const scores = uploads.map(({ title }) => {
      const base = [title, ...listAlternatives(title)].map((one) => ({
        raw: explain(models.views, one).raw,
        wording: explain(models.wording, one).raw,
      }))
      return scoreFromBase(base, base[0]?.wording ?? 0, share)
    })
    const accuracyOf = (raws: ArrayLike<number>) =>
      computeAccuracy(computeScoreDifferences(english.sets.all, raws)).accuracy
    const gain = accuracyOf(scores) - accuracyOf(english.rawScores)
    expect(Math.abs(gain)).toBeGreaterThan(0.05)
    expect(severalTitles.titleOnly?.all.gain).toBeCloseTo(gain, 3)
    expect(severalTitles.ownHistory?.all.gain).toBeLessThan(-0.05)
  })
})
