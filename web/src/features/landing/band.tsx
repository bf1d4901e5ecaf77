import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

interface BandProps {
  /** The anchor of the section. */
  id: string
  heading: string
  text?: string
  /** Content at the end of the heading's line. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A full-width section of the landing page with a heading. */
export const Band = ({ id, heading, text, aside, className, children }: BandProps) => (
  <section id={id} aria-labelledby={`${id}-heading`} className={cx('scroll-mt-16 py-12 sm:py-20', className)}>
    <div className="mx-auto max-w-6xl px-4 sm:px-6 lg:px-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-2xl">
          <h2 id={`${id}-heading`} className="text-2xl font-semibold">
            {heading}
          </h2>
          {text && <p className="mt-3 text-lg text-pretty text-muted">{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  </section>
)
