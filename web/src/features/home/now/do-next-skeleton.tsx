import { Skeleton } from '#web/ui/skeleton.tsx'

/** The placeholder of what to do next. */
export const DoNextSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-3">
    <Skeleton className="h-44 rounded-lg sm:h-24" />
    <Skeleton className="h-56 sm:h-44" />
  </div>
)
