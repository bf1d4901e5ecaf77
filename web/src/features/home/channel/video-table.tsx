import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ListedVideo } from '#shared/contract/video.ts'
import type { MessageKey } from '#web/messages/define.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { UsualMultiple } from '../usual-multiple.tsx'
import { channelMessages } from './messages.ts'
import { type Column, columns, type Order } from './sorting.ts'
import { VideoName } from './video-name.tsx'

interface VideoTableProps {
  videos: readonly ListedVideo[]
  /** Whether views may be compared with the channel's usual. */
  hasUsual: boolean
  /** Whether YouTube's impression files have arrived. */
  hasReach: boolean
  order: Order
  onOrder: (by: Column) => void
}

const columnNames = {
  views: 'videos.views',
  usual: 'usual.column',
  impressions: 'reach.impressions',
  ctr: 'videos.ctr',
  likes: 'videos.likes',
  comments: 'videos.comments',
  publishedAt: 'videos.published',
} as const satisfies Record<Column, MessageKey<typeof channelMessages>>

/** Returns the columns that have values. */
const columnsWith = ({ hasUsual, hasReach }: Pick<VideoTableProps, 'hasUsual' | 'hasReach'>) =>
  columns.filter((column) =>
    column === 'usual' ? hasUsual : hasReach || (column !== 'impressions' && column !== 'ctr'),
  )

/** One row per video. On small screens the counts scroll horizontally; a cut-off column indicates this. */
export function VideoTable({ videos, hasUsual, hasReach, order, onOrder }: VideoTableProps) {
  const { t, format } = useMessages(channelMessages)
  const counted = (count: number | null) =>
    count === null ? <span className="text-muted">{t('home.hidden')}</span> : format.number(count)
  // A figure is null if the video had no impressions on these days, or is newer than the last file.
  const known = (figure: number | null, write: (figure: number) => string) =>
    figure === null ? <span className="text-muted">{t('home.unknown')}</span> : write(figure)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section aria-label={t('videos.table')} tabIndex={0} className="overflow-x-auto">
      <table className={cx('w-full text-sm tabular-nums', hasReach ? 'min-w-3xl' : 'min-w-2xl')}>
        <thead className="text-xs text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="pb-2 text-start font-medium">
              {t('videos.video')}
            </th>
            {columnsWith({ hasUsual, hasReach }).map((column) => (
              <SortHead key={column} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {videos.map((video) => (
            <tr key={video.id} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 text-start font-normal">
                <VideoName video={video} />
              </th>
              <td className="ps-5 text-end">{counted(video.views)}</td>
              {hasUsual && (
                <td className="ps-5 text-end">
                  <UsualMultiple video={video} />
                </td>
              )}
              {hasReach && (
                <>
                  <td className="ps-5 text-end">{known(video.impressions, format.number)}</td>
                  <td className="ps-5 text-end">{known(video.ctr, format.measured)}</td>
                </>
              )}
              <td className="ps-5 text-end">{counted(video.likes)}</td>
              <td className="ps-5 text-end">{counted(video.comments)}</td>
              <td className="ps-5 text-end whitespace-nowrap">{format.date(video.publishedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SortHead({ column, order, onOrder }: Pick<VideoTableProps, 'order' | 'onOrder'> & { column: Column }) {
  const { t } = useMessages(channelMessages)
  const isChosen = order.by === column
  const Icon = !isChosen ? ArrowUpDown : order.isDescending ? ArrowDown : ArrowUp
  const name = t(columnNames[column])
  return (
    <th
      scope="col"
      aria-sort={isChosen ? (order.isDescending ? 'descending' : 'ascending') : undefined}
      className="pb-2 ps-5 text-end font-medium"
    >
      <button
        type="button"
        title={t('videos.sort', { column: name })}
        onClick={() => onOrder(column)}
        className={cx(
          'inline-flex min-h-6 items-center gap-1 rounded-sm whitespace-nowrap hover:text-text',
          isChosen && 'text-text',
        )}
      >
        {name}
        <Icon aria-hidden className="size-3.5" />
      </button>
    </th>
  )
}
