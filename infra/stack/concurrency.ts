import { poolTriggers } from '#infra/access/triggers.ts'
import { accessOf, type FunctionName } from '#infra/access.ts'
import type { Settings } from '#infra/settings.ts'

/** Returns the reserved concurrency of a function, if it has one. */
export function concurrencyOf(name: FunctionName, settings: Settings): number | undefined {
  const ownConcurrency = accessOf(name).native
    ? settings.imageConcurrency
    : name in poolTriggers
      ? settings.triggerConcurrency
      : undefined
  return ownConcurrency ?? settings.reservedConcurrency
}
