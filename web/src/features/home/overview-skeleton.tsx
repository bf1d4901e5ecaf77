import { useMessages } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The overview's shape, while its figures are on their way. */
export function OverviewSkeleton() {
  const { t } = useMessages()
  return (
    <section aria-busy="true" className="flex flex-col gap-4">
      <p role="status" className="flex h-9 items-center gap-2.5 text-sm text-muted">
        <Spinner />
        {t('home.overview.loading')}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {['views', 'subscribers', 'watchTime', 'engagement'].map((card) => (
          <Skeleton key={card} className="h-40 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </section>
  )
}
