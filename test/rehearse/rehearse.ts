/**
 * Deploys a template onto the emulators: its tables, queues, secrets, user pool, functions with their environment and their roles'
 * policies, routes, triggers, schedules and headers. Leaves out: the content of the buckets and CloudFront's functions, whose place the
 * local site takes; alarms, throttles and the firewall.
 */
import type { RequestListener } from 'node:http'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { accessOf, functionNames } from '#infra/access.ts'
import { functionDirectory, lambdaName, localBuild } from '#infra/bundle.ts'
import { runtimeFile } from '#infra/local/build.ts'
import { createAwsEnvironment } from '#infra/local/deployment.ts'
import { FunctionHost } from '#infra/local/host/host.ts'
import { listen } from '#infra/local/listen.ts'
import { createSite } from '#infra/local/site.ts'
import { Config } from '#shared/config.ts'
import type { Synthesized } from '#test/infra/template.ts'
import { type Deployed, readDeployed } from './deployed.ts'
import { type Emulators, startEmulators } from './emulators.ts'
import { createFront } from './front.ts'

export interface Rehearsal extends Pick<Emulators, 'codeOf' | 'addGoogleAccount' | 'stop'> {
  readonly url: string
  /** Problems of the template that are found without running anything. */
  readonly problems: readonly string[]
  /** The ARNs of the functions that schedules start, with the event of each. */
  readonly scheduled: readonly { readonly arn: string; readonly event: unknown }[]
  /** Runs a function by its ARN. */
  invoke(arn: string, event: unknown): Promise<unknown>
}

/** A deployment beside prod that sends mail, notifies its operator and protects its data. */
export const betaSettings = {
  stage: 'beta',
  mailFrom: 'hello@viewcraft.example',
  alarmMail: 'ops@viewcraft.example',
  deletionProtection: 'on',
} as const

/** Starts everything that a stack consists of. `log` receives the output of the functions. They and the site must be built. */
export async function startRehearsal(
  { template, configJson, stack }: Pick<Synthesized, 'template' | 'configJson' | 'stack'>,
  log: Writable,
): Promise<Rehearsal> {
  const { region, stackName } = stack
  const deployed = readDeployed(template, configJson, region)
  let respond: RequestListener = (_, response) => void response.writeHead(503).end()
  const front = await listen((request, response) => respond(request, response), 0, 'localhost')
  const functions = new Map<string, FunctionHost>()
  const invoke = (arn: string, event: unknown) =>
    functions.get(arn)?.invoke(event) ?? Promise.reject(new Error(`the template has no function ${arn}`))
  const emulators = await startEmulators(deployed, { region, stackName, site: front.origin, invoke })
  for (const one of deployed.functions) {
    const spec = specOf(one, { region, stackName, emulators })
    if (spec) functions.set(one.arn, new FunctionHost(spec, runtimeFile, log))
  }
  const config = z.parse(Config, JSON.parse(emulators.toLocal(deployed.config)))
  const site = await listen(createSite(config, front.origin))
  respond = createFront(deployed, { ...emulators, region, site: site.origin, invoke })
  return {
    url: front.origin,
    problems: [
      ...deployed.functions.flatMap(({ arn, FunctionName }) =>
        functions.has(arn) ? [] : [`${FunctionName} has no access row`],
      ),
      ...findRefusals(deployed),
    ],
    scheduled: deployed.schedules.map(({ Arn, Input }) => ({
      arn: Arn,
      event: Input ? JSON.parse(Input) : { source: 'aws.scheduler' },
    })),
    invoke,
    codeOf: emulators.codeOf,
    addGoogleAccount: emulators.addGoogleAccount,
    stop: async () => {
      await Promise.all([front, site, ...functions.values()].map((one) => one.stop()))
      await emulators.stop()
    },
  }
}

interface SpecOptions {
  readonly region: string
  readonly stackName: string
  readonly emulators: Emulators
}

/** Returns how to run a function with the environment of the template; undefined if there is no such function. */
function specOf(
  { FunctionName, Timeout, MemorySize, Environment }: Deployed['functions'][number],
  { region, stackName, emulators: { addresses, jwks, toLocal } }: SpecOptions,
) {
  const name = functionNames.find((one) => `${stackName}-${lambdaName(one)}` === FunctionName)
  if (!name) return undefined
  const variables = Object.entries(Environment.Variables).map(([variable, value]) => [variable, toLocal(value)])
  return {
    name: FunctionName,
    bundle: pathToFileURL(path.join(functionDirectory(name, localBuild), 'index.mjs')).href,
    environment: {
      ...createAwsEnvironment(name, addresses),
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: FunctionName,
      ...Object.fromEntries(variables),
      // The outside parties, which have no place in a template.
      YOUTUBE_URL: addresses.youtube,
      WEBSUB_URL: addresses.hub,
      USER_POOL_JWKS: JSON.stringify(jwks),
    },
    seconds: Timeout,
    megabytes: MemorySize,
    native: accessOf(name).native ?? false,
  }
}

/** What Lambda needs to take messages from a queue. */
const takingActions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes']

/** Returns what AWS refuses when it connects queues and schedules with functions. */
const findRefusals = ({ sources, functions, schedules, isAllowed }: Deployed): string[] => [
  ...sources.flatMap(({ FunctionName, EventSourceArn }) => {
    const { Role = '' } = functions.find((one) => one.FunctionName === FunctionName) ?? {}
    const refused = takingActions.filter((action) => !isAllowed(Role, action, EventSourceArn))
    return refused.length > 0 ? [`${FunctionName} needs ${refused.join(', ')} on ${EventSourceArn}`] : []
  }),
  ...schedules.flatMap(({ Arn, RoleArn }) =>
    isAllowed(RoleArn, 'lambda:InvokeFunction', Arn) ? [] : [`the scheduler may not start ${Arn}`],
  ),
]
