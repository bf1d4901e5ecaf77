import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers'
import { promisify } from 'node:util'
import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterAll, beforeAll } from 'vitest'
import * as z from 'zod/mini'
import { startedJobs } from '#infra/access/row.ts'
import { poolTriggers } from '#infra/access/triggers.ts'
import { type FunctionName, functionNames, sourceOf } from '#infra/access.ts'
import {
  type Addresses,
  clientId,
  createDeployment,
  createFunctionEnvironment,
  functionPrefix,
  localSecretKey,
  poolId,
  tablePrefix,
  toSecretId,
  uploadsBucket,
} from '#infra/local/deployment.ts'
import type { OnTrigger } from '#infra/local/emulators/cognito/cognito.ts'
import type { Contents } from '#infra/local/emulators/cognito/data.ts'
import { createAdminClient, createTablesWith, startDynamo } from '#infra/local/emulators/dynamo/dynamo.ts'
import { adminKeyId, createDynamoServer, physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { createS3 } from '#infra/local/emulators/s3/s3.ts'
import { deliverBatch } from '#infra/local/emulators/sqs/event-sources.ts'
import { createJobQueues, jobSources } from '#infra/local/emulators/sqs/job-queues.ts'
import type { Queues } from '#infra/local/emulators/sqs/queues.ts'
import { createSqs } from '#infra/local/emulators/sqs/sqs.ts'
import { createGateway } from '#infra/local/gateway.ts'
import { listen } from '#infra/local/listen.ts'
import { createUploadsBucket } from '#infra/local/seed/uploads.ts'
import { createGoogleStub, type GoogleStub } from '#infra/local/stubs/google/google.ts'
import { type Grants, openGrants } from '#infra/local/stubs/google/grants.ts'
import { createLambdaStub } from '#infra/local/stubs/lambda.ts'
import { createMailStub } from '#infra/local/stubs/mail.ts'
import type { Mail } from '#infra/local/stubs/mailbox.ts'
import { createOpenAIStub, type OpenAIStub } from '#infra/local/stubs/openai/openai.ts'
import { createSecretsStub } from '#infra/local/stubs/secrets.ts'
import { type Price, stubPriceIds, stubPrices } from '#infra/local/stubs/stripe/records.ts'
import { createStripeStub, type StripeStub } from '#infra/local/stubs/stripe/stripe.ts'
import { type AnalyticsStub, createAnalyticsStub } from '#infra/local/stubs/youtube/analytics.ts'
import { createHubStub, type HubStub } from '#infra/local/stubs/youtube/hub.ts'
import { createReportingStub, type ReportingStub } from '#infra/local/stubs/youtube/reporting.ts'
import { createYouTubeStub, type YouTubeStub } from '#infra/local/stubs/youtube/youtube.ts'
import { googlePoolClient, googleProvider } from '#infra/pool.ts'
import { consentReturnPath } from '#shared/consent.ts'
import { endpoints } from '#shared/contract/index.ts'
import { googleReturnPath } from '#shared/google-sign-in.ts'
import { type TableName, tableNames, tableRows, tableVariable } from '#shared/tables.ts'
import { type Answer, type Ask, addressHeader, ask } from './ask.ts'
import { connectDirectly } from './connect-directly.ts'
import { lambdaContext } from './lambda.ts'
import { type Attributes, type Registered, type SignedUp, startPool } from './pool.ts'
import { type AccessMonitor, createAccessMonitor } from './rights.ts'
import { mintToken, type TokenOptions, testKey } from './tokens.ts'

const root = path.resolve(import.meta.dirname, '../..')
const accessKeyId = 'backend'

/** How long stopping waits for functions that are still running, in milliseconds. */
const drainMs = 3_000

/** The origin secret: the current value and the one before the last rotation. */
export const originSecret = { current: 'the-secret-of-today', previous: 'the-secret-of-yesterday' }
/** The secret of unsubscribe links. */
export const signingSecret = { current: 'signs-the-links-of-today', previous: 'signed-the-links-of-yesterday' }
/** Our API key for the YouTube Data API. */
export const youtubeKey = 'the-key-for-youtube'
/** Our OAuth client at Google. */
export const googleClient = { clientId: 'the-client-at-google', clientSecret: 'the-secret-of-our-client' }
/** Our OAuth client at Google for signing in. */
export const signInClient = { clientId: 'the-sign-in-client-at-google', clientSecret: 'the-secret-of-the-other-client' }
/** Our API key for the AI provider. */
export const aiKey = 'the-key-for-the-provider'
/** The AI provider's model, prices and daily budget. A thousand output tokens cost one cent. */
export const aiProvider = { model: 'a-model', priceIn: 1, priceOut: 10, dailyDollars: 1 }
/** Our Stripe account. */
export const stripeKeys = { key: 'sk_test_of_ours', webhook: 'whsec_of_ours' }
/** A price of that account that our configuration does not name, such as another product's. */
export const otherPrice: Price = { id: 'price_of_another_product', product: 'Another', cents: 500, interval: 'month' }
/** The site's origin. Without TLS, because a page with TLS may not post to the emulators, which have none. */
export const siteUrl = 'http://viewcraft.test'

/** The whole system in one process: real handlers behind the real gateway, with emulators and stub servers. */
export interface Backend {
  /** The gateway's origin. */
  readonly origin: string
  /** The Cognito emulator's origin. */
  readonly poolOrigin: string
  /** The mail stub's origin. */
  readonly mailOrigin: string
  /** What the user pool stores. */
  readonly pool: Contents
  /** The folder of the thumbnail bucket. */
  readonly images: string
  /** Returns the emails to an address, or all emails, newest first. */
  mails(to?: string): readonly Mail[]
  /** Sends a request through the gateway, as a browser does. */
  request(method: string, path: string, given?: Ask): Promise<Answer>
  /** Runs a function with an event and the permissions of its access row. */
  invoke(name: FunctionName, event: unknown, timeLeft?: number | (() => number)): Promise<unknown>
  /** Runs the jobs that have messages until there are none, and returns what each run returned. */
  deliverMessages(timeLeft?: number | (() => number)): Promise<unknown[]>
  readonly queues: Queues
  /** Waits for the jobs that other functions have started. */
  settle(): Promise<void>
  /** Creates a user with an unconfirmed address. */
  register(attributes?: Attributes, email?: string): Promise<Registered>
  /** Creates a user by sign-up, confirmation and sign-in. */
  signUpUser(attributes?: Attributes): Promise<SignedUp>
  /** Signs in a confirmed user again, with a code from an email. */
  signIn(email: string): Promise<SignedUp['tokens']>
  /** Creates an access token for any user id, existing or not; `options` can make it invalid. */
  tokenFor(userId: string, options?: TokenOptions): string
  /** Returns every item of a table. */
  items(table: TableName): Promise<Record<string, unknown>[]>
  /** Returns the keys of all images in the thumbnail bucket. */
  imageKeys(): Promise<string[]>
  /** Returns every item of every table except the named ones. */
  everything(...except: TableName[]): Promise<Record<string, unknown>>
  readonly rights: AccessMonitor
  readonly youtube: YouTubeStub
  readonly google: GoogleStub & { readonly grants: Grants; readonly origin: string }
  readonly analytics: AnalyticsStub
  readonly reporting: ReportingStub
  readonly hub: HubStub
  readonly openai: OpenAIStub
  readonly stripe: StripeStub & { readonly origin: string }
  stop(): Promise<void>
}

export interface BackendOptions {
  /** Whether tables run in their own process, so that this process's memory is that of the system alone. */
  readonly tablesApart?: boolean
}

/**
 * Starts a backend before the tests of a file or `describe` and stops it after them. Returns a proxy for it, to be
 * used from then on.
 */
export function setUpBackend(options?: BackendOptions): Backend {
  let started: Backend | undefined
  beforeAll(async () => {
    started = await startBackend(options)
  })
  afterAll(() => started?.stop())
  return new Proxy<Backend>(Object.create(null), {
    get: (_, name) => {
      if (!started) throw new Error('The backend runs only while tests run')
      return Reflect.get(started, name)
    },
  })
}

/**
 * Starts a backend, once per test file, before any module of `functions` is imported: the environment is read at first
 * use.
 */
export async function startBackend({ tablesApart = false }: BackendOptions = {}): Promise<Backend> {
  const directory = await mkdtemp(path.join(tmpdir(), 'backend-'))
  const tables = await startTables(tablesApart ? path.join(directory, 'tables') : undefined)
  const images = path.join(directory, 'uploads')
  const mail = createMailStub({ directory, onFeedback: (event) => invoke('triggers/mail-events', event) })
  const post = await listen(mail.listener)
  const secrets = await listen(createSecretsStub(vault))
  const grants = openGrants()
  const youtube = createYouTubeStub({ key: youtubeKey, grants })
  const video = await listen(youtube.listener)
  const google = createGoogleStub({
    ...googleClient,
    redirectUris: [`${siteUrl}${consentReturnPath}`],
    grants,
    signIn: {
      ...signInClient,
      redirectUris: () => [`${pool.origin}/oauth2/idpresponse`, `${siteUrl}${googleReturnPath}`],
    },
  })
  const consent = await listen(google.listener)
  const analytics = createAnalyticsStub({ grants })
  const figures = await listen(analytics.listener)
  // Enough files for the tests.
  const reporting = createReportingStub({ grants, backfillDays: 6, pageSize: 3 })
  const files = await listen(reporting.listener)
  const hub = createHubStub({ reach: (callback) => callback.replace(siteUrl, gateway.origin) })
  const subscriptions = await listen(hub.listener)
  const openai = createOpenAIStub({ key: aiKey, model: aiProvider.model })
  const provider = await listen(openai.listener)
  const stripe = createStripeStub({
    key: stripeKeys.key,
    webhookSecret: stripeKeys.webhook,
    webhookUrl: () => `${gateway.origin}/api/billing/webhook`,
    origin: () => payments.origin,
    prices: [...stubPrices, otherPrice],
  })
  const payments = await listen(stripe.listener)
  const pool = await startPool({
    adminKeys: [accessKeyId, adminKeyId],
    onTrigger: onTrigger((name, event) => invoke(name, event)),
    confirm: async (user, code, password) => {
      const given = { body: { user, code, password } }
      const { status, text } = await ask(gateway.origin, 'POST', '/api/account/confirm-sign-up', given)
      if (status !== 200) throw new Error(text)
      // The job fetches the uploads of a channel that was named at sign-up.
      await finish(startedJobs)
    },
    onMail: mail.deliver,
    google: {
      provider: googleProvider(signInClient.clientId, signInClient.clientSecret),
      client: googlePoolClient(siteUrl),
      authorizeUrl: `${consent.origin}/o/oauth2/v2/auth`,
      tokenUrl: `${consent.origin}/token`,
    },
  })
  const s3 = createS3({
    directory: images,
    keys: { [adminKeyId]: adminKeyId, [accessKeyId]: localSecretKey },
    // Tests may change the clock.
    clock: () => Date.now(),
  })
  const bucket = await listen(s3.listener)
  await createUploadsBucket(bucket.origin, siteUrl)
  const lambda = await listen(
    createLambdaStub({
      prefix: functionPrefix,
      invoke: (name, event) => invoke(name, event),
      // All functions have one key here: `rights` checks who invokes whom.
      mayInvoke: () => true,
    }),
  )
  const queues = createJobQueues(functionPrefix)
  // All functions have one key here, as at Lambda: `rights` checks who sends to which queue.
  const sqs = await listen(createSqs({ queues, isAllowed: () => true }))
  const addresses = {
    site: siteUrl,
    sqs: sqs.origin,
    lambda: lambda.origin,
    dynamo: tables.endpoint,
    secrets: secrets.origin,
    cognito: pool.origin,
    mail: post.origin,
    youtube: video.origin,
    google: consent.origin,
    analytics: figures.origin,
    reporting: files.origin,
    hub: subscriptions.origin,
    googleClientId: googleClient.clientId,
    googleSignInClientId: signInClient.clientId,
    ai: { ...aiProvider, url: `${provider.origin}/v1` },
    payments: { prices: stubPriceIds, tax: 'off' as const, url: payments.origin },
    s3: bucket.origin,
  }
  Object.assign(process.env, environment(addresses, [...pool.jwks.keys, testKey]))
  const rights = createAccessMonitor(tablePrefix)
  const connections = new Map<object, Promise<() => void>>()
  const connect = async (database: DynamoDBDocumentClient) => {
    tables.connect(database)
    const { s3Client: images } = await import('#functions/store/files.ts')
    const { lambdaClient: lambda } = await import('#functions/clients/lambda/client.ts')
    const { sqsClient: sqs } = await import('#functions/clients/sqs/send.ts')
    const clients = { database, images, lambda, sqs }
    rights.enforce(clients)
    return () => {
      for (const client of Object.values(clients)) client.destroy()
    }
  }
  const connectClients = async () => {
    const { database } = await import('#functions/lib/database.ts')
    const connection = connections.get(database) ?? connect(database)
    connections.set(database, connection)
    await connection
  }
  await connectClients()
  const { invoke, finish } = runner(rights, connectClients)
  const gateway = await listen(
    createGateway({
      routes: endpoints,
      invoke: (name, event) => invoke(name, fromChosenAddress(event)),
      originSecret: originSecret.current,
    }),
  )
  const items = async (table: TableName) => {
    const all: Record<string, unknown>[] = []
    const scan = { TableName: physicalTableName(tablePrefix, table), ConsistentRead: true }
    for await (const { Items = [] } of paginateScan({ client: tables.admin }, scan)) all.push(...Items)
    return all
  }
  return {
    origin: gateway.origin,
    poolOrigin: pool.origin,
    mailOrigin: post.origin,
    pool: pool.contents,
    images,
    mails: mail.list,
    request: (method, path, given) => ask(gateway.origin, method, path, given),
    invoke,
    queues,
    deliverMessages: async (timeLeft) => {
      const reports: unknown[] = []
      const run = async (name: FunctionName, event: unknown) => {
        const report = await invoke(name, event, timeLeft)
        reports.push(report)
        return report
      }
      for (const source of jobSources(functionPrefix, run)) while (await deliverBatch(queues, source));
      return reports
    },
    settle: () => finish(startedJobs),
    register: pool.register,
    signUpUser: pool.signUp,
    signIn: pool.signIn,
    tokenFor: (userId, options) => mintToken({ poolId, clientId, userId }, options),
    items,
    imageKeys: async () => {
      const { s3Client } = await import('#functions/store/files.ts')
      const { Contents = [] } = await s3Client.send(new ListObjectsV2Command({ Bucket: uploadsBucket }))
      return Contents.map(({ Key = '' }) => Key)
    },
    everything: async (...except) => {
      const wanted = tableRows.map(([table]) => table).filter((table) => !except.includes(table))
      return Object.fromEntries(await Promise.all(wanted.map(async (table) => [table, await items(table)])))
    },
    rights,
    youtube,
    google: { ...google, grants, origin: consent.origin },
    analytics,
    reporting,
    hub,
    openai,
    stripe: { ...stripe, origin: payments.origin },
    stop: async () => {
      stripe.stop()
      // The outside parties stop with the gateway: a function may still wait for one that never responds.
      const outside = [post, video, consent, figures, files, subscriptions, provider, payments]
      await Promise.all([gateway, ...outside].map((part) => part.stop()))
      // A function that is still running would log an error into the tests of another file. One that waits on a test's
      // fake clock never ends, or fails when the emulator it waits for stops.
      // `node:timers/promises` waits less in tests (`short-waits.ts`).
      const drain = () => Promise.race([finish(), promisify(setTimeout)(drainMs)])
      await drain()
      for (const disconnect of await Promise.all(connections.values())) disconnect()
      tables.admin.destroy()
      await Promise.all([pool, secrets, lambda, sqs, bucket, tables].map((part) => part.stop()))
      await drain()
      rights.stop()
      await rm(directory, { recursive: true })
    },
  }
}

/**
 * Starts DynamoDB with our tables: on disk in its own process or, without a directory, in this process, where clients
 * need no sockets.
 */
async function startTables(directory: string | undefined) {
  const server = directory ? undefined : createDynamoServer({})
  const { endpoint, stop } = server
    ? await listen(server).then(({ origin, stop }) => ({ endpoint: origin, stop }))
    : await startDynamo({ directory })
  const connect = (client: DynamoDBDocumentClient) => server && connectDirectly(client, server)
  const creator = createAdminClient(endpoint)
  // Both clients have the same steps.
  const admin = DynamoDBDocumentClient.from(creator)
  connect(admin)
  await createTablesWith(creator, tablePrefix)
  return { endpoint, admin, connect, stop }
}

const vault = {
  secrets: new Map([
    [toSecretId('origin'), JSON.stringify(originSecret)],
    [toSecretId('youtube'), youtubeKey],
    [toSecretId('google'), googleClient.clientSecret],
    [toSecretId('google_sign_in'), signInClient.clientSecret],
    [toSecretId('ai'), aiKey],
    [toSecretId('signing'), JSON.stringify(signingSecret)],
    [toSecretId('stripe'), JSON.stringify(stripeKeys)],
  ]),
  readers: new Map([[accessKeyId, 'all' as const]]),
}

/** The environment of all functions together. `rights` limits each to its access row. */
const environment = (addresses: Addresses, keys: readonly object[]): Record<string, string> => ({
  // Includes tables that no function is known to use yet, so that a first use can be recorded.
  ...Object.fromEntries(tableNames.map((name) => [tableVariable(name), physicalTableName(tablePrefix, name)])),
  ...Object.assign({}, ...functionNames.map((name) => createFunctionEnvironment(name, addresses, { keys }))),
  AWS_ACCESS_KEY_ID: accessKeyId,
  MAIL_FROM: createDeployment(addresses).mailFrom,
})

/** Sets the caller address chosen by the test, as CloudFront would. */
function fromChosenAddress(event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 {
  const address = event.headers[addressHeader]
  return address ? { ...event, headers: { ...event.headers, 'x-viewer-address': address } } : event
}

const Module = z.object({
  handler: z.custom<(event: unknown, context: unknown) => Promise<unknown>>((value) => typeof value === 'function'),
})

/**
 * Runs any function of the access rows. Loads each when it is first called, as Lambda does. `finish` waits until none
 * of them runs, or none with the given names.
 */
function runner(rights: AccessMonitor, connectClients: () => Promise<void>) {
  const running = new Map<Promise<unknown>, FunctionName>()
  const run: Backend['invoke'] = async (name, event, timeLeft) => {
    // Tests that change a setting load all modules anew, and with them the clients.
    await connectClients()
    const { handler } = Module.parse({ ...(await import(path.join(root, sourceOf(name)))) })
    return rights.runAs(name, () => handler(event, lambdaContext(name, timeLeft)))
  }
  const invoke: Backend['invoke'] = (name, event, timeLeft) => {
    const result = run(name, event, timeLeft)
    running.set(result, name)
    const remove = () => running.delete(result)
    result.then(remove, remove)
    return result
  }
  const finish = async (names: readonly FunctionName[] = functionNames) => {
    const find = () => [...running].flatMap(([result, name]) => (names.includes(name) ? [result] : []))
    for (let found = find(); found.length > 0; found = find()) await Promise.allSettled(found)
  }
  return { invoke, finish }
}

/** Maps the pool's triggers to our functions. */
const onTrigger =
  (invoke: Backend['invoke']): OnTrigger =>
  (trigger, event) => {
    const found = functionNames.find((name) =>
      Object.entries(poolTriggers).some(([key, value]) => key === name && value === trigger),
    )
    if (!found) throw new Error(`no function for ${trigger}`)
    return invoke(found, event)
  }
