import { useMessages } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { homeMessages } from './messages.ts'

/** The placeholder of the overview while its figures load. */
export function OverviewSkeleton() {
  const { t } = useMessages(homeMessages)
  return (
    <section aria-busy="true" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex h-6.5 items-center gap-2.5 text-sm text-muted">
          <Spinner />
          {t('home.overview.loading')}
        </p>
        <Skeleton className="h-9 w-56" />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {['views', 'subscribers', 'watchTime', 'engagement'].map((card) => (
          <Skeleton key={card} className="h-44 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-112 rounded-lg sm:h-102" />
    </section>
  )
}
