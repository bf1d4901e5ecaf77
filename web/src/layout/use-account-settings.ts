import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contract } from '#shared/contract/index.ts'
import { browserTimeZone } from '#web/lib/browser-time-zone.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { isLocaleChosen } from '#web/messages/load.ts'
import { useMessages } from '#web/messages/messages.tsx'

/**
 * At each sign-in a browser in which no language was chosen takes over the account's, and an account without a time zone
 * the browser's. What cannot be had now is for the next sign-in: nobody waits for either.
 */
export function useAccountSettings(): void {
  const { session, call } = useServices()
  const { setLocale } = useMessages()
  const client = useQueryClient()
  useEffect(() => {
    const { get, update } = contract.account
    const follow = async () => {
      const account = await client.fetchQuery({
        queryKey: queryKey(get, {}),
        queryFn: ({ signal }) => call(get, {}, signal),
      })
      if (!isLocaleChosen()) await setLocale(account.locale)
      if (account.timeZone === null) await call(update, { timeZone: browserTimeZone() })
    }
    return session.subscribe((event) => {
      if (event === 'signed_in') void follow().catch(() => {})
    })
  }, [session, call, setLocale, client])
}
