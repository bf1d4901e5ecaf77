import { hourMs } from '#shared/duration.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { profileMessages } from './messages.ts'

/** When a token or an assistant was last used. We note it to the hour, so minutes are not shown. */
export function LastUse({ usedAt }: { usedAt: string | null }) {
  const { t, format } = useMessages(profileMessages)
  if (!usedAt) return t('profile.tokens.unused')
  if (Date.now() - Date.parse(usedAt) < hourMs) return t('profile.tokens.usedNow')
  return t('profile.tokens.used', { ago: format.relative(usedAt) })
}
