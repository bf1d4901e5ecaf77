import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Rgb = readonly [number, number, number]
const schemes = ['light', 'dark'] as const

const css = readFileSync('web/src/styles/tokens.css', 'utf8')
const number = String.raw`([\d.]+)`
const color = String.raw`oklch\(${number} ${number} ${number}\)`

/** Converts Björn Ottosson's OKLab to linear sRGB. A channel outside the gamut is clipped. */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const inGamut = (value: number) => Math.min(Math.max(value, 0), 1)
  return [
    inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function token(name: string, scheme: (typeof schemes)[number]): Rgb {
  const alias = css.match(new RegExp(`--${name}: var\\(--([\\w-]+)\\)`))
  if (alias?.[1]) return token(alias[1], scheme)
  const found = css.match(new RegExp(`--${name}: light-dark\\(${color}, ${color}\\)`))
  if (!found) throw new Error(`No token --${name}`)
  const [l1, c1, h1, l2, c2, h2] = found.slice(1).map(Number) as [number, number, number, number, number, number]
  return scheme === 'light' ? linearRgb(l1, c1, h1) : linearRgb(l2, c2, h2)
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: Rgb, other: Rgb) {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

const grounds = ['canvas', 'surface', 'raised', 'stage']
const pairs = (inks: readonly string[], on: readonly string[]) =>
  inks.flatMap((ink) => on.map((under) => [ink, under] as const))

/** The pairs of text and background that success criterion 1.4.3 applies to. */
const texts = [
  ...pairs(['text', 'muted'], [...grounds, 'sunken']),
  ...pairs(['accent', 'accent-strong', 'danger', 'good', 'fair', 'poor'], grounds),
  ...pairs(['on-accent'], ['accent', 'accent-strong']),
  ...pairs(['on-danger'], ['danger', 'danger-strong']),
  ...pairs(['text'], ['accent-soft', 'good-soft', 'fair-soft', 'poor-soft', 'danger-soft']),
  ...['accent', 'danger', 'good', 'fair', 'poor'].map((tone) => [tone, `${tone}-soft`] as const),
  ['canvas', 'text'],
] as const

/** The pairs that success criterion 1.4.11 applies to: edges of controls, fills of bars, and the focus ring. */
const graphics = [
  ...pairs(['control', 'accent'], grounds),
  ...pairs(['accent', 'good-fill', 'fair-fill', 'poor-fill'], ['surface', 'sunken']),
]

describe.each(schemes)('%s', (scheme) => {
  it.each(texts)('text %s on %s has a contrast of at least 4.5:1', (ink, ground) => {
    expect(contrast(token(ink, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(graphics)('%s next to %s has a contrast of at least 3:1', (shape, ground) => {
    expect(contrast(token(shape, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(3)
  })
})

it('computes the ratio of black and white', () => {
  expect(contrast(linearRgb(1, 0, 0), linearRgb(0, 0, 0))).toBeCloseTo(21, 3)
})
