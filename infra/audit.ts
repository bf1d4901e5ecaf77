/**
 * `npm run audit`: asks the registry for known vulnerabilities of the production dependencies. Ends with 1 if one has the severity high or
 * critical, and with 2 if the registry has no audit endpoint or cannot be reached: nothing is known then.
 */
import { spawnSync } from 'node:child_process'
import * as z from 'zod/mini'

const Report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.int(), critical: z.int(), total: z.int() }) }),
})

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: 60_000,
})
const report = Report.safeParse(readJson(stdout))
if (report.success) {
  const { high, critical, total } = report.data.metadata.vulnerabilities
  console.log(
    `Known vulnerabilities in production dependencies: ${total}, of which high ${high}, critical ${critical}.`,
  )
  if (high + critical > 0) process.exitCode = 1
} else {
  console.error(
    'NOT AUDITED: the registry has no audit endpoint or cannot be reached. Run "npm run audit" again before you deploy.',
  )
  process.exitCode = 2
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
