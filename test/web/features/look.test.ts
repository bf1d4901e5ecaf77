import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeThumbnail } from '#functions/vision/decode.ts'
import { analysisSize } from '#shared/thumbnail/pixels.ts'
import { provideCanvas } from '#test/support/canvas.ts'
import { runBrowserChecks } from '#web/layout/thumbnail/browser-checks.ts'

provideCanvas()

const fileOf = (png: Buffer) => new File([new Uint8Array(png)], 'a.png', { type: 'image/png' })

test('measures a transparent image with the same result as the function', async () => {
  const quarter = (background: object) => ({ create: { width: 160, height: 90, channels: 4 as const, background } })
  const drawn = sharp({ create: { ...analysisSize, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: quarter({ r: 0, g: 0, b: 128, alpha: 1 }), gravity: 'northwest' },
      { input: quarter({ r: 200, g: 30, b: 30, alpha: 0.5 }), gravity: 'southeast' },
    ])
    .png()
  const png = await drawn.toBuffer()
  const { bitmap } = await decodeThumbnail(sharp, png)
  const { data, width, height } = bitmap
  const seen = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  expect((await runBrowserChecks(fileOf(png))).color).toEqual((await runBrowserChecks(fileOf(seen))).color)
})
