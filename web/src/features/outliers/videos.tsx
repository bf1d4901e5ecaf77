import { Clapperboard, Hourglass, SearchX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { Output } from '#shared/contract/endpoint.ts'
import { type Follow, following } from '#shared/contract/following.ts'
import { dayMs } from '#shared/duration.ts'
import { Failed } from '#web/layout/failed.tsx'
import { VideoList, VideosLoading } from '#web/layout/video/video-list.tsx'
import type { Arrangement } from '#web/layout/video/video-row.tsx'
import { isolateName } from '#web/lib/isolate-name.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Answer } from '#web/ui/answer.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterBar } from './filter-bar.tsx'
import { outliersMessages } from './messages.ts'
import { isAwaited, isRecent, pollMs } from './reading.ts'
import { useDismiss } from './use-dismiss.ts'
import { filterNames, type Place } from './use-place.ts'
import { VideoItem } from './video-item.tsx'

type VideosOutput = Output<typeof following.videos>

/** The number of videos shown initially and added by each press. */
const step = 24
/** Counts older than this are marked as old, in milliseconds. */
const staleMs = 2 * dayMs

/** Whether a channel's first videos may appear in the list soon. */
const isExpected = (follow: Follow) => isRecent(follow) && !follow.muted

interface VideosProps {
  follows: readonly Follow[]
  place: Place
}

/** The videos of the followed channels, as cards or as a list. */
export function Videos({ follows, place }: VideosProps) {
  const { t } = useMessages(outliersMessages)
  const { filters, view } = place
  const { data, isError, isFetching, isPlaceholderData, refetch } = useRead(following.videos, filters, {
    keepsLast: true,
    every: () => follows.some(isRecent) && pollMs,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const awaited = follows.filter(isAwaited)
  const isWaiting = data?.total === 0 && filterNames(filters).length === 0 && follows.some(isExpected)
  return (
    <section aria-labelledby="videos-heading" aria-busy={isPlaceholderData || undefined}>
      <h2 ref={heading} id="videos-heading" tabIndex={-1} className="sr-only">
        {t('videos.heading')}
      </h2>
      {data && (
        <>
          <Finding output={data} follows={follows} />
          <ListStatus output={data} awaited={isWaiting ? [] : awaited} />
        </>
      )}
      {isWaiting ? null : <FilterBar follows={follows} place={place} output={data} />}
      {data ? (
        data.videos.length > 0 ? (
          <List
            // Resets the list when the filters change.
            key={JSON.stringify(filters)}
            output={data}
            view={view}
            follows={follows}
            hasDismissed={filters.dismissed === 'true'}
            onLast={() => heading.current?.focus()}
          />
        ) : (
          <Nothing follows={follows} place={place} />
        )
      ) : isError ? (
        <Failed className="mt-5" onRetry={refetch} pending={isFetching}>
          {t('videos.failed')}
        </Failed>
      ) : (
        <VideosLoading label={t('videos.loading')} arrangement={view} />
      )}
    </section>
  )
}

/** The number of outliers, and the strongest one. */
function Finding({ output: { videos, multiples }, follows }: { output: VideosOutput; follows: readonly Follow[] }) {
  const { t, format } = useMessages(outliersMessages)
  const count = videos.length
  // With a single video, the list is sufficient.
  if (!multiples || count < 2) return null
  const [strongest, ...others] = videos
    .filter(({ usual }) => usual?.isOutlier)
    .toSorted((a, b) => (b.usual?.multiple ?? 0) - (a.usual?.multiple ?? 0))
  if (!strongest?.usual) return <Answer>{t('videos.noAnswer', { of: count })}</Answer>
  const name = follows.find(({ id }) => id === strongest.channelId)?.channel?.title ?? t('follows.unnamed')
  const times = format.times(strongest.usual.multiple)
  return <Answer>{t('videos.answer', { n: others.length + 1, of: count, times, channel: isolateName(name) })}</Answer>
}

/** The number of videos, the age of their counts, and the channels that are still being read. */
function ListStatus({
  output: { videos, total, countedAt },
  awaited,
}: {
  output: VideosOutput
  awaited: readonly Follow[]
}) {
  const { t, locale, format } = useMessages(outliersMessages)
  const isStale = videos.length > 0 && countedAt !== null && Date.now() - Date.parse(countedAt) > staleMs
  const ago = countedAt && videos.length > 0 ? format.relative(countedAt) : ''
  const names = awaited.map(({ id, channel }) => channel?.title ?? id)
  return (
    <>
      <p role="status" className="mt-2 mb-5 min-h-5 text-sm text-muted">
        {total > videos.length ? t('videos.first', { n: videos.length, total }) : t('videos.found', { n: total })}
        {ago && !isStale && ` ${t('videos.counted', { ago })}`}
      </p>
      {isStale && (
        <Alert tone="warning" className="mb-5">
          {t('videos.stale', { ago })}
        </Alert>
      )}
      {names.length > 0 && (
        <Alert className="mb-5">{t('videos.reading', { channels: new Intl.ListFormat(locale).format(names) })}</Alert>
      )}
    </>
  )
}

/** Explains why there are no videos and what to do. */
function Nothing({ follows, place: { filters, linkTo, clear } }: VideosProps) {
  const { t } = useMessages(outliersMessages)
  const toChannels = <ButtonLink to={linkTo('channels')}>{t('videos.empty.action')}</ButtonLink>
  const used = filterNames(filters)
  if (used.length > 0) {
    return (
      <Empty
        icon={<SearchX aria-hidden />}
        title={t('videos.empty.filtered')}
        action={<Button onClick={clear}>{t('videos.filters.clear')}</Button>}
      >
        {t('videos.empty.filteredText')}
      </Empty>
    )
  }
  if (follows.some(isExpected)) {
    return (
      <Empty icon={<Hourglass aria-hidden />} title={t('videos.waiting.title')} action={toChannels}>
        {t('videos.waiting.text')}
      </Empty>
    )
  }
  return (
    <Empty icon={<Clapperboard aria-hidden />} title={t('videos.empty.title')} action={toChannels}>
      {t(follows.every(({ muted }) => muted) ? 'videos.empty.muted' : 'videos.empty.text')}
    </Empty>
  )
}

interface EmptyProps {
  icon: ReactNode
  title: string
  action: ReactNode
  children: ReactNode
}

const Empty = (props: EmptyProps) => (
  <EmptyState {...props} className="mt-5 rounded-lg border border-dashed border-control/60" />
)

interface ListProps {
  output: VideosOutput
  view: Arrangement
  follows: readonly Follow[]
  /** Whether dismissed videos stay in the list. */
  hasDismissed: boolean
  /** Called when the last video is removed from the list, to keep the focus on the screen. */
  onLast: () => void
}

function List({ output, view, follows, hasDismissed, onLast }: ListProps) {
  const { t } = useMessages(outliersMessages)
  const dismiss = useDismiss()
  const { videos, multiples } = output
  const byId = new Map(follows.map((follow) => [follow.id, follow.channel]))
  return (
    <>
      <VideoList videos={videos} arrangement={view} step={step}>
        {(video) => (
          <VideoItem
            video={video}
            channel={byId.get(video.channelId) ?? null}
            arrangement={view}
            hasMultiples={multiples}
            onDismiss={(item) => {
              const next = item?.nextElementSibling ?? item?.previousElementSibling
              if (!hasDismissed) {
                if (next instanceof HTMLElement) next.focus()
                else onLast()
              }
              dismiss(video, !video.dismissed)
            }}
          />
        )}
      </VideoList>
      <p className="mt-6 max-w-3xl text-xs text-pretty text-muted">
        {t('videos.credit')} {multiples && t('videos.explained')}
      </p>
    </>
  )
}
