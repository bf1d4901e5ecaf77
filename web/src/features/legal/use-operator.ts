import { operator } from '#shared/operator.ts'
import { plans } from '#shared/plans.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { legalMessages } from './messages.ts'

/** Returns the operator's details and plan prices for placeholders. Missing details are replaced by a note. */
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
