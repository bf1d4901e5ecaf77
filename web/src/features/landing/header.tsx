import { LogoMark, Wordmark } from '#web/layout/logo.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const anchors = ['features', 'pricing', 'faq'] as const

/** The way home, around the page, and in. */
export function Header() {
  const { t } = useMessages()
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-canvas">
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6 lg:px-8">
        <a href={paths.landing} aria-label={t('layout.home')} className="rounded-sm">
          <span className="hidden min-[26rem]:inline">
            <Wordmark name={t('common.product')} />
          </span>
          <LogoMark className="size-8 min-[26rem]:hidden" />
        </a>
        <nav aria-label={t('landing.nav.label')} className="hidden lg:block">
          <ul className="flex gap-1 text-sm font-medium text-muted">
            {anchors.map((anchor) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className="rounded-md px-3 py-2 hover:bg-sunken hover:text-text">
                  {t(`landing.nav.${anchor}`)}
                </a>
              </li>
            ))}
            <li>
              <a href={paths.accuracy} className="rounded-md px-3 py-2 hover:bg-sunken hover:text-text">
                {t('landing.nav.accuracy')}
              </a>
            </li>
          </ul>
        </nav>
        <div className="when-signed-out flex items-center gap-1 sm:gap-2">
          <ButtonLink variant="ghost" to={paths.login}>
            {t('landing.logIn')}
          </ButtonLink>
          <ButtonLink variant="primary" to={paths.signUp}>
            {t('landing.signUp')}
          </ButtonLink>
        </div>
        <div className="when-signed-in">
          <ButtonLink variant="primary" to={paths.dashboard}>
            {t('landing.dashboard')}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
