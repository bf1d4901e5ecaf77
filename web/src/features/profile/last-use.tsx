import { hourMs } from '#shared/duration.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { profileMessages } from './messages.ts'

/** When a passkey, a token or an assistant was last used. It is recorded by the hour, so minutes are not shown. */
export function LastUse({ usedAt }: { usedAt: string | null }) {
  const { t, format } = useMessages(profileMessages)
  if (!usedAt) return t('profile.tokens.unused')
  if (Date.now() - Date.parse(usedAt) < hourMs) return t('profile.tokens.usedNow')
  return t('profile.tokens.used', { ago: format.relative(usedAt) })
}

/** Returns the latest use of several items. Null if none was used. */
export const latestUse = (all: readonly { readonly usedAt: string | null }[]): string | null =>
  all.reduce<string | null>((latest, { usedAt }) => (usedAt && usedAt > (latest ?? '') ? usedAt : latest), null)
