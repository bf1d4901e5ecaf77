import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

interface MorePagesProps {
  pages: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>
  /** The label of the button. */
  label: string
  /** The message if the next page could not be read. */
  failed: string
  className?: string
}

/** The button that reads the next page of a list. After a failure, it says so and retries. Renders nothing after the last page. */
export function MorePages({ pages, label, failed, className }: MorePagesProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  if (!hasNextPage) return null
  return (
    <div className={cx('flex flex-col gap-4', className)}>
      {isFetchNextPageError && <Alert tone="danger">{failed}</Alert>}
      <Button className="self-start" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {label}
      </Button>
    </div>
  )
}
