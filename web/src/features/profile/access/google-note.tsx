import { useMessages } from '#web/messages/messages.tsx'
import { profileMessages } from '../messages.ts'
import { useIdentities } from '../use-identities.ts'

/** Notes that a Google account works without the password, and where to disconnect it. */
export function GoogleNote() {
  const { t } = useMessages(profileMessages)
  const google = useIdentities().data?.google
  return google && <p className="text-sm text-muted">{t('profile.google.lasting')}</p>
}
