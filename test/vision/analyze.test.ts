import { beforeAll, expect, test } from 'vitest'
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
  expect(text.textBlocks.map(({ text: said, words, readableWords }) => [said, words, readableWords])).toEqual([
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
    words.map((text, at) => ({ text, x: 60 + words.slice(0, at).join('').length * 55 + at * 40, y, height: 55 })),
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

test('an image without words or faces is scored by the other checks', async () => {
  const { analysis, preview } = await analyzeThumbnail(
    eye,
    await drawPng({ width: 320, height: 180, background: '#000000' }),
  )
  expect(analysis.vision.text).toEqual({ hasText: false, textBlocks: [], detectedText: '' })
  expect(analysis.checks.map(({ check, state }) => `${check} ${state}`)).toEqual([
    'size fail',
    'shape good',
    'weight good',
    'brightness fail',
    'contrast fail',
    'colorfulness warn',
    'clutter good',
    'badge_zone good',
  ])
  expect(preview.subarray(0, 3).toString('hex')).toBe('ffd8ff')
})
