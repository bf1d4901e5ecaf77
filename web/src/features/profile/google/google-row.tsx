import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from '../messages.ts'
import { ProfileRow } from '../profile-row.tsx'
import { disconnectedHash, useIdentities } from '../use-identities.ts'

/** Shows whether a Google account is connected, and a button that connects or disconnects it. */
export function GoogleRow({ onOpen }: { onOpen: () => void }) {
  const { t } = useMessages(profileMessages)
  const { isOn, data, error, refetch, isFetching } = useIdentities()
  const button = useRef<HTMLButtonElement>(null)
  const { state, hash } = useLocation()
  const [, setQuery] = useSearchParams()
  // The user returns from connecting Google, or from the user pool after disconnecting it.
  const hasReturned = state?.focus === 'google' || hash === disconnectedHash
  const isReady = isOn && data !== undefined
  useEffect(() => {
    if (hasReturned && isReady) button.current?.focus()
  }, [hasReturned, isReady])
  const google = data?.google
  // React runs effects twice in development.
  const hasShownToast = useRef(false)
  useEffect(() => {
    if (hasShownToast.current || !isReady || hash !== disconnectedHash) return
    hasShownToast.current = true
    // Any link could contain the hash, so it is not proof.
    if (!google) toast.success(t('profile.google.disconnected'))
    setQuery({}, { replace: true, state: { focus: 'google' } })
  })
  if (!isOn) return null
  const text = google
    ? google.email
      ? t('profile.google.connected', { email: google.email })
      : t('profile.google.connectedOnly')
    : t('profile.google.text')
  return (
    <ProfileRow
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
