import type { ReactNode } from 'react'
import type { Account, Subscription } from '#shared/contract/account.ts'
import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { profileMessages } from './messages.ts'

const tones: Record<Subscription['status'], Tone> = {
  trialing: 'good',
  active: 'good',
  past_due: 'poor',
  ending: 'fair',
}

/** The plan's price, status and next billing date. */
export function BillingSummary({ account: { plan, subscription } }: { account: Account }) {
  const { t, format } = useMessages(profileMessages)
  const status = subscription?.status ?? (plan === 'free' ? 'none' : 'given')
  return (
    <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
      <Fact term={t('profile.subscription.plan')}>{t(`profile.subscription.plans.${plan}`)}</Fact>
      <div>
        <dt className="text-muted">{t('profile.subscription.status')}</dt>
        <dd className="mt-1">
          <Badge tone={subscription ? tones[subscription.status] : 'neutral'}>
            {t(`profile.subscription.statuses.${status}`)}
          </Badge>
        </dd>
      </div>
      {subscription && (
        <>
          <Fact term={t('profile.subscription.price')}>
            {t(`profile.subscription.prices.${subscription.cycle}`, { price: format.dollars(subscription.price) })}
          </Fact>
          <Fact term={t('profile.subscription.cycle')}>{t(`profile.subscription.cycles.${subscription.cycle}`)}</Fact>
        </>
      )}
      <Fact term={t('profile.subscription.next')}>
        <NextBilling subscription={subscription} />
      </Fact>
    </dl>
  )
}

function NextBilling({ subscription }: Pick<Account, 'subscription'>) {
  const { t, format } = useMessages(profileMessages)
  const payments = useConfig()?.payments ?? true
  if (!subscription) return t(payments ? 'profile.subscription.never' : 'profile.subscription.off')
  const date = format.date(subscription.until)
  if (subscription.status === 'ending') return t('profile.subscription.ending', { date })
  return subscription.status === 'past_due' ? t('profile.subscription.pastDue', { date }) : date
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{term}</dt>
    <dd className="mt-0.5 font-medium">{children}</dd>
  </div>
)
