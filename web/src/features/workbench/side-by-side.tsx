import type { ReactNode } from 'react'

/** Shows its children in two columns if the container is wide enough. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 empty:hidden @3xl:grid-cols-2">{children}</div>
)
