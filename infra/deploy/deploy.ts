/**
 * `npm run deploy -- -c stage=beta`: checks whether the account can take the deployment, runs `cdk deploy` with the same arguments, checks
 * the site as a browser would, and lists the secrets still to be entered. Exits with 1 at the first step that fails, and explains why.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { LambdaClient } from '@aws-sdk/client-lambda'
import * as z from 'zod/mini'
import { buildDirectory } from '#infra/bundle.ts'
import { type Settings, settingsOf } from '#infra/settings.ts'
import { findProblems } from '#infra/smoke/checks.ts'
import { findPrerequisites } from './prerequisites.ts'
import { findMissingSecrets } from './secrets.ts'

const cdkArguments = process.argv.slice(2)
const outputsFile = path.join(buildDirectory, 'outputs.json')

// The region of the credentials, found as `cdk` finds it.
const region = process.env.CDK_DEFAULT_REGION ?? (await new LambdaClient().config.region().catch(() => undefined))
// Assigning undefined would set the text "undefined".
if (region) process.env.CDK_DEFAULT_REGION = region
const settings = readSettings()
const { problems, warnings } = await findPrerequisites(settings)
for (const warning of warnings) console.warn(`warning: ${warning}`)
stopAt(problems)

const cdk = spawnSync('cdk', ['deploy', '--outputs-file', outputsFile, ...cdkArguments], { stdio: 'inherit' })
if (cdk.error) console.error(`problem: cdk cannot be started: ${cdk.error.message}. Use npm run deploy.`)
if (cdk.status !== 0) process.exit(cdk.status ?? 1)

const outputs = readOutputs(settings)
const site = z.string().parse(outputs.SiteUrl)
stopAt(await findProblems(site))
for (const sentence of await findMissingSecrets(settings, outputs)) console.warn(`to do: ${sentence}`)
console.log(`${site} has no problems`)

function stopAt(found: readonly string[]): void {
  for (const problem of found) console.error(`problem: ${problem}`)
  if (found.length > 0) process.exit(1)
}

/** Reads the settings as the CDK app does: from `-c name=value` and the file of the stage. */
function readSettings(): Settings {
  const { values } = parseArgs({
    args: cdkArguments,
    options: { context: { type: 'string', short: 'c', multiple: true } },
    strict: false,
    allowPositionals: true,
  })
  const pairs = z._default(z.array(z.string()), []).parse(values.context)
  try {
    return settingsOf(
      Object.fromEntries(pairs.map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)])),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

function readOutputs({ stage }: Settings): Readonly<Record<string, string>> {
  const outputs = z
    .record(z.string(), z.record(z.string(), z.string()))
    .parse(JSON.parse(readFileSync(outputsFile, 'utf8')))
  return outputs[`viewcraft-${stage}`] ?? {}
}
