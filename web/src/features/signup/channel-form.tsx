import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChannelField, useChannelRules } from './channel-field.tsx'
import { Consent } from './consent.tsx'
import type { SignUpFields } from './kept-fields.ts'
import { KnownAccount } from './known-account.tsx'
import { signupMessages } from './messages.ts'

interface ChannelFormProps {
  form: UseFormReturn<SignUpFields>
  mayExist: boolean
  onBack: () => void
  onSubmit: () => Promise<void>
  /** Signs up without a channel. */
  onSkip: () => Promise<void>
}

/** Step 2: the channel. */
export function ChannelForm({ form, mayExist, onBack, onSubmit, onSkip }: ChannelFormProps) {
  const { t } = useMessages(signupMessages)
  const { register, control, formState } = form
  const rules = useChannelRules()
  const typed = useWatch({ control, name: 'channelUrl' })
  return (
    <form
      noValidate
      aria-label={t('signup.channel.title')}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
      className="flex flex-col gap-5"
    >
      <ChannelField field={register('channelUrl', rules)} typed={typed} error={formState.errors.channelUrl?.message} />
      <Consent />
      {mayExist && <KnownAccount email={form.getValues('email')} />}
      <div className="flex gap-3">
        <Button onClick={onBack}>{t('signup.channel.back')}</Button>
        <Button type="submit" variant="primary" pending={formState.isSubmitting} className="flex-1">
          {t('signup.channel.submit')}
        </Button>
      </div>
      <Button variant="ghost" onClick={() => void onSkip()}>
        {t('signup.channel.skip')}
      </Button>
    </form>
  )
}
