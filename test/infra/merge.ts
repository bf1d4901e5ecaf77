import * as z from 'zod/mini'
import type { Resource, Template } from './template.ts'

const isRef = z.object({ Ref: z.string() })
const isGetAtt = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) })
const NestedStackProperties = z.object({ Parameters: z._default(z.record(z.string(), z.unknown()), {}) })

/**
 * Merges nested stacks into the template of their root stack, as if there were one: parameters become what the root stack
 * passes for them, and references to outputs become the outputs' values. Resources of a nested stack also wait for what
 * the nested stack waits for. Throws for a logical id that two templates use, and for a missing parameter or output.
 */
export function mergeTemplates(root: Template, nested: ReadonlyMap<string, Template | undefined>): Template {
  const templateOf = (id: string) => nested.get(id)
  /** Returns a value of the root template, or of the nested stack `inside`, in terms of resources only. */
  const resolve = (value: unknown, inside?: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, inside))
    if (typeof value !== 'object' || value === null) return value
    const ref = z.safeParse(isRef, value).data?.Ref
    if (ref !== undefined && inside !== undefined && ref in (templateOf(inside)?.Parameters ?? {}))
      return resolve(parametersOf(root, inside)[ref] ?? fail(`${inside} is not given its parameter ${ref}`))
    const [id = '', attribute = ''] = z.safeParse(isGetAtt, value).data?.['Fn::GetAtt'] ?? []
    if (inside === undefined && attribute.startsWith('Outputs.')) {
      const output = templateOf(id)?.Outputs[attribute.slice('Outputs.'.length)]
      return resolve((output ?? fail(`${id} has no ${attribute}`)).Value, id)
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner, inside)]))
  }
  const merged = new Map<string, Resource>()
  const add = (template: Template, inside?: string) => {
    for (const [id, resource] of Object.entries(template.Resources)) {
      if (merged.has(id)) fail(`two templates have a resource ${id}`)
      const DependsOn = [...resource.DependsOn, ...(inside ? (root.Resources[inside]?.DependsOn ?? []) : [])]
      const Properties = nested.has(id) ? {} : resolve(resource.Properties, inside)
      merged.set(id, { ...resource, DependsOn, Properties: z.record(z.string(), z.unknown()).parse(Properties) })
    }
  }
  add(root)
  for (const [id, template] of nested) if (template) add(template, id)
  const outputs = Object.entries(root.Outputs).map(([id, { Value }]) => [id, { Value: resolve(Value) }])
  return { Resources: Object.fromEntries(merged), Outputs: Object.fromEntries(outputs), Parameters: root.Parameters }
}

const parametersOf = (root: Template, nestedId: string) =>
  NestedStackProperties.parse(root.Resources[nestedId]?.Properties).Parameters

function fail(message: string): never {
  throw new Error(message)
}
