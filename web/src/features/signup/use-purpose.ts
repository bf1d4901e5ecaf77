import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { signupMessages } from './messages.ts'

/** Returns the text that explains what the channel is used for. `title` is the title typed on the landing page. */
export function usePurpose(title: string | undefined): string {
  const { t } = useMessages(signupMessages)
  const isJudgedByOwn = useConfig()?.derivedMetrics ?? true
  if (!isJudgedByOwn) return t('signup.channel.purposePlain')
  return title ? t('signup.channel.purposeOf', { title }) : t('signup.channel.purpose')
}
