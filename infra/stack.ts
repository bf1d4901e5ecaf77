import { type App, CfnOutput, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Config } from '#shared/config.ts'
import { operator } from '#shared/operator.ts'
import { jobSchedules } from './access/jobs.ts'
import { mailTriggers } from './access/triggers.ts'
import { accessOf, type FunctionName } from './access.ts'
import { csp } from './csp.ts'
import { type Deployment, environmentOf } from './environment.ts'
import { aiOf, paymentsOf, type Settings } from './settings.ts'
import { addApi, addRoutes } from './stack/api.ts'
import { addBudget } from './stack/budget.ts'
import { addDistribution } from './stack/distribution.ts'
import { addFirewall } from './stack/firewall.ts'
import { addFunctions } from './stack/functions.ts'
import { addHeaders } from './stack/headers.ts'
import { addMailEvents } from './stack/mail-events.ts'
import type { Sender } from './stack/policy.ts'
import { type Arns, allow, statementsOf } from './stack/policy.ts'
import { addPool, connectTriggers, type Pool } from './stack/pool.ts'
import { addFailedRuns, addSchedules } from './stack/schedules.ts'
import { addSecrets, originSecretValue, type Secrets } from './stack/secrets.ts'
import { addSiteBucket, addSiteFiles } from './stack/site.ts'
import { addTables, type Data } from './stack/tables.ts'
import { addUploads, uploadsName, uploadsOrigin } from './stack/uploads.ts'
import { addMonitoring, metricsNamespace } from './stack/watch.ts'

/** What was built before: each function's directory and the site's. */
export interface Built {
  readonly functionDirectory: (name: FunctionName) => string
  readonly siteDirectory: string
}

/** The whole product as one stack; `viewcraft-STAGE` is its name and starts the names of what it makes. */
export function createStack(app: App, settings: Settings, built: Built): Stack {
  const stack = new Stack(app, `viewcraft-${settings.stage}`, {
    env: { region: settings.region },
    description: 'Viewcraft',
  })
  const world = addWorld(stack, settings)
  const [deployment, arns] = [deploymentOf(stack, settings, world), arnsOf(settings, world)]
  const functions = addFunctions(stack, {
    prefix: stack.stackName,
    directoryOf: built.functionDirectory,
    environmentOf: (name) => environmentOf(name, deployment),
    statementsOf: (name) => [
      ...statementsOf(accessOf(name), arns),
      ...(isRetried(name) ? [allow(['sqs:SendMessage'], world.failedRuns.queueArn)] : []),
    ],
    reservedConcurrency: settings.reservedConcurrency,
  })
  connectTriggers(world.pool.pool, functions)
  addSchedules(stack, stack.stackName, functions, world.failedRuns, settings.refreshMinutes)
  if (world.sender) addMailEvents(stack, world.sender, functions, world.failedRuns)
  const { api, failedRuns, sender } = world
  const { alarmMail, monthlyDollars } = settings
  addMonitoring(stack, { api, failedRuns, sends: sender !== undefined, alarmMail })
  if (monthlyDollars && alarmMail) addBudget(stack, { name: stack.stackName, dollars: monthlyDollars, mail: alarmMail })
  const after = addRoutes(stack, world.api, functions)
  addSiteFiles(stack, {
    bucket: world.site,
    directory: built.siteDirectory,
    config: configOf(settings, world),
    siteUrl: world.siteUrl,
    after,
  })
  return stack
}

/** Whom nobody waits for, so that what failed to the end is kept. */
const isRetried = (name: FunctionName) => name in jobSchedules || mailTriggers.some((trigger) => trigger === name)

/** Everything functions are told of, or called by: all that must be there before them. */
interface World {
  readonly data: Data
  readonly secrets: Secrets
  readonly pool: Pool
  readonly sender: Sender | undefined
  readonly failedRuns: Queue
  readonly site: IBucket
  readonly uploads: Bucket
  readonly api: HttpApi
  /** The site's origin, without a trailing slash. */
  readonly siteUrl: string
}

