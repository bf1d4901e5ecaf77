import {
  type GraphModel,
  type GraphNode,
  heightAndWidthOf,
  listNodes,
  readWeights,
  textOf,
  textsOf,
  type Weights,
} from './graph-model.ts'
import { encodeOnnx, type OnnxNode } from './onnx-file.ts'

/** The name of a value in the ONNX graph, and its size. It has channels before height and width, unlike in TensorFlow. */
interface Image {
  readonly value: string
  readonly height: number
  readonly width: number
  readonly channels: number
}

/** The numbers of each anchor. */
interface Anchors {
  readonly value: string
  readonly anchors: number
  readonly numbers: number
}

/**
 * Converts BlazeFace from a TensorFlow.js graph model to an ONNX file with the same weights. Its input `pixels` are bytes, N x height x
 * width x 3; its output `faces` has for each of the N images and each anchor a score and sixteen numbers of a box. Throws for operators
 * that BlazeFace does not have.
 *
 * TensorFlow puts channels last, ONNX first. Kernels are transposed during the conversion, the input and the outputs in the network.
 */
export function convertBlazeFace(model: GraphModel, weightsFile: Uint8Array): Buffer {
  const weights = readWeights(model, weightsFile)
  const graph = createGraph()
  const images = new Map<string, Image>()
  const anchors = new Map<string, Anchors>()
  let input: Image | undefined

  const imageOf = ({ name, inputs }: GraphNode, at = 0) => required(images, inputs[at], name)
  const weightsOf = ({ name, inputs }: GraphNode, at: number) => required(weights, inputs[at], name)

  for (const node of listNodes(model)) {
    const { name, op, inputs } = node
    const layout = textOf(node, 'data_format')
    if (layout !== undefined && layout !== 'NHWC') throw new Error(`${name} has the layout ${layout}`)
    switch (op) {
      case 'Const':
        break
      case 'Placeholder':
        input = graph.addInput(node)
        images.set(name, input)
        break
      case '_FusedConv2D':
      case 'Conv2D':
      case 'DepthwiseConv2dNative':
        images.set(name, addConvolution(graph, node, imageOf(node), weightsOf))
        break
      case 'MaxPool':
        images.set(name, addMaxPool(graph, node, imageOf(node)))
        break
      case 'AddV2':
        images.set(name, addSum(graph, node, imageOf(node), imageOf(node, 1)))
        break
      case 'Relu': {
        const image = imageOf(node)
        images.set(name, { ...image, value: graph.add('Relu', [image.value]) })
        break
      }
      case 'Pad':
        images.set(name, addPadding(graph, imageOf(node), weightsOf(node, 1)))
        break
      case 'Reshape':
        anchors.set(name, addReshape(graph, node, imageOf(node), weightsOf(node, 1)))
        break
      case 'Identity':
        anchors.set(name, required(anchors, inputs[0], name))
        break
      default:
        throw new Error(`The operator ${op} of ${name} is not supported`)
    }
  }

  if (!input) throw new Error('The model has no input')
  return graph.encode(input, {
    scores: ['Identity', 'Identity_1'].map((name) => required(anchors, name, 'the output')),
    boxes: ['Identity_2', 'Identity_3'].map((name) => required(anchors, name, 'the output')),
  })
}

type Graph = ReturnType<typeof createGraph>

