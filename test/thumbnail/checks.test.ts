import { describe, expect, it, test } from 'vitest'
import { checkPair } from '#functions/services/analysis/pair-checks.ts'
import { checkContent, type RecognizedBlock } from '#functions/vision/content-checks.ts'
import { isCoveredByBadge, overlapArea } from '#functions/vision/region.ts'
import { checkWeights, scoreThumbnail, suggestImprovements } from '#functions/vision/score.ts'
import { splitWords } from '#functions/vision/words.ts'
import { type Face, type Region, ThumbnailAnalysis, type ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import { detectFileType } from '#shared/thumbnail/file-type.ts'
import { badgeZone, type CheckState, type ThumbnailCheckName, thumbnailChecks } from '#shared/thumbnail/kinds.ts'
import { bitsPerPixel, checkPicture, isCluttered, type MeasuredPicture } from '#shared/thumbnail/picture-checks.ts'

const fine: MeasuredPicture = {
  width: 1280,
  height: 720,
  bytes: 200_000,
  color: { dominantColors: [], colorfulness: 59, contrast: 64, brightness: 0.4 },
  bits: 1.2,
}
const left: Region = { x: 0.1, y: 0.1, width: 0.4, height: 0.2 }
const corner: Region = { x: 0.8, y: 0.85, width: 0.2, height: 0.15 }
const block = (text: string, given: Partial<RecognizedBlock> = {}): RecognizedBlock => {
  const words = splitWords(text).length
  return { text, confidence: 0.9, words, readableWords: words, region: left, contrast: 10, ...given }
}
const face = (region: Region): Face => ({ confidence: 0.9, region })
const stateOf = (checks: readonly ThumbnailCheck[], name: ThumbnailCheckName) =>
  checks.find(({ check }) => check === name)?.state

describe('the image as a whole', () => {
  it('passes all checks for a typical thumbnail', () => {
    expect(checkPicture(fine, []).map(({ state }) => state)).toEqual(Array(7).fill('good'))
  })

  const color = (given: Partial<MeasuredPicture['color']>) => ({ color: { ...fine.color, ...given } })
  it.each<[ThumbnailCheckName, Partial<MeasuredPicture>, CheckState]>([
    ['size', { width: 1279 }, 'warn'],
    ['size', { width: 640, height: 360 }, 'warn'],
    ['size', { width: 639, height: 360 }, 'fail'],
    ['size', { width: 3840, height: 2160 }, 'good'],
    ['shape', { width: 1280, height: 725 }, 'good'],
    ['shape', { width: 1280, height: 768 }, 'warn'],
    ['shape', { width: 1280, height: 960 }, 'fail'],
    ['shape', { width: 720, height: 1280 }, 'fail'],
    ['weight', { bytes: 2 * 1024 * 1024 }, 'good'],
    ['weight', { bytes: 2 * 1024 * 1024 + 1 }, 'warn'],
    ['brightness', color({ brightness: 0.15 }), 'good'],
    ['brightness', color({ brightness: 0.7 }), 'good'],
    ['brightness', color({ brightness: 0.149 }), 'warn'],
    ['brightness', color({ brightness: 0.71 }), 'warn'],
    ['brightness', color({ brightness: 0.04 }), 'fail'],
    ['brightness', color({ brightness: 0.95 }), 'fail'],
    ['contrast', color({ contrast: 21.9 }), 'warn'],
    ['contrast', color({ contrast: 9.9 }), 'fail'],
    ['colorfulness', color({ colorfulness: 17.9 }), 'warn'],
    ['clutter', { bits: 2 }, 'good'],
    ['clutter', { bits: 2.01 }, 'warn'],
  ])('%s of %j is %s', (name, given, expected) => {
    expect(stateOf(checkPicture({ ...fine, ...given }, []), name)).toBe(expected)
  })

  it('is cluttered with more than five elements or much detail, and more so with both', () => {
    const six = Array<Region>(6).fill(left)
    expect(stateOf(checkPicture(fine, six.slice(1)), 'clutter')).toBe('good')
    expect(checkPicture(fine, six).find(({ check }) => check === 'clutter')).toEqual({
      check: 'clutter',
      state: 'warn',
      seen: { bits: 1.2, elements: 6 },
      regions: six,
    })
    expect(stateOf(checkPicture({ ...fine, bits: 3 }, six), 'clutter')).toBe('fail')
    expect([isCluttered(5, 2), isCluttered(6, 0), isCluttered(0, 2.1)]).toEqual([false, true, true])
  })

  it('has no number of elements before they are detected', () => {
    expect(checkPicture(fine).find(({ check }) => check === 'clutter')?.seen).toEqual({ bits: 1.2 })
  })

  test('bits per pixel are those of the JPEG at 320 x 180', () => {
    expect(bitsPerPixel(14_400)).toBe(2)
  })
})

describe('text and faces on the image', () => {
  it('have no checks of text if there is none', () => {
    expect(checkContent([], []).map(({ check }) => check)).toEqual(['badge_zone'])
  })

  it.each<[string, CheckState]>([
    ['ONE TWO THREE FOUR', 'good'],
    ['ONE TWO THREE FOUR FIVE', 'warn'],
    ['ONE TWO THREE FOUR FIVE SIX', 'warn'],
    ['ONE TWO THREE FOUR FIVE SIX SEVEN', 'fail'],
  ])('%s: words are %s', (text, expected) => {
    expect(stateOf(checkContent([block(text)], []), 'word_count')).toBe(expected)
  })

  it('include the number of words that are readable at sidebar size, and the regions of the others', () => {
    const small: Region = { x: 0.6, y: 0.1, width: 0.2, height: 0.03 }
    const blocks = [block('BIG WORDS HERE'), block('so many more words in small', { readableWords: 0, region: small })]
    expect(checkContent(blocks, []).find(({ check }) => check === 'text_readable')).toEqual({
      check: 'text_readable',
      state: 'fail',
      seen: { words: 9, readable: 3 },
      regions: [small],
    })
  })

  it.each<[number, CheckState]>([
    [4.5, 'good'],
    [4.4, 'warn'],
    [3, 'warn'],
    [2.9, 'fail'],
  ])('text with contrast %d is %s, by the block with the lowest contrast', (contrast, expected) => {
    const checks = checkContent([block('CLEAR'), block('FAINT', { contrast, region: corner })], [])
    expect(checks.find(({ check }) => check === 'text_contrast')).toMatchObject({
      state: expected,
      seen: { ratio: contrast },
      regions: expected === 'good' ? [] : [corner],
    })
  })

  it('under the duration badge fail for text and warn for faces', () => {
    const badge = (blocks: RecognizedBlock[], faces: Face[]) =>
      checkContent(blocks, faces).find(({ check }) => check === 'badge_zone')
    expect(badge([block('A')], [face(left)])).toMatchObject({ state: 'good', regions: [] })
    expect(badge([block('A')], [face(corner)])).toMatchObject({ state: 'warn', seen: { texts: 0, faces: 1 } })
    expect(badge([block('A', { region: corner })], [])).toMatchObject({ state: 'fail', regions: [corner] })
  })
})

describe('regions', () => {
  it('overlap by the area of their intersection', () => {
    expect(overlapArea(left, left)).toBeCloseTo(0.08, 10)
    expect(overlapArea(left, corner)).toBe(0)
  })

  it('are covered by the badge from a tenth of the smaller area', () => {
    expect(isCoveredByBadge(badgeZone)).toBe(true)
    expect(isCoveredByBadge({ x: 0, y: 0, width: 1, height: 1 })).toBe(true)
    expect(isCoveredByBadge({ x: 0.5, y: 0.8, width: 0.34, height: 0.1 })).toBe(false)
  })
})

describe('the score', () => {
  const all = (state: CheckState) => thumbnailChecks.map((check) => ({ check, state }))

  it('has weights for every check, 100 in all', () => {
    expect(Object.keys(checkWeights)).toEqual([...thumbnailChecks])
    expect(Object.values(checkWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  })

  it('is 100, 50 and 0 if all checks are good, warn or fail', () => {
    expect((['good', 'warn', 'fail'] as const).map((state) => scoreThumbnail(all(state)))).toEqual([100, 50, 0])
  })

  it('never falls if a check improves', () => {
    for (const name of thumbnailChecks) {
      const scores = (['fail', 'warn', 'good'] as const).map((state) =>
        scoreThumbnail(all('warn').map((outcome) => (outcome.check === name ? { ...outcome, state } : outcome))),
      )
      expect(scores).toEqual([...scores].sort((a, b) => a - b))
      expect(scores[2]).toBeGreaterThan(scores[0] ?? 100)
    }
  })

  it('ignores checks that do not apply', () => {
    const { text_readable, text_contrast, word_count, ...rest } = checkWeights
    const names = Object.keys(rest) as ThumbnailCheckName[]
    expect(scoreThumbnail(names.map((check) => ({ check, state: 'good' })))).toBe(100)
    expect(scoreThumbnail([])).toBe(0)
  })

  it('suggests the three checks with the largest gains, and their gains', () => {
    const checks = [
      ...checkPicture({ ...fine, bytes: 3e6, width: 600, height: 400 }, []),
      ...checkContent([block('SEVEN WORDS ARE TOO MANY FOR THIS')], []),
    ]
    const suggestions = suggestImprovements(checks)
    expect(suggestions.map(({ about, priority }) => [about.check, priority])).toEqual([
      ['word_count', 'high'],
      ['size', 'high'],
      ['shape', 'high'],
    ])
    expect(suggestions.map(({ gain }) => gain)).toEqual([12, 8, 8])
    expect(suggestImprovements(checkPicture(fine, []))).toEqual([])
  })
})

describe('title and thumbnail together', () => {
  const check = (title: string, ...texts: string[]) =>
    checkPair(
      title,
      texts.map((text) => block(text)),
    )[0]

  it.each<[string, string, CheckState | undefined]>([
    ['How I Built a Boat', 'HOW I BUILT A BOAT', 'fail'],
    ['How I built a boat in 30 days', 'BUILT IN 30 DAYS?!', 'fail'],
    ['How I Built a Boat', 'IT SANK', 'good'],
    ['How I Built a Boat', 'BOAT SANK', 'warn'],
    ['How I Built a Boat', 'BOAT', 'warn'],
    ['Cómo hice un barco', 'COMO HICE BARCO', 'fail'],
    ['How I Built a Boat', '!!', undefined],
    ['How I Built a Boat', '', undefined],
  ])('%s with %s on the image: %s', (title, text, expected) => {
    expect(check(title, text)?.state).toBe(expected)
  })

  it('returns the repeated words and their regions', () => {
    expect(check('My Boat, the BOAT of boats', 'BOAT', 'wreck')).toEqual({
      check: 'repeated_words',
      state: 'warn',
      words: ['Boat', 'BOAT'],
      regions: [left],
    })
  })
})

describe('a file', () => {
  it.each<[string, string | undefined]>([
    ['ffd8ffe000104a46', 'image/jpeg'],
    ['89504e470d0a1a0a0000', 'image/png'],
    ['89504e470d0a1a', undefined],
    ['474946383961', undefined],
    ['3c737667', undefined],
    ['52494646aabbccdd57454250', undefined],
    ['', undefined],
  ])('that starts with %s is %s', (hex, expected) => {
    expect(detectFileType(Buffer.from(hex, 'hex'))).toBe(expected)
  })
})

test('checks conform to the contract', () => {
  const checks = [...checkPicture(fine, [left]), ...checkContent([block('ONE', { contrast: 2.5 })], [face(corner)])]
  expect(checks.map(({ check }) => check).sort()).toEqual([...thumbnailChecks].sort())
  expect(ThumbnailAnalysis.shape.checks.parse(checks)).toEqual(checks)
})
