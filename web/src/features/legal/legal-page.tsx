import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { operator } from '#shared/operator.ts'
import { usePageTitle } from '#web/layout/page.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ChapterText } from './chapter.tsx'
import { legalMessages } from './messages.ts'
import type { Chapter, LegalText } from './text.ts'

/** A legal page. */
export function LegalPage({ title, lead, updated, chapters }: LegalText) {
  const { t, format } = useMessages(legalMessages)
  usePageTitle(title)
  const heading = useScrollAndFocus()
  return (
    <PublicPage>
      <header className="pt-8 pb-8 sm:pt-14">
        <h1 ref={heading} tabIndex={-1} className="max-w-2xl text-2xl font-semibold outline-none">
          {title}
        </h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty text-muted">{lead}</p>
        <p className="mt-4 max-w-2xl text-sm text-muted">
          {t('legal.updated', { date: format.day(updated) })} {t('legal.prevails')}
        </p>
        {operator.name === null && (
          <Alert tone="warning" title={t('legal.unreviewed.title')} className="mt-6 max-w-2xl">
            {t('legal.unreviewed.text')}
          </Alert>
        )}
      </header>
      <div className="gap-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents chapters={chapters} />
        <div className="max-w-2xl text-base [&>section:first-child]:mt-8 lg:[&>section:first-child]:mt-0">
          {chapters.map((chapter, index) => (
            <ChapterText key={chapter.id} number={index + 1} {...chapter} />
          ))}
        </div>
      </div>
    </PublicPage>
  )
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useMessages(legalMessages)
  return (
    <nav aria-label={t('legal.contents')} className="lg:sticky lg:top-6 lg:self-start print:hidden">
      <h2 className="text-sm font-medium text-muted">{t('legal.contents')}</h2>
      <ol className="mt-2 flex flex-col text-sm">
        {chapters.map(({ id, heading }, index) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-7 items-baseline gap-2 rounded-sm py-1 hover:underline">
              <span className="w-5 shrink-0 text-muted tabular-nums">{t('legal.number', { number: index + 1 })}</span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/**
 * Scrolls to the top, or to the chapter in the URL's hash. Moves the focus to the heading if it is still on the followed
 * link, or if that link no longer exists.
 */
function useScrollAndFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationType = useNavigationType()
  const { pathname } = useLocation()
  useEffect(() => {
    const chapter = location.hash && document.getElementById(location.hash.slice(1))
    if (chapter) return chapter.scrollIntoView()
    // The browser restores the position of the first page and of history entries.
    if (navigationType === 'POP') return
    scrollTo({ top: 0 })
    const focused = document.activeElement
    if (focused === document.body || focused?.getAttribute('href') === pathname) heading.current?.focus()
  }, [navigationType, pathname])
  return heading
}
