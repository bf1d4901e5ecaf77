import { useForm, useWatch } from 'react-hook-form'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { ChannelId, type Follow } from '#shared/contract/following.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Found } from './found.tsx'
import { outliersMessages } from './messages.ts'
import { useFollow } from './use-follow.ts'

/** Milliseconds to wait after the last keystroke before searching for a name. */
const typingPause = 400
const minNameLength = 2

/** Follows a channel by its URL, handle or id. A name is searched among stored channels. */
export function FollowForm({ follows, max }: { follows: readonly Follow[]; max: number }) {
  const { t } = useMessages(outliersMessages)
  const { follow, pending } = useFollow(follows)
  const { register, control, handleSubmit, setError, setFocus, reset, formState } = useForm({
    defaultValues: { channel: '' },
  })
  const typed = useWatch({ control, name: 'channel' }).trim()
  const settled = useSettled(typed, typingPause)
  const isName = settled === typed && typed.length >= minNameLength && !typed.includes('/') && !isChannelId(typed)

  const submitted = (channel: string) =>
    follow(channel, {
      onDone: () => {
        reset()
        setFocus('channel')
      },
      onRefused: (message) => {
        setError('channel', { message })
        setFocus('channel')
      },
    })
  const check = (channel: string) => {
    if (channel === '') return t('follows.form.required')
    if (follows.length >= max && follows.every(({ id }) => id !== channel))
      return t('follows.room.first', { n: follows.length - max + 1 })
    if (isChannelId(channel) || parseChannelUrl(channel)) return true
    return t(channel.includes('/') ? 'follows.errors.channel_url_invalid' : 'follows.form.name')
  }
  const submit = handleSubmit(({ channel }) => submitted(channel))
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <TextField
          {...register('channel', { setValueAs: (text: string) => text.trim(), validate: check })}
          label={t('follows.form.label')}
          hint={t('follows.form.hint')}
          placeholder={t('follows.form.placeholder')}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.channel?.message}
        />
        <Button type="submit" variant="primary" className="self-start" pending={pending.size > 0}>
          {t('follows.form.button')}
        </Button>
      </form>
      {isName && <Found name={typed} follows={follows} pending={pending.size > 0} onFollow={submitted} />}
    </>
  )
}

const isChannelId = (text: string) => ChannelId.safeParse(text).success
