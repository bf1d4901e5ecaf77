import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CreateTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3'
import type { FunctionName } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { createSecret, localSecretKey } from '#infra/local/deployment.ts'
import { createCognito } from '#infra/local/emulators/cognito/cognito.ts'
import { openData } from '#infra/local/emulators/cognito/data.ts'
import { createAdminClient, startDynamo, waitUntilActive } from '#infra/local/emulators/dynamo/dynamo.ts'
import { adminKeyId } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { createS3 } from '#infra/local/emulators/s3/s3.ts'
import { startEventSources } from '#infra/local/emulators/sqs/event-sources.ts'
import { createQueues } from '#infra/local/emulators/sqs/queues.ts'
import { createSqs } from '#infra/local/emulators/sqs/sqs.ts'
import { signingSecret, stubGoogleClient, stubSignInClient, stubYouTubeKey } from '#infra/local/external-services.ts'
import { listen } from '#infra/local/listen.ts'
import { createGoogleStub } from '#infra/local/stubs/google/google.ts'
import { openGrants } from '#infra/local/stubs/google/grants.ts'
import { createLambdaStub } from '#infra/local/stubs/lambda.ts'
import { createMailStub } from '#infra/local/stubs/mail.ts'
import { createSecretsStub } from '#infra/local/stubs/secrets.ts'
import { createHubStub } from '#infra/local/stubs/youtube/hub.ts'
import { createYouTubeStub } from '#infra/local/stubs/youtube/youtube.ts'
import { googleReturnPath } from '#shared/google-sign-in.ts'
import { type Deployed, mayCall, queueOf, siteHost } from './deployed.ts'
import { rightsOf } from './grants.ts'

interface EmulatorsOptions {
  readonly region: string
  /** The name of the root stack, with which the name of every function begins. */
  readonly stackName: string
  /** The origin that stands for the distribution. */
  readonly site: string
  /** Runs a function by its ARN. */
  readonly invoke: (arn: string, event: unknown) => Promise<unknown>
}

export type Emulators = Awaited<ReturnType<typeof startEmulators>>

/** Starts the emulators with the resources of a deployment, each behind the policies of the functions' roles. */
export async function startEmulators(deployed: Deployed, { region, stackName, site, invoke }: EmulatorsOptions) {
  const data = mkdtempSync(path.join(tmpdir(), 'viewcraft-rehearsal-'))
  const rights = rightsOf(deployed, region)
  const dynamo = await startDynamo({ grants: rights.tables })
  const admin = createAdminClient(dynamo.endpoint)
  await Promise.all(deployed.tables.map((table) => createTable(admin, table)))
  admin.destroy()

  const codes = new Map<string, string>()
  const pool = createPool(deployed, { region, grants: rights.pool, codes, invoke })
  const queues = createQueues(
    Object.fromEntries(
      deployed.queues.map(({ name, VisibilityTimeout, RedrivePolicy }) => [
        name,
        RedrivePolicy && {
          visibilityMs: VisibilityTimeout * 1000,
          maxReceives: RedrivePolicy.maxReceiveCount,
          deadLetters: queueOf(RedrivePolicy.deadLetterTargetArn),
        },
      ]),
    ),
    { onSent: () => sources.wake() },
  )
  const sources = startEventSources(
    queues,
    deployed.sources.map(({ FunctionName, EventSourceArn, BatchSize, ScalingConfig }) => ({
      queue: queueOf(EventSourceArn),
      batchSize: BatchSize,
      concurrency: ScalingConfig.MaximumConcurrency,
      invoke: (event) =>
        invoke(deployed.functions.find((one) => one.FunctionName === FunctionName)?.arn ?? FunctionName, event),
    })),
  )
  const uploads = createS3({
    directory: path.join(data, 'uploads'),
    keys: {
      [adminKeyId]: adminKeyId,
      ...Object.fromEntries(deployed.functions.map(({ FunctionName }) => [FunctionName, localSecretKey])),
    },
    isAllowed: (caller, action, key) => caller === adminKeyId || rights.mayUseFiles(caller, action, key),
  })
  const originSecret = createSecret()
  const arnOf = (name: FunctionName) =>
    deployed.functions.find(({ FunctionName }) => FunctionName === `${stackName}-${lambdaName(name)}`)?.arn
  const hub = createHubStub({ everyMs: 60_000 })
  const { googleProvider: provider, googleClient, poolDomain } = deployed
  const google = createGoogleStub({
    ...stubGoogleClient,
    redirectUris: [],
    grants: openGrants(),
    signIn: {
      clientId: provider?.ProviderDetails.client_id ?? '',
      clientSecret: stubSignInClient.clientSecret,
      redirectUris: () => [`${poolPages()}/oauth2/idpresponse`, `${site}${googleReturnPath}`],
    },
  })
  const servers = {
    cognito: await listen(pool.listener),
    s3: await listen(uploads.listener),
    mail: await listen(createMailStub({ directory: path.join(data, 'mail'), senders: rights.senders }).listener),
    sqs: await listen(createSqs({ queues, isAllowed: rights.mayUseQueue })),
    secrets: await listen(
      createSecretsStub({ secrets: secretsOf(deployed, originSecret), readers: rights.secretReaders }),
    ),
    lambda: await listen(
      createLambdaStub({
        prefix: stackName,
        invoke: (name, event) => invoke(arnOf(name) ?? name, event),
        mayInvoke: (caller, name) => rights.mayInvoke(caller, arnOf(name)),
      }),
    ),
    youtube: await listen(createYouTubeStub({ key: stubYouTubeKey, grants: openGrants() }).listener),
    hub: await listen(hub.listener),
    google: await listen(google.listener),
  }
  /** Returns the origin of the pool's own pages, which is not its API's. The content security policy names both. */
  const poolPages = () => servers.cognito.origin.replace('127.0.0.1', 'localhost')
  const bucket = deployed.uploads?.is
  /** Replaces the addresses of AWS in a text with those of the emulators. */
  const toLocal = (text: string) =>
    [
      [`https://${deployed.distribution.Aliases?.[0] ?? siteHost}`, site],
      [`https://${poolDomain}.auth.${region}.amazoncognito.com`, poolPages()],
      [`https://cognito-idp.${region}.amazonaws.com`, servers.cognito.origin],
      [`https://sqs.${region}.amazonaws.com`, servers.sqs.origin],
      [`https://${bucket?.BucketName}.s3.${region}.amazonaws.com`, servers.s3.origin],
    ].reduce((changed, [there = '', here = '']) => changed.replaceAll(there, here), text)
  if (provider && googleClient)
    pool.ensureGoogle(
      {
        // CloudFormation reads it from the operator's secret.
        provider: {
          ...provider,
          ProviderDetails: { ...provider.ProviderDetails, client_secret: stubSignInClient.clientSecret },
        },
        client: JSON.parse(toLocal(JSON.stringify(googleClient.is))),
        authorizeUrl: `${servers.google.origin}/o/oauth2/v2/auth`,
        tokenUrl: `${servers.google.origin}/token`,
      },
      { poolId: deployed.pool.ref, clientId: googleClient.ref },
    )
  if (bucket) await createBucket(servers.s3.origin, region, bucket, toLocal)
  return {
    addresses: {
      site,
      dynamo: dynamo.endpoint,
      cognito: servers.cognito.origin,
      s3: servers.s3.origin,
      lambda: servers.lambda.origin,
      sqs: servers.sqs.origin,
      mail: servers.mail.origin,
      secrets: servers.secrets.origin,
      youtube: servers.youtube.origin,
      hub: servers.hub.origin,
      // A stack without their settings does not use them.
      google: undefined,
      analytics: undefined,
      reporting: undefined,
      googleClientId: undefined,
      googleSignInClientId: undefined,
      ai: undefined,
      payments: undefined,
    },
    jwks: pool.jwks,
    originSecret,
    toLocal,
    /** Returns the code of the newest mail to an address. */
    codeOf: (email: string) => codes.get(email),
    /** Creates a Google account, and returns its id. */
    addGoogleAccount: (email: string) => google.accounts.add(email, true),
    stop: async () => {
      sources.stop()
      hub.stop()
      await Promise.all([dynamo, ...Object.values(servers)].map((one) => one.stop()))
      rmSync(data, { recursive: true })
    },
  }
}

