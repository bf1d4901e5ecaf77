import { cx } from './cx.ts'

/** A placeholder of the size of the loading content, hidden from screen readers. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx('shimmer rounded-sm bg-sunken', className)} />
)
