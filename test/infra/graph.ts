import { objectsIn, type Template } from './template.ts'

/** Whether an id is one of CloudFormation's pseudo parameters. */
const isPseudo = (id: string) => id.startsWith('AWS::')

/** Returns the logical ids that a part of a template refers to: Ref, GetAtt, and `${...}` in Sub. */
export function findReferences(value: unknown): string[] {
  return [...objectsIn(value)].flatMap((object) =>
    Object.entries(object).flatMap(([key, inner]) => {
      if (key === 'Ref' && typeof inner === 'string') return [inner]
      if (key === 'Fn::GetAtt') return [String(Array.isArray(inner) ? inner[0] : inner).split('.')[0] ?? '']
      if (key !== 'Fn::Sub') return []
      const template = String(Array.isArray(inner) ? inner[0] : inner)
      return [...template.matchAll(/\$\{([\w:]+)[^}]*\}/g)].map(([, id = '']) => id)
    }),
  )
}

/** Returns the ids that each resource waits for. */
export const dependenciesOf = ({ Resources }: Pick<Template, 'Resources'>): Map<string, string[]> =>
  new Map(
    Object.entries(Resources).map(([id, { Properties, DependsOn }]) => [
      id,
      [...findReferences(Properties), ...DependsOn].filter((other) => !isPseudo(other)),
    ]),
  )

/** Returns the ids that are referred to but do not exist. */
export function findUnknownIds(template: Template): string[] {
  const known = new Set([...Object.keys(template.Resources), ...Object.keys(template.Parameters)])
  const referred = [...[...dependenciesOf(template).values()].flat(), ...findReferences(template.Outputs)]
  return [...new Set(referred)].filter((id) => !known.has(id) && !isPseudo(id))
}

/** Returns a cycle of resources that wait for one another, or undefined. CloudFormation refuses cycles. */
export function findCycle(template: Pick<Template, 'Resources'>): string[] | undefined {
  const dependencies = dependenciesOf(template)
  const done = new Set<string>()
  const visit = (id: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(id)) return [...trail.slice(trail.indexOf(id)), id]
    if (done.has(id)) return undefined
    for (const next of dependencies.get(id) ?? []) {
      const cycle = visit(next, [...trail, id])
      if (cycle) return cycle
    }
    done.add(id)
    return undefined
  }
  for (const id of dependencies.keys()) {
    const cycle = visit(id, [])
    if (cycle) return cycle
  }
  return undefined
}
