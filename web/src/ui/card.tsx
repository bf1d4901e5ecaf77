import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, which also names the region. */
  title?: ReactNode
  description?: ReactNode
  /** Content at the end of the heading's line, such as a badge or button. */
  aside?: ReactNode
  /** Raises the card. Use it once per page, for the main content. */
  isStage?: boolean
}

/** A section of a page, set off by a line above it; with `isStage`, the one raised surface of the page. */
export function Card({ title, description, aside, isStage, className, children, ...rest }: CardProps) {
  const id = useId()
  return (
    <section
      {...rest}
      aria-labelledby={title ? id : undefined}
      className={cx(isStage ? 'rounded-lg bg-stage p-5 sm:p-6' : 'border-t border-line pt-5', className)}
    >
      {(title || aside) && (
        <header className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div>
            <h2 id={id} className="text-lg font-semibold">
              {title}
            </h2>
            {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
          </div>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
