import path from 'node:path'
import { fileActions, fileFolders } from '#infra/access/row.ts'
import { accessOf, functionNames, secretsOf } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import type { AiProvider, Payments } from '#infra/environment.ts'
import { googlePoolClient, googleProvider, passkeySettings, userPool, userPoolClient } from '#infra/pool.ts'
import { consentReturnPath } from '#shared/consent.ts'
import { dayMs } from '#shared/duration.ts'
import { googleReturnPath } from '#shared/google-sign-in.ts'
import {
  type Addresses,
  clientId,
  createSecret,
  functionPrefix,
  googlePoolClientId,
  localSecretKey,
  poolId,
  region,
  relyingPartyId,
  tablePrefix,
  toSecretId,
} from './deployment.ts'
import { createCognito, type OnTrigger } from './emulators/cognito/cognito.ts'
import { openData } from './emulators/cognito/data.ts'
import { createTables, startDynamo } from './emulators/dynamo/dynamo.ts'
import { adminKeyId, createTableGrants } from './emulators/dynamo/dynamo-server.ts'
import { createS3 } from './emulators/s3/s3.ts'
import { createJobQueues, isQueueAllowed } from './emulators/sqs/job-queues.ts'
import type { Queues } from './emulators/sqs/queues.ts'
import { createSqs } from './emulators/sqs/sqs.ts'
import { listen, type RunningServer } from './listen.ts'
import { createUploadsBucket } from './seed/uploads.ts'
import { createGoogleStub } from './stubs/google/google.ts'
import { openGrants } from './stubs/google/grants.ts'
import type { GoogleClient } from './stubs/google/oauth.ts'
import { createLambdaStub, type OnInvoke } from './stubs/lambda.ts'
import { createMailStub } from './stubs/mail.ts'
import { createSecretsStub } from './stubs/secrets.ts'
import { stubPriceIds } from './stubs/stripe/records.ts'
import { createStripeStub } from './stubs/stripe/stripe.ts'
import { createAnalyticsStub } from './stubs/youtube/analytics.ts'
import { createHubStub } from './stubs/youtube/hub.ts'
import { createReportingStub } from './stubs/youtube/reporting.ts'
import { createYouTubeStub } from './stubs/youtube/youtube.ts'

/** The emulators and stub servers of every external service. */
export interface ExternalServices {
  readonly addresses: Omit<Addresses, 'site'>
  /** The public keys that verify the user pool's tokens. */
  readonly jwks: object
  readonly originSecret: string
  readonly queues: Queues
  /** The operator's page of the Stripe stub. Undefined if the real Stripe is used. */
  readonly paymentsPage: string | undefined
  stop(): Promise<void>
}

export interface ExternalServicesOptions {
  /** Directory of the data that survives a restart. */
  readonly data: string
  /** The site's origin. The uploads bucket accepts requests from it. */
  readonly site: string
  readonly onTrigger: OnTrigger
  /** Called before a user signs in. The sign-in waits for it. */
  readonly onSignIn?: (email: string) => Promise<void>
  /** Runs a function that another one invokes. */
  readonly onInvoke: OnInvoke
  /** Called when messages were sent to queues. */
  readonly onSent: () => void
  /** Receives SES's bounce and complaint events. */
  readonly onMailFeedback: (event: object) => Promise<unknown>
  /** Called if the database fails while it runs. */
  readonly onFailure: (message: string) => void
  /** Called when the Reporting API stub has a new job. Its files are available immediately. */
  readonly onReportingJobCreated?: () => void
  /** Keys of the real services. A stub server replaces each one without a key. */
  readonly keys: ExternalServiceKeys
}

/** The keys that `.env` may contain. */
export interface ExternalServiceKeys {
  /** API key of the YouTube Data API. */
  readonly youtube?: string | undefined
  /** Our OAuth client at Google, in the same Google Cloud project. */
  readonly google?: GoogleClient | undefined
  /** Our OAuth client at Google for signing in. */
  readonly googleSignIn?: GoogleClient | undefined
  /** An AI provider. It has no stub server here: without a provider, the built-in adviser writes. */
  readonly ai?: { readonly key: string; readonly provider: AiProvider } | undefined
  /** A Stripe account in test mode. */
  readonly stripe?: StripeKeys | undefined
}

/** A Stripe account. */
export interface StripeKeys {
  readonly key: string
  /** The signing secret that `stripe listen` prints. */
  readonly webhook: string
  readonly prices: Payments['prices']
}

