import * as z from 'zod/mini'
import { statementsIn } from '#test/infra/policies.ts'
import { resourcesOfType, type Template } from '#test/infra/template.ts'
import type { Resolver } from './resolve.ts'

/** What IAM knows of a request besides action and resource: `s3:prefix`. */
type RequestContext = Readonly<Record<string, string>>

/** Returns whether the policies of a template's role allow an action on the ARN of a resource. */
export type IsAllowed = (roleArn: string, action: string, resource: string, context?: RequestContext) => boolean

const Roles = z.object({ Roles: z.array(z.unknown()) })
const Conditions = z.partialRecord(z.enum(['StringLike', 'StringEquals']), z.record(z.string(), z.string()))

/** Returns a check of the policies of all roles. Refuses what no statement allows; a `Deny` is not expected in them, and throws. */
export function readRights(template: Template, { resolve, arn }: Resolver): IsAllowed {
  const policies = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'].flatMap((type) => resourcesOfType(template, type))
  const statements = new Map(
    resourcesOfType(template, 'AWS::IAM::Role').map(([id, { Properties }]) => {
      const attached = policies.filter(([, policy]) => {
        const { data } = z.safeParse(Roles, resolve(policy.Properties))
        return data?.Roles.includes(id)
      })
      const all = [Properties.Policies ?? [], ...attached.map(([, policy]) => policy.Properties)]
      return [arn(id), all.flatMap((part) => statementsIn(resolve(part))).map(compile)] as const
    }),
  )
  return (roleArn, action, resource, context = {}) =>
    (statements.get(roleArn) ?? []).some((allows) => allows(action, resource, context))
}

function compile({ Effect, Action, Resource = [], Condition: given = {} }: ReturnType<typeof statementsIn>[number]) {
  if (Effect === 'Deny') throw new Error('a role has a statement that denies')
  const actions = Action.map(toPattern)
  const resources = Resource.map((resource) => toPattern(z.string().parse(resource)))
  const conditions = Object.values(Conditions.parse(given)).flatMap((one = {}) =>
    Object.entries(one).map(([key, pattern]) => [key, toPattern(pattern)] as const),
  )
  return (action: string, resource: string, context: RequestContext) =>
    actions.some((pattern) => pattern.test(action)) &&
    resources.some((pattern) => pattern.test(resource)) &&
    conditions.every(([key, pattern]) => pattern.test(context[key] ?? ''))
}

/** Returns a pattern in which `*` stands for any text. */
export const toPattern = (text: string) =>
  new RegExp(`^${text.replace(/[.+?^$()|[\]{}\\]/g, '\\$&').replaceAll('*', '.*')}$`)
