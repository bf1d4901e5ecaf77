import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { maxHappensLength } from '#shared/advice/question.ts'
import type { Account } from '#shared/contract/account.ts'
import type { Analysis } from '#shared/contract/advice.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { JudgedVideo } from '#shared/prediction/verdict.ts'
import { useJudgedBy } from '#web/layout/studio/use-judged-by.ts'
import type { Thumbnail } from '#web/layout/thumbnail/use-thumbnail.ts'
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

/** Errors whose own message says what to do. */
const shownWithOwnMessage = new Set<ErrorCode>([
  'nothing_to_analyze',
  'too_many_requests',
  'thumbnail_not_found',
  'analysis_limit_reached',
])

type Draft = Input<typeof contract.advice.analyze>

interface AnalysisOptions {
  /** The id of the draft whose version the analysis becomes; a new one if undefined. */
  readonly draft: string | undefined
  /** Called with the analysis, new or repeated, and its draft. */
  readonly onDone: (analysis: Analysis, draft: Draft) => void
  /** Whether the panel shows why there is no analysis. */
  readonly onRefused: () => void
  /** Called if the results of the thumbnail's checks are no longer stored. */
  readonly onThumbnailExpired: (thumbnail: string) => void
}

/** Analyzes a title, a thumbnail or both. One draft at a time; can be canceled. */
export function useAnalysis({ draft: draftId, onDone, onRefused, onThumbnailExpired }: AnalysisOptions) {
  const { t } = useMessages(insightsMessages)
  const client = useQueryClient()
  const analyze = useAction(contract.advice.analyze, [contract.account.get, contract.advice.history])
  const thumbnailWait = useThumbnailWait()
  const judgedBy = useJudgedBy()

  const send = (draft: Draft) =>
    analyze.mutate(draft, {
      onSuccess: ({ analysis, repeated, meter }) => {
        client.setQueryData<Account>(
          queryKey(contract.account.get, {}),
          (account) =>
            account && { ...account, meters: account.meters.map((one) => (one.meter === meter.meter ? meter : one)) },
        )
        if (analysis.ownHistory?.state === 'scored') refreshModels(client, analysis.ownHistory.fetchedAt)
        toast.success(t('insights.toasts.success'))
        if (repeated) toast.info(t('insights.results.repeated'))
        onDone(analysis, draft)
      },
      onError: (error) => {
        if (error.code === 'thumbnail_not_found' && draft.thumbnail) onThumbnailExpired(draft.thumbnail)
        if (refusalOf(error)) onRefused()
        else
          toast.error(t(shownWithOwnMessage.has(error.code) ? `errors.codes.${error.code}` : 'insights.toasts.failure'))
      },
    })

  const run = async (
    { title, happens }: { title: string; happens: string },
    video: JudgedVideo | undefined,
    thumbnail: Thumbnail,
  ) => {
    const { base = [], seconds } = video ?? {}
    if (!title.trim() && thumbnail.stage === 'empty') return toast.error(t('insights.toasts.nothing'))
    if (analyze.isPending || thumbnailWait.isWaiting) return
    const { isCurrent, hash, problem } = await thumbnailWait.wait(thumbnail)
    if (!isCurrent) return
    const reason = problem && t(`errors.codes.${problem}`)
    if (hash || title.trim()) {
      if (reason) toast.info(t('thumbnails.toasts.leftOut', { reason }))
      return send({
        title,
        ...(base.length > 0 && { base: [...base] }),
        ...(seconds !== undefined && { seconds }),
        ...(happens.trim() && happens.length <= maxHappensLength && { happens }),
        ...(hash && { thumbnail: hash }),
        ...(draftId !== undefined && { draft: draftId }),
        ...judgedBy,
      })
    }
    toast.error(reason ? t('thumbnails.toasts.failed', { reason }) : t('insights.toasts.nothing'))
  }
  return {
    run,
    /** Sends the last draft again, ignoring later changes. */
    again: () => {
      const draft = analyze.variables
      analyze.reset()
      if (draft) send(draft)
    },
    cancel: () => {
      thumbnailWait.cancel()
      analyze.cancel()
    },
    reset: analyze.reset,
    status: thumbnailWait.isWaiting ? 'pending' : analyze.status,
    refusal: refusalOf(analyze.error),
    /** The request id for support, after a failure. */
    requestId: analyze.error?.requestId,
  } as const
}

interface ThumbnailOutcome {
  /** Whether the user neither canceled nor removed the thumbnail in the meantime. */
  readonly isCurrent: boolean
  /** The hash that identifies the thumbnail; undefined if it was not checked. */
  readonly hash: string | undefined
  /** Why it was not checked. */
  readonly problem: ErrorCode | undefined
}

/** Waits for a thumbnail's checks. Waiting again, canceling or leaving the screen ends the wait. */
function useThumbnailWait() {
  const [isWaiting, setWaiting] = useState(false)
  const currentWait = useRef(0)
  const endWait = useCallback(() => {
    currentWait.current += 1
  }, [])
  useEffect(() => endWait, [endWait])
  const cancel = () => {
    endWait()
    setWaiting(false)
  }
  const wait = async (thumbnail: Thumbnail): Promise<ThumbnailOutcome> => {
    const thisWait = ++currentWait.current
    setWaiting(true)
    const { checked, problem, isAbandoned } = await thumbnail.waitUntilProcessed()
    const isLatest = thisWait === currentWait.current
    if (isLatest) setWaiting(false)
    return { isCurrent: isLatest && !isAbandoned, hash: checked?.thumbnail, problem }
  }
  return { isWaiting, wait, cancel }
}
