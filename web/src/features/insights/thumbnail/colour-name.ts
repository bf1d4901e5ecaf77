import { toOkLab } from '#shared/thumbnail/oklab.ts'

export const colourNames = [
  'black',
  'white',
  'grey',
  'red',
  'orange',
  'brown',
  'beige',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
] as const
export type ColourName = (typeof colourNames)[number]

/** A color in words: `{ name: 'blue', shade: 'dark' }`. */
export interface NamedColour {
  readonly name: ColourName
  readonly shade?: 'dark' | 'light'
}

/** Upper hue limits in degrees of OKLCH. Pure red is at 29, yellow at 110, green at 142, blue at 264. */
const hues: readonly (readonly [ColourName, number])[] = [
  ['pink', 12],
  ['red', 40],
  ['orange', 78],
  ['yellow', 118],
  ['green', 170],
  ['turquoise', 222],
  ['blue', 288],
  ['purple', 335],
  ['pink', 360],
]

/** Names a color given as `rgb(12, 34, 56)`. */
export function nameOf(rgb: string): NamedColour {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map(Number)
  const [lightness, a, b] = toOkLab(red, green, blue)
  const chroma = Math.hypot(a, b)
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return chroma < 0.03 ? greyOf(lightness) : hueOf(lightness, chroma, hue)
}

function greyOf(lightness: number): NamedColour {
  if (lightness < 0.25) return { name: 'black' }
  return lightness > 0.93 ? { name: 'white' } : shaded('grey', lightness, [0.45, 0.78])
}

function hueOf(lightness: number, chroma: number, hue: number): NamedColour {
  if (lightness < 0.2) return { name: 'black' }
  const isWarm = hue > 30 && hue < 105
  if (isWarm && chroma < 0.09 && lightness > 0.62) return { name: 'beige' }
  if (isWarm && lightness < 0.56) return shaded('brown', lightness, [0.36, 1])
  const name = hues.find(([, end]) => hue <= end)?.[0] ?? 'pink'
  return shaded(name, lightness, [0.42, chroma < 0.13 ? 0.78 : 1])
}

function shaded(name: ColourName, lightness: number, [dark, light]: readonly [number, number]): NamedColour {
  if (lightness < dark) return { name, shade: 'dark' }
  return lightness > light ? { name, shade: 'light' } : { name }
}
