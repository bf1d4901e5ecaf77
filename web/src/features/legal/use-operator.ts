import { operator } from '#shared/operator.ts'
import { plans } from '#shared/plans.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { legalMessages } from './messages.ts'

/** Who runs the site and what its plans cost, for `{placeholders}`; where the first is not filled in, a text in its place says so. */
export function useOperator() {
  const { t, format } = useMessages(legalMessages)
  const { basic, premium } = plans
  return {
    operator: operator.name ?? t('legal.operator.name'),
    mail: operator.mail ?? t('legal.operator.mail'),
    address: operator.address ?? t('legal.operator.address'),
    country: operator.dataIn ?? t('legal.operator.dataIn'),
    basicMonthly: format.dollars(basic.monthly),
    basicYearly: format.dollars(basic.yearly),
    premiumMonthly: format.dollars(premium.monthly),
    premiumYearly: format.dollars(premium.yearly),
  }
}
