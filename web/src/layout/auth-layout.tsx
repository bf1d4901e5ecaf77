import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { AuthAside } from './auth-aside.tsx'
import { LogoMark, Wordmark } from './logo.tsx'
import { usePageTitle } from './page.tsx'
import { Preferences } from './preferences.tsx'

interface AuthLayoutProps {
  /** The title of the browser tab if it differs from the heading. */
  page?: string
  title: string
  description?: ReactNode
  /** The form in the card. */
  children: ReactNode
  /** Links under the card. */
  footer?: ReactNode
}

/** The layout of the sign-in screens: logo, title, description and card in fixed places, beside a product panel. */
export function AuthLayout({ page, title, description, children, footer }: AuthLayoutProps) {
  const { t } = useMessages(frameMessages)
  usePageTitle(page ?? title)
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex min-w-0 flex-col px-4 sm:px-8">
        <header className="flex h-16 items-center justify-between gap-4">
          <Link reloadDocument to={paths.landing} aria-label={t('layout.home')} className="rounded-sm">
            <span className="hidden min-[26rem]:inline">
              <Wordmark name={t('common.product')} />
            </span>
            <LogoMark className="size-8 min-[26rem]:hidden" />
          </Link>
          <Preferences />
        </header>
        <main className="mx-auto w-full max-w-md pt-10 pb-24 sm:pt-20 lg:pt-[14vh]">
          <h1 className="text-2xl font-semibold">{title}</h1>
          {description && <p className="mt-2 text-base wrap-break-word text-muted">{description}</p>}
          <div className="mt-8 rounded-lg border border-line bg-surface p-6 shadow-low sm:p-8">{children}</div>
          {footer && <div className="mt-6 text-sm text-muted">{footer}</div>}
        </main>
      </div>
      <AuthAside />
    </div>
  )
}
