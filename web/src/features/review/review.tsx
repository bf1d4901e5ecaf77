import { FileQuestionMark, Hourglass } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Draft, drafts } from '#shared/contract/drafts.ts'
import type { DraftNote } from '#web/layout/draft-note.ts'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { Failed } from '#web/layout/failed.tsx'
import { Page } from '#web/layout/page.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ExperimentsCard } from './experiments-card.tsx'
import { reviewMessages } from './messages.ts'
import { SaidCard } from './said.tsx'
import { Structures } from './structures.tsx'
import { VideoCard } from './video.tsx'

interface ReviewProps {
  /** The card with the creator's note. */
  Note: DraftNote
}

/** The review of the published draft in `?draft=`: the video's results, our verdict, the tests, and the creator's lesson. */
export function Review({ Note }: ReviewProps) {
  const { t } = useMessages(reviewMessages)
  const [params] = useSearchParams()
  const id = params.get('draft') ?? ''
  const { data, error, refetch, isFetching } = useRead(drafts.get, { id })
  if (data) return <ReviewOf key={id} draft={data.draft} Note={Note} />
  const isMissing = error?.code === 'not_found' || error?.code === 'invalid_input'
  return (
    <Page title={t('review.page')}>
      {isMissing ? (
        <EmptyState icon={<FileQuestionMark aria-hidden />} title={t('review.missing.title')}>
          {t('review.missing.text')}
        </EmptyState>
      ) : error ? (
        <Failed pending={isFetching} onRetry={refetch}>
          {t(`errors.codes.${error.code}`)}
        </Failed>
      ) : (
        <Skeleton className="h-96" />
      )}
    </Page>
  )
}

function ReviewOf({ draft, Note }: ReviewProps & { draft: Draft }) {
  const { t } = useMessages(reviewMessages)
  const { id, name, titles, lead, published } = draft
  const title = titles.find((candidate) => candidate.id === lead.title)?.text || name || t('review.untitled')
  if (published) return <PublishedReview Note={Note} draft={draft} title={title} publishedAt={published.at} />
  return (
    <Page page={t('review.page')} title={title}>
      <EmptyState
        icon={<Hourglass aria-hidden />}
        title={t('review.unpublished.title')}
        action={<ButtonLink to={draftPath(id, 'publish')}>{t('review.unpublished.action')}</ButtonLink>}
      >
        {t('review.unpublished.text')}
      </EmptyState>
    </Page>
  )
}

interface PublishedReviewProps extends ReviewProps {
  draft: Draft
  title: string
  publishedAt: string
}

function PublishedReview({ draft, title, publishedAt, Note }: PublishedReviewProps) {
  const { t, format } = useMessages(reviewMessages)
  const { data, error, refetch, isFetching } = useRead(drafts.review, { id: draft.id })
  const review = data?.review
  const when = review?.day ? t('review.day', { n: review.day }) : t('review.early', { date: format.date(publishedAt) })
  const next = review?.nextAt && t('review.next', { date: format.date(review.nextAt) })
  return (
    <Page
      page={t('review.page')}
      title={title}
      subtitle={review && [when, next].filter(Boolean).join(' · ')}
      actions={<ButtonLink to={draftPath(draft.id)}>{t('review.draft')}</ButtonLink>}
    >
      <div className="grid items-start gap-12 sm:grid-rows-[auto_auto_1fr] lg:grid-cols-2">
        {review ? (
          <>
            <VideoCard review={review} pending={isFetching} onRetry={refetch} />
            <SaidCard said={review.said} call={review.call} noCall={review.noCall} />
            <ExperimentsCard draftId={draft.id} />
          </>
        ) : (
          <div className="lg:col-span-2">
            {error ? (
              <Failed pending={isFetching} onRetry={refetch}>
                {t(`errors.codes.${error.code}`)}
              </Failed>
            ) : (
              <Skeleton className="h-96" />
            )}
          </div>
        )}
        {/* Always at the same position in the tree, so that a note typed while the review loads is preserved. */}
        <ErrorBoundary>
          <Suspense fallback={<Skeleton className="h-48" />}>
            <Note draft={draft}>
              <Structures review={review} />
            </Note>
          </Suspense>
        </ErrorBoundary>
      </div>
    </Page>
  )
}
