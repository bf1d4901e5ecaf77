import type { ReactNode } from 'react'

/** The main statement of a screen, in its largest type. */
export const Answer = ({ children }: { children: ReactNode }) => (
  <p className="max-w-4xl text-2xl font-semibold text-pretty wrap-anywhere">{children}</p>
)
