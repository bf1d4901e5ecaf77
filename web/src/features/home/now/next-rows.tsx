import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath, paths } from '#web/paths.ts'
import { viewPath } from '../view.ts'
import { nowMessages } from './messages.ts'
import type { Next } from './next.ts'
import { useHas } from './next-video.tsx'

/** Things to do, each with its reason and a link to where it is done. */
export function NextRows({ rows }: { rows: readonly Next[] }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state.
        <Row key={index} next={row} />
      ))}
    </ul>
  )
}

function Row({ next }: { next: Next }) {
  const { to, title, reason, tag } = useRow(next)
  return (
    <li className="relative flex min-h-14 items-center gap-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold wrap-anywhere">
          <Link to={to} className="rounded-sm after:absolute after:inset-0 hover:underline">
            <bdi>{title}</bdi>
          </Link>
        </p>
        <p className="text-pretty text-muted">{reason}</p>
      </div>
      {tag && <span className="whitespace-nowrap text-muted max-sm:hidden">{tag}</span>}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </li>
  )
}

interface RowContent {
  to: string
  title: string
  reason: string
  tag?: string
}

/** Returns what a row says and where it leads. */
function useRow(next: Next): RowContent {
  const { t, format } = useMessages(nowMessages)
  const has = useHas()
  switch (next.kind) {
    case 'ideas':
      return { to: viewPath('ideas'), title: t('next.ideas'), reason: t('next.ideasWhy') }
    case 'follow':
      return { to: `${paths.outliers}?tab=channels`, title: t('next.follow'), reason: t('next.followWhy') }
    case 'outlier': {
      const { video, channel, times } = next
      const reason = channel
        ? t('next.outlierWhy', { times: format.times(times), channel })
        : t('next.outlierOfWhy', { times: format.times(times) })
      return { to: paths.outliers, title: video.title, reason, tag: t('next.outlier') }
    }
    default:
      break
  }
  const { draft } = next
  const title = draftNameOf(draft, t('draftName.untitled'))
  const to = draftPath(draft.id)
  switch (next.kind) {
    case 'review':
      return {
        to: `${paths.review}?draft=${draft.id}`,
        title,
        reason: t('next.reviewWhy', { day: next.day }),
        tag: t('next.review'),
      }
    case 'experimentOver':
      return { to: `${to}#tests`, title, reason: t('next.testOverWhy', { n: next.days }), tag: t('next.test') }
    case 'experimentWon':
      return { to: `${to}#tests`, title, reason: t('next.testWonWhy', { title: next.winner }), tag: t('next.test') }
    case 'planned':
      return {
        to,
        title,
        reason: `${has(next.draft)} · ${t(`draftStates.${next.draft.state}`)}`,
        tag: format.shortDay(next.draft.planned?.date ?? ''),
      }
    default:
      return { to, title, reason: t('next.undatedWhy', { state: t(`draftStates.${next.draft.state}`) }) }
  }
}
