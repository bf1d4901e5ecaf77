import { describe, expect, it, test } from 'vitest'
import type { RecognizedBlock } from '#functions/vision/content-checks.ts'
import { measureLetterContrasts } from '#functions/vision/letter-contrast.ts'
import { findConnectedComponents } from '#functions/vision/ocr/components.ts'
import {
  convexHull,
  expandRectangle,
  minimumAreaRectangle,
  type Quad,
  rectangleCorners,
  sideLengths,
} from '#functions/vision/ocr/geometry.ts'
import { countReadableWords, substringEditDistance } from '#functions/vision/readability.ts'
import { quadToRegion } from '#functions/vision/region.ts'
import { findLuminances, mapLuminances, toContrast } from '#functions/vision/text-contrast.ts'
import { joinLines, sortByReadingOrder } from '#functions/vision/text-lines.ts'

describe('connected components', () => {
  it('consist of adjacent cells above the threshold, including diagonal ones', () => {
    const map = Float32Array.from([0.9, 0, 0, 0, 0, 0.7, 0, 0.5, 0, 0, 0, 0.5])
    const found = findConnectedComponents(map, 4, 3, 0.3)
    expect(found.map(({ cells, mean }) => [cells, Number(mean.toFixed(2))])).toEqual([
      [2, 0.8],
      [2, 0.5],
    ])
  })

  it('exclude cells at or below the threshold', () => {
    expect(findConnectedComponents(Float32Array.from([0.25, 0.2]), 2, 1, 0.25)).toEqual([])
  })
})

describe('the minimum-area rectangle', () => {
  it('is the square itself for a tilted square', () => {
    const rectangle = minimumAreaRectangle(
      convexHull([
        [0, 5],
        [5, 0],
        [10, 5],
        [5, 10],
        [5, 5],
      ]),
    )
    expect(rectangle && sideLengths(rectangle).map((side) => Math.round(side * 100) / 100)).toEqual([7.07, 7.07])
  })

  it('expands on every side, and has its corners clockwise from the top left', () => {
    const rectangle = minimumAreaRectangle(
      convexHull([
        [10, 10],
        [30, 10],
        [30, 20],
        [10, 20],
      ]),
    )
    const corners = rectangle && rectangleCorners(expandRectangle(rectangle, 2), [2, 1])
    expect(corners?.map((corner) => corner.map(Math.round))).toEqual([
      [16, 8],
      [64, 8],
      [64, 22],
      [16, 22],
    ])
  })
})

const box = (x: number, y: number, width: number, height: number): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

test('text is sorted by row, from left to right', () => {
  const [title, left, right] = [box(0, 0, 90, 20), box(0, 40, 30, 10), box(50, 42, 30, 10)]
  expect(sortByReadingOrder([right, left, title])).toEqual([title, left, right])
})

test('a region is the box as fractions of the image size, clipped to the image', () => {
  expect(quadToRegion(box(-10, 50, 60, 100), { width: 100, height: 100 })).toEqual({
    x: 0,
    y: 0.5,
    width: 0.5,
    height: 0.5,
  })
})

describe('readable words', () => {
  it.each([
    ['BOAT SINKS', 'BOAT SINKS', 2],
    ['BOAT SINKS', 'BOATSINK5', 2],
    ['BOAT SINKS', 'B0AT', 0],
    ['BOAT SINKS', '', 0],
    ['Cómo hacer', 'como hacer', 2],
  ])('in the text %s, recognized as %s: %d', (text, reading, expected) => {
    expect(countReadableWords(text, reading)).toBe(expected)
  })

  it('may differ by a few letters', () => {
    expect([
      substringEditDistance('thecatsat', 'cat'),
      substringEditDistance('thecutsat', 'cat'),
      substringEditDistance('', 'cat'),
    ]).toEqual([0, 1, 3])
  })
})

test('the contrast of text is computed from its two luminances', () => {
  const image = (light: number, dark: number) => {
    const data = Uint8Array.from({ length: 20 * 10 * 3 }, (_, index) => (Math.floor(index / 3) % 20 < 6 ? light : dark))
    return toContrast(findLuminances(mapLuminances({ data, width: 20 }), { left: 0, top: 0, width: 20, height: 10 }))
  }
  expect(image(255, 0)).toBeCloseTo(21, 5)
  expect(image(0, 255)).toBeCloseTo(21, 5)
  expect(image(255, 118)).toBeCloseTo(4.54, 2)
  expect(image(90, 90)).toBe(1)
})

test('the contrast of text is that of its letters, not of the blurred edges between them and the background', () => {
  // Of ten columns, two are white, four blurred and four black.
  const columns = [255, 255, 200, 160, 100, 60, 0, 0, 0, 0]
  const data = Uint8Array.from({ length: 30 * 10 * 3 }, (_, index) => columns[Math.floor(index / 3) % 10] ?? 0)
  const luminances = findLuminances(mapLuminances({ data, width: 30 }), { left: 0, top: 0, width: 30, height: 10 })
  expect(toContrast(luminances)).toBeCloseTo(21, 5)
})

