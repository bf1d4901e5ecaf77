import { Copy } from 'lucide-react'
import { copyText } from '#web/lib/clipboard.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from '../messages.ts'

/** Shows a webhook's new secret once. The control that created it may be gone, so the copy button gets the focus. */
export function NewSecret({ secret }: { secret: string }) {
  const { t } = useMessages(profileMessages)
  const copy = async () => {
    if (await copyText(secret)) toast.success(t('webhooks.copied'))
    else toast.info(t('webhooks.notCopied'))
  }
  return (
    <>
      <Alert tone="warning">{t('webhooks.once')}</Alert>
      <code translate="no" className="rounded-md bg-canvas p-4 font-mono text-sm break-all">
        {secret}
      </code>
      <Button autoFocus className="self-start" icon={<Copy aria-hidden />} onClick={() => void copy()}>
        {t('webhooks.copy')}
      </Button>
    </>
  )
}
