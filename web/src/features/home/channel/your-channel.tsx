import { useIsFetching } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useRead } from '#web/lib/query.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { ownPatternsMessages } from '#web/messages/own-patterns.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { scheduleMessages } from '../schedule/messages.ts'
import { usePeriod } from '../use-period.ts'
import { ChannelHistory } from './channel-history.tsx'
import { ConnectionCard, type ConnectionCardProps } from './connection-card.tsx'
import { Findings } from './findings.tsx'
import { FormatTable } from './format-table.tsx'
import { channelMessages } from './messages.ts'
import { Videos } from './videos.tsx'

const Schedule = lazyComponent(() => import('../schedule/schedule.tsx'), 'Schedule', scheduleMessages)
const OwnPatterns = lazyComponent(() => import('#web/layout/own-patterns.tsx'), 'OwnPatterns', ownPatternsMessages)

/** The dashboard's view "Your channel": everything known about the channel, and the connection itself. */
export function YourChannel(props: ConnectionCardProps) {
  const { t } = useMessages(channelMessages)
  const [period] = usePeriod()
  useAnchorAfterReads()
  return (
    <>
      <Details />
      <div id="patterns" className="scroll-mt-20 empty:hidden">
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <OwnPatterns as="card" />
        </Suspense>
      </div>
      <div id="videos" className="scroll-mt-20">
        <Videos />
      </div>
      <ChannelHistory period={period} />
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <Schedule />
      </Suspense>
      <Card
        title={t('reach.studio.heading')}
        description={t('reach.studio.text')}
        aside={<ButtonLink to={paths.studioData}>{t('reach.studio.open')}</ButtonLink>}
      />
      <div id="connection" className="scroll-mt-20">
        <ConnectionCard {...props} />
      </div>
    </>
  )
}

/** Scrolls to the part that the address names, and once more when the parts above it have been read. */
function useAnchorAfterReads() {
  const { hash } = useLocation()
  const isReading = useIsFetching() > 0
  const reached = useRef('')
  useEffect(() => {
    if (hash === reached.current) return
    document.getElementById(hash.slice(1))?.scrollIntoView()
    if (!isReading) reached.current = hash
  }, [hash, isReading])
}

/** What changed in the period, and by which format. */
function Details() {
  const { t } = useMessages(channelMessages)
  const [period] = usePeriod()
  const { data, error, refetch } = useRead(contract.youtube.analytics, { period }, { keepsLast: true })
  if (data)
    return (
      <div className="grid items-start gap-4 max-lg:grid-cols-1 lg:grid-flow-col lg:auto-cols-fr">
        <Findings observations={data.observations} period={period} />
        <FormatTable byFormat={data.period.byFormat} />
      </div>
    )
  if (!error) return <Skeleton className="h-96 rounded-lg" />
  return (
    <Failed tone="warning" onRetry={refetch}>
      {t('home.overview.failed', { message: t(`errors.codes.${error.code}`) })}
    </Failed>
  )
}
