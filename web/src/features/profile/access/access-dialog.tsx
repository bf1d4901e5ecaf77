import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { QuestionDialog, useQuestion } from '#web/layout/question-dialog.tsx'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { profileMessages } from '../messages.ts'
import { useIdentities } from '../use-identities.ts'
import { AccessList } from './access-list.tsx'
import { GoogleNote } from './google-note.tsx'
import { PasskeysNote, usePasskeyCount } from './passkeys-note.tsx'
import { useAccess } from './use-access.ts'

/** Lists access that works without the password. Each one, or all at once, can be revoked. */
export function AccessDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const { access, error, refetch } = useAccess()
  const passkeys = usePasskeyCount()
  const identities = useIdentities()
  const hasNoGoogle = !identities.isOn || identities.data?.google === null
  const revokeAll = useAction(contract.account['end-access'], [
    contract.tokens.list,
    contract.webhooks.list,
    contract.calendar.get,
    contract.connections.list,
  ])
  const { asked, ask, answers } = useQuestion<'all'>(() =>
    revokeAll.run({}, { success: t('profile.access.allRevoked') }),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.access.dialog')}
      description={t(
        identities.data?.hasPassword === false ? 'profile.access.explainedNoPassword' : 'profile.access.explained',
      )}
      closeLabel={t('common.close')}
      actions={
        access &&
        access.length > 0 && (
          <Button variant="danger" onClick={() => ask('all')}>
            {t('profile.access.all')}
          </Button>
        )
      }
    >
      {!access && !error && <Skeleton className="h-16" />}
      {!access && error && <Failed onRetry={refetch}>{t(`errors.codes.${error.code}`)}</Failed>}
      {access?.length === 0 && passkeys === 0 && hasNoGoogle && (
        <p className="text-sm text-muted">{t('profile.access.none')}</p>
      )}
      {access && access.length > 0 && <AccessList access={access} />}
      <PasskeysNote />
      <GoogleNote />
      {asked && (
        <QuestionDialog
          title={t('profile.access.allQuestion')}
          text={t('profile.access.allConsequence')}
          action={t('profile.access.all')}
          {...answers}
        />
      )}
    </Dialog>
  )
}
