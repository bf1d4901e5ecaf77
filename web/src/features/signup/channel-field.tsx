import type { UseFormRegisterReturn } from 'react-hook-form'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { ChannelFound } from '#web/layout/channel-found.tsx'
import { isAboutUrl, useChannelPreview, useChannelProblem } from '#web/layout/channel-lookup.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { signupMessages } from './messages.ts'

/** The maximum length of a user attribute. */
const maxLength = 200

const isChannelUrl = (url: string) => url.length <= maxLength && parseChannelUrl(url) !== undefined

/** Returns the validation rules of a channel field. */
export function useChannelRules() {
  const { t } = useMessages(signupMessages)
  return {
    setValueAs: (url: string) => url.trim(),
    required: t('channel.required'),
    validate: (url: string) => isChannelUrl(url) || t('errors.codes.channel_url_invalid'),
  }
}

interface ChannelFieldProps {
  field: UseFormRegisterReturn
  /** The text in the field. */
  typed: string
  error: string | undefined
}

/** A field for a channel's URL. The channel is looked up while typing, so that mistakes are noticed early. */
export function ChannelField({ field, typed, error }: ChannelFieldProps) {
  const { t } = useMessages(signupMessages)
  const channelProblem = useChannelProblem()
  const preview = useChannelPreview(typed)
  const previewProblem = isAboutUrl(preview.error) ? channelProblem(preview.error) : undefined
  return (
    <>
      <TextField
        {...field}
        type="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://youtube.com/@..."
        label={t('channel.label')}
        hint={t('channel.hint')}
        error={error ?? previewProblem}
      />
      <ChannelFound preview={preview} />
    </>
  )
}
