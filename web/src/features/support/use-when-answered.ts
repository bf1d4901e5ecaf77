import { operator } from '#shared/operator.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { supportMessages } from './messages.ts'

/** Returns when mail is answered: the operator's promise, else the order of answering. */
export function useWhenAnswered(): string {
  const { t } = useMessages(supportMessages)
  return operator.answerDays === null
    ? t('support.answered.inTurn')
    : t('support.answered.within', { n: operator.answerDays })
}
