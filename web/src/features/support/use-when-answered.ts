import { operator } from '#shared/operator.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { supportMessages } from './messages.ts'

/** Returns a text about when messages are answered: the operator's response time, or else the order in which they are answered. */
export function useWhenAnswered(): string {
  const { t } = useMessages(supportMessages)
  return operator.answerDays === null
    ? t('support.answered.inTurn')
    : t('support.answered.within', { n: operator.answerDays })
}
