import { Annotations, type App, ArnFormat, CfnOutput, NestedStack, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Config } from '#shared/config.ts'
import { googleReturnPath } from '#shared/google-sign-in.ts'
import { operator } from '#shared/operator.ts'
import { type QueuedJobName, queuedJobNames } from '#shared/queued-jobs.ts'
import { jobSchedules } from './access/jobs.ts'
import { type SecretName, startedJobs } from './access/row.ts'
import { mailTriggers, poolTriggers } from './access/triggers.ts'
import { accessOf, type FunctionName } from './access.ts'
import { lambdaName } from './bundle.ts'
import { type Deployment, environmentOf } from './environment.ts'
import { aiOf, googleSignInOf, mailIdentityOf, missingSettings, paymentsOf, type Settings } from './settings.ts'
import { addApi, addRoutes } from './stack/api.ts'
import { uploadsName, uploadsOrigin } from './stack/buckets.ts'
import { concurrencyOf } from './stack/concurrency.ts'
import { addFront, type Front } from './stack/front.ts'
import { addFunctions, stackIdOf } from './stack/functions.ts'
import { addMailEvents } from './stack/mail-events.ts'
import { addMonitoring } from './stack/monitoring.ts'
import { type Arns, allow, type Sender, statementsOf } from './stack/policy.ts'
import { addPool, connectTriggers, type Pool } from './stack/pool.ts'
import { addQueues, takesFrom } from './stack/queues.ts'
import { addFailedRuns, addKeepWarm, addSchedules } from './stack/schedules.ts'
import { addSecrets, originSecretValue, type Secrets } from './stack/secrets.ts'
import { addSiteFiles } from './stack/site-files.ts'
import { addTables, type Tables } from './stack/tables.ts'

/** Where the build left each function's code and the site. */
export interface BuildOutput {
  readonly functionDirectory: (name: FunctionName) => string
  readonly siteDirectory: string
}

/**
 * Creates the root stack `viewcraft-STAGE` and its nested stacks. The name of the root stack is the prefix of every fixed
 * resource name. Nested stacks depend on each other in this order, which prevents cycles:
 *
 * 1. `Data` (tables and secrets), next to the API and the queue of failed runs in the root stack
 * 2. `Front` (CloudFront and the buckets that browsers use)
 * 3. `Identity` (the user pool and its triggers)
 * 4. one per domain: its functions and their routes
 * 5. the API's stage in the root stack, then `KeepWarm`, `Monitoring` and `SiteFiles`
 */
export function createStack(app: App, settings: Settings, build: BuildOutput): Stack {
  const root = new Stack(app, `viewcraft-${settings.stage}`, {
    env: { region: settings.region },
    description: 'Viewcraft',
  })
  for (const [setting, warning] of Object.entries(missingSettings(settings)))
    Annotations.of(root).addWarningV2(`viewcraft:${setting}`, warning)
  const nested = nestedStacksOf(root)
  const shared = addSharedResources(root, nested, settings)
  const { api, failedRuns, front, pool, sender } = shared
  const [deployment, arns] = [deploymentOf(root, settings, shared), arnsOf(root, settings, shared)]
  const functions = addFunctions((name) => nested(stackIdOf(name)), {
    prefix: root.stackName,
    directoryOf: build.functionDirectory,
    environmentOf: (name) => environmentOf(name, deployment),
    statementsOf: (name) => [
      // A trigger's policy would name the pool, and the pool names its triggers: `connectTriggers` adds those statements.
      ...statementsOf(name in poolTriggers ? { ...accessOf(name), pool: [] } : accessOf(name), arns),
      ...(isAsynchronous(name) ? [allow(['sqs:SendMessage'], failedRuns.queueArn)] : []),
      ...(isQueued(name) ? [takesFrom(arns.queue(name))] : []),
    ],
    concurrencyOf: (name) => concurrencyOf(name, settings),
  })
  connectTriggers(pool.pool, functions)
  addSchedules(nested('Jobs'), {
    prefix: root.stackName,
    functions,
    failedRuns,
    refreshMinutes: settings.refreshMinutes,
  })
  addKeepWarm(nested('KeepWarm'), root.stackName, functions)
  const queues = addQueues(nested('Jobs'), root.stackName, functions)
  if (sender) addMailEvents(nested('Triggers'), sender, functions, failedRuns)
  const stage = addRoutes(root, api, functions)
  addMonitoring(nested('Monitoring'), {
    name: root.stackName,
    api,
    failedRuns,
    queues,
    functions,
    sendsMail: sender !== undefined,
    alarmMail: settings.alarmMail,
    monthlyDollars: settings.monthlyDollars,
  })
  addSiteFiles(nested('SiteFiles'), {
    bucket: front.site,
    directory: build.siteDirectory,
    config: configOf(root, settings, shared),
    siteUrl: front.siteUrl,
    after: stage,
  })
  addOutputs(root, shared, settings)
  return root
}

