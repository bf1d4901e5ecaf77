import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { landingMessages } from './messages.ts'

/** Confirms that an account was deleted. The profile redirects here with a hash, because the session is gone. */
export function Farewell() {
  const { t } = useMessages(landingMessages)
  return (['deleted', 'closed'] as const).map((outcome) => (
    <div
      key={outcome}
      id={outcome}
      className="mx-auto hidden max-w-6xl scroll-mt-24 px-4 pt-6 target:block sm:px-6 lg:px-8"
    >
      <Alert tone="success">{t(`landing.${outcome}`)}</Alert>
    </div>
  ))
}
