import { Suspense, useDeferredValue } from 'react'
import { type AnalyticsPeriod, refreshMs } from '#shared/analytics.ts'
import { contract } from '#shared/contract/index.ts'
import type { Analytics } from '#shared/contract/youtube.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { Failed } from '#web/layout/failed.tsx'
import type { ApiError } from '#web/lib/api.ts'
import { useAction, useRead } from '#web/lib/query.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, TextLink } from '#web/ui/button.tsx'
import { useConnect } from '../connect/use-connect.ts'
import { NowSkeleton } from '../now-skeleton.tsx'
import { Tiles } from '../tiles.tsx'
import { usePeriod } from '../use-period.ts'
import { Brought } from './brought.tsx'
import { DoNextSkeleton } from './do-next-skeleton.tsx'
import { Figures } from './figures.tsx'
import { Finding } from './finding.tsx'
import { nowMessages } from './messages.ts'
import { RecentVideos } from './recent-videos.tsx'

/** Loaded separately, so that its code does not delay the figures. */
const DoNext = lazyComponent(() => import(/* always */ './do-next.tsx'), 'DoNext', nowMessages)
/** At the end of the screen, and only for users of the Free plan. */
const PlanHint = lazyComponent(() => import(/* always */ './plan-hint.tsx'), 'PlanHint', nowMessages)

/** The first view of a connected channel: what changed, what to do next, and the figures behind it. */
export function Now() {
  const { t } = useMessages(nowMessages)
  const [period, choose] = usePeriod()
  const { data, error, isPlaceholderData, refetch } = useRead(
    contract.youtube.analytics,
    { period },
    { keepsLast: true },
  )
  // The rest is rendered after the first paint: most of it is below what a phone shows.
  const hasRest = useDeferredValue(true, false)
  if (!data && !error) return <NowSkeleton />
  return (
    <>
      {data ? <Finding analytics={data} /> : error && <Unread error={error} onRetry={refetch} />}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-3">
        <section aria-labelledby="next" className="min-w-0 lg:col-span-2">
          <header className="mb-4 flex items-baseline justify-between gap-4">
            <h2 id="next" className="text-lg font-semibold">
              {t('next.heading')}
            </h2>
            <TextLink to={paths.calendar}>{t('next.calendar')}</TextLink>
          </header>
          {hasRest ? (
            <Suspense fallback={<DoNextSkeleton />}>
              <DoNext />
            </Suspense>
          ) : (
            <DoNextSkeleton />
          )}
        </section>
        {data && hasRest && <Brought period={period} />}
      </div>
      {hasRest && (
        <>
          {data && <Figures analytics={data} period={period} onPeriod={choose} isUpdating={isPlaceholderData} />}
          <RecentVideos />
          <Tiles />
          <Suspense>
            <PlanHint />
          </Suspense>
          {data && <Source analytics={data} period={period} />}
        </>
      )}
    </>
  )
}

interface SourceProps {
  analytics: Analytics
  period: AnalyticsPeriod
}

/** Where the figures come from and how old they are. Newer ones are offered once YouTube may have any. */
function Source({ analytics: { hasFigures, dataThrough, fetchedAt }, period }: SourceProps) {
  const { t, format } = useMessages(nowMessages)
  const changed = [contract.youtube.analytics, contract.youtube.videos]
  const figures = useAction(contract.youtube.analytics, changed)
  const videos = useAction(contract.youtube.videos, changed)
  const update = () => {
    figures.mutate({ period, refresh: 'now' })
    videos.mutate({ refresh: 'now' })
  }
  const error = figures.error ?? videos.error
  const isStale = figures.data?.stale || videos.data?.stale
  return (
    <>
      {(error || isStale) && (
        <Alert tone="warning">
          {error ? t(`errors.codes.${error.code}`) : t('overview.stale', { when: format.dateTime(fetchedAt) })}
        </Alert>
      )}
      <p className="text-muted">
        {hasFigures && `${t('overview.source', { day: format.day(dataThrough) })} `}
        {t('overview.ours')}{' '}
        {Date.now() - Date.parse(fetchedAt) >= refreshMs && (
          <>
            {t('overview.age', { ago: format.relative(fetchedAt) })}{' '}
            <Button variant="link" pending={figures.isPending || videos.isPending} onClick={update}>
              {t('overview.update')}
            </Button>
          </>
        )}
      </p>
    </>
  )
}

/** Errors that only reconnecting resolves. */
const reconnectCodes: readonly ErrorCode[] = [
  'youtube_not_connected',
  'youtube_token_expired',
  'youtube_scopes_missing',
  'youtube_channel_missing',
]

function Unread({ error, onRetry }: { error: ApiError; onRetry: () => unknown }) {
  const { t } = useMessages(nowMessages)
  const connect = useConnect()
  // If a channel is connected, a missing token means that another request found the grant revoked.
  const code = error.code === 'youtube_not_connected' ? 'youtube_token_expired' : error.code
  const message = t('home.overview.failed', { message: t(`errors.codes.${code}`) })
  if (!reconnectCodes.includes(error.code)) return <Failed onRetry={onRetry}>{message}</Failed>
  const action = (
    <Button variant="primary" onClick={() => void connect()}>
      {t('overview.reconnect')}
    </Button>
  )
  return (
    <Alert tone="danger" action={action}>
      {message}
    </Alert>
  )
}
