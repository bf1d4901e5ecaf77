/**
 * Writes ONNX files (onnx.proto3) as Protocol Buffers. Supports only what a small network needs. Each field is a key, the field's number
 * and wire type, and its value: a varint, or a length and that many bytes.
 */

type Tensor = { readonly name: string; readonly dims: readonly number[] } & (
  | { readonly type: 'float'; readonly data: Float32Array }
  | { readonly type: 'int64'; readonly data: BigInt64Array }
)

export interface OnnxNode {
  readonly op: string
  readonly inputs: readonly string[]
  readonly output: string
  readonly attributes?: Readonly<Record<string, number | readonly number[]>>
}

/** An input or output of the network. A dimension with a name, such as `N`, may have any length. */
interface Port {
  readonly name: string
  readonly type: keyof typeof dataTypes
  readonly dims: readonly (number | string)[]
}

export interface OnnxGraph {
  readonly name: string
  readonly nodes: readonly OnnxNode[]
  readonly tensors: readonly Tensor[]
  readonly input: Port
  readonly output: Port
}

/** TensorProto.DataType. */
const dataTypes = { float: 1, uint8: 2, int64: 7 } as const

const irVersion = 7
/** The version of ONNX's operators. */
const opsetVersion = 13

/** Encodes a graph as an ONNX file: a ModelProto. */
export const encodeOnnx = (graph: OnnxGraph): Buffer =>
  Buffer.concat([
    intField(1, irVersion),
    bytesField(2, 'viewcraft'),
    messageField(7, encodeGraph(graph)),
    messageField(8, [bytesField(1, ''), intField(2, opsetVersion)]),
  ])

/** GraphProto. */
const encodeGraph = ({ name, nodes, tensors, input, output }: OnnxGraph): Buffer[] => [
  ...nodes.map((node) => messageField(1, encodeNode(node))),
  bytesField(2, name),
  ...tensors.map((tensor) => messageField(5, encodeTensor(tensor))),
  messageField(11, encodePort(input)),
  messageField(12, encodePort(output)),
]

/** NodeProto. */
const encodeNode = ({ op, inputs, output, attributes = {} }: OnnxNode): Buffer[] => [
  ...inputs.map((name) => bytesField(1, name)),
  bytesField(2, output),
  bytesField(3, output),
  bytesField(4, op),
  ...Object.entries(attributes).map(([name, value]) => messageField(5, encodeAttribute(name, value))),
]

/** AttributeProto; `type` 2 is an integer, 7 a list of integers. */
const encodeAttribute = (name: string, value: number | readonly number[]): Buffer[] =>
  typeof value === 'number'
    ? [bytesField(1, name), intField(3, value), intField(20, 2)]
    : [bytesField(1, name), ...value.map((integer) => intField(8, integer)), intField(20, 7)]

/** TensorProto. Its raw data is little-endian, like the processors that this script runs on. */
const encodeTensor = ({ name, type, dims, data }: Tensor): Buffer[] => [
  ...dims.map((dim) => intField(1, dim)),
  intField(2, dataTypes[type]),
  bytesField(8, name),
  bytesField(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
]

/** ValueInfoProto with a TypeProto.Tensor. */
function encodePort({ name, type, dims }: Port): Buffer[] {
  const shape = dims.map((dim) => messageField(1, [typeof dim === 'string' ? bytesField(2, dim) : intField(1, dim)]))
  return [
    bytesField(1, name),
    messageField(2, [messageField(1, [intField(1, dataTypes[type]), messageField(2, shape)])]),
  ]
}

const wireTypes = { varint: 0, bytes: 2 } as const

const encodeKey = (field: number, wireType: number) => encodeVarint((field << 3) | wireType)

const intField = (field: number, value: number): Buffer =>
  Buffer.concat([encodeKey(field, wireTypes.varint), encodeVarint(value)])

function bytesField(field: number, value: string | Buffer): Buffer {
  const data = typeof value === 'string' ? Buffer.from(value) : value
  return Buffer.concat([encodeKey(field, wireTypes.bytes), encodeVarint(data.length), data])
}

const messageField = (field: number, parts: readonly Buffer[]): Buffer => bytesField(field, Buffer.concat(parts))

/** Encodes a nonnegative integer in groups of seven bits, lowest first. All but the last have the high bit set. */
function encodeVarint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}
