import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'

/** Sets the title of the browser tab. */
export function usePageTitle(page: string) {
  const { t } = useMessages(frameMessages)
  const title = t('layout.pageTitle', { page })
  useEffect(() => {
    document.title = title
  }, [title])
}

/**
 * The followed link, the menu button that regained focus when the drawer closed, or the content, to which a control of the previous
 * screen passed its focus.
 */
const cameFrom = '[aria-current=page],[aria-expanded],main'

interface PageProps {
  /** The title of the browser tab if it differs from the heading. */
  page?: string
  title: string
  /** The current view of the screen. It is the title of the browser tab and announced after the heading. */
  part?: string | undefined
  subtitle?: ReactNode
  /** Makes the heading small on screens with a larger main statement. */
  isQuiet?: boolean
  /** Buttons for the whole page. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A screen of the dashboard. Its heading takes the focus from the followed link, so that a screen reader announces the
 * screen and the page scrolls to the top. If the user has moved the focus in the meantime, it stays there.
 */
export function Page({ page, title, part, subtitle, isQuiet = false, actions, children }: PageProps) {
  usePageTitle(part ?? page ?? title)
  const heading = useRef<HTMLHeadingElement>(null)
  // On the first page and when going back, the browser sets focus and scroll position. An address with a hash scrolls to its anchor.
  const isFollowed = useNavigationType() !== 'POP'
  const { hash } = useLocation()
  const replacesLink = useRef(isFollowed && hash === '')
  useEffect(() => {
    const { activeElement, body } = document
    // The link disappeared with the previous screen.
    const isLinkGone = replacesLink.current && activeElement === body
    if (isLinkGone || activeElement?.matches(cameFrom)) heading.current?.focus()
  }, [])
  return (
    <>
      <header
        className={cx(
          'flex flex-wrap items-end justify-between gap-x-4',
          isQuiet ? 'mb-3 gap-y-1' : 'mb-6 gap-y-4 lg:mb-8',
        )}
      >
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className={cx(
              'scroll-mt-20 wrap-break-word outline-none',
              isQuiet ? 'py-1 text-base text-muted' : 'text-xl font-semibold',
            )}
          >
            {title}
            {part && <span className="sr-only">{` ${part}`}</span>}
          </h1>
          {subtitle && <p className="mt-1 text-sm text-muted">{subtitle}</p>}
        </div>
        {actions}
      </header>
      {children}
    </>
  )
}
