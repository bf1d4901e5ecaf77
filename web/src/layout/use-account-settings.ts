import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '#web/lib/services.tsx'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'

/** Synchronizes language and time zone between browser and account at each sign-in, in the background. */
export function useAccountSettings(): void {
  const { session, call } = useServices()
  const { setLocale } = useMessages(frameMessages)
  const client = useQueryClient()
  useEffect(() => {
    const follow = async () => (await import('./account-settings.ts')).followAccount({ call, client, setLocale })
    return session.subscribe((event) => {
      if (event === 'signed_in') void follow().catch(() => {})
    })
  }, [session, call, setLocale, client])
}
