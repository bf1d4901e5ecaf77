import { type Experiment, experiments } from '#shared/contract/experiments.ts'
import { OutcomeBadge, useDifferenceName, VariantList } from '#web/layout/experiment.tsx'
import { Failed } from '#web/layout/failed.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { reviewMessages } from './messages.ts'

/** The tests of a draft at YouTube, with their outcomes. */
export function ExperimentsCard({ draftId }: { draftId: string }) {
  const { t } = useMessages(reviewMessages)
  const { data, error, refetch, isFetching } = useRead(experiments.list, { draft: draftId })
  return (
    <Card title={t('review.tests.heading')}>
      {data ? (
        data.experiments.length === 0 ? (
          <p className="text-sm">
            {t('review.tests.none')} <TextLink to={draftPath(draftId, 'tests')}>{t('review.tests.add')}</TextLink>
          </p>
        ) : (
          <ul className="flex flex-col gap-5">
            {data.experiments.map((experiment) => (
              <Test key={experiment.id} experiment={experiment} />
            ))}
          </ul>
        )
      ) : error ? (
        <Failed tone="warning" pending={isFetching} onRetry={refetch}>
          {t(`errors.codes.${error.code}`)}
        </Failed>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  )
}

function Test({ experiment }: { experiment: Experiment }) {
  return (
    <li>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-base font-semibold">{useDifferenceName(experiment)}</span>
        <OutcomeBadge experiment={experiment} />
      </p>
      <VariantList experiment={experiment} />
    </li>
  )
}
