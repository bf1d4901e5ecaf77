import sharp from 'sharp'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { analyzeThumbnail, loadVisionModels, type VisionModels } from '#functions/vision/analyze.ts'
import { type Drawing, drawJpeg, drawPng } from '#test/support/drawings.ts'

let eye: VisionModels
beforeAll(async () => {
  eye = await loadVisionModels()
})

const checkOf = async (name: string, drawing: Drawing) => {
  const { analysis } = await analyzeThumbnail(eye, await drawJpeg(drawing))
  return analysis.checks.find(({ check }) => check === name)
}

test('large words are recognized and located, and small print is distinguished from them', async () => {
  const lines = [
    { text: 'BOAT', x: 120, y: 120, height: 130 },
    { text: 'READ THIS SMALL PRINT', x: 120, y: 600, height: 16 },
  ]
  const { analysis } = await analyzeThumbnail(eye, await drawJpeg({ lines }))
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
  const { analysis } = await analyzeThumbnail(eye, await drawJpeg({ lines }))
  const { text, composition } = analysis.vision
  expect(text.textBlocks.map((block) => block.text)).toEqual(Array(3).fill('BOAT SINKS IN A LAKE'))
  expect(composition).toMatchObject({ isCluttered: false, objects: { length: 3 } })
  expect(analysis.checks).toContainEqual(
    expect.objectContaining({ check: 'clutter', seen: { bits: expect.any(Number), elements: 3 } }),
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

/** A pattern of large shapes without text. */
const shapes = Array.from(
  { length: 24 },
  (_, index) =>
    `<circle cx="${(index % 6) * 220 + 90}" cy="${Math.floor(index / 6) * 190 + 80}" r="70" fill="#f0b030"/>`,
).join('')

test('an image without words or faces is scored by the other checks', async () => {
  const { analysis, preview } = await analyzeThumbnail(
    eye,
    await drawPng({ width: 640, height: 360, background: '#101010', below: `<g transform="scale(.5)">${shapes}</g>` }),
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
    ['of a gradient', () => drawPng({ width: 320, height: 180, below: gradient })],
    ['of noise', noise],
  ])('%s has no score and no suggestions', async (_, file) => {
    const { analysis } = await analyzeThumbnail(eye, await file())
    expect(analysis.score).toBeUndefined()
    expect(analysis.suggestions).toEqual([])
    expect(analysis.checks.length).toBeGreaterThan(0)
  })

  it('is scored as soon as a word can be read on it', async () => {
    const { analysis } = await analyzeThumbnail(
      eye,
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