/** Collects the nodes and constants of an ONNX graph. */
function createGraph() {
  const nodes: OnnxNode[] = []
  const tensors: Parameters<typeof encodeOnnx>[0]['tensors'][number][] = []
  const add = (op: string, inputs: readonly string[], attributes?: OnnxNode['attributes'], output?: string): string => {
    const name = output ?? `v${nodes.length}`
    nodes.push({ op, inputs, output: name, ...(attributes ? { attributes } : {}) })
    return name
  }
  const addFloats = (dims: readonly number[], data: Float32Array): string => {
    const name = `c${tensors.length}`
    tensors.push({ name, type: 'float', dims, data })
    return name
  }
  const addIntegers = (values: readonly number[]): string => {
    const name = `c${tensors.length}`
    tensors.push({ name, type: 'int64', dims: [values.length], data: BigInt64Array.from(values.map(BigInt)) })
    return name
  }
  return {
    add,
    addFloats,
    addIntegers,
    /** Adds the input: bytes, normalized to -1 to 1 as in training. */
    addInput({ name, attributes }: GraphNode): Image {
      const [, height, width, channels] = attributes.shape?.shape?.dim.map(({ size }) => size) ?? []
      if (height === undefined || width === undefined || channels === undefined) throw new Error(`${name} has no shape`)
      const floats = add('Cast', ['pixels'], { to: 1 })
      const halves = add('Div', [floats, addFloats([], Float32Array.of(127.5))])
      const units = add('Sub', [halves, addFloats([], Float32Array.of(1))])
      return { value: add('Transpose', [units], { perm: [0, 3, 1, 2] }), height, width, channels }
    },
    /** Adds the output and encodes the graph. */
    encode({ height, width, channels }: Image, { scores, boxes }: Record<'scores' | 'boxes', Anchors[]>): Buffer {
      const [allScores, allBoxes] = [scores, boxes].map((parts) =>
        add(
          'Concat',
          parts.map(({ value }) => value),
          { axis: 1 },
        ),
      )
      add('Concat', [allScores ?? '', allBoxes ?? ''], { axis: 2 }, 'faces')
      const count = scores.reduce((sum, part) => sum + part.anchors, 0)
      const numbers = (scores[0]?.numbers ?? 0) + (boxes[0]?.numbers ?? 0)
      return encodeOnnx({
        name: 'BlazeFace',
        nodes,
        tensors,
        input: { name: 'pixels', type: 'uint8', dims: ['N', height, width, channels] },
        output: { name: 'faces', type: 'float', dims: ['N', count, numbers] },
      })
    },
  }
}

/** Adds a convolution, by channel or across them, with its bias and activation if it has them. */
function addConvolution(
  graph: Graph,
  node: GraphNode,
  image: Image,
  weightsOf: (node: GraphNode, at: number) => Weights,
): Image {
  const isDepthwise = node.op === 'DepthwiseConv2dNative'
  const kernel = weightsOf(node, 1)
  const [height = 0, width = 0, inputs = 0, multiplier = 0] = kernel.shape
  const channels = isDepthwise ? inputs * multiplier : multiplier
  const dims = [channels, isDepthwise ? 1 : inputs, height, width]
  const [bias, activation, ...rest] = fusedOperators(node)
  if (rest.length > 0) throw new Error(`${node.name} ends with ${rest}`)
  const { size, attributes } = slideWindow(image, [height, width], node)
  const linear = graph.add(
    'Conv',
    [
      image.value,
      graph.addFloats(dims, transposeKernel(kernel, isDepthwise)),
      ...(bias ? [graph.addFloats([channels], toFloats(weightsOf(node, 2)))] : []),
    ],
    { kernel_shape: [height, width], group: isDepthwise ? inputs : 1, ...attributes },
  )
  return { ...size, channels, value: activation ? graph.add('Relu', [linear]) : linear }
}

/** Returns whether a convolution has a bias and a ReLU, and its other operators. */
function fusedOperators(node: GraphNode): [bias: boolean, relu: boolean, ...others: string[]] {
  const operators = textsOf(node, 'fused_ops')
  const hasBias = operators[0] === 'BiasAdd'
  const rest = operators.slice(hasBias ? 1 : 0)
  const hasRelu = rest[0] === 'Relu'
  return [hasBias, hasRelu, ...rest.slice(hasRelu ? 1 : 0)]
}

