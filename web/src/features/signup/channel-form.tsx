import { type UseFormReturn, useWatch } from 'react-hook-form'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { ChannelFound } from '#web/layout/channel-found.tsx'
import { isAboutUrl, useChannelPreview, useChannelProblem } from '#web/layout/channel-lookup.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
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

/** The maximum length of a user attribute. */
const longest = 200

/** Step 2: the channel. It is looked up while typing, so that mistakes show early. */
export function ChannelForm({ form, mayExist, onBack, onSubmit, onSkip }: ChannelFormProps) {
  const { t } = useMessages(signupMessages)
  const channelProblem = useChannelProblem()
  const { register, control, formState } = form
  const typed = useWatch({ control, name: 'channelUrl' })
  const preview = useChannelPreview(typed)
  const isChannelUrl = (url: string) => url.length <= longest && parseChannelUrl(url) !== undefined
  const previewProblem = isAboutUrl(preview.error) ? channelProblem(preview.error) : undefined
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
      <TextField
        {...register('channelUrl', {
          setValueAs: (url: string) => url.trim(),
          required: t('channel.required'),
          validate: (url) => isChannelUrl(url) || t('errors.codes.channel_url_invalid'),
        })}
        type="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://youtube.com/@..."
        label={t('channel.label')}
        hint={t('channel.hint')}
        error={formState.errors.channelUrl?.message ?? previewProblem}
      />
      <ChannelFound preview={preview} />
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
