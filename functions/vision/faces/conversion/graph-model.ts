import * as z from 'zod/mini'

const Integers = z.object({ i: z.optional(z.array(z.coerce.number())), s: z.optional(z.array(z.string())) })

/** An attribute of a node. Texts are in base64, integers are decimal strings. */
const Attribute = z.object({
  s: z.optional(z.string()),
  list: z.optional(Integers),
  shape: z.optional(z.object({ dim: z.array(z.object({ size: z.coerce.number() })) })),
})

const Node = z.object({
  name: z.string(),
  op: z.string(),
  input: z._default(z.array(z.string()), []),
  attr: z._default(z.record(z.string(), Attribute), {}),
})

const Weight = z.strictObject({ name: z.string(), shape: z.array(z.int()), dtype: z.enum(['float32', 'int32']) })

/** The .json file of a TensorFlow.js graph model. Quantized weights, which have further fields, are refused. */
export const GraphModel = z.object({
  modelTopology: z.object({ node: z.array(Node) }),
  weightsManifest: z.array(z.object({ weights: z.array(Weight) })),
})
export type GraphModel = z.infer<typeof GraphModel>

type Attributes = z.infer<typeof Node>['attr']

/** A node of the graph, with typed access to its attributes. */
export interface GraphNode {
  readonly name: string
  readonly op: string
  readonly inputs: readonly string[]
  readonly attributes: Attributes
}

/** Weights in the order of TensorFlow, the last dimension varying fastest. */
export interface Weights {
  readonly shape: readonly number[]
  readonly data: Float32Array | Int32Array
}

/** Returns the nodes of a model, each after the nodes whose output it uses. */
export function listNodes({ modelTopology }: GraphModel): GraphNode[] {
  const nodes = new Map(modelTopology.node.map((node) => [node.name, node]))
  const visited = new Set<string>()
  const visit = (name: string): GraphNode[] => {
    const node = nodes.get(name)
    if (!node) throw new Error(`There is no node ${name}`)
    if (visited.has(name)) return []
    visited.add(name)
    const { op, input: inputs, attr: attributes } = node
    return [...inputs.flatMap(visit), { name, op, inputs, attributes }]
  }
  return [...nodes.keys()].flatMap(visit)
}

/** Reads the weights of a model from its .bin file, by name. */
export function readWeights({ weightsManifest }: GraphModel, file: Uint8Array): Map<string, Weights> {
  const weights = new Map<string, Weights>()
  let start = 0
  for (const { name, shape, dtype } of weightsManifest.flatMap((group) => group.weights)) {
    const end = start + 4 * shape.reduce((product, length) => product * length, 1)
    // Copied because a Float32Array must start at a multiple of four bytes.
    const { buffer } = Uint8Array.from(file.subarray(start, end))
    weights.set(name, { shape, data: dtype === 'int32' ? new Int32Array(buffer) : new Float32Array(buffer) })
    start = end
  }
  if (start !== file.length) throw new Error(`The weights have ${file.length} bytes instead of ${start}`)
  return weights
}

/** Returns a text attribute. */
export const textOf = ({ attributes }: GraphNode, name: string): string | undefined => {
  const value = attributes[name]?.s
  return value === undefined ? undefined : decodeText(value)
}

/** Returns an attribute that is a list of texts. The list is empty if the node does not have it. */
export const textsOf = ({ attributes }: GraphNode, name: string): string[] =>
  (attributes[name]?.list?.s ?? []).map(decodeText)

/** Returns the two inner numbers, for height and width, of an attribute that is a list of four. */
export function heightAndWidthOf({ attributes, name }: GraphNode, attribute: string): [number, number] {
  const [, height, width] = attributes[attribute]?.list?.i ?? []
  if (height === undefined || width === undefined) throw new Error(`${name} has no ${attribute}`)
  return [height, width]
}

const decodeText = (base64: string) => Buffer.from(base64, 'base64').toString()
