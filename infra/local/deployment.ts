import { randomBytes } from 'node:crypto'
import type { SecretName } from '#infra/access/row.ts'
import type { FunctionName } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { type AiProvider, type Deployment, environmentOf, type Payments } from '#infra/environment.ts'
import { sdkEnvironment } from '#infra/sdk-environment.ts'
import { operator } from '#shared/operator.ts'
import { physicalTableName } from './emulators/dynamo/dynamo-server.ts'

export const region = 'us-east-1'
export const tablePrefix = 'viewcraft'
export const poolId = `${region}_Viewcraft1`
export const clientId = 'viewcraftlocal0000000000000'
/** The client for sessions that begin at Google. */
export const googlePoolClientId = 'viewcraftlocalgoogle000000'
/** The domain of passkeys. Browsers reject IP addresses such as 127.0.0.1. */
export const relyingPartyId = 'localhost'
export const functionPrefix = 'viewcraft-local'
export const uploadsBucket = 'viewcraft-local-uploads'

/** The secret key that every function signs with. The access key id identifies the function. */
export const localSecretKey = 'local'

/** Addresses of the emulators and stub servers. */
export interface Addresses {
  readonly site: string
  readonly dynamo: string
  readonly cognito: string
  readonly s3: string
  readonly lambda: string
  readonly sqs: string
  readonly mail: string
  readonly secrets: string
  /** The YouTube stub. Undefined if the real YouTube is used. */
  readonly youtube: string | undefined
  /** The stubs of Google sign-in and of YouTube's Analytics and Reporting APIs. Undefined if the real ones are used. */
  readonly google: string | undefined
  readonly analytics: string | undefined
  readonly reporting: string | undefined
  /** The stub of YouTube's hub of push notifications. The real one cannot reach this machine. */
  readonly hub: string
  /** Our OAuth client id at Google. Undefined if there is none; no channel can be connected then. */
  readonly googleClientId: string | undefined
  /** Our OAuth client id at Google for signing in. Undefined if nobody can sign in with Google. */
  readonly googleSignInClientId: string | undefined
  /** The AI provider. Undefined if there is none. */
  readonly ai: AiProvider | undefined
  /** Prices and the address of Stripe. */
  readonly payments: Payments | undefined
}

/** Creates a random secret. Local mode creates one at every start. */
export const createSecret = (): string => randomBytes(24).toString('base64url')

export const toSecretId = (name: SecretName): string => `viewcraft/${name}`

/** Creates the settings that all functions share. */
export const createDeployment = ({
  site,
  sqs,
  youtube,
  google,
  analytics,
  reporting,
  hub,
  googleClientId,
  googleSignInClientId,
  ai,
  payments,
}: Addresses): Deployment => ({
  siteUrl: site,
  functionPrefix,
  queuesUrl: `${sqs}/000000000000`,
  poolId,
  clientId,
  mailFrom: 'hello@viewcraft.local',
  mailEvents: 'viewcraft-local',
  operatorMail: operator.mail ?? 'operator@viewcraft.local',
  derivedMetrics: 'on',
  passkeys: 'on',
  firewall: 'off',
  table: (name) => physicalTableName(tablePrefix, name),
  secret: toSecretId,
  uploads: uploadsBucket,
  youtubeUrl: youtube,
  googleClientId,
  googleSignIn:
    googleSignInClientId === undefined
      ? undefined
      : { poolClientId: googlePoolClientId, clientId: googleSignInClientId },
  googleUrl: google,
  analyticsUrl: analytics,
  reportingUrl: reporting,
  hubUrl: hub,
  // Developers run their webhook receivers on this machine.
  webhookHosts: 'localhost,127.0.0.1',
  ai,
  payments,
})

/**
 * Creates the environment that Lambda and the AWS SDK read. Each function's access key id determines its permissions.
 */
export function createAwsEnvironment(name: FunctionName, addresses: Addresses): Record<string, string> {
  return {
    TZ: 'UTC',
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: lambdaName(name),
    AWS_SECRET_ACCESS_KEY: localSecretKey,
    AWS_ENDPOINT_URL_DYNAMODB: addresses.dynamo,
    AWS_ENDPOINT_URL_S3: addresses.s3,
    AWS_ENDPOINT_URL_LAMBDA: addresses.lambda,
    AWS_ENDPOINT_URL_SQS: addresses.sqs,
    AWS_ENDPOINT_URL_SESV2: addresses.mail,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: addresses.secrets,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: addresses.cognito,
    ...sdkEnvironment,
  }
}

/** Creates a function's whole environment in local mode. */
export const createFunctionEnvironment = (
  name: FunctionName,
  addresses: Addresses,
  jwks: object,
): Record<string, string> => ({
  ...createAwsEnvironment(name, addresses),
  ...environmentOf(name, createDeployment(addresses)),
  USER_POOL_JWKS: JSON.stringify(jwks),
})
