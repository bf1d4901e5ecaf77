import { beforeAll, describe, expect, it } from 'vitest'
import type { Bitmap } from '#functions/vision/bitmap.ts'
import { type FaceDetector, loadBlazeFace } from '#functions/vision/faces/blazeface.ts'
import { convertBlazeFace } from '#functions/vision/faces/conversion/convert-blazeface.ts'
import { GraphModel } from '#functions/vision/faces/conversion/graph-model.ts'
import { listCrops } from '#functions/vision/faces/crops.ts'
import { loadNativePackages } from '#functions/vision/packages.ts'
import { type Drawing, draw, drawFace } from '#test/support/drawings.ts'

async function toBitmap(drawing: Drawing): Promise<Bitmap> {
  const { data, info } = await draw(drawing).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

describe('faces', () => {
  let detector: FaceDetector
  beforeAll(async () => {
    detector = await loadBlazeFace(await loadNativePackages())
  })
  const detect = async (drawing: Drawing) => {
    const faces = await detector.detect(await toBitmap(drawing))
    return faces
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
      .sort(([a = 0], [b = 0]) => a - b)
      .map((center) => center.map((pixels) => Math.round(pixels / 20) * 20))
  }

  it.each<[string, Drawing, number[][]]>([
    ['as high as the image', { behind: drawFace(640, 360, 500) }, [[640, 420]]],
    [
      'next to each other',
      { behind: drawFace(300, 400, 110) + drawFace(640, 400, 110) + drawFace(1000, 400, 110) },
      [
        [300, 420],
        [640, 420],
        [1000, 420],
      ],
    ],
    ['as small as on a stage', { behind: drawFace(900, 250, 38) }, [[900, 260]]],
    ['on an upright image', { width: 720, height: 1280, behind: drawFace(200, 900, 75) }, [[200, 900]]],
    ['on an image without any', { lines: [{ text: 'BOAT', x: 120, y: 120, height: 300 }] }, []],
    ['on a single pixel', { width: 1, height: 1 }, []],
  ])('%s are all found, and nothing else', async (_, drawing, expected) => {
    expect(await detect(drawing)).toEqual(expected)
  })

  it.each([
    [1280, 720],
    [720, 1280],
    [500, 500],
    [1280, 1],
    [3, 2],
  ])('are looked for in seven parts of %d x %d pixels, from edge to edge', (width, height) => {
    const [whole, ...tiles] = listCrops({ width, height })
    expect(whole?.side).toBe(Math.max(width, height))
    expect(tiles).toHaveLength(6)
    for (const { left, top, side } of tiles) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(left + side).toBeLessThanOrEqual(width)
      expect(top + side).toBeLessThanOrEqual(height)
    }
    expect(Math.max(...tiles.map(({ left, side }) => left + side))).toBe(width)
    expect(Math.max(...tiles.map(({ top, side }) => top + side))).toBe(height)
  })
})

describe('the conversion of BlazeFace', () => {
  const text = (value: string) => Buffer.from(value).toString('base64')
  const shape = (...dims: number[]) => ({ shape: { dim: dims.map((size) => ({ size: `${size}` })) } })
  const list = (...i: number[]) => ({ list: { i: i.map(String) } })
  const node = (name: string, op: string, input: string[] = [], attr: Record<string, unknown> = {}) => ({
    name,
    op,
    input,
    attr,
  })

  /** A network of one convolution with its numbers as two grids of anchors. */
  const model = (op = 'Conv2D', weight: Record<string, unknown> = {}) => ({
    modelTopology: {
      node: [
        ...['Identity', 'Identity_1', 'Identity_2', 'Identity_3'].map((name) => node(name, 'Identity', ['anchors'])),
        node('anchors', 'Reshape', ['sums', 'anchors/shape']),
        node('sums', op, ['image', 'kernel'], { strides: list(1, 2, 2, 1), padding: { s: text('SAME') } }),
        node('image', 'Placeholder', [], { shape: shape(1, 4, 4, 3) }),
        node('kernel', 'Const'),
        node('anchors/shape', 'Const'),
      ],
    },
    weightsManifest: [
      {
        weights: [
          { name: 'kernel', shape: [3, 3, 3, 1], dtype: 'float32', ...weight },
          { name: 'anchors/shape', shape: [3], dtype: 'int32' },
        ],
      },
    ],
  })
  const file = Buffer.concat(
    [new Float32Array(27).fill(1), Int32Array.of(1, 4, 1)].map(({ buffer }) => Buffer.from(buffer)),
  )

  it('pads like TensorFlow: the odd pixel is at the end', async () => {
    const { ort } = await loadNativePackages()
    const session = await ort.InferenceSession.create(convertBlazeFace(GraphModel.parse(model()), file))
    const pixels = new ort.Tensor('uint8', new Uint8Array(2 * 4 * 4 * 3).fill(255, 48), [2, 4, 4, 3])
    const { faces } = await session.run({ pixels })
    // Sums over windows of 3 x 3 pixels in three channels, for an image of zeros (-1) and one of 255 (1).
    const sums = [27, 18, 18, 12].flatMap((sum) => [sum, sum])
    expect(faces?.dims).toEqual([2, 8, 2])
    expect([...(faces?.data ?? [])]).toEqual([...sums, ...sums].map((sum) => -sum).concat(sums, sums))
  })

  it('refuses operators it does not know, quantized weights and files of another length', () => {
    expect(() => convertBlazeFace(GraphModel.parse(model('Softmax')), file)).toThrow('Softmax of sums is not supported')
    expect(GraphModel.safeParse(model('Conv2D', { quantization: {} })).success).toBe(false)
    expect(() => convertBlazeFace(GraphModel.parse(model()), file.subarray(4))).toThrow('116 bytes')
  })
})
