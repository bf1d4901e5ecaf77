import { type ReactNode, useEffect, useRef } from 'react'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'

/** Names the browser tab after the screen. */
export function usePageTitle(page: string) {
  const { t } = useMessages(frameMessages)
  const title = t('layout.pageTitle', { page })
  useEffect(() => {
    document.title = title
  }, [title])
}

/** The link that was pressed, or the button to which the drawer with that link gave the focus back. */
const cameFrom = '[aria-current=page],[aria-expanded]'

interface PageProps {
  /** The browser tab's title, where it is not the heading's text. */
  page?: string
  title: string
  subtitle?: ReactNode
  /** Buttons that concern the whole page. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A screen within the dashboard. Its heading takes the focus when one came here by a link, so that a screen reader
 * says where one is and the next tab stop is the page's first control; elsewhere its user has taken it meanwhile.
 */
export function Page({ page, title, subtitle, actions, children }: PageProps) {
  usePageTitle(page ?? title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement?.matches(cameFrom)) heading.current?.focus()
  }, [])
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4 lg:mb-8">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold wrap-break-word outline-none">
            {title}
          </h1>
          {subtitle && <p className="mt-1 text-sm text-muted">{subtitle}</p>}
        </div>
        {actions}
      </header>
      {children}
    </>
  )
}
