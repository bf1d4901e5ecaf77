import type { ReactNode } from 'react'
import type { Impact } from '#shared/contract/trends.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const impactTones: Record<Impact, Tone> = { high: 'good', medium: 'neutral', low: 'fair' }

/** A section of an insight with its heading. */
export const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h5 className="mb-2 text-base font-semibold">{heading}</h5>
    {children}
  </section>
)
