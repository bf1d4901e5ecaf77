import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { analyzeColor, brightness, colorfulness, contrast } from '#shared/thumbnail/color.ts'
import { findDominantColors } from '#shared/thumbnail/dominant-colors.ts'
import { toOkLab } from '#shared/thumbnail/oklab.ts'
import { contrastRatio, luminance } from '#shared/thumbnail/pixels.ts'
import { halves, paint, plain, type Rgb } from '#test/support/pixel-images.ts'

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const red: Rgb = [255, 0, 0]
const green: Rgb = [0, 255, 0]
const blue: Rgb = [0, 0, 255]

describe('luminance and contrast ratio', () => {
  it.each([
    [white, 1],
    [black, 0],
    [red, 0.2126],
    // The lightest gray with a contrast of 4.5 on white.
    [[118, 118, 118] as const, 0.1812],
  ])('of %j is %d', (color, expected) => {
    expect(luminance(...color)).toBeCloseTo(expected, 4)
  })

  it('is 21 for black on white, 1 for equal colors, and 4.54 for #767676 on white', () => {
    expect(contrastRatio(luminance(...white), luminance(...black))).toBeCloseTo(21, 10)
    expect(contrastRatio(0.3, 0.3)).toBe(1)
    expect(contrastRatio(luminance(118, 118, 118), 1)).toBeCloseTo(4.54, 2)
  })
})

describe('OKLab', () => {
  // The table of CSS Color 4's sample conversions.
  it.each([
    [white, [1, 0, 0]],
    [black, [0, 0, 0]],
    [red, [0.62796, 0.22486, 0.12585]],
    [green, [0.86644, -0.23389, 0.1795]],
    [blue, [0.45201, -0.03246, -0.31153]],
  ] as const)('of %j is %j', (rgb, lab) => {
    toOkLab(...rgb).forEach((value, at) => {
      expect(value).toBeCloseTo(lab[at] ?? 0, 4)
    })
  })
})

describe('colorfulness', () => {
  it('is 0 for grays', () => {
    expect(colorfulness(halves(white, black))).toBe(0)
  })

  it('of one color is its distance from gray: 0.3 x |(255, 127.5)| for red', () => {
    expect(colorfulness(plain(red))).toBeCloseTo((0.3 * Math.hypot(255, 127.5) * 100) / 109, 6)
  })

  it('of red and green is their spread, clipped to 100', () => {
    // Red - green is +255 and -255, yellow - blue the same for both.
    expect(colorfulness(halves(red, green))).toBe(100)
    // +40 and -40: spread 40; yellow - blue 20 for both, so the distance from gray is 20.
    expect(colorfulness(halves([40, 0, 0], [0, 40, 0]))).toBeCloseTo(((40 + 0.3 * 20) * 100) / 109, 6)
  })
})

describe('contrast', () => {
  it('is 100 for black and white, 0 for one color', () => {
    expect(contrast(halves(white, black))).toBeCloseTo(100, 6)
    expect(contrast(plain([90, 90, 90]))).toBe(0)
  })

  it('ignores areas smaller than a twentieth of the image', () => {
    expect(contrast(halves(white, black, 0.04))).toBe(0)
    expect(contrast(halves(white, black, 0.06))).toBeCloseTo(100, 6)
  })

  it('is a ratio of luminances: gray 118 on white is (4.54 - 1) / 20', () => {
    expect(contrast(halves(white, [118, 118, 118]))).toBeCloseTo(17.7, 1)
  })
})

test('brightness is mean luma', () => {
  expect(brightness(plain(white))).toBeCloseTo(1, 10)
  expect(brightness(halves(white, black, 0.25))).toBeCloseTo(0.25, 10)
  expect(brightness(plain(green))).toBeCloseTo(0.587, 10)
})

describe('dominant colors', () => {
  it('are the colors of the image, the most common first', () => {
    expect(findDominantColors(halves(red, blue, 0.7))).toEqual([
      { rgb: 'rgb(255, 0, 0)', share: 0.7 },
      { rgb: 'rgb(0, 0, 255)', share: 0.3 },
    ])
    expect(findDominantColors(plain(green))).toEqual([{ rgb: 'rgb(0, 255, 0)', share: 1 }])
  })

  it('are at most five, near the centers of five clusters of color', () => {
    const centers: Rgb[] = [
      [200, 30, 30],
      [30, 160, 40],
      [30, 40, 200],
      [230, 220, 60],
      [20, 20, 20],
    ]
    const cloudy = paint(160, 90, (x, y) => {
      const [r, g, b] = centers[Math.floor(x / 32)] ?? black
      const shift = ((x * 7 + y * 13) % 9) - 4
      return [r + shift, g + shift, b + shift]
    })
    const found = findDominantColors(cloudy)
    expect(found).toHaveLength(5)
    for (const center of centers) {
      const near = found.some(({ rgb }) =>
        (rgb.match(/\d+/g) ?? []).every((value, at) => Math.abs(Number(value) - (center[at] ?? 0)) <= 4),
      )
      expect(near, `${center}`).toBe(true)
    }
  })
})

test('any image has values within their bounds, and they are reproducible', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const image = fc.array(fc.tuple(byte, byte, byte), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(image, (colors) => {
      const pixels = paint(colors.length, 1, (x) => colors[x] ?? black)
      const color = analyzeColor(pixels)
      const shares = color.dominantColors.map(({ share }) => share)
      expect(color.dominantColors.length).toBeLessThanOrEqual(5)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2)
      for (const value of [color.colorfulness, color.contrast, color.brightness * 100]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(100)
      }
      expect(analyzeColor(pixels)).toEqual(color)
    }),
  )
})
