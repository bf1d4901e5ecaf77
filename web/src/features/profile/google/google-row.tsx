import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { profileMessages } from '../messages.ts'
import { SecurityRow } from '../security-row.tsx'
import { useIdentities } from '../use-identities.ts'

/** Whether a Google account opens this account, and a button that connects or disconnects it. */
export function GoogleRow({ onOpen }: { onOpen: () => void }) {
  const { t } = useMessages(profileMessages)
  const { isOn, data, error, refetch, isFetching } = useIdentities()
  const button = useRef<HTMLButtonElement>(null)
  const { state } = useLocation()
  // Back from Google, which has just been connected.
  const isNew = state?.focus === 'google'
  const isReady = isOn && data !== undefined
  useEffect(() => {
    if (isNew && isReady) button.current?.focus()
  }, [isNew, isReady])
  if (!isOn) return null
  const google = data?.google
  const text = google
    ? google.email
      ? t('profile.google.connected', { email: google.email })
      : t('profile.google.connectedOnly')
    : t('profile.google.text')
  return (
    <SecurityRow
      title={t('profile.google.title')}
      text={!data && error ? t('profile.google.unknown') : text}
      action={
        !data && error ? (
          <Button pending={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        ) : (
          <Button ref={button} disabled={!data} onClick={onOpen}>
            {t(google ? 'profile.google.disconnect' : 'profile.google.connect')}
          </Button>
        )
      }
    />
  )
}
