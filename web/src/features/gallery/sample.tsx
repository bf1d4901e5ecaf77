import type { ReactNode } from 'react'

interface SampleProps {
  name: string
  /** Whether samples are in columns of equal width instead of a row. */
  stacked?: boolean
  children: ReactNode
}

/** A component or state with its name. */
export const Sample = ({ name, stacked, children }: SampleProps) => (
  <div>
    <h3 className="mb-2.5 text-xs font-medium text-muted">{name}</h3>
    <div className={stacked ? 'grid gap-5 sm:grid-cols-2' : 'flex flex-wrap items-center gap-3'}>{children}</div>
  </div>
)
