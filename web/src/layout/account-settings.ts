import type { QueryClient } from '@tanstack/react-query'
import { contract } from '#shared/contract/index.ts'
import type { Call } from '#web/lib/api.ts'
import { browserTimeZone } from '#web/lib/browser-time-zone.ts'
import { queryKey } from '#web/lib/query.ts'
import type { Language } from '#web/messages/messages.tsx'
import { isLocaleChosen } from '#web/messages/preferred.ts'

interface FollowOptions extends Pick<Language, 'setLocale'> {
  readonly call: Call
  readonly client: QueryClient
}

/**
 * Uses the account's language if none was chosen in this browser, and saves the browser's time zone if the account has none. The
 * request also makes the server look up a channel that was entered at sign-up or whose title has expired.
 */
export async function followAccount({ call, client, setLocale }: FollowOptions): Promise<void> {
  const { get, update } = contract.account
  const account = await client.fetchQuery({
    queryKey: queryKey(get, {}),
    queryFn: ({ signal }) => call(get, {}, signal),
  })
  if (!isLocaleChosen()) await setLocale(account.locale)
  if (account.timeZone !== null && account.channel?.title) return
  const updated = await call(update, { timeZone: account.timeZone ?? browserTimeZone() })
  client.setQueryData(queryKey(get, {}), updated)
}
