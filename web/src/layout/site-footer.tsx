import { operator } from '#shared/operator.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { siteMessages } from '#web/messages/site.ts'
import { paths } from '#web/paths.ts'
import { Wordmark } from './logo.tsx'
import { Preferences } from './preferences.tsx'

const link = 'inline-block min-h-6 rounded-sm py-0.5 text-muted hover:text-text hover:underline'

/** The footer: links, language and theme. */
export function SiteFooter() {
  const { t } = useMessages(siteMessages)
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 lg:px-8">
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-4">
          <div className="col-span-2 flex flex-col items-start gap-4 sm:col-span-1">
            <a href={paths.landing} aria-label={t('layout.home')} className="rounded-sm">
              <Wordmark name={t('common.product')} />
            </a>
          </div>
          <Column
            heading={t('site.footer.product')}
            links={[
              [t('site.nav.features'), `${paths.landing}#features`],
              [t('site.nav.pricing'), `${paths.landing}#pricing`],
              [t('site.dashboard'), paths.signUp, 'when-signed-out'],
              [t('site.dashboard'), paths.dashboard, 'when-signed-in'],
              [t('site.footer.developers'), paths.developers],
              [t('site.footer.changelog'), paths.changelog],
            ]}
          />
          <Column
            heading={t('site.footer.company')}
            links={[
              [t('site.footer.about'), paths.about],
              [t('site.footer.billing'), paths.billing],
              [t('site.footer.contact'), paths.contact],
              [t('site.nav.accuracy'), paths.accuracy],
              [t('site.nav.whatWorks'), paths.whatWorks],
            ]}
          />
          <Column
            heading={t('site.footer.legal')}
            links={[
              [t('site.footer.terms'), paths.terms],
              [t('site.footer.privacy'), paths.privacy],
              [t('site.footer.cookies'), paths.cookies],
              [t('screens.guidelines'), paths.guidelines],
            ]}
          />
          {operator.social.length > 0 && (
            <Column heading={t('site.footer.social')} links={operator.social.map(({ name, url }) => [name, url])} />
          )}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <p className="max-w-xl text-xs text-muted">{t('site.footer.youtube')}</p>
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
