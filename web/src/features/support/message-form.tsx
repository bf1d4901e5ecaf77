import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { contract } from '#shared/contract/index.ts'
import { messageLimits, type Receipt } from '#shared/contract/message.ts'
import type { ApiError } from '#web/lib/api.ts'
import { isEmail, toEmail } from '#web/lib/email.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessageId } from '#web/lib/use-message-id.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField, TextArea, TextField } from '#web/ui/text-field.tsx'
import { supportMessages } from './messages.ts'
import { Sent } from './sent.tsx'

/**
 * A form for a message to the operator. `answerTo` is the signed-in user's address; without it, the form asks for name and address.
 * The text is kept if sending fails.
 */
export function MessageForm({ answerTo }: { answerTo?: string }) {
  const [receipt, setReceipt] = useState<Receipt>()
  return receipt ? (
    <Sent {...receipt} answerTo={answerTo} onAgain={() => setReceipt(undefined)} />
  ) : (
    <Form answerTo={answerTo} onSent={setReceipt} />
  )
}

interface FormProps {
  answerTo: string | undefined
  onSent: (receipt: Receipt) => void
}

const trimmed = { setValueAs: (typed: string) => typed.trim() }

function Form({ answerTo, onSent }: FormProps) {
  const { t } = useMessages(supportMessages)
  const fromUser = useAction(contract.support.send)
  const fromVisitor = useAction(contract.support.contact)
  const idOf = useMessageId()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', email: '', subject: '', message: '' },
  })
  const { errors } = formState
  const { isPending, error } = answerTo === undefined ? fromVisitor : fromUser
  const submit = handleSubmit(({ name, email, subject, message }) => {
    if (isPending) return
    const id = idOf({ name, email, subject, message })
    if (answerTo === undefined) fromVisitor.mutate({ id, name, email, subject, message }, { onSuccess: onSent })
    else fromUser.mutate({ id, subject, message }, { onSuccess: onSent })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {answerTo === undefined && (
        <>
          <TextField
            {...register('name', { ...trimmed, validate: (typed) => typed !== '' || t('support.form.nameMissing') })}
            autoComplete="name"
            maxLength={messageLimits.name}
            label={t('support.form.name')}
            error={errors.name?.message}
          />
          <EmailField
            {...register('email', {
              setValueAs: toEmail,
              validate: (typed) => isEmail(typed) || t('support.form.emailInvalid'),
            })}
            autoComplete="email"
            maxLength={254}
            label={t('support.form.email')}
            hint={t('support.form.emailHint')}
            error={errors.email?.message}
          />
        </>
      )}
      <TextField
        {...register('subject', { ...trimmed, validate: (typed) => typed !== '' || t('support.form.subjectMissing') })}
        maxLength={messageLimits.subject}
        label={t('support.form.subject')}
        error={errors.subject?.message}
      />
      <TextArea
        {...register('message', { ...trimmed, validate: (typed) => typed !== '' || t('support.form.messageMissing') })}
        rows={6}
        maxLength={messageLimits.message}
        label={t('support.form.message')}
        hint={answerTo ? t('support.form.answerTo', { email: answerTo }) : undefined}
        error={errors.message?.message}
      />
      {error && <Alert tone="danger">{t(faultOf(error))}</Alert>}
      <Button type="submit" variant="primary" pending={isPending} className="self-start">
        {t('support.form.send')}
      </Button>
    </form>
  )
}

/** Error messages that differ from the general ones. */
const faultOf = ({ code }: ApiError) =>
  code === 'too_many_requests' ? 'support.form.tooMany' : (`errors.codes.${code}` as const)
