import { type Use, useNames, uses } from '#functions/services/youtube-quota/quota.ts'
import type { Units } from '#test/bench/read-ahead.ts'
import type { Backend } from './backend.ts'

/** Returns the units that handlers charged on a Pacific day, by default today. */
export async function readUnits(backend: Backend, date?: string): Promise<Units> {
  const { pacificDate } = await import('#functions/lib/period.ts')
  const items = await backend.items('limits')
  const usedBy = (use: Use) =>
    Number(items.find(({ key }) => key === `youtube#${date ?? pacificDate()}#${use}`)?.used ?? 0)
  return Object.fromEntries(useNames.flatMap((use) => (usedBy(use) > 0 ? [[use, usedBy(use)]] : [])))
}

/** Returns the units that handlers charge during `work`. */
export async function chargesOf(backend: Backend, work: () => Promise<unknown>): Promise<Units> {
  const before = await readUnits(backend)
  await work()
  const after = await readUnits(backend)
  return Object.fromEntries(
    useNames.flatMap((use) => {
      const spent = (after[use] ?? 0) - (before[use] ?? 0)
      return spent > 0 ? [[use, spent]] : []
    }),
  )
}

/** Takes all units that a use has left today. */
export async function spendAll(use: Use): Promise<void> {
  const { pacificDate } = await import('#functions/lib/period.ts')
  const { readBudgetUsed, spendBudget } = await import('#functions/store/limits.ts')
  const { cap } = uses[use]
  const key = `youtube#${pacificDate()}#${use}`
  await spendBudget(key, cap - (await readBudgetUsed(key)), cap, Date.now() / 1000 + 90_000)
}
