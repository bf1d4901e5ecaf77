import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isConsentReturn, withoutConsent } from '#web/lib/consent-address.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import type { Problem } from './connect/finish-consent.ts'
import { homeMessages } from './messages.ts'

/**
 * Processes Google's redirect to this screen once. The address is cleaned immediately, so that neither a reload nor the
 * history repeats it, and the code is sent to our server.
 */
export function useConsentReturn() {
  const [params, setParams] = useSearchParams()
  const { user } = useSession()
  const { call } = useServices()
  const { locale } = useMessages(homeMessages)
  const client = useQueryClient()
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
        const { finishConsent } = await import('./connect/finish-consent.ts')
        setProblem(await finishConsent(params, { userId: user.id, call, client, locale }))
      } catch (error) {
        setProblem({ kind: 'api', error })
      }
      setIsWorking(false)
    }
    void finish()
  })
  return { isWorking, problem }
}
