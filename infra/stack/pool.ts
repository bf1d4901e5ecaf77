import { RemovalPolicy } from 'aws-cdk-lib'
import { CfnUserPool, CfnUserPoolClient } from 'aws-cdk-lib/aws-cognito'
import { CfnPolicy, PolicyDocument, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { type PoolTriggerName, poolTriggers } from '#infra/access/triggers.ts'
import { accessOf } from '#infra/access.ts'
import { passkeySettings, userPool, userPoolClient } from '#infra/pool.ts'
import { addPoolFirewall } from './firewall.ts'
import type { Functions } from './functions.ts'
import { onPool, type Sender } from './policy.ts'

/** CloudFormation's properties in CDK's spelling: every key starts with a lowercase letter. */
type CamelCase<T> = T extends readonly (infer Item)[]
  ? CamelCase<Item>[]
  : T extends object
    ? { [Key in keyof T & string as Uncapitalize<Key>]: CamelCase<T[Key]> }
    : T

function toCamelCase<T>(value: T): CamelCase<T>
function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => toCamelCase(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.charAt(0).toLowerCase() + key.slice(1), toCamelCase(inner)]),
  )
}

/** CDK spells the last two letters of one of the names its own way, and drops a name that it does not know. */
function camelCasePasskeys(domain: string) {
  const { WebAuthnRelyingPartyID: webAuthnRelyingPartyId, ...rest } = passkeySettings(domain)
  return { ...toCamelCase(rest), webAuthnRelyingPartyId }
}

export interface PoolOptions {
  /** Undefined where the operator configured no sender. */
  readonly sender: Sender | undefined
  /** The domain of passkeys: the site's. Undefined if it has none of its own, and then there are no passkeys. */
  readonly passkeyDomain: string | undefined
  readonly hasFirewall: boolean
  /** Whether AWS refuses to delete the pool. */
  readonly isProtected: boolean
}

export interface Pool {
  readonly pool: CfnUserPool
  readonly client: CfnUserPoolClient
}

/**
 * Adds the user pool of `infra/pool.ts`, which is retained when the stack is deleted. Signing in with a code by mail needs
 * a sender of our own: without one that factor is left out, and Cognito sends its other mails from its own address.
 * Passkeys need a domain.
 */
export function addPool(
  scope: Construct,
  name: string,
  { sender, passkeyDomain, hasFirewall, isProtected }: PoolOptions,
): Pool {
  const properties = toCamelCase(userPool)
  const { signInPolicy } = properties.policies
  const unavailable = [...(sender ? [] : ['EMAIL_OTP']), ...(passkeyDomain ? [] : ['WEB_AUTHN'])]
  const pool = new CfnUserPool(scope, 'UserPool', {
    ...properties,
    ...(passkeyDomain ? camelCasePasskeys(passkeyDomain) : {}),
    policies: {
      ...properties.policies,
      signInPolicy: {
        allowedFirstAuthFactors: signInPolicy.allowedFirstAuthFactors.filter((one) => !unavailable.includes(one)),
      },
    },
    userPoolName: name,
    deletionProtection: isProtected ? 'ACTIVE' : 'INACTIVE',
    emailConfiguration: sender
      ? { emailSendingAccount: 'DEVELOPER', from: sender.from, sourceArn: sender.identityArn }
      : { emailSendingAccount: 'COGNITO_DEFAULT' },
  })
  pool.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
  if (hasFirewall) addPoolFirewall(scope, name, pool)
  const client = new CfnUserPoolClient(scope, 'UserPoolClient', {
    ...toCamelCase(userPoolClient),
    userPoolId: pool.ref,
  })
  return { pool, client }
}

/**
 * Sets the functions of `poolTriggers` as triggers of the pool, allows Cognito to call them, and them to use the pool. The
 * latter is a policy of its own: the role exists before the pool.
 */
export function connectTriggers(pool: CfnUserPool, functions: Functions): void {
  const triggers = Object.entries(poolTriggers) as [PoolTriggerName, string][]
  pool.lambdaConfig = Object.fromEntries(triggers.map(([name, trigger]) => [trigger, functions[name].functionArn]))
  for (const [name] of triggers) {
    const trigger = functions[name]
    trigger.addPermission('Cognito', {
      principal: new ServicePrincipal('cognito-idp.amazonaws.com'),
      sourceArn: pool.attrArn,
    })
    const statements = onPool(accessOf(name), pool.attrArn)
    if (statements.length === 0 || !trigger.role) continue
    new CfnPolicy(trigger, 'PoolPolicy', {
      policyName: 'pool',
      policyDocument: new PolicyDocument({ statements }),
      roles: [trigger.role.roleName],
    })
  }
}
