import { createWriteStream, existsSync, fchmodSync, mkdirSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import { jobSchedules } from '#infra/access/jobs.ts'
import { type PoolTriggerName, poolTriggers } from '#infra/access/triggers.ts'
import { localBuild, watchFunctions } from '#infra/bundle.ts'
import { sharedPageCsp } from '#infra/csp.ts'
import type { Config } from '#shared/config.ts'
import { endpoints } from '#shared/contract/index.ts'
import { openAddresses } from '#shared/oauth.ts'
import { openHeaders, preflightHeaders } from '#shared/open-access.ts'
import { buildAll } from './build.ts'
import { type DemoSystem, isDemoMade, makeDemo } from './demo/make-demo.ts'
import { openPast } from './demo/past.ts'
import {
  type Addresses,
  clientId,
  createDeployment,
  createFunctionEnvironment,
  functionPrefix,
  googlePoolClientId,
  poolId,
  region,
} from './deployment.ts'
import { startEventSources } from './emulators/sqs/event-sources.ts'
import { jobSources, runQueuedJob } from './emulators/sqs/job-queues.ts'
import { type ExternalServiceKeys, type ExternalServices, startExternalServices } from './external-services.ts'
import { type Functions, startFunctions } from './functions.ts'
import { createGateway } from './gateway.ts'
import type { LogStream } from './host/instance.ts'
import { listen } from './listen.ts'
import { startSchedules } from './schedules.ts'
import { demoLogin, seedDemo } from './seed/demo.ts'
import { seedTrends } from './seed/trends.ts'
import { createSite, startHotSite } from './site.ts'

export interface SystemOptions {
  readonly port: number
  /** Directory of the data that survives a restart. */
  readonly data: string
  /** Whether functions and site are rebuilt on every change. */
  readonly hot?: boolean
  /** Called if the system cannot continue, for example because the disk is full. */
  readonly onFailure: (message: string) => void
  /** Keys of real external services, which replace the stub servers. */
  readonly keys?: ExternalServiceKeys
  /** `plain`: the demo creator has no connected channel. The real YouTube implies it, as it does not know the channel. */
  readonly demo?: 'full' | 'plain'
}

export interface System {
  readonly url: string
  /** Address of the page that shows every mail. */
  readonly inbox: string
  /** Address of the Stripe stub's operator page. Undefined if the real Stripe is used. */
  readonly payments: string | undefined
  readonly demo: { readonly email: string; readonly password: string }
  /** Whether an earlier start made the demo's data. */
  readonly isDemoMade: boolean
  /** Resolves when the demo's data is made. Rejects if that fails; the next start then continues. */
  readonly makingDemo: Promise<void>
  /** Stops everything, including work in progress. */
  stop(): Promise<void>
}

/** Starts the whole system locally: site, functions, emulators and stub servers. Throws PortInUseError and DataError. */
export async function startSystem({
  port,
  data,
  hot = false,
  onFailure,
  keys = {},
  demo = 'full',
}: SystemOptions): Promise<System> {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  let answer: RequestListener = starting
  // Listens first, because a port in use is the likeliest failure. Passkeys and sign-in with Google need `localhost`.
  const front = await listen((request, response) => answer(request, response), port, 'localhost')
  let functions: Functions | undefined
  let eventSources: ReturnType<typeof startEventSources> | undefined
  let makingDemo = Promise.resolve()
  const [outside] = await Promise.all([
    startExternalServices({
      data,
      site: front.origin,
      keys,
      onSignIn: async (email) => {
        if (email === demoLogin.email) await makingDemo.catch(() => undefined)
      },
      // The scheduler would run the job up to an hour later.
      onReportingJobCreated: () =>
        void functions?.invoke('jobs/queue-due-work', { jobs: ['jobs/read-reach'] }).catch(logError),
      onTrigger: (trigger, event) => functions?.invoke(findTriggerName(trigger), event) ?? Promise.reject(notReady),
      onFailure,
      onInvoke: (name, event) => functions?.invoke(name, event) ?? Promise.reject(notReady),
      onSent: () => eventSources?.wake(),
      onMailFeedback: (event) => functions?.invoke('triggers/mail-events', event) ?? Promise.reject(notReady),
    }),
    buildAll({ site: !hot }),
  ])
  const addresses: Addresses = { site: front.origin, ...outside.addresses }
  const log = openLog(path.join(data, 'functions.log')).on('error', ({ message }) =>
    onFailure(`The log of the functions cannot be written: ${message}`),
  )
  functions = startFunctions((name) => createFunctionEnvironment(name, addresses, outside.jwks), log)
  const { invoke } = functions
  const [unmadeDemo] = await Promise.all([
    prepareDemo(demo, { addresses, data, outside, log, invoke }),
    seedTrends(addresses),
  ])

  const site = hot ? await startHotSite(createConfig(addresses)) : createSite(createConfig(addresses), front.origin)
  const gateway = gatewayOf(functions, outside)
  answer = (request, response) => {
    const { url = '' } = request
    if (openAddresses.includes(url.split('?', 1)[0] ?? '')) {
      if (request.method === 'OPTIONS') return void response.writeHead(204, preflightHeaders).end()
      response.setHeaders(new Headers(openHeaders))
    }
    if (url.startsWith('/s/')) return gateway(request, withSharedPageHeaders(response))
    return (url.startsWith('/api/') ? gateway : site)(request, response)
  }
  if (unmadeDemo) makingDemo = makeDemo(unmadeDemo)
  let stopSchedules = () => {}
  let isStopped = false
  const schedule = () => {
    if (isStopped) return
    stopSchedules = startSchedules(jobSchedules, (name) => invoke(name, scheduled), data)
    eventSources = startEventSources(outside.queues, jobSources(functionPrefix, invoke))
  }
  // While the demo is made, jobs under the real clock would settle calls before the demo's steps do.
  void makingDemo.then(schedule, schedule)
  const stopWatching = hot ? await watchFunctions(localBuild, functions.reload) : undefined
  return {
    url: front.origin,
    inbox: `${addresses.mail}/inbox`,
    payments: outside.paymentsPage,
    demo: demoLogin,
    isDemoMade: unmadeDemo === undefined,
    makingDemo,
    stop: async () => {
      isStopped = true
      stopSchedules()
      eventSources?.stop()
      await Promise.all([front.stop(), stopWatching?.(), functions.stop(), outside.stop()])
    },
  }
}

interface DemoParts {
  readonly addresses: Addresses
  readonly data: string
  readonly outside: ExternalServices
  readonly log: LogStream
  readonly invoke: Functions['invoke']
}

/** Creates the demo creator. Returns the system to make or complete the full demo in; undefined if there is none to make. */
async function prepareDemo(
  demo: SystemOptions['demo'],
  { addresses, data, outside, log, invoke }: DemoParts,
): Promise<DemoSystem | undefined> {
  const { google, googleClientId } = addresses
  const file = path.join(data, 'demo.json')
  if (demo === 'plain' || google === undefined || googleClientId === undefined) {
    // A full demo of an earlier start stays as it is.
    if (!existsSync(file)) await seedDemo(addresses)
    return undefined
  }
  const { jwks, originSecret, queues } = outside
  const system: DemoSystem = {
    addresses: { ...addresses, google, googleClientId },
    file,
    present: {
      api: addresses.site,
      runJob: (name) => invoke(name, scheduled),
      runQueuedJob: (name) => runQueuedJob(functionPrefix, queues, invoke, name),
      settle: () => Promise.resolve(),
    },
    openPast: () => openPast({ addresses, jwks, originSecret, queues, log }),
  }
  return (await isDemoMade(system)) ? undefined : system
}

/** Opens the log of the functions, which only its owner can read, to append to it. */
function openLog(file: string) {
  const log = createWriteStream(file, { flags: 'a' })
  return log.once('open', (fd) => fchmodSync(fd, 0o600))
}

/** Sets the headers that CloudFront sends with pages of secret links, except those that only make sense over TLS. */
function withSharedPageHeaders(response: ServerResponse): ServerResponse {
  response.setHeader('content-security-policy', sharedPageCsp)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('x-robots-tag', 'noindex')
  response.setHeader('referrer-policy', 'no-referrer')
  return response
}

/** The event that the scheduler sends to a job. */
const scheduled = { source: 'aws.scheduler' }
const logError = (error: unknown) => console.error('jobs/queue-due-work:', error)

const starting: RequestListener = (_, response) => void response.writeHead(503, { 'retry-after': '1' }).end()
const notReady = new Error('functions have not started yet')

function findTriggerName(trigger: (typeof poolTriggers)[PoolTriggerName]): PoolTriggerName {
  const names = Object.keys(poolTriggers) as PoolTriggerName[]
  const triggerName = names.find((name) => poolTriggers[name] === trigger)
  if (!triggerName) throw new Error(`no function for the trigger ${trigger}`)
  return triggerName
}

const gatewayOf = (functions: Functions, { originSecret }: ExternalServices) =>
  createGateway({ routes: endpoints, invoke: functions.invoke, originSecret })

const getConsentUrl = ({ google = 'https://accounts.google.com' }: Addresses) => `${google}/o/oauth2/v2/auth`

const createConfig = (addresses: Addresses): Config => ({
  region,
  userPoolId: poolId,
  userPoolClientId: clientId,
  cognitoEndpoint: addresses.cognito,
  uploadsOrigin: addresses.s3,
  codesByMail: true,
  passkeys: true,
  ai: addresses.ai !== undefined,
  ...(addresses.googleClientId
    ? { google: { clientId: addresses.googleClientId, consentUrl: getConsentUrl(addresses) } }
    : {}),
  ...(addresses.googleSignInClientId
    ? {
        googleSignIn: {
          poolUrl: addresses.cognito,
          clientId: googlePoolClientId,
          googleClientId: addresses.googleSignInClientId,
          authorizeUrl: getConsentUrl(addresses),
        },
      }
    : {}),
  payments: addresses.payments !== undefined,
  derivedMetrics: createDeployment(addresses).derivedMetrics === 'on',
  local: true,
  demo: demoLogin,
  inboxUrl: `${addresses.mail}/inbox`,
})
