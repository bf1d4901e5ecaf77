import { useMessages } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { homeMessages } from './messages.ts'

/** The placeholder of the dashboard while its figures load. */
export function NowSkeleton() {
  const { t } = useMessages(homeMessages)
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <p role="status" className="flex h-16 items-center gap-2.5 text-muted">
        <Spinner />
        {t('home.overview.loading')}
      </p>
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-112 rounded-lg sm:h-102" />
    </div>
  )
}
