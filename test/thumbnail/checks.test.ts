import { describe, expect, it, test } from 'vitest'
import { checkContent, type RecognizedBlock } from '#functions/vision/content-checks.ts'
import { checkPair } from '#functions/vision/pair-checks.ts'
import { isCoveredByBadge, overlapArea } from '#functions/vision/region.ts'
import { addPairChecks, checkWeights, scoreThumbnail, suggestImprovements } from '#functions/vision/score.ts'
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
  congestion: 1.5,
}
const left: Region = { x: 0.1, y: 0.1, width: 0.4, height: 0.2 }
const corner: Region = { x: 0.8, y: 0.85, width: 0.2, height: 0.15 }
const block = (text: string, given: Partial<RecognizedBlock> = {}): RecognizedBlock => {
  const words = splitWords(text).length
  const region = given.region ?? left
  const letters = lettersIn(region, text.length)
  return {
    text,
    confidence: 0.9,
    words,
    readableWords: words,
    region,
    letters,
    sidebarHeight: 15,
    isCut: false,
    ...given,
  }
}
/** Returns letters of equal width, the last ones with the given contrasts. */
function lettersIn({ x, width, ...rows }: Region, count: number, ...contrasts: readonly number[]) {
  return Array.from({ length: count }, (_, at) => ({
    region: { ...rows, x: x + (at * width) / count, width: width / count },
    contrast: contrasts[at - count + contrasts.length] ?? 10,
  }))
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
    ['clutter', { congestion: 2.6 }, 'good'],
    ['clutter', { congestion: 2.7 }, 'warn'],
    ['clutter', { congestion: 3.3 }, 'fail'],
    ['clutter', { bits: 2.01, congestion: 2.7 }, 'fail'],
  ])('%s of %j is %s', (name, given, expected) => {
    expect(stateOf(checkPicture({ ...fine, ...given }, []), name)).toBe(expected)
  })

  it('is cluttered with more than five elements or much detail, and more so with both', () => {
    const six = Array<Region>(6).fill(left)
    expect(stateOf(checkPicture(fine, six.slice(1)), 'clutter')).toBe('good')
    expect(checkPicture(fine, six).find(({ check }) => check === 'clutter')).toEqual({
      check: 'clutter',
      state: 'warn',
      seen: { bits: 1.2, congestion: 1.5, elements: 6 },
      regions: six,
    })
    expect(stateOf(checkPicture({ ...fine, bits: 3 }, six), 'clutter')).toBe('fail')
    const clutter = { elements: 5, bits: 2, congestion: 2.6 }
    const more = [{}, { elements: 6 }, { bits: 2.1 }, { congestion: 2.7 }]
    expect(more.map((given) => isCluttered({ ...clutter, ...given }))).toEqual([false, true, true, true])
  })

  it('has no check of clutter before elements are detected, unless it fails in any case', () => {
    const clutterOf = (given: Partial<MeasuredPicture>) =>
      checkPicture({ ...fine, ...given }).find(({ check }) => check === 'clutter')
    expect([{}, { bits: 2.1 }, { congestion: 2.7 }].map(clutterOf)).toEqual([undefined, undefined, undefined])
    expect(clutterOf({ congestion: 3.3 })).toEqual({
      check: 'clutter',
      state: 'fail',
      seen: { bits: 1.2, congestion: 3.3 },
      regions: [],
    })
  })

  test('bits per pixel are those of the JPEG at 320 x 180', () => {
    expect(bitsPerPixel(14_400)).toBe(2)
  })
})

