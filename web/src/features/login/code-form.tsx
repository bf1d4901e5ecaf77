import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { codeRules } from '#web/lib/email.ts'
import type { SignIn } from '#web/lib/identity.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { loginMessages } from './messages.ts'

/** What one kind of code looks like, and what is said about it. */
export interface CodeTexts {
  label: string
  hint?: string
  pattern: RegExp
  /** Said of what cannot be a code. */
  required: string
  /** Said of a wrong one. */
  refused: string
}

interface CodeFormProps {
  texts: CodeTexts
  answer: (code: string) => Promise<SignIn>
  /** Other ways on, below the button. */
  children: ReactNode
}

/** A code that completes a sign-in. Being signed in shows by itself. */
export function CodeForm({ texts, answer, children }: CodeFormProps) {
  const { t } = useMessages(loginMessages)
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ code }) => {
    const { status } = await answer(code)
    if (status === 'signed_in') return toast.success(t('login.success'))
    if (status === 'refused') setError('code', { message: texts.refused })
    else toast.error(t(status === 'locked' ? 'auth.locked' : 'auth.unavailable'))
    setFocus('code', { shouldSelect: true })
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <CodeField
        {...register('code', codeRules(texts.required, texts.pattern))}
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
