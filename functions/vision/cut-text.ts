import type { Bitmap, PixelRect } from './bitmap.ts'
import { type Luminances, luminanceAt } from './text-contrast.ts'

/**
 * A box reaches an edge if the gap is at most this share of its smaller side. The model's boxes fall short of the edge if letters are cut
 * off.
 */
const maxGap = 0.1
/** How far a pixel may be from a luminance, as a share of the difference between text and background. */
const tolerance = 0.25
/** If letters continue beyond the edge, both text and background cover at least this share of it. */
const minShare = 0.06

/**
 * Whether an edge of the image cuts letters off: the text's box reaches the edge, and the outermost row or column of pixels has the
 * luminances of both text and background. If the letters end before the edge, it has only the background's.
 */
export function isCutOff(image: Bitmap, box: PixelRect, luminances: Luminances): boolean {
  const gap = maxGap * Math.min(box.width, box.height)
  const [right, bottom] = [box.left + box.width, box.top + box.height]
  const column = { ...box, width: 1 }
  const row = { ...box, height: 1 }
  return (
    (box.left <= gap && hasBoth(image, { ...column, left: 0 }, luminances)) ||
    (right >= image.width - gap && hasBoth(image, { ...column, left: image.width - 1 }, luminances)) ||
    (box.top <= gap && hasBoth(image, { ...row, top: 0 }, luminances)) ||
    (bottom >= image.height - gap && hasBoth(image, { ...row, top: image.height - 1 }, luminances))
  )
}

function hasBoth({ data, width }: Bitmap, { left, top, ...size }: PixelRect, { dark, light }: Luminances): boolean {
  let [atDark, atLight] = [0, 0]
  for (let y = top; y < top + size.height; y++) {
    for (let x = left; x < left + size.width; x++) {
      const place = (luminanceAt(data, (y * width + x) * 3) - dark) / (light - dark)
      if (Math.abs(place) <= tolerance) atDark += 1
      if (Math.abs(place - 1) <= tolerance) atLight += 1
    }
  }
  return Math.min(atDark, atLight) >= minShare * size.width * size.height
}
