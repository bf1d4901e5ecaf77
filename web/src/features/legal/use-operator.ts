import { operator } from '#shared/operator.ts'
import { useMessages } from '#web/messages/messages.tsx'

/** Who runs the site, for `{placeholders}`; where that is not filled in, a text in its place says so. */
export function useOperator() {
  const { t } = useMessages()
  return {
    operator: operator.name ?? t('legal.operator.name'),
    mail: operator.mail ?? t('legal.operator.mail'),
    address: operator.address ?? t('legal.operator.address'),
    country: operator.dataIn ?? t('legal.operator.dataIn'),
  }
}
