import { FlaskConical } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DraftSectionProps } from '#web/layout/draft-section.ts'
import { Failed } from '#web/layout/failed.tsx'
import { MorePages } from '#web/layout/more-pages.tsx'
import { useExperiments } from '#web/lib/experiments.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ExperimentItem } from './experiment-item.tsx'
import { experimentSectionMessages } from './messages.ts'
import { kindsOf } from './plan.ts'
import { PlanForm } from './plan-form.tsx'

/** Plans tests of a draft's titles and thumbnails for YouTube Studio, and records their outcomes. */
export function ExperimentSection({ draft, save }: DraftSectionProps) {
  const { t } = useMessages(experimentSectionMessages)
  const experiments = useExperiments(draft.id)
  const [isPlanning, setPlanning] = useState(false)
  const card = useRef<HTMLElement>(null)
  // The pressed button disappears.
  const focusCard = () => card.current?.focus()
  const { data, isPending, refetch } = experiments
  const isTestable = kindsOf(draft).length > 0
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('experimentSection.heading')}
      description={t('experimentSection.description')}
    >
      {isPending ? (
        <Skeleton className="h-24" />
      ) : !data ? (
        <Failed onRetry={refetch}>{t('experimentSection.failed')}</Failed>
      ) : (
        <div className="flex flex-col gap-6">
          {!isTestable && data.length === 0 && (
            <EmptyState icon={<FlaskConical aria-hidden />} title={t('experimentSection.tooFew')}>
              {t('experimentSection.tooFewText')}
            </EmptyState>
          )}
          {isTestable && !isPlanning && (
            <div>
              <Button variant={data.length === 0 ? 'primary' : 'secondary'} onClick={() => setPlanning(true)}>
                {t('experimentSection.open')}
              </Button>
            </div>
          )}
          {isTestable && isPlanning && (
            <PlanForm
              draft={draft}
              save={save}
              onClose={() => {
                setPlanning(false)
                focusCard()
              }}
            />
          )}
          {data.map((experiment) => (
            <ExperimentItem key={experiment.id} experiment={experiment} onRemoved={focusCard} />
          ))}
          <MorePages pages={experiments} label={t('experimentSection.older')} failed={t('experimentSection.failed')} />
        </div>
      )}
    </Card>
  )
}