/** The API key of the YouTube stub. */
export const stubYouTubeKey = 'stub-key'
/** The OAuth client of the Google stub. */
export const stubGoogleClient: GoogleClient = { clientId: 'stub-client', clientSecret: 'stub-secret' }
export const stubSignInClient: GoogleClient = {
  clientId: 'stub-sign-in-client',
  clientSecret: 'stub-sign-in-secret',
}

/** The same for every start, so that links in mails still work after a restart. */
export const signingSecret = 'what-signs-on-one-machine'

/** The account of the Stripe stub. */
export const stubStripeKeys: StripeKeys = { key: 'sk_test_stub', webhook: 'whsec_stub', prices: stubPriceIds }

/** How often the hub announces new videos. */
const announcementsMs = 60_000

/** Starts the emulators and stub servers, with the tables, the user pool and the bucket that the stack creates on AWS. */
export async function startExternalServices({
  data,
  site,
  onTrigger,
  onSignIn,
  onReportingJobCreated,
  keys,
  onMailFeedback,
  onInvoke,
  onSent,
  onFailure,
}: ExternalServicesOptions): Promise<ExternalServices> {
  // Starts first because its lock shows whether another run uses the data.
  const dynamo = await startDynamo({
    directory: path.join(data, 'dynamo'),
    grants: createTableGrants(tablePrefix),
    onFailure,
  })
  const originSecret = createSecret()
  const grants = openGrants(path.join(data, 'google.json'))
  const youtube = createYouTubeStub({ key: stubYouTubeKey, grants })
  const google = createGoogleStub({
    ...stubGoogleClient,
    redirectUris: [`${site}${consentReturnPath}`],
    grants,
    signIn: {
      ...stubSignInClient,
      redirectUris: () => [`${servers.cognito.origin}/oauth2/idpresponse`, `${site}${googleReturnPath}`],
    },
  })
  const stripe = createStripeStub({
    key: stubStripeKeys.key,
    webhookSecret: stubStripeKeys.webhook,
    webhookUrl: () => `${site}/api/billing/webhook`,
    origin: () => servers.stripe.origin,
    file: path.join(data, 'stripe.json'),
  })
  const hub = createHubStub({ file: path.join(data, 'hub.json'), everyMs: announcementsMs })
  const mail = createMailStub({
    directory: path.join(data, 'mail'),
    senders: mailSenders(),
    onFeedback: onMailFeedback,
  })
  const pool = createCognito({
    data: openData(path.join(data, 'pool.json')),
    region,
    adminKeys: new Set([adminKeyId]),
    grants: poolGrants(),
    onTrigger,
    onMail: mail.deliver,
    ...(onSignIn ? { onSignIn } : {}),
  })
  pool.ensurePool({ ...userPool, ...passkeySettings(relyingPartyId) }, userPoolClient, { poolId, clientId })
  const uploads = createS3({
    directory: path.join(data, 'uploads'),
    keys: signingKeys,
    isAllowed: isFileAccessAllowed,
  })
  uploads.deleteExpired(Date.now())
  // S3 applies lifecycle rules once a day.
  const expiryTimer = setInterval(() => uploads.deleteExpired(Date.now()), dayMs).unref()
  const queues = createJobQueues(functionPrefix, { file: path.join(data, 'queues.json'), onSent })
  const servers = {
    // Google redirects only to registered addresses, so the port must be fixed.
    cognito: await listen(pool.listener, keys.googleSignIn ? Number(new URL(site).port) + 1 : 0),
    s3: await listen(uploads.listener),
    mail: await listen(mail.listener),
    youtube: await listen(youtube.listener),
    google: await listen(google.listener),
    analytics: await listen(createAnalyticsStub({ grants }).listener),
    reporting: await listen(
      createReportingStub({ grants, firstFilesDelayMs: 0, onJobCreated: () => onReportingJobCreated?.() }).listener,
    ),
    hub: await listen(hub.listener),
    stripe: await listen(stripe.listener),
    lambda: await listen(createLambdaStub({ prefix: functionPrefix, invoke: onInvoke })),
    sqs: await listen(createSqs({ queues, isAllowed: isQueueAllowed(functionPrefix) })),
    secrets: await listen(createSecretsStub({ secrets: secretTexts(originSecret, keys), readers: secretReaders() })),
  }
  const signIn = keys.youtube ? keys.googleSignIn : stubSignInClient
  if (signIn)
    pool.ensureGoogle(
      {
        provider: googleProvider(signIn.clientId, signIn.clientSecret),
        client: googlePoolClient(site),
        ...(keys.youtube ? realGoogleEndpoints : stubEndpoints(servers.google.origin)),
      },
      { poolId, clientId: googlePoolClientId },
    )
  await Promise.all([createTables(dynamo.endpoint, tablePrefix), createUploadsBucket(servers.s3.origin, site)])
  return {
    addresses: {
      dynamo: dynamo.endpoint,
      ...originsOf(servers),
      ai: keys.ai?.provider,
      payments: paymentsOf(keys, servers.stripe.origin),
      googleSignInClientId: signIn?.clientId,
      ...(keys.youtube ? realGoogle(keys) : { googleClientId: stubGoogleClient.clientId }),
    },
    jwks: pool.jwks,
    originSecret,
    queues,
    paymentsPage: keys.stripe ? undefined : `${servers.stripe.origin}/dashboard`,
    stop: async () => {
      clearInterval(expiryTimer)
      hub.stop()
      stripe.stop()
      await Promise.all([dynamo.stop(), ...Object.values(servers).map(({ stop }) => stop())])
    },
  }
}

