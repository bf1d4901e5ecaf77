/**
 * `npm run audit`: asks the registry for known vulnerabilities of the production dependencies. Exits with 1 if one has high or
 * critical severity, and with 2 if the registry has no audit endpoint or cannot be reached.
 */
import { spawnSync } from 'node:child_process'
import { judgeAudit } from './audit-report.ts'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: 60_000,
})
const { code, sentence } = judgeAudit(stdout)
if (code === 2) console.error(sentence)
else console.log(sentence)
process.exitCode = code
