import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { landingMessages } from './messages.ts'

/** Tells whoever has just deleted their account that it is gone: the profile leads here with nothing kept but a hash. */
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
