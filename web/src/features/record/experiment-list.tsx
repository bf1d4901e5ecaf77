import { FlaskConical } from 'lucide-react'
import { useId } from 'react'
import type { Experiment } from '#shared/contract/experiments.ts'
import { OutcomeBadge, useDifferenceName, VariantList } from '#web/layout/experiment.tsx'
import { Failed } from '#web/layout/failed.tsx'
import { MorePages } from '#web/layout/more-pages.tsx'
import { useExperiments } from '#web/lib/experiments.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath, paths } from '#web/paths.ts'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { recordMessages } from './messages.ts'

/** All tests with their outcomes, newest first. */
export function ExperimentList() {
  const { t } = useMessages(recordMessages)
  const experiments = useExperiments()
  const { data, isPending, refetch } = experiments
  return (
    <Card title={t('record.tests.heading')}>
      {isPending ? (
        <Skeleton className="h-32" />
      ) : !data ? (
        <Failed onRetry={refetch}>{t('record.tests.failed')}</Failed>
      ) : data.length === 0 ? (
        <EmptyState
          icon={<FlaskConical aria-hidden />}
          title={t('record.tests.empty')}
          action={<ButtonLink to={paths.drafts}>{t('record.tests.toDrafts')}</ButtonLink>}
        >
          {t('record.tests.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ul className="-my-3 divide-y divide-line">
            {data.map((experiment) => (
              <Item key={experiment.id} experiment={experiment} />
            ))}
          </ul>
          <MorePages
            pages={experiments}
            label={t('record.tests.older')}
            failed={t('record.tests.failed')}
            className="mt-6"
          />
        </>
      )}
    </Card>
  )
}

function Item({ experiment }: { experiment: Experiment }) {
  const { t, format } = useMessages(recordMessages)
  const heading = useId()
  const difference = useDifferenceName(experiment)
  return (
    <li aria-labelledby={heading} className="py-3">
      <header className="mb-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id={heading} className="text-base font-semibold wrap-anywhere">
          {difference}
        </h3>
        <OutcomeBadge experiment={experiment} />
        <span className="ms-auto text-xs text-muted">{format.date(experiment.createdAt)}</span>
        <TextLink to={draftPath(experiment.draft, 'tests')} aria-label={t('record.tests.toDraftOf', { difference })}>
          {t('record.tests.toDraft')}
        </TextLink>
      </header>
      <VariantList experiment={experiment} />
    </li>
  )
}
