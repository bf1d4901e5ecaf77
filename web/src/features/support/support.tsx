import { operator } from '#shared/operator.ts'
import { Page } from '#web/layout/page.tsx'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Faq } from './faq.tsx'
import { MessageForm } from './message-form.tsx'
import { supportMessages } from './messages.ts'
import { Tiles } from './tiles.tsx'
import { useWhenAnswered } from './use-when-answered.ts'

/** The Support Center. */
export function Support() {
  const { t } = useMessages(supportMessages)
  const { user } = useSession()
  const whenAnswered = useWhenAnswered()
  return (
    <Page page={t('support.page')} title={t('support.title')} subtitle={t('support.subtitle')}>
      <div className="grid gap-10">
        <Tiles />
        <div className="grid items-start gap-10 lg:grid-cols-2">
          <div className="grid gap-10">
            <Faq />
            <p className="text-sm text-pretty text-muted">
              {t('support.contact.reasons.company.text')}{' '}
              <TextLink to={paths.enterpriseInquiry}>{t('support.contact.reasons.company.link')}</TextLink>
            </p>
          </div>
          <Card
            id="contact"
            tabIndex={-1}
            title={t('support.form.heading')}
            description={whenAnswered}
            className="scroll-mt-6 outline-none"
          >
            <MessageForm answerTo={user?.email ?? ''} />
            {operator.mail && (
              <p className="mt-4 text-xs text-muted">{t('support.form.orMail', { mail: operator.mail })}</p>
            )}
          </Card>
        </div>
      </div>
    </Page>
  )
}
