import type { ComponentProps, ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useCanOfferPasskey } from '#web/layout/passkeys/use-can-offer-passkey.ts'
import { codeRules } from '#web/lib/email.ts'
import type { SignIn } from '#web/lib/identity.ts'
import { queuePasskeyOffer } from '#web/lib/passkey-offer.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { loginMessages } from './messages.ts'

/** The format and messages of a kind of code. */
interface CodeTexts {
  label: string
  hint?: string
  pattern: RegExp
  /** The message for a malformed code. */
  malformed: string
  /** The message for a wrong code. */
  incorrect: string
}

interface CodeFormProps extends Pick<ComponentProps<typeof CodeField>, 'inputMode'> {
  texts: CodeTexts
  submitCode: (code: string) => Promise<SignIn>
  /** Alternatives below the button. */
  children: ReactNode
}

/** Takes the code that completes a sign-in. On success, `SignedInRedirect` leaves the screen. */
export function CodeForm({ texts, submitCode, children, ...field }: CodeFormProps) {
  const { t } = useMessages(loginMessages)
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState
  const canOfferPasskey = useCanOfferPasskey()

  const submit = handleSubmit(async ({ code }) => {
    const { status } = await submitCode(code)
    if (status === 'signed_in') {
      if (canOfferPasskey) queuePasskeyOffer()
      return toast.success(t('login.success'))
    }
    if (status === 'refused') setError('code', { message: texts.incorrect })
    else toast.error(t(status === 'locked' ? 'auth.locked' : 'auth.unavailable'))
    setFocus('code', { shouldSelect: true })
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <CodeField
        {...register('code', codeRules(texts.malformed, texts.pattern))}
        {...field}
        autoFocus
        label={texts.label}
        hint={texts.hint}
        error={errors.code?.message}
      />
      <Button type="submit" variant="primary" pending={isSubmitting}>
        {isSubmitting ? t('login.submitting') : t('login.submit')}
      </Button>
      {children}
    </form>
  )
}
