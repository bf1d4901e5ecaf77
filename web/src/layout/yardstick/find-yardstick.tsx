import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { contract } from '#shared/contract/index.ts'
import { expectLanguage } from '#shared/prediction/expected-language.ts'
import type { TitleLanguage } from '#shared/prediction/language.ts'
import { useConfig, useRead } from '#web/lib/query.ts'
import { useStudio } from '../studio/yardstick.ts'
import { forgetOtherModels } from './channel-model.ts'
import { pause } from './pause.ts'
import { useChannelJudge } from './use-channel-judge.ts'
import type { ScreenYardstick } from './use-yardstick.ts'

/** Determines what the screen's titles are judged by and calls `onFound` when that changes. Renders nothing. */
export function FindYardstick({ onFound }: { onFound: (found: ScreenYardstick) => void }) {
  const found = useFoundYardstick()
  const latest = useRef(found)
  useEffect(() => {
    latest.current = found
  })
  const { state } = found
  const ready = found.state === 'ready' ? found : undefined
  // Depends on the individual parts, because each change rerenders the whole screen.
  const { name, hasLengths, language, judge } = ready ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the parts of `found` that change
  useEffect(() => {
    const retry = () => {
      const now = latest.current
      return now.state === 'ready' ? undefined : now.retry?.()
    }
    onFound(found.state === 'ready' ? found : { state: found.state, retry })
  }, [onFound, state, name, hasLengths, language, judge])
  return null
}

function useFoundYardstick(): ScreenYardstick {
  const studio = useStudio()
  const config = useConfig()
  const client = useQueryClient()
  const account = useRead(contract.account.get, {})
  const ownChannelId = account.data && (account.data.channel?.id ?? null)
  const isByStudio = studio ? studio.isUsed : false
  const channel = config?.derivedMetrics && isByStudio === false ? ownChannelId : undefined
  const byChannel = useChannelJudge(channel)
  const general = useQuery({
    queryKey: ['title-model', 'judge'],
    queryFn: async () => {
      await pause()
      return (await import(/* always */ './judge.ts')).judgeInGeneral
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (ownChannelId !== undefined) forgetOtherModels(client, ownChannelId)
  }, [client, ownChannelId])

  const expect = (ofChannel?: TitleLanguage) => expectLanguage(account.data ?? {}, ofChannel)
  if (isByStudio)
    return { state: 'ready', name: 'studio', hasLengths: studio?.model?.hasLengths ?? false, language: expect() }
  if (!config || isByStudio === undefined) return { state: 'loading' }
  if (ownChannelId === undefined)
    return account.isError ? { state: 'failed', retry: account.refetch } : { state: 'loading' }
  const { found, retry } = byChannel
  if (channel !== undefined && found.state !== 'none')
    return found.state === 'ready'
      ? { ...found, name: 'channel', language: expect(found.mainLanguage) }
      : { ...found, retry }
  if (general.data)
    return { state: 'ready', name: 'general', hasLengths: false, language: expect(), judge: general.data }
  return general.isError ? { state: 'failed', retry: general.refetch } : { state: 'loading' }
}
