import { useState } from 'react'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { AppDialog } from './app-dialog.tsx'
import { AppOffDialog } from './app-off-dialog.tsx'
import { profileMessages } from './messages.ts'
import { SecurityRow } from './security-row.tsx'
import { useApp } from './use-app.ts'

/** The second factor: a code of an authenticator app at each sign-in. */
export function AppRow() {
  const { t } = useMessages(profileMessages)
  const { isOn, isError, refresh } = useApp()
  return (
    <SecurityRow
      title={
        <>
          {t('profile.app.title')}
          {isOn !== undefined && (
            <Badge tone={isOn ? 'good' : 'neutral'}>{t(isOn ? 'profile.app.on' : 'profile.app.off')}</Badge>
          )}
        </>
      }
      text={t(isError ? 'profile.app.unknown' : isOn ? 'profile.app.lost' : 'profile.app.text')}
      action={
        isError ? (
          <Button onClick={() => void refresh()}>{t('common.retry')}</Button>
        ) : isOn ? (
          <TurnOff onDone={refresh} />
        ) : (
          <SetUp isKnown={isOn !== undefined} onDone={refresh} />
        )
      }
    />
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
    const given = await session.security.createAuthenticatorSecret()
    setIsPending(false)
    if (given) setSecret(given)
    else toast.error(t('profile.failures.unavailable'))
  }
  return (
    <>
      <Button disabled={!isKnown} pending={isPending} onClick={() => void begin()}>
        {t('profile.app.setUp')}
      </Button>
      {secret && <AppDialog secret={secret} onDone={onDone} onClose={() => setSecret(undefined)} />}
    </>
  )
}

function TurnOff({ onDone }: StepProps) {
  const { t } = useMessages(profileMessages)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('profile.app.turnOff')}</Button>
      {isAsking && <AppOffDialog onDone={onDone} onClose={() => setIsAsking(false)} />}
    </>
  )
}
