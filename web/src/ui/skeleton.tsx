import { cx } from './cx.ts'

/** The shape of what is loading; give it the size of the real thing. The region around it says that it is busy. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx('shimmer rounded-sm bg-sunken', className)} />
)
