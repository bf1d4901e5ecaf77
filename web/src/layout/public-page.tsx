import type { ReactNode } from 'react'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The layout of public pages. */
export function PublicPage({ children }: { children: ReactNode }) {
  const { t } = useMessages(frameMessages)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main" label={t('layout.skip')} />
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 pb-16 outline-none sm:px-6 sm:pb-24 lg:px-8"
      >
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
