import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { loadGraphModel } from '@tensorflow/tfjs-converter'
import { type io, ready, setBackend, type Tensor, tensor, tidy } from '@tensorflow/tfjs-core'
import * as z from 'zod/mini'
import { resolvePackageFile } from '../packages.ts'

/** Width and height of what the network sees, in pixels. */
export const inputSize = 256

/** What the network says of each of its 896 anchors: a score before the sigmoid, and a box as middle and size in pixels. */
export interface NetworkOutput {
  readonly scores: Float32Array
  /** Sixteen numbers an anchor, of which the first four are the box. */
  readonly boxes: Float32Array
}
export const numbersPerBox = 16

const weights = '@vladmandic/human/models/blazeface'
const wasm = '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm'

const Artifacts = z.object({
  modelTopology: z.custom<object>((value) => typeof value === 'object' && value !== null),
  weightsManifest: z.array(z.object({ weights: z.custom<io.WeightsManifestEntry[]>(Array.isArray) })),
})

/** The fine grid of anchors first, then the coarse one, as `blazeface.ts` has them. */
const outputs = { scores: ['Identity:0', 'Identity_1:0'], boxes: ['Identity_2:0', 'Identity_3:0'] } as const

/** BlazeFace as a function of 256 x 256 pixels, on the WebAssembly backend of TensorFlow.js. */
export async function loadNetwork(): Promise<(pixels: Uint8Array) => NetworkOutput> {
  setWasmPaths(`${path.dirname(resolvePackageFile(wasm))}/`)
  setThreadsCount(1)
  await setBackend('wasm')
  await ready()
  const model = await loadGraphModel({ load: loadArtifacts })
  return (pixels) =>
    tidy(() => {
      const input = tensor(inUnits(pixels), [1, inputSize, inputSize, 3])
      const answers = model.execute(input, [...outputs.scores, ...outputs.boxes])
      if (!Array.isArray(answers)) throw new Error('BlazeFace answers four tensors')
      return { scores: joined(answers.slice(0, 2)), boxes: joined(answers.slice(2)) }
    })
}

/** Bytes as the network was trained on them: -1 to 1. A plain loop: typed arrays' own `from` takes ten times as long. */
function inUnits(pixels: Uint8Array): Float32Array {
  const units = new Float32Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) units[at] = (pixels[at] ?? 0) / 127.5 - 1
  return units
}

async function loadArtifacts(): Promise<io.ModelArtifacts> {
  const [json, data] = await Promise.all([
    readFile(resolvePackageFile(`${weights}.json`), 'utf8'),
    readFile(resolvePackageFile(`${weights}.bin`)),
  ])
  const { modelTopology, weightsManifest } = Artifacts.parse(JSON.parse(json))
  return {
    modelTopology,
    weightSpecs: weightsManifest.flatMap((group) => group.weights),
    weightData: Uint8Array.from(data).buffer,
  }
}

const joined = (tensors: readonly Tensor[]) => Float32Array.from(tensors.flatMap((one) => [...one.dataSync()]))