/**
 * Transposes a kernel from height, width, inputs, outputs to outputs, inputs, height, width. The last dimension of a
 * depthwise kernel is a multiplier: its outputs are inputs x multiplier, each with a single input.
 */
function transposeKernel({ shape, data }: Weights, isDepthwise: boolean): Float32Array {
  const [height = 0, width = 0, inputs = 0, last = 0] = shape
  const transposed = new Float32Array(data.length)
  data.forEach((value, index) => {
    const [cell, input, output] = [Math.floor(index / (inputs * last)), Math.floor(index / last) % inputs, index % last]
    const plane = isDepthwise ? input * last + output : output * inputs + input
    transposed[plane * height * width + cell] = value
  })
  return transposed
}

function addMaxPool(graph: Graph, node: GraphNode, image: Image): Image {
  const kernel = heightAndWidthOf(node, 'ksize')
  const { size, attributes } = slideWindow(image, kernel, node)
  return {
    ...size,
    channels: image.channels,
    value: graph.add('MaxPool', [image.value], { kernel_shape: kernel, ...attributes }),
  }
}

function addSum(graph: Graph, { name }: GraphNode, a: Image, b: Image): Image {
  if (a.channels !== b.channels || a.height !== b.height || a.width !== b.width) throw new Error(`${name} broadcasts`)
  return { ...a, value: graph.add('Add', [a.value, b.value]) }
}

/** Adds padding with zeros. TensorFlow lists the pads before and after each dimension. */
function addPadding(graph: Graph, image: Image, { data }: Weights): Image {
  const [, , top = 0, bottom = 0, left = 0, right = 0, before = 0, after = 0] = data
  const pads = graph.addIntegers([0, before, top, left, 0, after, bottom, right])
  return {
    value: graph.add('Pad', [image.value, pads]),
    height: image.height + top + bottom,
    width: image.width + left + right,
    channels: image.channels + before + after,
  }
}

/** Adds a reshape from an image to the numbers of each anchor, which are in the order of channels last. */
function addReshape(graph: Graph, { name }: GraphNode, image: Image, { data }: Weights): Anchors {
  const [, anchors, numbers] = data
  if (anchors === undefined || numbers === undefined) throw new Error(`${name} has no shape`)
  const transposed = graph.add('Transpose', [image.value], { perm: [0, 2, 3, 1] })
  return { value: graph.add('Reshape', [transposed, graph.addIntegers([-1, anchors, numbers])]), anchors, numbers }
}

/** Returns the output size of a sliding window, and its attributes. If the number of pads is odd, the extra one is at the end. */
function slideWindow({ height, width }: Image, kernel: readonly [number, number], node: GraphNode) {
  const strides = heightAndWidthOf(node, 'strides')
  const dilations = node.attributes.dilations ? heightAndWidthOf(node, 'dilations') : ([1, 1] as const)
  const isPadded = textOf(node, 'padding') === 'SAME'
  const slide = (length: number, axis: 0 | 1) => {
    const reach = (kernel[axis] - 1) * dilations[axis] + 1
    const steps = Math.ceil((isPadded ? length : length - reach + 1) / strides[axis])
    const pad = isPadded ? Math.max(0, (steps - 1) * strides[axis] + reach - length) : 0
    return { steps, before: Math.floor(pad / 2), after: Math.ceil(pad / 2) }
  }
  const [rows, columns] = [slide(height, 0), slide(width, 1)]
  return {
    size: { height: rows.steps, width: columns.steps },
    attributes: { strides, dilations, pads: [rows.before, columns.before, rows.after, columns.after] },
  }
}

const toFloats = ({ data }: Weights): Float32Array => (data instanceof Float32Array ? data : Float32Array.from(data))

function required<T>(values: ReadonlyMap<string, T>, name: string | undefined, by: string): T {
  const value = name === undefined ? undefined : values.get(name)
  if (value === undefined) throw new Error(`${by} takes ${name}, which does not exist`)
  return value
}
