import type { InferenceSession, Tensor } from 'onnxruntime-node'
import type { NativePackages } from '../packages.ts'

/** A network with one input and one output. */
export interface OnnxModel {
  run(input: Tensor): Promise<{ readonly data: Float32Array; readonly dims: readonly number[] }>
}

/** One processor is what the function has. */
const options: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
}

/** Loads a network from an .onnx file. */
export async function loadOnnxModel({ ort }: NativePackages, file: string): Promise<OnnxModel> {
  const session = await ort.InferenceSession.create(file, options)
  const [inputName = '', outputName = ''] = [session.inputNames[0], session.outputNames[0]]
  return {
    run: async (input) => {
      const output = (await session.run({ [inputName]: input }))[outputName]
      if (!(output?.data instanceof Float32Array)) throw new Error(`${file} did not answer numbers`)
      return { data: output.data, dims: output.dims }
    },
  }
}
