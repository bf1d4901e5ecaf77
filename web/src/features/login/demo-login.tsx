import type { Config } from '#shared/config.ts'
import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { loginMessages } from './messages.ts'

/** The demo login in local mode; renders nothing elsewhere. */
export function DemoLogin({ onUse }: { onUse: (demo: NonNullable<Config['demo']>) => void }) {
  const { t } = useMessages(loginMessages)
  const config = useConfig()
  const demo = config?.local ? config.demo : undefined
  if (!demo) return null
  return (
    <Alert
      title={t('login.demo.title')}
      action={
        <Button size="small" onClick={() => onUse(demo)}>
          {t('login.demo.fill')}
        </Button>
      }
    >
      {t('login.demo.text', demo)}
    </Alert>
  )
}
