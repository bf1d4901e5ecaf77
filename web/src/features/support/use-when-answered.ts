import { operator } from '#shared/operator.ts'
import { useMessages } from '#web/messages/messages.tsx'

/** When mail is answered: as the operator promises, else in which order. */
export function useWhenAnswered(): string {
  const { t } = useMessages()
  return operator.answerDays === null
    ? t('support.answered.inTurn')
    : t('support.answered.within', { n: operator.answerDays })
}
