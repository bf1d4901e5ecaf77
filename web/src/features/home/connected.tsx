import { Suspense } from 'react'
import type { Connection, OwnChannel } from '#shared/contract/account.ts'
import { contract } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { Failed } from '#web/layout/failed.tsx'
import type { ApiError } from '#web/lib/api.ts'
import { useRead } from '#web/lib/query.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Disconnected } from './below/disconnected-note.tsx'
import { belowMessages } from './below/messages.ts'
import { useConnect } from './connect/use-connect.ts'
import { homeMessages } from './messages.ts'
import { overviewMessages } from './overview/messages.ts'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { stepsMessages } from './steps/messages.ts'
import { usePeriod } from './use-period.ts'

/** Its code loads while the figures are fetched. */
const Overview = lazyComponent(() => import('./overview/overview.tsx'), 'Overview', overviewMessages)
/** Its code loads only for creators who have not done them. */
const FirstSteps = lazyComponent(() => import('./steps/first-steps.tsx'), 'FirstSteps', stepsMessages)
/** Shown below the figures; its code loads after them. */
const BelowFigures = lazyComponent(() => import('./below/below-figures.tsx'), 'BelowFigures', belowMessages)

interface ConnectedProps {
  hasSteps: boolean
  channel: OwnChannel
  connection: Connection
  onDisconnected: (outcome: Disconnected | undefined) => void
}

/** The dashboard of a connected channel. */
export function Connected({ hasSteps, channel, connection, onDisconnected }: ConnectedProps) {
  const [period, choose] = usePeriod()
  const { data, error, isPlaceholderData, refetch } = useRead(
    contract.youtube.analytics,
    { period },
    { keepsLast: true },
  )
  // Requested together with the figures, although shown below them.
  useRead(contract.youtube.videos, {})
  return (
    <>
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>{hasSteps && <FirstSteps />}</Suspense>
      {error && !data ? (
        <Unread error={error} onRetry={refetch} />
      ) : (
        <Suspense fallback={<OverviewSkeleton />}>
          <Overview analytics={data} period={period} onPeriod={choose} isUpdating={isPlaceholderData} />
        </Suspense>
      )}
      {(data || error) && (
        <Suspense>
          <BelowFigures period={period} channel={channel} connection={connection} onDisconnected={onDisconnected} />
        </Suspense>
      )}
    </>
  )
}

/** Errors that only reconnecting resolves. */
const endings: readonly ErrorCode[] = [
  'youtube_not_connected',
  'youtube_token_expired',
  'youtube_scopes_missing',
  'youtube_channel_missing',
]

function Unread({ error, onRetry }: { error: ApiError; onRetry: () => unknown }) {
  const { t } = useMessages(homeMessages)
  const connect = useConnect()
  const message = t('home.overview.failed', { message: t(`errors.codes.${error.code}`) })
  if (!endings.includes(error.code)) return <Failed onRetry={onRetry}>{message}</Failed>
  const action = (
    <Button variant="primary" onClick={() => void connect()}>
      {t('home.reconnect')}
    </Button>
  )
  return (
    <Alert tone="danger" action={action}>
      {message}
    </Alert>
  )
}
