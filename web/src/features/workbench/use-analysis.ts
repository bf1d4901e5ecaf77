import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Account } from '#shared/contract/account.ts'
import type { Analysis } from '#shared/contract/advice.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { useJudgedBy } from '#web/layout/studio/use-judged-by.ts'
import { refreshModels } from '#web/layout/yardstick/channel-model.ts'
import type { ApiError } from '#web/lib/api.ts'
import { queryKey, useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { insightsMessages } from './messages.ts'

/** Errors that the panel shows with a solution. */
const shownInPanel = ['channel_required', 'plan_limit_reached'] as const satisfies ErrorCode[]
export type Refusal = (typeof shownInPanel)[number]

const refusalOf = (error: ApiError | null): Refusal | undefined => shownInPanel.find((code) => code === error?.code)

/** Errors whose message explains what to do. */
const shownWithOwnMessage = new Set<ErrorCode>([
  'nothing_to_analyze',
  'too_many_requests',
  'thumbnail_not_found',
  'analysis_limit_reached',
])

/** The input of the request, without `judgedBy`. */
export type Analyzable = Omit<Input<typeof contract.advice.analyze>, 'judgedBy'>

interface AnalysisOptions {
  /**
   * Prepares the input, for example by waiting for the checks of a thumbnail. Resolves with undefined if there is nothing
   * to analyze, and then shows why unless `signal` is aborted.
   */
  readonly prepare: (signal: AbortSignal) => Promise<Analyzable | undefined>
  /** Called with the analysis, whether new or stored, and the input. */
  readonly onDone: (analysis: Analysis, sent: Analyzable) => void
  /** Called if the panel shows why there is no analysis. */
  readonly onRefused: () => void
  /** Called if the results of the thumbnail's checks are no longer stored. */
  readonly onThumbnailExpired?: (thumbnail: string) => void
}

/** Analyzes a video: a title, a thumbnail or both. One at a time; can be canceled. The analysis becomes a version of a draft. */
export function useAnalysis({ prepare, onDone, onRefused, onThumbnailExpired }: AnalysisOptions) {
  const { t } = useMessages(insightsMessages)
  const client = useQueryClient()
  const analyze = useAction(contract.advice.analyze, [contract.account.get, contract.advice.history])
  const judgedBy = useJudgedBy()
  const preparation = usePreparation()

  const send = (sent: Analyzable) =>
    analyze.mutate(
      { ...sent, ...judgedBy },
      {
        onSuccess: ({ analysis, repeated, meter }) => {
          client.setQueryData<Account>(
            queryKey(contract.account.get, {}),
            (known) =>
              known && { ...known, meters: known.meters.map((other) => (other.meter === meter.meter ? meter : other)) },
          )
          if (analysis.ownHistory?.state === 'scored') refreshModels(client, analysis.ownHistory.fetchedAt)
          toast.success(t('insights.toasts.success'))
          if (repeated) toast.info(t('insights.results.repeated'))
          onDone(analysis, sent)
        },
        onError: (error) => {
          if (error.code === 'thumbnail_not_found' && sent.thumbnail) onThumbnailExpired?.(sent.thumbnail)
          if (refusalOf(error)) onRefused()
          else
            toast.error(
              t(shownWithOwnMessage.has(error.code) ? `errors.codes.${error.code}` : 'insights.toasts.failure'),
            )
        },
      },
    )

  return {
    run: async () => {
      if (analyze.isPending || preparation.isRunning) return
      const input = await preparation.run(prepare)
      if (input) send(input)
    },
    /** Sends the last video again, ignoring later changes. */
    again: () => {
      const input = analyze.variables
      analyze.reset()
      if (input) send(input)
    },
    cancel: () => {
      preparation.cancel()
      analyze.cancel()
    },
    /** Discards the last analysis. One that is running still finishes, but its result is ignored. */
    reset: () => {
      preparation.cancel()
      analyze.reset()
    },
    status: preparation.isRunning ? 'pending' : analyze.status,
    refusal: refusalOf(analyze.error),
    /** The request id for support, after a failure. */
    requestId: analyze.error?.requestId,
  } as const
}

/** Runs a preparation. Canceling it or leaving the screen aborts it and ignores its result. */
function usePreparation() {
  const [isRunning, setRunning] = useState(false)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  return {
    isRunning,
    run: async (prepare: AnalysisOptions['prepare']): Promise<Analyzable | undefined> => {
      const controller = new AbortController()
      current.current = controller
      setRunning(true)
      const prepared = await prepare(controller.signal)
      if (controller.signal.aborted) return undefined
      setRunning(false)
      return prepared
    },
    cancel: () => {
      current.current?.abort()
      setRunning(false)
    },
  }
}
