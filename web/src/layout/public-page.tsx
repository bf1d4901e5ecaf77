import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Wordmark } from './logo.tsx'
import { Preferences } from './preferences.tsx'
import { SiteFooter } from './site-footer.tsx'

/** The frame of a page that is there to be read, signed in or not: the way home above it, the other such pages below. */
export function PublicPage({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col px-4 sm:px-6">
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <Link reloadDocument to={paths.landing} aria-label={t('layout.home')} className="rounded-sm">
          <Wordmark name={t('common.product')} />
        </Link>
        <div className="print:hidden">
          <Preferences />
        </div>
      </header>
      <main className="flex-1">{children}</main>
      <SiteFooter />
    </div>
  )
}
