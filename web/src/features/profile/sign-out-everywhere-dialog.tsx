import { contract } from '#shared/contract/index.ts'
import { useSignOut } from '#web/layout/sign-out.tsx'
import { useConfig } from '#web/lib/query.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { profileMessages } from './messages.ts'
import { useIdentities } from './use-identities.ts'

/** Confirms signing out of every session, including this one. */
export const SignOutEverywhereDialog = ({ onClose }: { onClose: () => void }) => (
  <EndDialog dialog="everywhere" onClose={onClose} />
)

interface EndAllDialogProps {
  onClose: () => void
  /** Opens the list of access that works without the password. */
  onReview: () => void
}

/** Confirms ending all sessions and all other access that works without the password. */
export const EndAllDialog = (props: EndAllDialogProps) => <EndDialog dialog="end" {...props} />

interface EndDialogProps {
  /** The name of its messages. `end` also ends what is not a session. */
  dialog: 'everywhere' | 'end'
  onClose: () => void
  onReview?: () => void
}

function EndDialog({ dialog, onClose, onReview }: EndDialogProps) {
  const { t } = useMessages(profileMessages)
  const { signOutEverywhere } = useSession()
  const { call } = useServices()
  const hasPasskeys = useConfig()?.passkeys
  const identities = useIdentities().data
  const hasPassword = identities?.hasPassword !== false
  // Signing out at Cognito only ends sessions.
  const endOther = () =>
    call(dialog === 'end' ? contract.account['end-access'] : contract.connections['remove-all'], {})
  const { start, isPending, question } = useSignOut((options) => signOutEverywhere(endOther, options), onClose)
  if (question) return question
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`profile.${dialog}.dialog`)}
      description={
        <>
          {t(dialog === 'end' && !hasPassword ? 'profile.end.explainedNoPassword' : `profile.${dialog}.explained`)}{' '}
          {hasPasskeys && t('profile.passkeys.stay')} {identities?.google && t('profile.google.stay')}
        </>
      }
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" pending={isPending} onClick={() => void start()}>
            {t(`profile.${dialog}.yes`)}
          </Button>
        </>
      }
    >
      {onReview && (
        <Button variant="link" className="self-start" onClick={onReview}>
          {t('profile.end.review')}
        </Button>
      )}
    </Dialog>
  )
}