describe('text and faces on the image', () => {
  it('have no text checks if there is no text', () => {
    expect(checkContent([], []).map(({ check }) => check)).toEqual(['badge_zone'])
  })

  it('fail where an edge cuts off unreadable letters, unless they are small print', () => {
    const cut = (sidebarHeight: number) =>
      checkContent([block('DAY', { isCut: true, readableWords: 0, sidebarHeight })], [])
    expect([5.9, 6, 8].map((height) => stateOf(cut(height), 'cut_text'))).toEqual(['good', 'fail', 'fail'])
  })

  it.each<[string, CheckState]>([
    ['ONE TWO THREE FOUR', 'good'],
    ['ONE TWO THREE FOUR FIVE', 'warn'],
    ['ONE TWO THREE FOUR FIVE SIX', 'warn'],
    ['ONE TWO THREE FOUR FIVE SIX SEVEN', 'fail'],
  ])('%s: the word count is %s', (text, expected) => {
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

  const contrastOf = (...blocks: RecognizedBlock[]) =>
    checkContent(blocks, []).find(({ check }) => check === 'text_contrast')
  const faint = (...contrasts: number[]) => block('FAINT', { letters: lettersIn(left, 5, ...contrasts) })

  it.each<[number, CheckState]>([
    [4.5, 'good'],
    [4.4, 'warn'],
    [3, 'warn'],
    [2.9, 'fail'],
  ])('letters with contrast %d are %s', (contrast, expected) => {
    expect(contrastOf(block('CLEAR'), faint(contrast, contrast))).toMatchObject({
      state: expected,
      seen: { ratio: contrast },
    })
  })

  it('have a region for each run of faint letters, if more than one letter in ten is faint', () => {
    const letters = lettersIn({ x: 0.1, y: 0.1, width: 0.5, height: 0.2 }, 5, 2, 2, 10, 2, 10)
    const check = contrastOf(block('CLEAR'), block('FAINT', { letters }))
    expect(check?.state).toBe('fail')
    expect(check?.regions).toEqual([
      { x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
      { x: 0.4, y: 0.1, width: 0.1, height: 0.2 },
    ])
    expect(contrastOf(block('CLEAR'), faint(2))).toMatchObject({ state: 'good', regions: [] })
  })

  it('have the contrast of large text, and of small print if there is nothing else', () => {
    const smallPrint = { ...faint(2, 2, 2, 2, 2), sidebarHeight: 7.9 }
    expect(contrastOf(block('CLEAR'), smallPrint)?.state).toBe('good')
    expect(contrastOf(smallPrint)?.state).toBe('fail')
  })

  describe('under the duration badge', () => {
    const badge = (blocks: RecognizedBlock[], faces: Face[] = []) =>
      checkContent(blocks, faces).find(({ check }) => check === 'badge_zone')
    /** A line that ends under the badge, which covers three of its six letters. */
    const long = block('$4 FIX', { region: { x: 0.64, y: 0.88, width: 0.36, height: 0.1 } })

    it('fail for text, warn for faces', () => {
      expect(badge([block('A')], [face(left)])).toMatchObject({ state: 'good', regions: [] })
      expect(badge([block('A')], [face(corner)])).toMatchObject({ state: 'warn', seen: { texts: 0, faces: 1 } })
      expect(badge([block('A', { region: corner })])).toMatchObject({ state: 'fail', regions: [corner] })
    })

    it('mark the covered letters of a line, and pass if only one is covered', () => {
      expect(badge([long])).toMatchObject({ state: 'fail', seen: { texts: 1 } })
      expect(badge([long])?.regions).toEqual([{ x: 0.82, y: 0.88, width: 0.18, height: 0.1 }])
      const oneLetter = block('$4 FIX', { region: { x: 0.52, y: 0.88, width: 0.36, height: 0.1 } })
      expect(badge([oneLetter])).toMatchObject({ state: 'good', regions: [] })
    })

    it('warn for small print, which nobody reads there anyway', () => {
      expect(badge([{ ...long, readableWords: 0, sidebarHeight: 7.9 }])?.state).toBe('warn')
      expect(badge([{ ...long, readableWords: 0, sidebarHeight: 8 }])?.state).toBe('fail')
      expect(badge([{ ...long, readableWords: 1, sidebarHeight: 7.9 }])?.state).toBe('fail')
    })
  })

  it('fail where an edge cuts text off, unless it is small print', () => {
    const edge = (...blocks: RecognizedBlock[]) => checkContent(blocks, []).find(({ check }) => check === 'cut_text')
    const cut = block('BOAT', { isCut: true })
    expect(edge(block('A'), cut)).toEqual({ check: 'cut_text', state: 'fail', seen: { texts: 1 }, regions: [left] })
    expect(edge(block('A'), { ...cut, readableWords: 0, sidebarHeight: 5 })).toMatchObject({
      state: 'good',
      regions: [],
    })
  })
})

describe('regions', () => {
  it('overlap by the area of their intersection', () => {
    expect(overlapArea(left, left)).toBeCloseTo(0.08, 10)
    expect(overlapArea(left, corner)).toBe(0)
  })

  it('are covered by the badge if at least a tenth of the smaller area overlaps', () => {
    expect(isCoveredByBadge(badgeZone)).toBe(true)
    expect(isCoveredByBadge({ x: 0, y: 0, width: 1, height: 1 })).toBe(true)
    expect(isCoveredByBadge({ x: 0.5, y: 0.8, width: 0.34, height: 0.1 })).toBe(false)
  })
})

describe('the score', () => {
  const names = thumbnailChecks
  const all = (state: CheckState) => names.map((check) => ({ check, state }))

  it('has a weight for every check', () => {
    expect(Object.keys(checkWeights)).toEqual(names)
  })

  it('is 100 and 0 if all checks are good or fail', () => {
    expect((['good', 'fail'] as const).map((state) => scoreThumbnail(all(state)))).toEqual([100, 0])
  })

  it('never falls if a check improves', () => {
    for (const name of names) {
      const scores = (['fail', 'warn', 'good'] as const).map((state) =>
        scoreThumbnail(all('warn').map((outcome) => (outcome.check === name ? { ...outcome, state } : outcome))),
      )
      expect(scores).toEqual([...scores].sort((a, b) => a - b))
      expect(scores[2]).toBeGreaterThan(scores[0] ?? 100)
    }
  })

  it('is below the benchmark if viewers do not see text, however good the rest is', () => {
    for (const name of ['badge_zone', 'cut_text'] as const) {
      const checks = all('good').map((one) => (one.check === name ? { ...one, state: 'fail' as const } : one))
      expect(scoreThumbnail(checks)).toBeLessThan(70)
    }
  })

  it('is below "strong" where more colors are side by side than on any real thumbnail, however good the rest is', () => {
    const scoreOf = (congestion: number) =>
      scoreThumbnail([...checkPicture({ ...fine, congestion }, []), ...checkContent([block('ONE')], [])])
    expect([scoreOf(2.6), scoreOf(3.3)]).toEqual([100, 75])
  })

  it('is weak for a picture that is nearly one tone, with or without words that hardly stand out', () => {
    const plain = { color: { ...fine.color, contrast: 1, colorfulness: 0 } }
    const faint = block('FAINT', { letters: lettersIn(left, 5, 1.1, 1.1, 1.1, 1.1, 1.1) })
    for (const content of [checkContent([], []), checkContent([faint], [])])
      for (const size of [
        { width: 1280, height: 720 },
        { width: 200, height: 300 },
      ])
        expect(scoreThumbnail([...checkPicture({ ...fine, ...plain, ...size }, []), ...content])).toBeLessThan(50)
    expect(checkContent([faint], []).find(({ check }) => check === 'text_readable')?.state).toBe('warn')
  })

  it('ignores checks that do not apply', () => {
    const { text_readable, text_contrast, word_count, ...rest } = checkWeights
    const applicable = names.filter((name) => name in rest)
    expect(scoreThumbnail(applicable.map((check) => ({ check, state: 'good' })))).toBe(100)
    expect(scoreThumbnail([])).toBe(0)
  })

  it('suggests the three checks with the largest gains, and their gains', () => {
    const checks = [
      ...checkPicture({ ...fine, bytes: 3e6, width: 600, height: 400 }, []),
      ...checkContent([block('SEVEN WORDS ARE TOO MANY FOR THIS', { isCut: true })], []),
    ]
    const suggestions = suggestImprovements(checks)
    expect(suggestions.map(({ about, priority }) => [about.check, priority])).toEqual([
      ['cut_text', 'high'],
      ['word_count', 'high'],
      ['size', 'high'],
    ])
    expect(suggestions.map(({ gain }) => gain)).toEqual([25, 8, 5])
  })

  it('suggests nothing if all checks are good, and to try text if there is none', () => {
    const picture = checkPicture(fine, [])
    expect(suggestImprovements([...picture, ...checkContent([block('ONE')], [])])).toEqual([])
    expect(
      suggestImprovements([...picture, ...checkContent([], [])]).map(({ about, gain }) => [about.check, gain]),
    ).toEqual([['word_count', 0]])
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
    ['J’ai mangé l’escargot', 'ESCARGOT', 'warn'],
    ["Perdu sur l'île d'Yeu", 'PERDU ILE YEU', 'fail'],
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

describe('an analysis with a title', () => {
  const texts = [block('BUILT THAT BOAT')]
  const checks = [...checkPicture(fine, []), ...checkContent(texts, [])]
  const analysis = ThumbnailAnalysis.parse({
    score: 100,
    width: 1280,
    height: 720,
    checks,
    suggestions: [],
    vision: {
      text: { hasText: true, textBlocks: [], detectedText: '' },
      color: fine.color,
      composition: { hasFaces: false, faceCount: 0, faces: [], objects: [], isCluttered: false },
    },
  })
  const withTitle = (title: string) => addPairChecks(analysis, checkPair(title, texts))

  it('has the score of the image alone, and a suggestion if the text repeats the title', () => {
    const repeated = withTitle('How I Built That Boat')
    expect(repeated.suggestions).toMatchObject([{ priority: 'high', gain: 0, about: { check: 'repeated_words' } }])
    expect(ThumbnailAnalysis.parse(repeated)).toEqual(repeated)
    expect(withTitle('The boat that sank').suggestions).toMatchObject([{ priority: 'medium' }])
    expect(withTitle('My worst idea yet').suggestions).toEqual([])
    for (const title of ['How I Built That Boat', 'The boat that sank', 'My worst idea yet'])
      expect(withTitle(title).score).toBe(100)
    // A score that an earlier release stored with a title is replaced.
    expect(addPairChecks({ ...analysis, score: 90 }).score).toBe(100)
  })

  it('still has no score if the image is blank', () => {
    const { score: _, ...blank } = analysis
    expect(addPairChecks(blank, checkPair('A boat', texts))).toEqual(blank)
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
  const checks = [...checkPicture(fine, [left]), ...checkContent([block('ONE', { isCut: true })], [face(corner)])]
  expect(checks.map(({ check }) => check).sort()).toEqual([...thumbnailChecks].sort())
  expect(ThumbnailAnalysis.shape.checks.parse(checks)).toEqual(checks)
})