function addWorld(stack: Stack, settings: Settings): World {
  const { stage, region } = settings
  const secrets = addSecrets(stack)
  const sender = senderOf(stack, settings)
  const pool = addPool(stack, stack.stackName, sender)
  const site = addSiteBucket(stack)
  const api = addApi(stack, stack.stackName)
  const { distributionDomainName } = addDistribution(stack, {
    settings,
    site,
    api,
    originSecret: originSecretValue(secrets, settings.originSecretVersion),
    headers: addHeaders(stack, csp({ pool: cognitoEndpoint(region), uploads: uploadsOrigin(stage, region) })),
    webAclArn: settings.firewall === 'on' ? addFirewall(stack, stack.stackName) : settings.webAclArn,
  })
  const siteUrl = `https://${settings.domainName ?? distributionDomainName}`
  const uploads = addUploads(stack, uploadsName(stage, region), siteUrl)
  const output = (id: string, value: string, description: string) => new CfnOutput(stack, id, { value, description })
  output('SiteUrl', siteUrl, 'Where the site answers')
  output('DistributionDomain', distributionDomainName, 'What a CNAME of your own host name points to')
  output('GoogleRedirectUri', `${siteUrl}/dashboard`, 'The redirect URI to allow at Google')
  output('OriginSecretArn', secrets.origin.secretArn, 'The secret between CloudFront and the API, for rotation')
  output('YouTubeSecretArn', secrets.youtube.secretArn, "The secret to put the key of YouTube's Data API in")
  output('GoogleSecretArn', secrets.google.secretArn, 'The secret to put the OAuth client secret of Google in')
  output('AiSecretArn', secrets.ai.secretArn, 'The secret to put the key of the AI provider in')
  output('UnsubscribeSecretArn', secrets.unsubscribe.secretArn, 'What signs the links that stop mails, for rotation')
  output('StripeSecretArn', secrets.stripe.secretArn, 'The secret to put the keys of Stripe in')
  output('StripeWebhookUrl', `${siteUrl}/api/billing/webhook`, 'The address for Stripe to send events to')
  output('UserPoolId', pool.pool.ref, 'Where the accounts are')
  output('UserPoolClientId', pool.client.ref, 'As whom the site talks to the user pool')
  return {
    data: addTables(stack),
    secrets,
    pool,
    sender,
    failedRuns: addFailedRuns(stack),
    site,
    uploads,
    api,
    siteUrl,
  }
}

/** The sender of our mails, if the operator has one verified in SES. */
function senderOf(stack: Stack, { mailFrom, mailIdentity }: Settings): Sender | undefined {
  if (!mailFrom) return undefined
  const resourceName = mailIdentity ?? mailFrom.slice(mailFrom.indexOf('@') + 1)
  const arn = (resource: string, resourceName: string) => stack.formatArn({ service: 'ses', resource, resourceName })
  return {
    from: mailFrom,
    identityArn: arn('identity', resourceName),
    configurationSet: stack.stackName,
    configurationSetArn: arn('configuration-set', stack.stackName),
  }
}

const cognitoEndpoint = (region: string) => `https://cognito-idp.${region}.amazonaws.com`

/** Google's consent page (developers.google.com/identity/protocols/oauth2/web-server). */
const consentUrl = 'https://accounts.google.com/o/oauth2/v2/auth'

const configOf = (settings: Settings, { pool: { pool, client }, sender }: World): Config => ({
  region: settings.region,
  userPoolId: pool.ref,
  userPoolClientId: client.ref,
  cognitoEndpoint: cognitoEndpoint(settings.region),
  uploadsOrigin: uploadsOrigin(settings.stage, settings.region),
  codesByMail: sender !== undefined,
  ...(settings.googleClientId ? { google: { clientId: settings.googleClientId, consentUrl } } : {}),
  payments: paymentsOf(settings) !== undefined,
  ai: aiOf(settings) !== undefined,
  derivedMetrics: settings.derivedMetrics === 'on',
  local: false,
})

const deploymentOf = (
  stack: Stack,
  settings: Settings,
  { siteUrl, pool, sender, data, secrets, uploads }: World,
): Deployment => ({
  siteUrl,
  poolId: pool.pool.ref,
  clientId: pool.client.ref,
  mailFrom: sender?.from,
  mailEvents: sender?.configurationSet,
  operatorMail: operator.mail ?? undefined,
  derivedMetrics: settings.derivedMetrics,
  metrics: metricsNamespace(stack),
  table: (name) => data.tables[name].tableName,
  secret: (name) => secrets[name].secretArn,
  googleClientId: settings.googleClientId,
  ai: aiOf(settings),
  payments: paymentsOf(settings),
  uploads: uploads.bucketName,
})

const arnsOf = ({ region }: Settings, { pool, sender, data, secrets, uploads }: World): Arns => ({
  region,
  table: (name) => data.tables[name].tableArn,
  tokensKey: data.key.keyArn,
  secret: (name) => secrets[name].secretArn,
  uploads: uploads.bucketArn,
  pool: pool.pool.attrArn,
  sender,
})
