import { contract } from '#shared/contract/index.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { browserTimeZone } from './browser-time-zone.ts'
import { useRead } from './query.ts'

/** Returns the account's time zone, or the browser's if the account is not loaded yet or has none. */
export function useTimeZone(): string {
  const { data: account } = useRead(contract.account.get, {})
  return timeZoneOr(account?.timeZone ?? undefined, browserTimeZone())
}
