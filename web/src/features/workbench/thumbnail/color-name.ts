import { toOkLab } from '#shared/thumbnail/oklab.ts'

type ColorName =
  | 'black'
  | 'white'
  | 'grey'
  | 'red'
  | 'orange'
  | 'brown'
  | 'beige'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'purple'
  | 'pink'

/** A color in words: `{ name: 'blue', shade: 'dark' }`. */
interface NamedColor {
  readonly name: ColorName
  readonly shade?: 'dark' | 'light'
}

/** Upper hue limits in degrees of OKLCH. Pure red is at 29, yellow at 110, green at 142, blue at 264. */
const hues: readonly (readonly [ColorName, number])[] = [
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
export function nameColor(rgb: string): NamedColor {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map(Number)
  const [lightness, a, b] = toOkLab(red, green, blue)
  const chroma = Math.hypot(a, b)
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return chroma < 0.03 ? nameGray(lightness) : nameHue(lightness, chroma, hue)
}

function nameGray(lightness: number): NamedColor {
  if (lightness < 0.25) return { name: 'black' }
  return lightness > 0.93 ? { name: 'white' } : addShade('grey', lightness, [0.45, 0.78])
}

function nameHue(lightness: number, chroma: number, hue: number): NamedColor {
  if (lightness < 0.2) return { name: 'black' }
  const isWarm = hue > 30 && hue < 105
  if (isWarm && chroma < 0.09 && lightness > 0.62) return { name: 'beige' }
  if (isWarm && lightness < 0.56) return addShade('brown', lightness, [0.36, 1])
  const name = hues.find(([, end]) => hue <= end)?.[0] ?? 'pink'
  return addShade(name, lightness, [0.42, chroma < 0.13 ? 0.78 : 1])
}

function addShade(name: ColorName, lightness: number, [dark, light]: readonly [number, number]): NamedColor {
  if (lightness < dark) return { name, shade: 'dark' }
  return lightness > light ? { name, shade: 'light' } : { name }
}
