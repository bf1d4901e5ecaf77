import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import type { ConsentReturn } from '#web/lib/consent.ts'
import { isConsentReturn, withoutConsent } from '#web/lib/consent-address.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { homeMessages } from './messages.ts'

type Grant = Extract<ConsentReturn, { kind: 'code' }>['grant']

/** Why connecting a channel failed. */
export type Problem = Exclude<ConsentReturn, { kind: 'code' }> | { readonly kind: 'api'; readonly error: unknown }

/**
 * Processes Google's redirect to this screen once. The address is cleaned immediately, so that neither a reload nor the
 * history repeats it, and the code is sent to our server.
 */
export function useConsentReturn() {
  const [params, setParams] = useSearchParams()
  const { user } = useSession()
  const exchange = useExchange()
  const [isWorking, setIsWorking] = useState(() => isConsentReturn(params))
  const [problem, setProblem] = useState<Problem>()
  // React runs effects twice in development, and a code can be exchanged only once.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || !user || !isConsentReturn(params)) return
    begun.current = true
    setParams(withoutConsent(params), { replace: true })
    const finish = async () => {
      try {
        const { consumeConsent: takeConsent } = await import('#web/lib/consent.ts')
        const answer = takeConsent(params, user.id, sessionStorage)
        setProblem(answer.kind === 'code' ? await exchange(answer.grant) : answer)
      } catch (error) {
        setProblem({ kind: 'api', error })
      }
      setIsWorking(false)
    }
    void finish()
  })
  return { isWorking, problem }
}

/** Exchanges a code and announces the connected channel. Returns the problem, if there is one. */
function useExchange(): (grant: Grant) => Promise<Problem | undefined> {
  const { t } = useMessages(homeMessages)
  const { call } = useServices()
  const client = useQueryClient()
  return async (grant) => {
    try {
      const { channel, replaced } = await call(contract.youtube.auth, grant)
      const { title } = channel
      toast.success(title ? t('home.connect.connected', { title }) : t('home.connect.connectedUntitled'))
      if (replaced) {
        const before = replaced.title
        toast.info(before ? t('home.connect.replaced', { title: before }) : t('home.connect.replacedUntitled'))
      }
    } catch (error) {
      return { kind: 'api', error }
    } finally {
      await client.invalidateQueries({ queryKey: queryKey(contract.account.get) })
      // Cached data may be of another channel.
      for (const read of [contract.youtube.analytics, contract.youtube.videos])
        void client.resetQueries({ queryKey: queryKey(read) })
    }
  }
}