type NestedStackOf = (id: string) => NestedStack

/** Returns a function that returns the nested stack with an id, and creates it on first use. */
function nestedStacksOf(root: Stack): NestedStackOf {
  const stacks = new Map<string, NestedStack>()
  return (id) => {
    const stack = stacks.get(id) ?? new NestedStack(root, id)
    stacks.set(id, stack)
    return stack
  }
}

/** Whether a function is invoked asynchronously: Lambda retries it, and its failed events go to the queue. */
const isAsynchronous = (name: FunctionName) =>
  name in jobSchedules || [...startedJobs, ...mailTriggers].some((triggerOrJob) => triggerOrJob === name)

const isQueued = (name: FunctionName): name is QueuedJobName => queuedJobNames.some((job) => job === name)

/** The resources that functions of every domain use. */
interface SharedResources {
  readonly tables: Tables
  readonly secrets: Secrets
  readonly api: HttpApi
  readonly failedRuns: Queue
  readonly front: Front
  readonly pool: Pool
  /** Undefined where the operator configured no sender. */
  readonly sender: Sender | undefined
}

function addSharedResources(root: Stack, nested: NestedStackOf, settings: Settings): SharedResources {
  const secrets = addSecrets(nested('Data'))
  const google = googleSignInOf(settings)
  const api = addApi(root, root.stackName)
  const sender = senderOf(root, settings)
  const isProtected = settings.deletionProtection === 'on'
  const front = addFront(nested('Front'), {
    stackName: root.stackName,
    settings,
    api,
    originSecret: originSecretValue(secrets, settings.originSecretVersion),
    cognitoEndpoint: cognitoEndpoint(settings.region),
    poolUrl: google?.poolUrl,
  })
  return {
    tables: addTables(nested('Data'), isProtected),
    secrets,
    api,
    failedRuns: addFailedRuns(root),
    front,
    pool: addPool(nested('Identity'), root.stackName, {
      sender,
      passkeyDomain: settings.domainName,
      google,
      siteUrl: front.siteUrl,
      requiresEmail: settings.poolRequiresEmail === 'on',
      hasFirewall: settings.firewall === 'on',
      isProtected,
    }),
    sender,
  }
}

function addOutputs(root: Stack, { front, pool, secrets }: SharedResources, settings: Settings): void {
  const output = (id: string, value: string, description: string) => new CfnOutput(root, id, { value, description })
  output('SiteUrl', front.siteUrl, 'The address of the site')
  output('DistributionDomain', front.distributionDomainName, 'The target for a CNAME of your own host name')
  output('GoogleRedirectUri', `${front.siteUrl}/dashboard`, 'The redirect URI to allow at Google')
  output('OriginSecretArn', secrets.origin.secretArn, 'The secret between CloudFront and the API, for rotation')
  output('YouTubeSecretArn', secrets.youtube.secretArn, "The secret for the key of YouTube's Data API")
  output('GoogleSecretArn', secrets.google.secretArn, 'The secret for the OAuth client secret of Google')
  output('AiSecretArn', secrets.ai.secretArn, 'The secret for the key of the AI provider')
  output('SigningSecretArn', secrets.signing.secretArn, 'The secret that signs links and derives keys, for rotation')
  output('StripeSecretArn', secrets.stripe.secretArn, 'The secret for the keys of Stripe')
  output('StripeWebhookUrl', `${front.siteUrl}/api/billing/webhook`, 'The address for Stripe to send events to')
  output('UserPoolId', pool.pool.ref, 'The user pool that holds the accounts')
  output('UserPoolClientId', pool.client.ref, 'The client of the user pool that the site uses')
  const google = googleSignInOf(settings)
  if (!google) return
  const addresses = `${google.poolUrl}/oauth2/idpresponse ${front.siteUrl}${googleReturnPath}`
  output('GoogleSignInRedirectUris', addresses, 'The two redirect URIs to allow at Google for signing in')
}

