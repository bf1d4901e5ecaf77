import { Skeleton } from '#web/ui/skeleton.tsx'

/** Placeholders for cards that are loading. */
export const CardSkeleton = ({ count }: { count: number }) => (
  <div className="flex flex-col gap-3">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all are identical and never move.
      <div key={place} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:flex-row">
        <Skeleton className="aspect-video w-full shrink-0 sm:w-56" />
        <div className="flex flex-1 flex-col gap-3">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="mt-auto h-8 w-44" />
        </div>
      </div>
    ))}
  </div>
)
