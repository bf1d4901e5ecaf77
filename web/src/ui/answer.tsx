import type { ReactNode } from 'react'

/** What happened, as a sentence: the largest text of a screen. */
export const Answer = ({ children }: { children: ReactNode }) => (
  <p className="max-w-4xl text-2xl font-semibold text-pretty wrap-anywhere">{children}</p>
)
