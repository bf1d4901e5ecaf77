import { contract } from '#shared/contract/index.ts'
import { useAllDrafts } from '#web/layout/use-all-drafts.ts'
import type { ApiError } from '#web/lib/api.ts'
import { dateIn } from '#web/lib/date-in.ts'
import { useRead } from '#web/lib/query.ts'
import { useTimeZone } from '#web/lib/use-time-zone.ts'
import { listNext } from './next.ts'

interface NextRead {
  /** Undefined until everything is read, or if the drafts cannot be. */
  readonly next: ReturnType<typeof listNext> | undefined
  readonly today: string
  readonly error: ApiError | null
  readonly refetch: () => unknown
}

/** Reads what there is to do. What cannot be read, other than the drafts, is left out. */
export function useNext(): NextRead {
  const drafts = useAllDrafts()
  const experiments = useRead(contract.experiments.list, {})
  const follows = useRead(contract.following.list, {})
  const videos = useRead(contract.following.videos, { sort: 'usual', days: '7' })
  const now = Date.now()
  const today = dateIn(useTimeZone(), now)
  const isPending = [experiments, follows, videos].some((read) => read.isPending)
  const next =
    drafts.data && !isPending
      ? listNext({
          drafts: drafts.data,
          experiments: experiments.data?.experiments,
          videos: videos.data?.videos,
          follows: follows.data?.follows,
          today,
          now,
        })
      : undefined
  return { next, today, error: drafts.data ? null : drafts.error, refetch: drafts.refetch }
}
