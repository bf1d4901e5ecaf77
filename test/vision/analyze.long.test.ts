import sharp from 'sharp'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { analyzeThumbnail, loadVisionModels, type VisionModels } from '#functions/vision/analyze.ts'
import { createRandom } from '#shared/random.ts'
import { type Drawing, drawJpeg, drawPng } from '#test/support/drawings.ts'

let models: VisionModels
beforeAll(async () => {
  models = await loadVisionModels()
})

const checkOf = async (name: string, drawing: Drawing) => {
  const { analysis } = await analyzeThumbnail(models, await drawJpeg(drawing))
  return analysis.checks.find(({ check }) => check === name)
}

test('large words are recognized and located, and small print is distinguished from them', async () => {
  const lines = [
    { text: 'BOAT', x: 120, y: 120, height: 130 },
    { text: 'READ THIS SMALL PRINT', x: 120, y: 600, height: 16 },
  ]
  const { analysis } = await analyzeThumbnail(models, await drawJpeg({ lines }))
  const { text, composition } = analysis.vision
  expect(text.textBlocks.map(({ text, words, readableWords }) => [text, words, readableWords])).toEqual([
    ['BOAT', 1, 1],
    ['READ THIS SMALL PRINT', 4, 0],
  ])
  const [boat] = text.textBlocks
  expect(boat?.region.x).toBeCloseTo(0.08, 1)
  expect(boat?.region.y).toBeCloseTo(0.15, 1)
  expect(composition).toMatchObject({ hasFaces: false, faceCount: 0, faces: [] })
  expect(analysis.suggestions.map(({ about }) => about.check)).toContain('text_readable')
})

test('a line is one block and one element, even if the detector finds its words separately', async () => {
  const words = ['BOAT', 'SINKS', 'IN', 'A', 'LAKE']
  const lines = [80, 300, 520].flatMap((y) =>
    words.map((text, index) => ({
      text,
      x: 60 + words.slice(0, index).join('').length * 55 + index * 40,
      y,
      height: 55,
    })),
  )
  const { analysis } = await analyzeThumbnail(models, await drawJpeg({ lines }))
  const { text, composition } = analysis.vision
  expect(text.textBlocks.map((block) => block.text)).toEqual(Array(3).fill('BOAT SINKS IN A LAKE'))
  expect(composition).toMatchObject({ isCluttered: false, objects: { length: 3 } })
  expect(analysis.checks).toContainEqual(
    expect.objectContaining({
      check: 'clutter',
      seen: { bits: expect.any(Number), congestion: expect.any(Number), elements: 3 },
    }),
  )
})

test('words under the duration badge and words with low contrast are found', async () => {
  const badge = await checkOf('badge_zone', { lines: [{ text: 'BOAT', x: 1080, y: 640, height: 60 }] })
  expect(badge).toMatchObject({ state: 'fail', seen: { texts: 1 } })
  const faint = await checkOf('text_contrast', {
    lines: [{ text: 'BOAT', x: 200, y: 200, height: 150, color: '#5a7a9a' }],
  })
  expect(faint).toMatchObject({ state: 'fail' })
})

const scoreOf = async (drawing: Drawing) =>
  (await analyzeThumbnail(models, await drawJpeg(drawing))).analysis.score ?? 0
const ground = '<path d="M0 520L300 300L560 500L820 260L1280 560V720H0Z" fill="#d0e0f0"/>'

describe('text that viewers do not see', () => {
  const readable = { behind: ground, lines: [{ text: '$4 FIX', x: 80, y: 80, height: 50 }] }

  it('fails under the duration badge: it is boxed, and the score is no longer strong', async () => {
    const covered = { behind: ground, lines: [{ text: '$4 FIX', x: 1000, y: 645, height: 45, color: '#000000' }] }
    const check = await checkOf('badge_zone', covered)
    expect(check).toMatchObject({ state: 'fail', seen: { texts: 1 } })
    const [box] = check?.regions ?? []
    // The box has the letters from the border of the badge to its end, without those before it.
    expect(box?.x).toBeGreaterThan(0.8)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(0.95)
    expect(await scoreOf(readable)).toBeGreaterThan(85)
    expect(await scoreOf(covered)).toBeLessThan(70)
  })

  it.each<[string, number, number, number]>([
    ['left', -25, 250, 100],
    ['right', 940, 250, 100],
    ['top', 200, -40, 150],
    ['bottom', 200, 610, 150],
  ])('fails where the %s edge cuts it off', async (_, x, y, height) => {
    const cut = { behind: ground, lines: [{ text: 'BOAT', x, y, height, color: '#101820' }], background: '#f0c040' }
    expect(await checkOf('cut_text', cut)).toMatchObject({ state: 'fail', seen: { texts: 1 }, regions: [{}] })
    expect(await scoreOf(cut)).toBeLessThan(70)
  })

  it.each<[string, number, number, number]>([
    ['left', 20, 250, 100],
    ['right', 850, 250, 100],
    ['top', 200, 24, 150],
    ['bottom', 200, 540, 150],
  ])('is not reported where letters end before the %s edge', async (_, x, y, height) => {
    const whole = { behind: ground, lines: [{ text: 'BOAT', x, y, height, color: '#101820' }], background: '#f0c040' }
    expect(await checkOf('cut_text', whole)).toMatchObject({ state: 'good', regions: [] })
  })
})

