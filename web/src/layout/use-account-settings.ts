import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contract } from '#shared/contract/index.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { ApiError } from '#web/lib/api.ts'
import { browserTimeZone } from '#web/lib/browser-time-zone.ts'
import { useKnown } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'

/**
 * Synchronizes language and time zone between browser and account at each sign-in, in the background, and shows times in the
 * account's time zone. Signs out a user without an account and shows what to do.
 */
export function useAccountSettings(): void {
  const { session, call } = useServices()
  const { t, setLocale, setTimeZone } = useMessages(frameMessages)
  const client = useQueryClient()
  const timeZone = useKnown(contract.account.get, {})?.timeZone
  useEffect(() => setTimeZone(timeZoneOr(timeZone ?? undefined, browserTimeZone())), [timeZone, setTimeZone])
  useEffect(() => {
    const follow = async () => (await import('./account-settings.ts')).followAccount({ call, client, setLocale })
    // Nothing depends on other failures: the language and the time zone stay as they are.
    const explain = (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'account_missing') return
      toast.error(t('errors.codes.account_missing'))
      session.end()
    }
    return session.subscribe((event) => {
      if (event === 'signed_in') void follow().catch(explain)
    })
  }, [session, call, t, setLocale, client])
}
