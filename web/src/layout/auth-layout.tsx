import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Wordmark } from './logo.tsx'
import { usePageTitle } from './page.tsx'
import { Preferences } from './preferences.tsx'

interface AuthLayoutProps {
  /** The browser tab's title, where it is not the heading's text. */
  page?: string
  title: string
  description?: ReactNode
  /** The card's content: a form. */
  children: ReactNode
  /** What stands under the card: the way to another screen. */
  footer?: ReactNode
}

/** The frame of the screens around signing in: logo, title, description, card. */
export function AuthLayout({ page, title, description, children, footer }: AuthLayoutProps) {
  const { t } = useMessages()
  usePageTitle(page ?? title)
  return (
    <div className="flex min-h-dvh flex-col px-4">
      <header className="flex h-14 items-center justify-end">
        <Preferences />
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-8 pt-4 pb-24">
        <div className="flex flex-col items-center text-center">
          <Link reloadDocument to={paths.landing} aria-label={t('layout.home')} className="rounded-sm">
            <Wordmark name={t('common.product')} />
          </Link>
          <h1 className="mt-8 text-xl font-semibold">{title}</h1>
          {description && <p className="mt-1 max-w-full text-sm wrap-break-word text-muted">{description}</p>}
        </div>
        <div className="rounded-lg border border-line bg-surface p-6 shadow-low sm:p-8">{children}</div>
        {footer && <div className="text-center text-sm text-muted">{footer}</div>}
      </main>
    </div>
  )
}
