import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { Page } from '#web/layout/page.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LanguageForm } from './language-form.tsx'
import { MailsCard } from './mails-card.tsx'
import { settingsMessages } from './messages.ts'
import { ShortcutsCard } from './shortcuts-card.tsx'

/** The settings: notifications, language, time zone and shortcuts. */
export function Settings() {
  const { t } = useMessages(settingsMessages)
  return (
    <Page title={t('settings.title')} subtitle={t('settings.subtitle')}>
      <div className="grid max-w-4xl gap-10">
        <Cards />
      </div>
    </Page>
  )
}

function Cards() {
  const { t } = useMessages(settingsMessages)
  const { data: account, error, refetch } = useRead(contract.account.get, {})
  if (account) {
    return (
      <>
        <MailsCard mails={account.mails} />
        <LanguageForm account={account} />
        <ShortcutsCard />
        <Card title={t('settings.studio.heading')} description={t('settings.studio.text')}>
          <TextLink to={paths.studioData}>{t('layout.links.studioData')}</TextLink>
        </Card>
      </>
    )
  }
  if (!error) {
    return (
      <div role="status" className="grid gap-10">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    )
  }
  return <Failed onRetry={refetch}>{t(`errors.codes.${error.code}`)}</Failed>
}
