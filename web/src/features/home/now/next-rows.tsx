import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath, paths } from '#web/paths.ts'
import { useViewPath } from '../view.ts'
import { nowMessages } from './messages.ts'
import type { NamedDraft, Next } from './next.ts'
import { useContentText } from './next-video.tsx'

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
  const contentText = useContentText()
  const viewPath = useViewPath()
  const rowOf = (draft: NamedDraft) => ({ to: draftPath(draft.id), title: draftNameOf(draft, t('draftName.untitled')) })
  const testRowOf = (draft: NamedDraft) => ({
    ...rowOf(draft),
    to: `${draftPath(draft.id)}#tests`,
    tag: t('next.test'),
  })
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
    case 'review':
      return {
        ...rowOf(next.draft),
        to: `${paths.review}?draft=${next.draft.id}`,
        reason: t('next.reviewWhy', { day: next.day }),
        tag: t('next.review'),
      }
    case 'experimentOver':
      return { ...testRowOf(next.draft), reason: t('next.testOverWhy', { n: next.days }) }
    case 'experimentWon':
      return { ...testRowOf(next.draft), reason: t('next.testWonWhy', { title: next.winner }) }
    case 'planned':
      return {
        ...rowOf(next.draft),
        reason: `${contentText(next.draft)} · ${t(`draftStates.${next.draft.state}`)}`,
        tag: format.shortDay(next.draft.planned?.date ?? ''),
      }
    case 'undated':
      return {
        ...rowOf(next.draft),
        reason: t('next.undatedWhy', { state: t(`draftStates.${next.draft.state}`) }),
      }
  }
}
