import { Suspense } from 'react'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useRead } from '#web/lib/query.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { stepsMessages } from '../steps/messages.ts'
import { DoNextSkeleton } from './do-next-skeleton.tsx'
import { nowMessages } from './messages.ts'
import { NextRows } from './next-rows.tsx'
import { NextVideo } from './next-video.tsx'
import { useNext } from './use-next.ts'

/** The first steps. Their code loads only for creators who have not done them all. */
const FirstSteps = lazyComponent(() => import('../steps/first-steps.tsx'), 'FirstSteps', stepsMessages)

/** What to do next: the video that is due first, and at most three more things with their reasons. */
export function DoNext() {
  const { t } = useMessages(nowMessages)
  const { next, today, error, refetch } = useNext()
  const { data: account } = useRead(contract.account.get, {})
  if (error)
    return (
      <Failed tone="warning" onRetry={refetch}>
        {t('next.failed', { message: t(`errors.codes.${error.code}`) })}
      </Failed>
    )
  if (!next) return <DoNextSkeleton />
  return (
    <>
      <NextVideo first={next.first} today={today} />
      {account?.firstSteps && next.first.kind === 'none' ? (
        <Suspense fallback={<Skeleton className="mt-3 h-44" />}>
          <FirstSteps />
        </Suspense>
      ) : (
        <NextRows rows={next.rows} />
      )}
    </>
  )
}
