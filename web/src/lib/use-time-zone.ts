import { contract } from '#shared/contract/index.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { browserTimeZone } from './browser-time-zone.ts'
import { useRead } from './query.ts'

/** Returns the time zone of the account; the browser's until the account is read, or if it has none. */
export function useTimeZone(): string {
  const { data: account } = useRead(contract.account.get, {})
  return timeZoneOr(account?.timeZone ?? undefined, browserTimeZone())
}
