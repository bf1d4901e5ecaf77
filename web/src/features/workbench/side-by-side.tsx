import type { ReactNode } from 'react'

/** Shows the title's and the thumbnail's content side by side if the container is wide enough. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 empty:hidden @3xl:grid-cols-2">{children}</div>
)
