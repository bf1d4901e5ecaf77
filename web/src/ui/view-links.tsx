import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface ViewLinksProps {
  /** The accessible name. */
  label: string
  /** `isCurrent` marks the view that is shown. */
  views: readonly { to: string; text: ReactNode; isCurrent: boolean }[]
  /** Whether links replace the history entry, so that going back skips previous views. */
  replace?: boolean
  /** Leaves out the line and the space below, for use at the end of a heading. */
  isInline?: boolean
}

/** Links between the views of a screen, styled as tabs. Each view has its own address. */
export const ViewLinks = ({ label, views, replace = false, isInline = false }: ViewLinksProps) => (
  <nav aria-label={label} className={isInline ? undefined : 'mb-5 border-b border-line'}>
    <ul className="-mb-px flex gap-6 overflow-x-auto">
      {views.map(({ to, text, isCurrent }) => (
        <li key={to}>
          <Link
            to={to}
            replace={replace}
            aria-current={isCurrent || undefined}
            className="flex h-10 items-center whitespace-nowrap border-b-2 border-transparent text-sm font-medium text-muted hover:text-text aria-[current]:border-accent aria-[current]:text-text"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
