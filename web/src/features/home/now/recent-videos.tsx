import { contract } from '#shared/contract/index.ts'
import type { ListedVideo } from '#shared/contract/video.ts'
import { Failed } from '#web/layout/failed.tsx'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Interval } from '#web/ui/interval.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { UsualMultiple } from '../usual-multiple.tsx'
import { useViewPath } from '../view.ts'
import { nowMessages } from './messages.ts'

const maxShown = 5

/** The newest videos with what matters most about each. The table with every column is a step away. */
export function RecentVideos() {
  const { t } = useMessages(nowMessages)
  const viewPath = useViewPath()
  const { data, error, refetch, isFetching } = useRead(contract.youtube.videos, {})
  const videos = data?.videos ?? []
  return (
    <section aria-labelledby="recent" aria-busy={!data && !error} className="min-w-0">
      <header className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="recent" className="text-lg font-semibold">
          {t('videos.heading')}
        </h2>
        {videos.length > 0 && (
          <TextLink to={viewPath('channel', 'videos')}>{t('recent.all', { n: videos.length })}</TextLink>
        )}
      </header>
      {data && videos.length === 0 && <p className="text-muted">{`${t('videos.empty')}. ${t('videos.emptyText')}`}</p>}
      {data && videos.length > 0 && (
        <Table videos={videos.slice(0, maxShown)} hasUsual={data.canCompareWithUsual} hasReach={data.reach !== null} />
      )}
      {!data && !error && <Skeleton className="h-64" />}
      {!data && error && (
        <Failed tone="warning" pending={isFetching} onRetry={refetch}>
          {t('videos.failed', { message: t(`errors.codes.${error.code}`) })}
        </Failed>
      )}
    </section>
  )
}

interface TableProps {
  videos: readonly ListedVideo[]
  /** Whether views may be compared with the channel's usual. */
  hasUsual: boolean
  /** Whether YouTube's impression files have arrived. */
  hasReach: boolean
}

const head = 'py-2 ps-3 text-end font-medium'
const cell = 'py-2 ps-3 text-end'
/** Columns that a phone has no room for. */
const wide = 'max-sm:hidden'

function Table({ videos, hasUsual, hasReach }: TableProps) {
  const { t, format } = useMessages(nowMessages)
  return (
    <table className="w-full tabular-nums">
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-start font-medium">
            {t('videos.video')}
          </th>
          <th scope="col" className={head}>
            {t('videos.views')}
          </th>
          {hasUsual && (
            <th scope="col" colSpan={2} className={head}>
              {t('usual.column')}
            </th>
          )}
          {hasReach && (
            <th scope="col" className={cx(head, wide)}>
              {t('videos.ctr')}
            </th>
          )}
          <th scope="col" className={cx(head, wide)}>
            {t('videos.published')}
          </th>
        </tr>
      </thead>
      <tbody>
        {videos.map((video) => (
          <tr key={video.id} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 text-start font-medium">
              <VideoLink video={video} className="line-clamp-2 min-w-28 hover:underline" />
            </th>
            <td className={cell}>{video.views === null ? t('home.hidden') : format.number(video.views)}</td>
            {hasUsual && (
              <>
                <td className={cx('w-36 ps-4', wide)}>{video.usual && <Range usual={video.usual} />}</td>
                <td className={cell}>
                  <UsualMultiple video={video} isBrief />
                </td>
              </>
            )}
            {hasReach && (
              <td className={cx(cell, wide)}>{video.ctr === null ? t('home.unknown') : format.measured(video.ctr)}</td>
            )}
            <td className={cx(cell, wide, 'whitespace-nowrap')}>{format.date(video.publishedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns the position of a multiple on a logarithmic scale from 1/8 to 8. */
const toPosition = (times: number) => 0.5 + Math.log2(times) / 6

/** The multiple with its interval; in the accent's color if the interval excludes the usual. */
const Range = ({ usual: { multiple, low, high } }: { usual: NonNullable<ListedVideo['usual']> }) => (
  <Interval
    value={toPosition(multiple)}
    low={toPosition(low)}
    high={toPosition(high)}
    mark={toPosition(1)}
    isMain={low > 1 || high < 1}
  />
)
