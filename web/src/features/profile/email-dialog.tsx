import { useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AddressForm } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { ProofForm } from './proof-form.tsx'

/** Changes the address one logs in with: who knows the password names the new one, and enters the code mailed to it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages()
  const [isProven, setIsProven] = useState(false)
  const [email, setEmail] = useState<string>()
  const step = !isProven ? 'who' : email === undefined ? 'where' : 'sent'
  // Ten minutes after the proof it no longer counts.
  const onStale = () => setIsProven(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.email.dialog')}
      description={t(`profile.email.${step}`, { email: email ?? '' })}
      closeLabel={t('common.close')}
    >
      {step === 'who' && (
        <ProofForm
          label={t('profile.email.next')}
          variant="primary"
          onProven={() => setIsProven(true)}
          onClose={onClose}
        />
      )}
      {step === 'where' && <AddressForm onSent={setEmail} onStale={onStale} onClose={onClose} />}
      {step === 'sent' && <CodeForm email={email ?? ''} onStale={onStale} onClose={onClose} />}
    </Dialog>
  )
}
