import { useMessages } from '#web/messages/messages.tsx'
import { siteMessages } from '#web/messages/site.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { LogoMark, Wordmark } from './logo.tsx'

const anchors = ['features', 'pricing', 'faq'] as const
const link = 'rounded-md px-3 py-2 hover:bg-sunken hover:text-text'

/** The header of public pages. CSS shows the links for signed-in users or visitors (`signed-in-mark.ts`). */
export function SiteHeader({ className }: { className?: string }) {
  const { t } = useMessages(siteMessages)
  return (
    <header className={cx('border-b border-line bg-canvas', className)}>
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6 lg:px-8">
        <a href={paths.landing} aria-label={t('layout.home')} className="flex rounded-sm">
          <span className="hidden min-[26rem]:flex">
            <Wordmark name={t('common.product')} />
          </span>
          <LogoMark className="size-8 min-[26rem]:hidden" />
        </a>
        <nav aria-label={t('site.nav.label')} className="hidden lg:block print:hidden">
          <ul className="flex gap-1 text-sm font-medium text-muted">
            {anchors.map((anchor) => (
              <li key={anchor}>
                <a href={`${paths.landing}#${anchor}`} className={link}>
                  {t(`site.nav.${anchor}`)}
                </a>
              </li>
            ))}
            <li>
              <a href={paths.accuracy} className={link}>
                {t('site.nav.accuracy')}
              </a>
            </li>
          </ul>
        </nav>
        <div className="when-signed-out flex items-center gap-1 sm:gap-2 print:hidden">
          <ButtonLink variant="ghost" to={paths.login}>
            {t('site.logIn')}
          </ButtonLink>
          <ButtonLink variant="primary" to={paths.signUp}>
            {t('site.signUp')}
          </ButtonLink>
        </div>
        <div className="when-signed-in print:hidden">
          <ButtonLink variant="primary" to={paths.dashboard}>
            {t('site.dashboard')}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
