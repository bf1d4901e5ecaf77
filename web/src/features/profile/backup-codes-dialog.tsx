import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import type { contract } from '#shared/contract/index.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { download } from '#web/lib/download.ts'
import type { Action } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConfirmUserForm } from './confirm-user-form.tsx'
import { profileMessages } from './messages.ts'

interface BackupCodesDialogProps {
  /** Whether the user already has codes. New codes replace them. */
  hasCodes: boolean
  creation: Action<Input<typeof contract.account.codes>, Output<typeof contract.account.codes>>
  onCreate: () => void
  onClose: () => void
}

/** Creates backup codes and shows them. Confirms the user first if the last sign-in is too old. */
export function BackupCodesDialog({ hasCodes, creation, onCreate, onClose }: BackupCodesDialogProps) {
  const { t } = useMessages(profileMessages)
  const isStale = creation.error?.code === 'recent_sign_in_required'
  const [wasStale, setWasStale] = useState(false)
  if (isStale && !wasStale) setWasStale(true)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.backup.title')}
      description={t('profile.backup.explained')}
      closeLabel={t('common.close')}
    >
      {creation.data ? (
        <Codes codes={creation.data.codes} onClose={onClose} />
      ) : (
        <>
          {hasCodes && <p className="text-sm">{t('profile.backup.replaces')}</p>}
          {isStale ? (
            <ConfirmUserForm
              label={t('profile.backup.create')}
              variant="primary"
              pending={creation.isPending}
              isRefused
              onConfirmed={onCreate}
              onClose={onClose}
            />
          ) : (
            <div className="flex flex-wrap justify-end gap-3">
              <Button onClick={onClose}>{t('profile.backup.later')}</Button>
              {/* The confirmation form had the focus and was removed. */}
              <Button autoFocus={wasStale} variant="primary" pending={creation.isPending} onClick={onCreate}>
                {t('profile.backup.create')}
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  )
}

/** The codes, with buttons to copy them or save them as a file. */
function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    if (await copyText(text)) toast.success(t('profile.backup.copied'))
    else toast.info(t('profile.backup.notCopied'))
  }
  return (
    <>
      <p className="text-sm" role="status">
        {t('profile.backup.save')}
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-canvas p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {/* The button that created the codes had the focus and was removed. */}
        <Button autoFocus size="small" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('profile.backup.copy')}
        </Button>
        <Button
          size="small"
          icon={<Download aria-hidden />}
          onClick={() => download('viewcraft-backup-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          {t('profile.backup.download')}
        </Button>
      </div>
      <Button variant="primary" className="self-end" onClick={onClose}>
        {t('profile.backup.done')}
      </Button>
    </>
  )
}
