import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { Page } from '#web/layout/page.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountDataCard } from './account-data-card.tsx'
import { ChannelCard } from './channel-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { profileMessages } from './messages.ts'
import { SubscriptionCard } from './subscription-card.tsx'
import { WaysInCard } from './ways-in-card.tsx'
import { WebhooksCard } from './webhooks/webhooks-card.tsx'

/** The profile: details, channel, subscription, ways into the account, webhooks, and the account's data. */
export function Profile() {
  const { t } = useMessages(profileMessages)
  return (
    <Page title={t('profile.title')} subtitle={t('profile.subtitle')}>
      <div className="grid max-w-4xl gap-10">
        <AccountCards />
        <WaysInCard />
        <WebhooksCard />
        <AccountDataCard />
      </div>
    </Page>
  )
}

function AccountCards() {
  const { t } = useMessages(profileMessages)
  const { data: account, error, refetch } = useRead(contract.account.get, {})
  if (account) {
    return (
      <>
        <DetailsCard account={account} />
        <ChannelCard channel={account.channel} />
        <SubscriptionCard account={account} />
      </>
    )
  }
  if (!error) return <Loading />
  return <Failed onRetry={refetch}>{t(`errors.codes.${error.code}`)}</Failed>
}

/** A placeholder of the content's height, to avoid a layout shift. */
function Loading() {
  const { t } = useMessages(profileMessages)
  return (
    <div role="status" className="grid gap-10">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  )
}
