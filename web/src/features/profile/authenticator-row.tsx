import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { useAction, useRead } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { BackupCodesDialog } from './backup-codes-dialog.tsx'
import { profileMessages } from './messages.ts'
import { ProfileRow } from './profile-row.tsx'
import { RemoveAuthenticatorDialog } from './remove-authenticator-dialog.tsx'
import { SetUpAuthenticatorDialog } from './set-up-authenticator-dialog.tsx'

/** The settings of the second factor: an authenticator app, and backup codes in case it is lost. */
export function AuthenticatorRow({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useMessages(profileMessages)
  const { isOn, isError, refresh } = useAuthenticator()
  // Unknown until the account is read.
  const hasCodes = useRead(contract.account.get, {}).data?.hasBackupCodes !== false
  const codes = useAction(contract.account.codes, [contract.account.get])
  const [showsCodes, setShowsCodes] = useState(false)
  const createCodes = () =>
    codes.mutate(
      {},
      {
        // The dialog may have been closed meanwhile.
        onSuccess: () => setShowsCodes(true),
        onError: ({ code }) => code !== 'recent_sign_in_required' && toast.error(t(`errors.codes.${code}`)),
      },
    )
  const onSetUp = async () => {
    createCodes()
    setShowsCodes(true)
    await refresh()
  }
  // An app is only used together with a password.
  const isUseless = !hasPassword && isOn === false
  const closeCodes = () => {
    setShowsCodes(false)
    // Codes that are being created replace the earlier ones, so they must be shown.
    if (!codes.isPending) codes.reset()
  }
  return (
    <>
      <ProfileRow
        title={
          <>
            {t('profile.app.title')}
            {isOn !== undefined && (
              <Badge tone={isOn ? 'good' : 'neutral'}>{t(isOn ? 'profile.app.on' : 'profile.app.off')}</Badge>
            )}
          </>
        }
        text={t(isError ? 'profile.app.unknown' : isUseless ? 'profile.app.noPassword' : 'profile.app.text')}
        action={
          isError ? (
            <Button onClick={() => void refresh()}>{t('common.retry')}</Button>
          ) : isOn ? (
            <TurnOff onDone={refresh} />
          ) : (
            !isUseless && <SetUp isKnown={isOn !== undefined} onDone={onSetUp} />
          )
        }
      />
      {isOn && (
        <ProfileRow
          title={t('profile.backup.title')}
          text={t(hasCodes ? 'profile.app.hasCodes' : 'profile.app.noCodes')}
          action={
            <>
              <Button onClick={() => setShowsCodes(true)}>{t('profile.backup.open')}</Button>
              {showsCodes && (
                <BackupCodesDialog hasCodes={hasCodes} creation={codes} onCreate={createCodes} onClose={closeCodes} />
              )}
            </>
          }
        />
      )}
    </>
  )
}

interface StepProps {
  onDone: () => Promise<void>
}

function SetUp({ isKnown, onDone }: StepProps & { isKnown: boolean }) {
  const { t } = useMessages(profileMessages)
  const { session } = useServices()
  const [secret, setSecret] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const begin = async () => {
    setIsPending(true)
    const newSecret = await session.security.createAuthenticatorSecret()
    setIsPending(false)
    if (newSecret) setSecret(newSecret)
    else toast.error(t('profile.failures.unavailable'))
  }
  return (
    <>
      <Button disabled={!isKnown} pending={isPending} onClick={() => void begin()}>
        {t('profile.app.setUp')}
      </Button>
      {secret && <SetUpAuthenticatorDialog secret={secret} onDone={onDone} onClose={() => setSecret(undefined)} />}
    </>
  )
}

function TurnOff({ onDone }: StepProps) {
  const { t } = useMessages(profileMessages)
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsDialogOpen(true)}>{t('profile.app.turnOff')}</Button>
      {isDialogOpen && <RemoveAuthenticatorDialog onDone={onDone} onClose={() => setIsDialogOpen(false)} />}
    </>
  )
}

const queryKey = ['security', 'app']

/** Returns whether signing in requires an authenticator app. Undefined until this is known. `refresh` checks again. */
function useAuthenticator() {
  const { session } = useServices()
  const client = useQueryClient()
  const { data, isError } = useQuery({ queryKey, queryFn: session.security.hasAuthenticator, networkMode: 'always' })
  return { isOn: data, isError, refresh: () => client.invalidateQueries({ queryKey }) }
}
