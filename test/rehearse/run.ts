/**
 * `npm run rehearse`: deploys the template onto the emulators and uses it as creators and the scheduler do. `npm run rehearse --
 * stage=beta` takes the settings of a stage; others follow as for `cdk deploy -c`. Prints the problems and exits with 1 if there are any.
 */
import '#infra/sdk-environment.ts'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { buildDirectory } from '#infra/bundle.ts'
import { buildAll } from '#infra/local/build.ts'
import { synthesize } from '#test/infra/template.ts'
import { findRehearsalProblems } from './checks.ts'
import { betaSettings, startRehearsal } from './rehearse.ts'

const given = process.argv.slice(2).map((setting) => setting.split('=', 2))
await buildAll({ site: true })
const log = path.join(buildDirectory, 'rehearsal.log')
const synthesized = synthesize(given.length > 0 ? Object.fromEntries(given) : betaSettings)
const rehearsal = await startRehearsal(synthesized, createWriteStream(log))
const problems = await findRehearsalProblems(rehearsal)
await rehearsal.stop()
for (const problem of problems) console.error(`problem: ${problem}`)
if (problems.length === 0)
  console.log(
    `${synthesized.stack.stackName} has no problems. An account signed up, created a draft and deleted it, and ${rehearsal.scheduled.length} schedules ran.`,
  )
else console.error(`What the functions printed: ${path.relative(process.cwd(), log)}`)
process.exit(problems.length > 0 ? 1 : 0)
