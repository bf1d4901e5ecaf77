import { Link } from 'react-router-dom'
import { Wordmark } from '#web/layout/logo.tsx'
import { usePageTitle } from '#web/layout/page.tsx'
import { Preferences } from '#web/layout/preferences.tsx'
import { SiteFooter } from '#web/layout/site-footer.tsx'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pricing } from './pricing.tsx'
import { useFarewell } from './use-farewell.ts'

/** What the product is, in one sentence, and the way in. */
export function Landing() {
  const { t } = useMessages()
  const { state } = useSession()
  usePageTitle(t('landing.page'))
  useFarewell()
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-4 sm:px-6 lg:px-8">
      <header className="flex h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <Wordmark name={t('common.product')} />
        <Preferences />
      </header>
      <main className="flex-1">
        <div className="flex min-h-96 max-w-2xl flex-col items-start justify-center gap-5 pt-8 pb-16">
          <h1 className="text-2xl font-semibold sm:text-3xl">{t('landing.headline')}</h1>
          <p className="text-lg text-pretty text-muted">{t('landing.text')}</p>
          {state === 'signed_in' ? (
            <ButtonLink variant="primary" to={paths.dashboard}>
              {t('landing.dashboard')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" to={paths.login}>
              {t('landing.logIn')}
            </ButtonLink>
          )}
          <Link to={paths.accuracy} className="text-sm text-accent underline underline-offset-4">
            {t('landing.accuracy')}
          </Link>
        </div>
        <Pricing />
      </main>
      <SiteFooter />
    </div>
  )
}
