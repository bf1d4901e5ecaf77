import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#shared/contract/account.ts'
import type { Analysis } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { ApiError } from '#web/lib/api.ts'
import { queryKey, useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'

/** Refusals the panel shows, with the way out of each. */
const shownInPanel = ['channel_missing', 'plan_limit_reached'] as const satisfies ErrorCode[]
export type Refusal = (typeof shownInPanel)[number]

const refusalOf = (error: ApiError | null): Refusal | undefined => shownInPanel.find((code) => code === error?.code)

interface Outcomes {
  /** Gets the analysis, new or repeated. */
  readonly onDone: (analysis: Analysis) => void
  /** The panel shows why there is none. */
  readonly onRefused: () => void
}

/** Analysing a title: one at a time, and it can be given up. */
export function useAnalysis({ onDone, onRefused }: Outcomes) {
  const { t } = useMessages()
  const client = useQueryClient()
  const analyze = useAction(contract.advice.analyze, [contract.account.get, contract.advice.history])

  const run = (title: string) => {
    if (!title.trim()) return toast.error(t('insights.toasts.nothing'))
    if (analyze.isPending) return
    analyze.mutate(
      { title },
      {
        onSuccess: ({ analysis, repeated, meter }) => {
          client.setQueryData<Account>(
            queryKey(contract.account.get, {}),
            (account) =>
              account && { ...account, meters: account.meters.map((one) => (one.meter === meter.meter ? meter : one)) },
          )
          toast.success(t('insights.toasts.success'))
          if (repeated) toast.info(t('insights.results.repeated'))
          onDone(analysis)
        },
        onError: (error) => {
          if (refusalOf(error)) onRefused()
          else if (error.code === 'nothing_to_analyze') toast.error(t('insights.toasts.nothing'))
          else if (error.code === 'too_many_requests') toast.error(t('errors.codes.too_many_requests'))
          else toast.error(t('insights.toasts.failure'))
        },
      },
    )
  }
  return {
    run,
    cancel: analyze.cancel,
    reset: analyze.reset,
    status: analyze.status,
    /** The title last sent. */
    draft: analyze.variables?.title,
    refusal: refusalOf(analyze.error),
  }
}