describe('the contrast of each letter', () => {
  const middles = [24, 72, 120, 168, 216, 264, 312, 360, 408, 456]
  /** Draws ten bars, 12 wide and 32 high, as letters. Colors are levels of gray. */
  const contrastsOf = (color: (letter: number, distance: number, x: number, y: number) => number) => {
    const width = 480
    const data = Float32Array.from({ length: width * 48 * 3 }, (_, index) => {
      const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)]
      const sideways = Math.abs((x % 48) - 23.5) - 6
      const distance = Math.max(0, Math.ceil(Math.max(sideways, Math.abs(y - 23.5) - 16)))
      return color(Math.floor(x / 48), distance, x, y)
    })
    const contrasts = measureLetterContrasts({ data, width }, mapLuminances({ data, width }), middles)
    return contrasts.map((contrast) => Number(contrast.toFixed(0)))
  }
  const times = (count: number, contrast: number) => Array<number>(count).fill(contrast)

  it('is measured against what is behind that letter', () => {
    const behind = (letter: number) => (letter < 5 ? 0 : 200)
    expect(contrastsOf((letter, distance) => (distance === 0 ? 255 : behind(letter)))).toEqual([
      ...times(5, 21),
      ...times(5, 2),
    ])
  })

  it('is 1 if the same color is behind the letter', () => {
    const behind = (letter: number) => (letter < 6 ? 0 : 255)
    const contrasts = contrastsOf((letter, distance) => (distance === 0 ? 255 : behind(letter)))
    expect(contrasts).toEqual([...times(6, 21), ...times(4, 1)])
  })

  it('is not the contrast of light and dark parts behind it', () => {
    const behind = (x: number, y: number) => (((x >> 3) + (y >> 3)) % 2) * 255
    expect(
      contrastsOf((_, distance, x, y) => (distance === 0 ? 118 : behind(x, y))).every((contrast) => contrast < 6),
    ).toBe(true)
  })

  it('is measured for each letter if letters have several colors', () => {
    expect(contrastsOf((letter, distance) => (distance > 0 ? 0 : letter < 5 ? 255 : 150))).toEqual([
      ...times(5, 21),
      ...times(5, 7),
    ])
  })

  it('is that of letters together with their outline', () => {
    expect(contrastsOf((_, distance) => (distance === 0 ? 255 : distance <= 5 ? 190 : 0))).toEqual(times(10, 21))
  })
})

describe('words that are detected separately', () => {
  const createBlock = (text: string, x: number, y: number, width: number, height: number): RecognizedBlock => ({
    text,
    confidence: text === 'SINKS' ? 0.8 : 0.9,
    words: 1,
    readableWords: text === 'SINKS' ? 0 : 1,
    region: { x: x / 1280, y: y / 720, width: width / 1280, height: height / 720 },
    letters: [{ region: { x: x / 1280, y: y / 720, width: 0.1, height: 0.1 }, contrast: text === 'SINKS' ? 3 : 10 }],
    sidebarHeight: (height / 720) * 94,
    isCut: text === 'FAST',
  })
  const size = { width: 1280, height: 720 }
  const boat = createBlock('BOAT', 100, 100, 300, 100)
  const textsOf = (...blocks: RecognizedBlock[]) => joinLines(blocks, size).map(({ text }) => text)

  it('are joined to a line with all their letters and the lowest confidence among them', () => {
    const [sinks, fast] = [createBlock('SINKS', 440, 110, 200, 90), createBlock('FAST', 650, 100, 200, 100)]
    expect(joinLines([boat, sinks, fast], size)).toEqual([
      {
        text: 'BOAT SINKS FAST',
        confidence: 0.8,
        words: 3,
        readableWords: 2,
        letters: [boat, sinks, fast].flatMap(({ letters }) => letters),
        sidebarHeight: boat.sidebarHeight,
        isCut: true,
        region: { x: 0.0781, y: 0.1389, width: 0.586, height: 0.1389 },
      },
    ])
  })

  it.each<[string, RecognizedBlock]>([
    ['further off than it is high', createBlock('SINKS', 501, 100, 200, 100)],
    ['much smaller', createBlock('SINKS', 440, 120, 200, 59)],
    ['below', createBlock('SINKS', 100, 210, 300, 100)],
    ['half a line lower', createBlock('SINKS', 440, 151, 200, 100)],
  ])('stay separate if one is %s', (_, other) => {
    expect(textsOf(boat, other)).toEqual(['BOAT', 'SINKS'])
  })

  it('are joined at the limits', () => {
    expect(textsOf(boat, createBlock('SINKS', 500, 150, 200, 100))).toEqual(['BOAT SINKS'])
    expect(textsOf(boat, createBlock('SINKS', 440, 120, 200, 61))).toEqual(['BOAT SINKS'])
  })
})
