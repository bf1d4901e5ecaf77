import type { InferenceSession, Tensor } from 'onnxruntime-node'
import type { NativePackages } from './packages.ts'

/** An ONNX model with one input and one output. */
export interface OnnxModel {
  run(input: Tensor): Promise<{ readonly data: Float32Array; readonly dims: readonly number[] }>
}

/** Options for a function with one processor. */
const options: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
}

/** Loads a model from an .onnx file. */
export async function loadOnnxModel({ ort }: NativePackages, file: string): Promise<OnnxModel> {
  const session = await ort.InferenceSession.create(file, options)
  const [inputName = '', outputName = ''] = [session.inputNames[0], session.outputNames[0]]
  return {
    run: async (input) => {
      const output = (await session.run({ [inputName]: input }))[outputName]
      if (!(output?.data instanceof Float32Array)) throw new Error(`${file} did not return numbers`)
      return { data: output.data, dims: output.dims }
    },
  }
}
