import { operator } from '#shared/operator.ts'
import { usePageTitle } from '#web/layout/page.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MessageForm } from './message-form.tsx'
import { supportMessages } from './messages.ts'
import { useWhenAnswered } from './use-when-answered.ts'

/** The date of the last change of this page, the same in all languages. */
const updated = '2026-11-28'

/** The operator's details and the contact form for visitors. */
export function Contact() {
  const { t, format } = useMessages(supportMessages)
  const whenAnswered = useWhenAnswered()
  usePageTitle(t('support.contact.title'))
  return (
    <PublicPage>
      <header className="pt-8 pb-8 sm:pt-14">
        <h1 className="text-2xl font-semibold">{t('support.contact.title')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty text-muted">{t('support.contact.lead')}</p>
        <p className="mt-4 text-sm text-muted">{t('support.contact.updated', { date: format.day(updated) })}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={t('support.contact.write')} description={whenAnswered} className="print:hidden">
          <Writing />
        </Card>
        <div className="flex flex-col gap-8 lg:pt-6">
          <Operator />
          <Reasons />
        </div>
      </div>
    </PublicPage>
  )
}

/** The contact form for visitors, or a link to the Support Center for signed-in users, whose address is known there. */
function Writing() {
  const { t } = useMessages(supportMessages)
  const { state } = useSession()
  if (state === 'loading') return <div className="h-96" />
  if (state === 'none') return <MessageForm />
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t('support.contact.signedIn')}</p>
      <ButtonLink variant="primary" to={paths.support}>
        {t('support.contact.toSupport')}
      </ButtonLink>
    </div>
  )
}

function Operator() {
  const { t } = useMessages(supportMessages)
  const facts = [
    [t('support.contact.operator.name'), operator.name],
    [t('support.contact.operator.address'), operator.address],
    [t('support.contact.operator.mail'), operator.mail],
  ] as const
  return (
    <section aria-labelledby="operator">
      <h2 id="operator" className="text-base font-semibold">
        {t('support.contact.operator.heading')}
      </h2>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere">{fact ?? t('support.contact.operator.missing')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const reasons = [
  ['security', paths.privacy],
  ['privacy', paths.privacy],
  ['billing', paths.billing],
  ['company', paths.enterpriseInquiry],
] as const

function Reasons() {
  const { t } = useMessages(supportMessages)
  return (
    <section aria-labelledby="reasons">
      <h2 id="reasons" className="text-base font-semibold">
        {t('support.contact.reasons.heading')}
      </h2>
      <ul className="mt-3 flex flex-col gap-4 text-sm">
        {reasons.map(([reason, path]) => (
          <li key={reason}>
            <p>{t(`support.contact.reasons.${reason}.text`)}</p>
            <TextLink to={path} className="inline-block min-h-6">
              {t(`support.contact.reasons.${reason}.link`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
