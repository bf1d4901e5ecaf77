import { RemovalPolicy } from 'aws-cdk-lib'
import { CfnUserPool, CfnUserPoolClient } from 'aws-cdk-lib/aws-cognito'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { type PoolTriggerName, poolTriggers } from '#infra/access/triggers.ts'
import { userPool, userPoolClient } from '#infra/pool.ts'
import type { Functions } from './functions.ts'
import type { Sender } from './policy.ts'

/** CloudFormation's names as CDK writes them: every key starts with a small letter. */
type Camel<T> = T extends readonly (infer Item)[]
  ? Camel<Item>[]
  : T extends object
    ? { [Key in keyof T & string as Uncapitalize<Key>]: Camel<T[Key]> }
    : T

function camel<T>(value: T): Camel<T>
function camel(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => camel(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.charAt(0).toLowerCase() + key.slice(1), camel(inner)]),
  )
}

export interface Pool {
  readonly pool: CfnUserPool
  readonly client: CfnUserPoolClient
}

/**
 * The user pool of `infra/pool.ts`, kept when the stack goes. Codes by mail as a way to sign in need a sender of our
 * own: without one that factor is left out, and Cognito sends the rest from its own address.
 */
export function addPool(scope: Construct, name: string, sender: Sender | undefined): Pool {
  const described = camel(userPool)
  const pool = new CfnUserPool(scope, 'UserPool', {
    ...described,
    ...(sender ? {} : { policies: { ...described.policies, signInPolicy: { allowedFirstAuthFactors: ['PASSWORD'] } } }),
    userPoolName: name,
    deletionProtection: 'ACTIVE',
    emailConfiguration: sender
      ? { emailSendingAccount: 'DEVELOPER', from: sender.from, sourceArn: sender.identityArn }
      : { emailSendingAccount: 'COGNITO_DEFAULT' },
  })
  pool.applyRemovalPolicy(RemovalPolicy.RETAIN)
  const client = new CfnUserPoolClient(scope, 'UserPoolClient', { ...camel(userPoolClient), userPoolId: pool.ref })
  return { pool, client }
}

/** Has Cognito call the functions of `poolTriggers`, and lets it. */
export function connectTriggers(pool: CfnUserPool, functions: Functions): void {
  const triggers = Object.entries(poolTriggers) as [PoolTriggerName, string][]
  pool.lambdaConfig = Object.fromEntries(triggers.map(([name, trigger]) => [trigger, functions[name].functionArn]))
  for (const [name] of triggers)
    functions[name].addPermission('Cognito', {
      principal: new ServicePrincipal('cognito-idp.amazonaws.com'),
      sourceArn: pool.attrArn,
    })
}
