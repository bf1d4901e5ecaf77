import { describe, expect, it, test } from 'vitest'
import { componentsOf } from '#functions/vision/ocr/components.ts'
import { convexHull, cornersOf, grown, type Quad, sides, smallestRectangle } from '#functions/vision/ocr/geometry.ts'
import { inReadingOrder } from '#functions/vision/reading-order.ts'
import { regionOf } from '#functions/vision/region.ts'
import { countReread, fewestChanges } from '#functions/vision/reread.ts'
import { textContrast } from '#functions/vision/text-contrast.ts'

describe('components of a map', () => {
  it('are neighbours above the threshold, corner to corner too', () => {
    const map = Float32Array.from([0.9, 0, 0, 0, 0, 0.7, 0, 0.5, 0, 0, 0, 0.5])
    const found = componentsOf(map, 4, 3, 0.3)
    expect(found.map(({ cells, mean }) => [cells, Number(mean.toFixed(2))])).toEqual([
      [2, 0.8],
      [2, 0.5],
    ])
  })

  it('are none at or below it', () => {
    expect(componentsOf(Float32Array.from([0.25, 0.2]), 2, 1, 0.25)).toEqual([])
  })
})

describe('the smallest rectangle', () => {
  it('around a tilted square is that square', () => {
    const rectangle = smallestRectangle(
      convexHull([
        [0, 5],
        [5, 0],
        [10, 5],
        [5, 10],
        [5, 5],
      ]),
    )
    expect(rectangle && sides(rectangle).map((side) => Math.round(side * 100) / 100)).toEqual([7.07, 7.07])
  })

  it('grows on every side, and has its corners clockwise from the top left', () => {
    const rectangle = smallestRectangle(
      convexHull([
        [10, 10],
        [30, 10],
        [30, 20],
        [10, 20],
      ]),
    )
    const corners = rectangle && cornersOf(grown(rectangle, 2), [2, 1])
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

test('text is read row by row, from the left', () => {
  const [title, left, right] = [box(0, 0, 90, 20), box(0, 40, 30, 10), box(50, 42, 30, 10)]
  expect(inReadingOrder([right, left, title])).toEqual([title, left, right])
})

test('a region is the box in shares of the image, no larger than it', () => {
  expect(regionOf(box(-10, 50, 60, 100), { width: 100, height: 100 })).toEqual({
    x: 0,
    y: 0.5,
    width: 0.5,
    height: 0.5,
  })
})

describe('words that are read again', () => {
  it.each([
    ['BOAT SINKS', 'BOAT SINKS', 2],
    ['BOAT SINKS', 'BOATSINK5', 2],
    ['BOAT SINKS', 'B0AT', 0],
    ['BOAT SINKS', '', 0],
    ['Cómo hacer', 'como hacer', 2],
  ])('of %s in %s are %d', (text, reading, expected) => {
    expect(countReread(text, reading)).toBe(expected)
  })

  it('are those that few changes make', () => {
    expect([fewestChanges('thecatsat', 'cat'), fewestChanges('thecutsat', 'cat'), fewestChanges('', 'cat')]).toEqual([
      0, 1, 3,
    ])
  })
})

test('text stands out as its two luminances do', () => {
  const image = (light: number, dark: number) => {
    const data = Uint8Array.from({ length: 20 * 10 * 3 }, (_, at) => (Math.floor(at / 3) % 20 < 6 ? light : dark))
    return textContrast({ data, width: 20, height: 10 }, { left: 0, top: 0, width: 20, height: 10 })
  }
  expect(image(255, 0)).toBeCloseTo(21, 5)
  expect(image(0, 255)).toBeCloseTo(21, 5)
  expect(image(255, 118)).toBeCloseTo(4.54, 2)
  expect(image(90, 90)).toBe(1)
})
