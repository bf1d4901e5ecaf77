import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMessages } from '#web/messages/messages.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AddressForm } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { ConfirmUserForm } from './confirm-user-form.tsx'
import { profileMessages } from './messages.ts'
import type { ResumedDialogProps } from './use-named-dialog.ts'

/** Changes the login address: confirms the user, takes the new address, and checks the code sent to it. */
export function EmailDialog({ typed, onClose }: ResumedDialogProps) {
  const { t } = useMessages(profileMessages)
  const [step, setStep] = useState<'who' | 'where' | 'sent'>('who')
  const [email, setEmail] = useState(typed?.email ?? '')
  const [isRefused, setIsRefused] = useState(false)
  // The confirmation is valid for ten minutes.
  const onConfirmationExpired = (address: string) => {
    setEmail(address)
    setIsRefused(true)
    setStep('who')
  }
  const [, setQuery] = useSearchParams()
  const onSent = (address: string) => {
    setQuery({}, { replace: true })
    setEmail(address)
    setStep('sent')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.email.dialog')}
      description={t(`profile.email.${step}`, { email })}
      closeLabel={t('common.close')}
    >
      {step === 'who' && (
        <ConfirmUserForm
          label={t('profile.email.next')}
          variant="primary"
          dialog="email"
          typed={{ email }}
          isRefused={isRefused}
          onConfirmed={() => setStep('where')}
          onClose={onClose}
        />
      )}
      {step === 'where' && (
        <AddressForm email={email} onSent={onSent} onConfirmationExpired={onConfirmationExpired} onClose={onClose} />
      )}
      {step === 'sent' && (
        <CodeForm
          email={email}
          onBack={() => setStep('where')}
          onConfirmationExpired={() => onConfirmationExpired(email)}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
