import { operator } from '#shared/operator.ts'
import { Wordmark } from '#web/layout/logo.tsx'
import { Preferences } from '#web/layout/preferences.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'

const link = 'inline-block min-h-6 rounded-sm py-0.5 text-muted hover:text-text hover:underline'

/** Where else to go, and how this browser shows the product. */
export function Footer() {
  const { t } = useMessages()
  return (
    <footer className="border-t border-line">
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 lg:px-8">
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-4">
          <div className="col-span-2 flex flex-col items-start gap-4 sm:col-span-1">
            <a href="#top" aria-label={t('layout.home')} className="rounded-sm">
              <Wordmark name={t('common.product')} />
            </a>
          </div>
          <Column
            heading={t('landing.footer.product')}
            links={[
              [t('landing.nav.features'), '#features'],
              [t('landing.nav.pricing'), '#pricing'],
              [t('landing.dashboard'), paths.signUp, 'when-signed-out'],
              [t('landing.dashboard'), paths.dashboard, 'when-signed-in'],
            ]}
          />
          <Column
            heading={t('landing.footer.company')}
            links={[
              [t('landing.footer.about'), paths.about],
              [t('landing.footer.billing'), paths.billing],
              [t('landing.footer.contact'), paths.contact],
              [t('landing.nav.accuracy'), paths.accuracy],
            ]}
          />
          <Column
            heading={t('landing.footer.legal')}
            links={[
              [t('landing.footer.terms'), paths.terms],
              [t('landing.footer.privacy'), paths.privacy],
              [t('landing.footer.cookies'), paths.cookies],
            ]}
          />
          {operator.social.length > 0 && (
            <Column heading={t('landing.footer.social')} links={operator.social.map(({ name, url }) => [name, url])} />
          )}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <p className="max-w-xl text-xs text-muted">{t('landing.footer.youtube')}</p>
          <div className="scripted">
            <Preferences />
          </div>
        </div>
      </div>
    </footer>
  )
}

type FooterLink = readonly [text: string, address: string, className?: string]

const Column = ({ heading, links }: { heading: string; links: readonly FooterLink[] }) => (
  <nav aria-label={heading} className="text-sm">
    <h2 className="font-medium">{heading}</h2>
    <ul className="mt-3 flex flex-col gap-1.5">
      {links.map(([text, address, className]) => (
        <li key={address} className={className}>
          <a href={address} className={link}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
