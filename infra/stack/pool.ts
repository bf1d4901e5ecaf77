import { RemovalPolicy, SecretValue } from 'aws-cdk-lib'
import {
  CfnManagedLoginBranding,
  CfnUserPool,
  CfnUserPoolClient,
  CfnUserPoolDomain,
  CfnUserPoolIdentityProvider,
} from 'aws-cdk-lib/aws-cognito'
import { CfnPolicy, PolicyDocument, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { type PoolTriggerName, poolTriggers } from '#infra/access/triggers.ts'
import { accessOf } from '#infra/access.ts'
import { googlePoolClient, googleProvider, passkeySettings, userPool, userPoolClient } from '#infra/pool.ts'
import type { GoogleSignIn } from '#infra/settings.ts'
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

/** CDK spells one of the names differently and drops names that it does not know. */
function camelCasePasskeys(domain: string) {
  const { WebAuthnRelyingPartyID: webAuthnRelyingPartyId, ...rest } = passkeySettings(domain)
  return { ...toCamelCase(rest), webAuthnRelyingPartyId }
}

/** CDK also spells two of the client's names differently. */
function camelCaseGoogleClient(site: string) {
  const { CallbackURLs, LogoutURLs, ...rest } = googlePoolClient(site)
  return { ...toCamelCase(rest), callbackUrLs: [...CallbackURLs], logoutUrLs: [...LogoutURLs] }
}

export interface PoolOptions {
  /** Undefined where the operator configured no sender. */
  readonly sender: Sender | undefined
  /** The site's own domain. Undefined if it has none; there are then no passkeys. */
  readonly passkeyDomain: string | undefined
  /** Undefined if nobody can sign in with Google. */
  readonly google: GoogleSignIn | undefined
  /** The site's origin. */
  readonly siteUrl: string
  /** Whether the pool requires an address, as pools of earlier versions do. */
  readonly requiresEmail: boolean
  readonly hasFirewall: boolean
  /** Whether AWS refuses to delete the pool. */
  readonly isProtected: boolean
}

export interface Pool {
  readonly pool: CfnUserPool
  readonly client: CfnUserPoolClient
  /** The client for sessions that begin at Google. Undefined if there are none. */
  readonly googleClient: CfnUserPoolClient | undefined
}

/**
 * Adds the user pool of `infra/pool.ts`, which is retained when the stack is deleted. Signing in with a code by mail needs
 * our own sender: without it that factor is left out, and Cognito sends its other mails from its own address.
 * Passkeys need a domain.
 */
export function addPool(
  scope: Construct,
  name: string,
  { sender, passkeyDomain, google, siteUrl, requiresEmail, hasFirewall, isProtected }: PoolOptions,
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
        allowedFirstAuthFactors: signInPolicy.allowedFirstAuthFactors.filter((factor) => !unavailable.includes(factor)),
      },
    },
    schema: properties.schema.map((row) => (row.name === 'email' ? { ...row, required: requiresEmail } : row)),
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
  return { pool, client, googleClient: google && addGoogle(scope, pool, google, siteUrl) }
}

/**
 * Adds Google as an identity provider, the pool's domain, which Google returns to, and the client for its sessions. CloudFormation
 * reads the secret when the provider changes. `prompt=login` needs the second version of the pool's pages, which requires a style.
 */
function addGoogle(
  scope: Construct,
  pool: CfnUserPool,
  { clientId, secretArn, domainPrefix }: GoogleSignIn,
  siteUrl: string,
): CfnUserPoolClient {
  const userPoolId = pool.ref
  const secret = SecretValue.secretsManager(secretArn).unsafeUnwrap()
  const provider = new CfnUserPoolIdentityProvider(scope, 'GoogleProvider', {
    ...toCamelCase(googleProvider(clientId, secret)),
    userPoolId,
  })
  new CfnUserPoolDomain(scope, 'PoolDomain', { domain: domainPrefix, managedLoginVersion: 2, userPoolId })
  const client = new CfnUserPoolClient(scope, 'GooglePoolClient', { ...camelCaseGoogleClient(siteUrl), userPoolId })
  // CloudFormation does not derive this dependency from the provider's name.
  client.addResourceDependency(provider)
  new CfnManagedLoginBranding(scope, 'PoolPages', {
    userPoolId,
    clientId: client.ref,
    useCognitoProvidedValues: true,
  })
  return client
}

/**
 * Sets the functions of `poolTriggers` as triggers of the pool, allows Cognito to call them, and allows them to use the pool, with a
 * separate policy because their roles are created before the pool.
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
