import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { ChannelId, type Follow, following } from '#shared/contract/following.ts'
import type { ApiError } from '#web/lib/api.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { Found } from './found.tsx'
import { outliersMessages } from './messages.ts'

/** Milliseconds to wait after the last keystroke before searching for a name. */
const typingPause = 400
const minNameLength = 2

const explained = [
  'channel_url_invalid',
  'channel_not_found',
  'channel_lookup_failed',
  'youtube_quota_exceeded',
] as const

/** Follows a channel by its address, handle or id, or one of those that we hold by its name. */
export function FollowForm({ follows, max }: { follows: readonly Follow[]; max: number }) {
  const { t } = useMessages(outliersMessages)
  const add = useAction(following.add, [following.list, following.videos])
  const { register, control, handleSubmit, setError, setFocus, reset, formState } = useForm({
    defaultValues: { channel: '' },
  })
  const typed = useWatch({ control, name: 'channel' }).trim()
  const settled = useSettled(typed)
  const isName = settled === typed && typed.length >= minNameLength && !typed.includes('/') && !isChannelId(typed)

  const reasonOf = ({ code }: ApiError) => {
    const known = explained.find((one) => one === code)
    return known ? t(`follows.errors.${known}`) : t(`errors.codes.${code}`)
  }
  const follow = (channel: string) => {
    const before = new Set(follows.map(({ id }) => id))
    add.mutate(
      { channel },
      {
        onSuccess: ({ follow: { id, channel: found } }) => {
          const named = { channel: found?.title ?? t('follows.unnamed') }
          if (before.has(id)) toast.info(t('follows.known', named))
          else toast.success(t(found?.subscribers == null ? 'follows.added' : 'follows.addedHeld', named))
          reset()
          setFocus('channel')
        },
        onError: (error) => {
          setError('channel', { message: reasonOf(error) })
          setFocus('channel')
        },
      },
    )
  }
  const check = (channel: string) => {
    if (channel === '') return t('follows.form.required')
    if (follows.length >= max && follows.every(({ id }) => id !== channel))
      return t('follows.room.first', { n: follows.length - max + 1 })
    if (isChannelId(channel) || parseChannelUrl(channel)) return true
    return t(channel.includes('/') ? 'follows.errors.channel_url_invalid' : 'follows.form.name')
  }
  const submit = handleSubmit(({ channel }) => follow(channel))
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
        <Button type="submit" variant="primary" className="self-start" pending={add.isPending}>
          {t('follows.form.button')}
        </Button>
      </form>
      {isName && <Found name={typed} follows={follows} pending={add.isPending} onFollow={follow} />}
    </>
  )
}

const isChannelId = (text: string) => ChannelId.safeParse(text).success

/** Returns a text as soon as it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, typingPause, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
