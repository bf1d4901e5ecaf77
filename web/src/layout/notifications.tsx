import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Toaster } from '#web/ui/toaster.tsx'

/** Renders toasts above every screen. */
export function Notifications() {
  const { t } = useMessages(frameMessages)
  return <Toaster label={t('common.notifications')} closeLabel={t('common.close')} />
}
