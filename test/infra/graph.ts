import { objectsIn, type Template } from './template.ts'

/** What a template may name besides its own resources. */
const isPseudo = (id: string) => id.startsWith('AWS::')

/** The logical ids that a part of a template names: Ref, GetAtt, and `${...}` in Sub. */
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

/** What each resource must wait for. */
export const dependenciesOf = ({ Resources }: Pick<Template, 'Resources'>): Map<string, string[]> =>
  new Map(
    Object.entries(Resources).map(([id, { Properties, DependsOn }]) => [
      id,
      [...findReferences(Properties), ...DependsOn].filter((other) => !isPseudo(other)),
    ]),
  )

/** Ids that are named and do not exist. */
export function findUnknownIds(template: Template): string[] {
  const known = new Set([...Object.keys(template.Resources), ...Object.keys(template.Parameters)])
  const named = [...[...dependenciesOf(template).values()].flat(), ...findReferences(template.Outputs)]
  return [...new Set(named)].filter((id) => !known.has(id) && !isPseudo(id))
}

/** A circle of resources that wait for one another, or undefined. AWS refuses those. */
export function findCycle(template: Pick<Template, 'Resources'>): string[] | undefined {
  const edges = dependenciesOf(template)
  const done = new Set<string>()
  const visit = (id: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(id)) return [...trail.slice(trail.indexOf(id)), id]
    if (done.has(id)) return undefined
    for (const next of edges.get(id) ?? []) {
      const circle = visit(next, [...trail, id])
      if (circle) return circle
    }
    done.add(id)
    return undefined
  }
  for (const id of edges.keys()) {
    const circle = visit(id, [])
    if (circle) return circle
  }
  return undefined
}
