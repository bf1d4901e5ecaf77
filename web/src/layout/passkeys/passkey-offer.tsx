import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { endPasskeyOffer, markPasskeyOffered } from '#web/lib/passkey-offer.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { passkeysMessages } from '#web/messages/passkeys.ts'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAddPasskey } from './use-add-passkey.ts'

/** Offers a passkey to a user without one. Ends the offer for users who have one. */
export function PasskeyOffer() {
  const [isOver, setIsOver] = useState(false)
  const { data } = useRead(contract.passkeys.list, {})
  const hasPasskey = data !== undefined && data.passkeys.length > 0
  useEffect(() => {
    if (hasPasskey) endPasskeyOffer()
  }, [hasPasskey])
  if (isOver || !data || hasPasskey) return null
  const end = () => {
    endPasskeyOffer()
    setIsOver(true)
    // The focused button was removed.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return <Offer onEnd={end} />
}

function Offer({ onEnd }: { onEnd: () => void }) {
  const { t } = useMessages(passkeysMessages)
  const { proposedName, add, isPending } = useAddPasskey()
  const navigate = useNavigate()
  useEffect(markPasskeyOffered, [])
  const accept = async () => {
    const outcome = await add(proposedName)
    if (outcome !== 'failed') onEnd()
    if (outcome === 'stale') await navigate(`${paths.profile}?passkeys`)
  }
  return (
    <Alert
      title={t('passkeys.offer.title')}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="small" pending={isPending} onClick={() => void accept()}>
            {t('passkeys.add')}
          </Button>
          <Button size="small" variant="ghost" onClick={onEnd}>
            {t('passkeys.offer.later')}
          </Button>
        </div>
      }
    >
      {t('passkeys.offer.text')}
    </Alert>
  )
}
