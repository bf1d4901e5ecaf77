import { job } from '#functions/lib/job.ts'
import { type Expiring, purgeExpired } from '#functions/store/purge.ts'

const expiring: Readonly<Record<string, Expiring>> = {
  cache: { table: 'TABLE_CACHE', key: ['key'] },
  limits: { table: 'TABLE_LIMITS', key: ['key'] },
  mails: { table: 'TABLE_MAILS', key: ['userId', 'id'] },
  own_history: { table: 'TABLE_OWN_HISTORY', key: ['userId', 'id'] },
  reach: { table: 'TABLE_REACH', key: ['userId', 'id'] },
  snapshots: { table: 'TABLE_SNAPSHOTS', key: ['list', 'at'] },
  results: { table: 'TABLE_RESULTS', key: ['userId', 'hash'] },
  usage: { table: 'TABLE_USAGE', key: ['userId', 'meter'] },
}

/** Milliseconds kept back to end well; what is left then goes the next day. */
const reserve = 10_000

export const handler = job('jobs/forget-stale', async ({ timeLeft }) => {
  const goOn = () => timeLeft() > reserve
  const purged: Record<string, number> = {}
  for (const [name, table] of Object.entries(expiring)) purged[name] = await purgeExpired(table, goOn)
  return purged
})
