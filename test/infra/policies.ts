import * as z from 'zod/mini'
import { objectsIn, resourcesOfType, type Template, toText } from './template.ts'

const list = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
    z.array(item),
  )
const Statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: list(z.string()),
  Resource: z.optional(list(z.unknown())),
  Principal: z.optional(z.unknown()),
  Condition: z.optional(z.record(z.string(), z.unknown())),
})
export type Statement = z.infer<typeof Statement>
const Document = z.object({ Statement: z.array(Statement) })

/** Returns every policy statement anywhere in a part of a template. */
export const statementsIn = (value: unknown): Statement[] =>
  [...objectsIn(value)].flatMap((object) => ('Statement' in object ? Document.parse(object).Statement : []))

/** Returns what a statement allows or denies, such as `dynamodb:GetItem on <AccountsTable.Arn>`. */
export const grantsOf = ({ Action, Resource = [] }: Statement): string[] =>
  Action.flatMap((action) => Resource.map((resource) => `${action} on ${toText(resource)}`))

/** Returns everything that a role may do: its own policies, attached ones, and AWS's managed ones by name. */
export function grantsOfRole(template: Template, roleId: string): string[] {
  const own = template.Resources[roleId]?.Properties ?? {}
  const attached = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy']
    .flatMap((type) => resourcesOfType(template, type))
    .filter(([, { Properties }]) => JSON.stringify(Properties.Roles).includes(`"${roleId}"`))
  const managed = z.array(z.unknown()).parse(own.ManagedPolicyArns ?? [])
  return [...statementsIn(own.Policies), ...attached.flatMap(([, { Properties }]) => statementsIn(Properties))]
    .flatMap(grantsOf)
    .concat(managed.map(toText))
    .sort()
}
