import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { loadGraphModel } from '@tensorflow/tfjs-converter'
import { type io, ready, setBackend, type Tensor, tensor, tidy } from '@tensorflow/tfjs-core'
import * as z from 'zod/mini'
import { resolvePackageFile } from '../packages.ts'

/** The width and height of the network's input, in pixels. */
export const inputSize = 256

/** The network's output for each of its 896 anchors: a score before the sigmoid, and a box by center and size in pixels. */
export interface NetworkOutput {
  readonly scores: Float32Array
  /** Sixteen numbers per anchor, of which the first four are the box. */
  readonly boxes: Float32Array
}
export const numbersPerBox = 16

const weights = '@vladmandic/human/models/blazeface'
const wasm = '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm'

const Artifacts = z.object({
  modelTopology: z.custom<object>((value) => typeof value === 'object' && value !== null),
  weightsManifest: z.array(z.object({ weights: z.custom<io.WeightsManifestEntry[]>(Array.isArray) })),
})

/** The names of the output tensors: the fine grid of anchors first, then the coarse one, as in `blazeface.ts`. */
const outputs = { scores: ['Identity:0', 'Identity_1:0'], boxes: ['Identity_2:0', 'Identity_3:0'] } as const

/** Loads BlazeFace on the WebAssembly backend of TensorFlow.js, as a function of 256 x 256 pixels. */
export async function loadNetwork(): Promise<(pixels: Uint8Array) => NetworkOutput> {
  setWasmPaths(`${path.dirname(resolvePackageFile(wasm))}/`)
  setThreadsCount(1)
  await setBackend('wasm')
  await ready()
  const model = await loadGraphModel({ load: loadArtifacts })
  return (pixels) =>
    tidy(() => {
      const input = tensor(normalize(pixels), [1, inputSize, inputSize, 3])
      const outputTensors = model.execute(input, [...outputs.scores, ...outputs.boxes])
      if (!Array.isArray(outputTensors)) throw new Error('BlazeFace must return four tensors')
      return { scores: concatenate(outputTensors.slice(0, 2)), boxes: concatenate(outputTensors.slice(2)) }
    })
}

/** Normalizes bytes to -1 to 1, as in training. A plain loop, because `Float32Array.from` takes ten times as long. */
function normalize(pixels: Uint8Array): Float32Array {
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

const concatenate = (tensors: readonly Tensor[]) => Float32Array.from(tensors.flatMap((one) => [...one.dataSync()]))
