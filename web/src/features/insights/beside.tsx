import type { ReactNode } from 'react'

/** What concerns the title, and beside it, where the container around it is wide enough, what concerns the thumbnail. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 empty:hidden @3xl:grid-cols-2">{children}</div>
)
