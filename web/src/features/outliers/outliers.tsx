import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Output } from '#shared/contract/endpoint.ts'
import { following } from '#shared/contract/following.ts'
import { Failed } from '#web/layout/failed.tsx'
import { Page } from '#web/layout/page.tsx'
import { useConfig, useRead } from '#web/lib/query.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { outliersMessages } from './messages.ts'
import { isRecent, pollMs } from './reading.ts'
import { startersMessages } from './starters/messages.ts'
import { type Tab, tabs, usePlace } from './use-place.ts'
import { Videos } from './videos.tsx'

/** Loaded separately because of its form library. */
const Channels = lazyComponent(() => import('./channels.tsx'), 'Channels', startersMessages)

/** The followed channels and their videos. The address contains the tab, view, sort order and filters. */
export function Outliers() {
  const { t } = useMessages(outliersMessages)
  const hasMultiples = useConfig()?.derivedMetrics ?? true
  const { data, isError, isFetching, refetch } = useRead(
    following.list,
    {},
    { every: (list) => list?.follows.some(isRecent) === true && pollMs },
  )
  return (
    <Page title={t('outliers.title')} subtitle={t(hasMultiples ? 'outliers.subtitle' : 'outliers.subtitlePlain')}>
      {data ? (
        <Content {...data} />
      ) : isError ? (
        <Failed onRetry={refetch} pending={isFetching}>
          {t('outliers.failed')}
        </Failed>
      ) : (
        <div role="status" aria-label={t('outliers.loading')} className="flex flex-col gap-5">
          <Skeleton className="h-10 w-full max-w-xs" />
          <Skeleton className="h-64" />
        </div>
      )}
    </Page>
  )
}

function Content({ follows, max }: Output<typeof following.list>) {
  const { t } = useMessages(outliersMessages)
  const place = usePlace()
  // Users who follow no channel yet stay at the form after following their first one.
  const [firstTab] = useState<Tab>(follows.length === 0 ? 'channels' : 'videos')
  const tab = place.tab ?? firstTab
  const count = { n: follows.length, max }
  return (
    <>
      <ViewLinks
        label={t('outliers.tabs.label')}
        replace
        views={tabs.map((name) => ({
          to: place.linkTo(name),
          isCurrent: name === tab,
          text:
            name === 'videos'
              ? t('outliers.tabs.videos')
              : t(follows.length > max ? 'outliers.tabs.over' : 'outliers.tabs.channels', count),
        }))}
      />
      {tab === 'channels' ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <Channels follows={follows} max={max} isNew={firstTab === 'channels'} />
        </Suspense>
      ) : follows.length === 0 ? (
        <NoChannels to={place.linkTo('channels')} />
      ) : (
        <Videos follows={follows} place={place} />
      )}
    </>
  )
}

function NoChannels({ to }: { to: string }) {
  const { t } = useMessages(outliersMessages)
  const hasMultiples = useConfig()?.derivedMetrics ?? true
  return (
    <EmptyState
      icon={<Users aria-hidden />}
      title={t('outliers.none.title')}
      action={
        <ButtonLink variant="primary" to={to}>
          {t('outliers.none.action')}
        </ButtonLink>
      }
    >
      {t(hasMultiples ? 'outliers.none.text' : 'outliers.none.textPlain')}
    </EmptyState>
  )
}