/** Returns the sender of our mails, if the operator has one verified in SES. */
function senderOf(root: Stack, settings: Settings): Sender | undefined {
  const { mailFrom } = settings
  const identity = mailIdentityOf(settings)
  if (!mailFrom || !identity) return undefined
  const arn = (resource: string, resourceName: string) => root.formatArn({ service: 'ses', resource, resourceName })
  return {
    from: mailFrom,
    identityArn: arn('identity', identity),
    configurationSet: root.stackName,
    configurationSetArn: arn('configuration-set', root.stackName),
  }
}

const cognitoEndpoint = (region: string) => `https://cognito-idp.${region}.amazonaws.com`

/** Google's consent page (developers.google.com/identity/protocols/oauth2/web-server). */
const consentUrl = 'https://accounts.google.com/o/oauth2/v2/auth'

function googleConfigOf(settings: Settings, clientId: string | undefined): Pick<Config, 'googleSignIn'> {
  const google = googleSignInOf(settings)
  if (!google || clientId === undefined) return {}
  return {
    googleSignIn: {
      poolUrl: google.poolUrl,
      clientId,
      googleClientId: google.clientId,
      authorizeUrl: consentUrl,
    },
  }
}

const configOf = (
  root: Stack,
  settings: Settings,
  { pool: { pool, client, googleClient }, sender }: SharedResources,
): Config => ({
  region: settings.region,
  userPoolId: pool.ref,
  userPoolClientId: client.ref,
  cognitoEndpoint: cognitoEndpoint(settings.region),
  uploadsOrigin: uploadsOrigin(root.stackName, settings.region),
  codesByMail: sender !== undefined,
  passkeys: settings.domainName !== undefined,
  ...(settings.googleClientId ? { google: { clientId: settings.googleClientId, consentUrl } } : {}),
  ...googleConfigOf(settings, googleClient?.ref),
  payments: paymentsOf(settings) !== undefined,
  ai: aiOf(settings) !== undefined,
  derivedMetrics: settings.derivedMetrics === 'on',
  local: false,
})

function deployedGoogleOf(settings: Settings, poolClientId: string | undefined): Deployment['googleSignIn'] {
  const google = googleSignInOf(settings)
  return google && poolClientId !== undefined ? { poolClientId, clientId: google.clientId } : undefined
}

const secretArnOf = (name: SecretName, settings: Settings, secrets: Secrets) =>
  name === 'google_sign_in' ? googleSignInOf(settings)?.secretArn : secrets[name].secretArn

const deploymentOf = (
  root: Stack,
  settings: Settings,
  { front, pool, sender, tables, secrets }: SharedResources,
): Deployment => ({
  siteUrl: front.siteUrl,
  functionPrefix: root.stackName,
  queuesUrl: `https://sqs.${settings.region}.amazonaws.com/${root.account}`,
  poolId: pool.pool.ref,
  clientId: pool.client.ref,
  mailFrom: sender?.from,
  mailEvents: sender?.configurationSet,
  operatorMail: operator.mail ?? undefined,
  derivedMetrics: settings.derivedMetrics,
  passkeys: settings.domainName === undefined ? 'off' : 'on',
  firewall: settings.firewall,
  metrics: root.stackName,
  table: (name) => tables.byName[name].tableName,
  secret: (name) => secretArnOf(name, settings, secrets),
  googleClientId: settings.googleClientId,
  googleSignIn: deployedGoogleOf(settings, pool.googleClient?.ref),
  ai: aiOf(settings),
  payments: paymentsOf(settings),
  uploads: uploadsName(root.stackName, settings.region),
})

const arnsOf = (root: Stack, settings: Settings, { pool, sender, tables, secrets }: SharedResources): Arns => ({
  region: settings.region,
  table: (name) => tables.byName[name].tableArn,
  tokensKey: tables.key.keyArn,
  secret: (name) => secretArnOf(name, settings, secrets),
  function: (name) =>
    root.formatArn({
      service: 'lambda',
      resource: 'function',
      // By name: a reference would make the nested stacks depend on each other.
      resourceName: `${root.stackName}-${lambdaName(name)}`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    }),
  // By name, like functions.
  queue: (name) => root.formatArn({ service: 'sqs', resource: `${root.stackName}-${lambdaName(name)}` }),
  uploads: root.formatArn({
    service: 's3',
    region: '',
    account: '',
    resource: uploadsName(root.stackName, settings.region),
  }),
  pool: pool.pool.attrArn,
  sender,
})
