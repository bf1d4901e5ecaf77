import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { paidPlanNames } from '#shared/plans.ts'
import { Page } from '#web/layout/page.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { readChoice } from './choice.ts'
import { upgradeMessages } from './messages.ts'
import { Order } from './order.tsx'
import { Paid } from './paid.tsx'

/** The payment screen and its result. Without a choice, it redirects to the upgrade page. */
export function Payment() {
  const { t } = useMessages(upgradeMessages)
  const [query] = useSearchParams()
  const choice = readChoice(useLocation().state)
  const paid = z.safeParse(z.enum(paidPlanNames), query.get('paid')).data
  if (!paid && !choice) return <Navigate to={paths.upgrade} replace />
  return (
    <Page page={t('screens.payment')} title={t('payment.title')} subtitle={!paid && t('payment.subtitle')}>
      {paid ? <Paid plan={paid} /> : choice && <Order choice={choice} />}
    </Page>
  )
}
