import { randomBytes } from 'node:crypto'
import type { SecretName } from '#infra/access/row.ts'
import type { FunctionName } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { type AiProvider, type Deployment, environmentOf, type Payments } from '#infra/environment.ts'
import { sdkEnvironment } from '#infra/sdk-environment.ts'
import { operator } from '#shared/operator.ts'
import { physicalTableName } from './emulators/dynamo/dynamo-server.ts'

/** Names of the deployment that one machine is. */
export const region = 'us-east-1'
export const tablePrefix = 'viewcraft'
export const poolId = `${region}_Viewcraft1`
export const clientId = 'viewcraftlocal0000000000000'
export const uploadsBucket = 'viewcraft-local-uploads'

/** What every function signs with; who it is, its access key id says. */
export const localSecretKey = 'local'

/** Where the emulators and stand-ins of one run answer. */
export interface Addresses {
  readonly site: string
  readonly dynamo: string
  readonly cognito: string
  readonly s3: string
  readonly mail: string
  readonly secrets: string
  /** The stand-in for YouTube; undefined where the real one is asked. */
  readonly youtube: string | undefined
  /** The stand-ins for Google's consent and tokens, and for YouTube's Analytics and Reporting APIs; undefined where the real ones are asked. */
  readonly google: string | undefined
  readonly analytics: string | undefined
  readonly reporting: string | undefined
  /** As whom Google knows this system; undefined where it does not, and no channel can be connected. */
  readonly googleClientId: string | undefined
  /** The AI provider; undefined where there is none. */
  readonly ai: AiProvider | undefined
  /** How plans are paid. */
  readonly payments: Payments | undefined
}

/** A secret that is new at every start, as the stack makes one at its first. */
export const createSecret = (): string => randomBytes(24).toString('base64url')

export const toSecretId = (name: SecretName): string => `viewcraft/${name}`

/** The settings every function has in common. */
export const createDeployment = ({
  site,
  youtube,
  google,
  analytics,
  reporting,
  googleClientId,
  ai,
  payments,
}: Addresses): Deployment => ({
  siteUrl: site,
  poolId,
  clientId,
  mailFrom: 'hello@viewcraft.local',
  mailEvents: 'viewcraft-local',
  operatorMail: operator.mail ?? 'operator@viewcraft.local',
  derivedMetrics: 'on',
  table: (name) => physicalTableName(tablePrefix, name),
  secret: toSecretId,
  uploads: uploadsBucket,
  youtubeUrl: youtube,
  googleClientId,
  googleUrl: google,
  analyticsUrl: analytics,
  reportingUrl: reporting,
  ai,
  payments,
})

/** What Lambda and the AWS SDK read: each function signs with an access key id of its own, which is its rights. */
export function createAwsEnvironment(name: FunctionName, addresses: Addresses): Record<string, string> {
  return {
    TZ: 'UTC',
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: lambdaName(name),
    AWS_SECRET_ACCESS_KEY: localSecretKey,
    AWS_ENDPOINT_URL_DYNAMODB: addresses.dynamo,
    AWS_ENDPOINT_URL_S3: addresses.s3,
    AWS_ENDPOINT_URL_SESV2: addresses.mail,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: addresses.secrets,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: addresses.cognito,
    ...sdkEnvironment,
  }
}

/** A function's whole environment on one machine. */
export const createFunctionEnvironment = (
  name: FunctionName,
  addresses: Addresses,
  jwks: object,
): Record<string, string> => ({
  ...createAwsEnvironment(name, addresses),
  ...environmentOf(name, createDeployment(addresses)),
  USER_POOL_JWKS: JSON.stringify(jwks),
})
