import '#infra/sdk-environment.ts'
import { abuseBench } from './abuse.ts'
import { bundlesBench } from './bundles.ts'
import { exportsBench } from './exports.ts'
import { followQuotaBench } from './follow-quota.ts'
import { gatewayBench } from './gateway.ts'
import { jobsBench } from './jobs.ts'
import { liveNumberBench } from './live-number.ts'
import { loadBench } from './load.ts'
import { outliersBench } from './outliers.ts'
import { ownPatternsBench } from './own-patterns.ts'
import { quotaBench as dayBench } from './quota.ts'
import { dashboardsBench } from './read-ahead.ts'
import { isMissed } from './row.ts'
import { scoreBench } from './score.ts'
import { studioBench } from './studio.ts'
import { studioFindingsBench } from './studio-findings.ts'

/**
 * `npm run bench [-- NAME...]`: compares the system with its obvious alternatives and fails if a ratio is outside its limits.
 * `quota`, `day`, `load`, `studio`, `studio-findings`, `outliers`, `own-patterns`, `follow-quota`, `live-number` and `jobs` take minutes, and `abuse` counts instead of comparing; they run only when named.
 */
const benches = {
  score: scoreBench,
  gateway: gatewayBench,
  bundles: bundlesBench,
  exports: exportsBench,
  quota: dashboardsBench,
  day: dayBench,
  load: () => loadBench(),
  abuse: abuseBench,
  studio: studioBench,
  'studio-findings': studioFindingsBench,
  outliers: outliersBench,
  'own-patterns': ownPatternsBench,
  'follow-quota': followQuotaBench,
  'live-number': liveNumberBench,
  jobs: jobsBench,
}
const slow = [
  'quota',
  'day',
  'load',
  'abuse',
  'studio',
  'studio-findings',
  'outliers',
  'own-patterns',
  'follow-quota',
  'live-number',
  'jobs',
]
const names = process.argv.slice(2)
for (const [name, bench] of Object.entries(benches)) {
  if (names.length > 0 ? !names.includes(name) : slow.includes(name)) continue
  const rows = await bench()
  if (rows.length === 0) continue
  console.table(rows.map((row) => ({ ...row, ratio: Number(row.ratio.toPrecision(3)) })))
  if (rows.some(isMissed)) process.exitCode = 1
}
process.exit(process.exitCode)