const originsOf = <Name extends string>(servers: Readonly<Record<Name, RunningServer>>) =>
  Object.fromEntries(Object.entries<RunningServer>(servers).map(([name, { origin }]) => [name, origin])) as Record<
    Name,
    string
  >

/**
 * With a YouTube key but no Google client no channel can be connected: the stub's consent grants no access to real
 * channels.
 */
const realGoogle = ({ google }: ExternalServiceKeys) => ({
  youtube: undefined,
  google: undefined,
  analytics: undefined,
  reporting: undefined,
  googleClientId: google?.clientId,
})

const realGoogleEndpoints = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
}
const stubEndpoints = (origin: string) => ({
  authorizeUrl: `${origin}/o/oauth2/v2/auth`,
  tokenUrl: `${origin}/token`,
})

const paymentsOf = ({ stripe }: ExternalServiceKeys, stubUrl: string): Payments =>
  stripe ? { prices: stripe.prices, tax: 'off' } : { prices: stubPriceIds, tax: 'off', url: stubUrl }

const secretTexts = (
  originSecret: string,
  {
    youtube,
    google = stubGoogleClient,
    googleSignIn = stubSignInClient,
    ai,
    stripe: { key, webhook } = stubStripeKeys,
  }: ExternalServiceKeys,
) =>
  new Map([
    [toSecretId('origin'), JSON.stringify({ current: originSecret })],
    [toSecretId('youtube'), youtube ?? stubYouTubeKey],
    [toSecretId('google'), google.clientSecret],
    [toSecretId('google_sign_in'), googleSignIn.clientSecret],
    [toSecretId('ai'), ai?.key ?? 'none'],
    [toSecretId('signing'), JSON.stringify({ current: signingSecret })],
    [toSecretId('stripe'), JSON.stringify({ key, webhook })],
  ])

/** Access key id -> secrets of the function's access row. */
const secretReaders = () =>
  new Map(functionNames.map((name) => [lambdaName(name), secretsOf(name).map(toSecretId)] as const))

/** Access key id -> administrator operations of the function's access row. */
const poolGrants = () => Object.fromEntries(functionNames.map((name) => [lambdaName(name), accessOf(name).pool ?? []]))

/** Access key ids of the functions whose access row allows sending mail. */
const mailSenders = () => new Set<string>(functionNames.filter((name) => accessOf(name).mail).map(lambdaName))

/** Returns whether an access row allows an action on a key of the uploads bucket. Local tools may do everything. */
export function isFileAccessAllowed(id: string, action: string, key: string): boolean {
  const name = functionNames.find((candidate) => lambdaName(candidate) === id)
  if (!name) return id === adminKeyId
  return fileFolders.some(
    (folder) =>
      key.startsWith(`${folder}/`) && accessOf(name).files?.[folder]?.some((verb) => fileActions[verb] === action),
  )
}

/** Access key id -> secret access key. Functions sign as themselves, local tools as the administrator. */
const signingKeys = {
  [adminKeyId]: adminKeyId,
  ...Object.fromEntries(functionNames.map((name) => [lambdaName(name), localSecretKey])),
}