test('letters that vanish in their background are found, even if others stand out', async () => {
  const half = (lit: string) => ({
    background: '#203040',
    behind: `<rect x="800" width="480" height="720" fill="${lit}"/>`,
    lines: [{ text: 'BOAT SINKS', x: 150, y: 250, height: 110 }],
  })
  const faint = await checkOf('text_contrast', half('#e0e0e0'))
  expect(faint).toMatchObject({ state: 'fail' })
  expect(faint?.regions.length).toBeGreaterThan(0)
  for (const { x } of faint?.regions ?? []) expect(x).toBeGreaterThan(0.55)
  expect(await checkOf('text_contrast', half('#203060'))).toMatchObject({ state: 'good', regions: [] })
})

describe('letters on an uneven background', () => {
  const squares = Array.from({ length: 14 * 8 }, (_, at) => [at % 14, Math.floor(at / 14)] as const)
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]) => `<rect x="${column * 92}" y="${row * 92}" width="92" height="92" fill="#f0f0f0"/>`)
    .join('')
  const inGray = (background: string) => ({
    background,
    behind: squares,
    lines: [{ text: 'BOAT SINKS', x: 120, y: 260, height: 130, color: '#707478' }],
  })

  it('are judged by their own contrast, not by the contrast of light and dark behind them', async () => {
    // Against light squares they have 4.2, against dark ones 3.8.
    const { state, seen } = (await checkOf('text_contrast', inGray('#101820'))) ?? {}
    expect({ state, seen }).toEqual({ state: 'warn', seen: { ratio: expect.closeTo(4, 0) } })
  })
})

test('ninety squares of random colors are clutter, and a few are not', async () => {
  const random = createRandom(7)
  const squares = Array.from({ length: 90 }, () => {
    const [x, y, side] = [random() * 1240, random() * 680, 40 + random() * 100]
    const [red, green, blue] = [random(), random(), random()].map((share) => Math.floor(share * 256))
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="rgb(${red},${green},${blue})"/>`
  })
  const drawing = (count: number) => ({ background: '#404040', behind: squares.slice(0, count).join('') })
  expect(await checkOf('clutter', drawing(90))).toMatchObject({ state: 'fail' })
  expect(await checkOf('clutter', drawing(20))).toMatchObject({ state: 'good' })
  expect(await scoreOf(drawing(90))).toBeLessThan(75)
})

test('an image without text whose checks are all good gets one piece of advice', async () => {
  const { analysis } = await analyzeThumbnail(models, await drawPng({ background: '#101010', behind: shapes }))
  expect(analysis.checks.map(({ state }) => state)).toEqual(Array(8).fill('good'))
  expect(analysis.suggestions).toEqual([
    { priority: 'low', gain: 0, about: { check: 'word_count', state: 'good', seen: { words: 0 }, regions: [] } },
  ])
})

/** A pattern of large shapes without text. */
const shapes = Array.from(
  { length: 24 },
  (_, index) =>
    `<circle cx="${(index % 6) * 220 + 90}" cy="${Math.floor(index / 6) * 190 + 80}" r="70" fill="#f0b030"/>`,
).join('')

test('an image without words or faces is scored by the other checks', async () => {
  const { analysis, preview } = await analyzeThumbnail(
    models,
    await drawPng({ width: 640, height: 360, background: '#101010', behind: `<g transform="scale(.5)">${shapes}</g>` }),
  )
  expect(analysis.vision.text).toEqual({ hasText: false, textBlocks: [], detectedText: '' })
  expect(analysis.checks.map(({ check, state }) => `${check} ${state}`)).toEqual([
    'size warn',
    'shape good',
    'weight good',
    'brightness good',
    'contrast good',
    'colorfulness good',
    'clutter good',
    'badge_zone good',
  ])
  expect(analysis.score).toBe(94)
  expect(preview.subarray(0, 3).toString('hex')).toBe('ffd8ff')
})

describe('a blank image', () => {
  const gradient = `<linearGradient id="g"><stop stop-color="#7c3aed"/><stop offset="1" stop-color="#f59e0b"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>`
  const noise = () => {
    // A linear congruential generator (D. Knuth, "The Art of Computer Programming", volume 2, 3.3.4).
    let state = 1
    const data = Uint8Array.from({ length: 320 * 180 * 3 }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state >>> 24
    })
    return sharp(data, { raw: { width: 320, height: 180, channels: 3 } })
      .png()
      .toBuffer()
  }
  const transparent = { r: 220, g: 30, b: 30, alpha: 0 }

  it.each<[string, () => Promise<Buffer>]>([
    ['in one color', () => drawPng({ width: 320, height: 180, background: '#dc1e1e' })],
    [
      'that is transparent',
      () =>
        sharp({ create: { width: 320, height: 180, channels: 4, background: transparent } })
          .png()
          .toBuffer(),
    ],
    ['of one pixel', () => drawPng({ width: 1, height: 1, background: '#dc1e1e' })],
    ['of a gradient', () => drawPng({ width: 320, height: 180, behind: gradient })],
    ['of noise', noise],
  ])('%s has no score and no suggestions', async (_, file) => {
    const { analysis } = await analyzeThumbnail(models, await file())
    expect(analysis.score).toBeUndefined()
    expect(analysis.suggestions).toEqual([])
    expect(analysis.checks.length).toBeGreaterThan(0)
  })

  it('is scored as soon as a word can be read on it', async () => {
    const { analysis } = await analyzeThumbnail(
      models,
      await drawPng({
        width: 640,
        height: 360,
        background: '#dc1e1e',
        lines: [{ text: 'BOAT', x: 250, y: 160, height: 30 }],
      }),
    )
    expect(analysis.score).toBeGreaterThan(50)
  })
})
