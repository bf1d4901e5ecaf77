import { bundlesBench } from './bundles.ts'
import { gatewayBench } from './gateway.ts'
import { loadBench } from './load.ts'
import { quotaBench } from './quota.ts'
import { isMissed } from './row.ts'
import { scoreBench } from './score.ts'

/**
 * `npm run bench [-- NAME...]`: ratios of one run, against what a user would pick instead. Fails when one is missed.
 * `quota` and `load` take minutes and run when they are named.
 */
const benches = {
  score: scoreBench,
  gateway: gatewayBench,
  bundles: bundlesBench,
  quota: quotaBench,
  load: () => loadBench(),
}
const long = ['quota', 'load']
const wanted = process.argv.slice(2)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 ? !wanted.includes(name) : long.includes(name)) continue
  const rows = await bench()
  console.table(rows.map((row) => ({ ...row, ratio: Number(row.ratio.toPrecision(3)) })))
  if (rows.some(isMissed)) process.exitCode = 1
}
process.exit(process.exitCode)
