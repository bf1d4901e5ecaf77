import { operator } from '#shared/operator.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { supportMessages } from './messages.ts'

/** When mail is answered: as the operator promises, else in which order. */
export function useWhenAnswered(): string {
  const { t } = useMessages(supportMessages)
  return operator.answerDays === null
    ? t('support.answered.inTurn')
    : t('support.answered.within', { n: operator.answerDays })
}
