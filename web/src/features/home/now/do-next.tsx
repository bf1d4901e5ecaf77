import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { useRead } from '#web/lib/query.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { draftPath, paths } from '#web/paths.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { stepsMessages } from '../steps/messages.ts'
import { viewPath } from '../view.ts'
import { DoNextSkeleton } from './do-next-skeleton.tsx'
import { nowMessages } from './messages.ts'
import type { Next } from './next.ts'
import { NextVideo, useHas } from './next-video.tsx'
import { useNext } from './use-next.ts'

/** Its code loads only for creators who have not done them. */
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
        <ul className="mt-2 divide-y divide-line">
          {next.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state.
            <Row key={index} next={row} />
          ))}
        </ul>
      )}
    </>
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
    case 'testOver':
      return { to: `${to}#tests`, title, reason: t('next.testOverWhy', { n: next.days }), tag: t('next.test') }
    case 'testWon':
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