interface PoolOptions extends Pick<EmulatorsOptions, 'region' | 'invoke'> {
  readonly grants: Readonly<Record<string, readonly string[]>>
  /** Receives the code of each mail. */
  readonly codes: Map<string, string>
}

/** Creates the user pool with its client and its triggers. */
function createPool(deployed: Deployed, { region, grants, codes, invoke }: PoolOptions) {
  const { pool, client } = deployed
  // CloudFormation's names begin with a capital, those of events do not.
  const triggers = new Map(
    Object.entries(pool.is.LambdaConfig).map(([name, arn]) => [name.charAt(0).toLowerCase() + name.slice(1), arn]),
  )
  const emulator = createCognito({
    data: openData(),
    region,
    grants,
    onMail: ({ to, code }) => codes.set(to, code),
    onTrigger: (trigger, event) => {
      const arn = triggers.get(trigger)
      if (!arn) return Promise.reject(new Error(`the pool has no trigger ${trigger}`))
      return mayCall(deployed, 'cognito-idp.amazonaws.com', arn, pool.arn)
        ? invoke(arn, event)
        : Promise.reject(new Error(`Cognito may not call ${arn}`))
    },
  })
  emulator.ensurePool(pool.is, client.is, { poolId: pool.ref, clientId: client.ref })
  return emulator
}

async function createTable(client: DynamoDBClient, { name, arn: _, ...table }: Deployed['tables'][number]) {
  await client.send(new CreateTableCommand({ TableName: name, ...table }))
  if (!(await waitUntilActive(client, name))) throw new Error(`the table ${name} cannot be used`)
}

/** Creates the bucket of thumbnails with the sites that browsers may use it from. */
async function createBucket(
  endpoint: string,
  region: string,
  { BucketName: Bucket, CorsConfiguration }: NonNullable<Deployed['uploads']>['is'],
  toLocal: (text: string) => string,
): Promise<void> {
  const credentials = { accessKeyId: adminKeyId, secretAccessKey: adminKeyId }
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket }))
  const CORSRules = CorsConfiguration?.CorsRules.map((rule) => ({
    ...rule,
    AllowedOrigins: rule.AllowedOrigins.map(toLocal),
  }))
  await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } }))
  client.destroy()
}

/** Returns the values of the secrets by their names: those that an operator enters, and those that are generated. */
const secretsOf = ({ secrets }: Deployed, originSecret: string) =>
  new Map(
    secrets.map(({ id, ref }) => [
      ref,
      id.startsWith('Origin')
        ? JSON.stringify({ current: originSecret })
        : id.startsWith('Signing')
          ? JSON.stringify({ current: signingSecret })
          : id.startsWith('YouTube')
            ? stubYouTubeKey
            : 'none',
    ]),
  )
