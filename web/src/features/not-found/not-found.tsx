import { usePageTitle } from '#web/layout/page.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { notFoundMessages } from './messages.ts'

/** The 404 screen. */
export function NotFound() {
  const { t } = useMessages(notFoundMessages)
  usePageTitle(t('notFound.title'))
  return (
    <PublicPage>
      <div className="flex flex-col items-start pt-16 sm:pt-28">
        <MarkedStatusCode />
        <h1 className="mt-8 text-2xl font-semibold sm:text-3xl">{t('notFound.title')}</h1>
        <p className="mt-4 max-w-xl text-lg text-muted">{t('notFound.text')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <ButtonLink reloadDocument variant="primary" size="large" to={paths.landing}>
            {t('notFound.back')}
          </ButtonLink>
          <ButtonLink size="large" to={paths.dashboard}>
            {t('notFound.dashboard')}
          </ButtonLink>
        </div>
        <TextLink to={paths.contact} className="mt-6 inline-block min-h-6">
          {t('notFound.contact')}
        </TextLink>
      </div>
    </PublicPage>
  )
}

/** The status code in the style of a marked title. Decorative. */
const MarkedStatusCode = () => (
  <svg aria-hidden="true" viewBox="0 0 148 64" className="h-16">
    <rect width="148" height="58" rx="8" className="fill-poor-soft" />
    <text x="14" y="46" className="fill-poor text-3xl font-semibold">
      {404}
    </text>
    <path
      d="M123 19v20m-8-8 8 8 8-8"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-poor"
    />
    <path d="M4 61H144" strokeWidth="3" strokeDasharray="6 5" className="stroke-poor" />
  </svg>
)
