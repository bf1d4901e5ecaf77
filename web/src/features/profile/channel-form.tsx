import { useForm, useWatch } from 'react-hook-form'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { contract } from '#shared/contract/index.ts'
import { ChannelFound } from '#web/layout/channel-found.tsx'
import { isAboutUrl, useChannelPreview, useChannelProblem } from '#web/layout/channel-lookup.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from './messages.ts'

/** A form to change the channel. As at sign-up, the channel is looked up while typing and again when saving. */
export function ChannelForm({ hasChannel }: { hasChannel: boolean }) {
  const { t } = useMessages(profileMessages)
  const channelProblem = useChannelProblem()
  const update = useAction(contract.account.update, [contract.account.get])
  const { register, control, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { channelUrl: '' } })
  const preview = useChannelPreview(useWatch({ control, name: 'channelUrl' }))
  const previewProblem = isAboutUrl(preview.error) ? channelProblem(preview.error) : undefined
  const submit = handleSubmit(({ channelUrl }) =>
    update.mutate(
      { channelUrl },
      {
        onSuccess: () => {
          toast.success(t('profile.channel.saved'))
          reset()
        },
        onError: (error) => {
          if (error.code === 'channel_connected') return toast.error(t('errors.codes.channel_connected'))
          setError('channelUrl', { message: channelProblem(error) }, { shouldFocus: true })
        },
      },
    ),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex max-w-md flex-col gap-5">
      <TextField
        {...register('channelUrl', {
          setValueAs: (url: string) => url.trim(),
          required: t('channel.required'),
          validate: (url) => parseChannelUrl(url) !== undefined || t('errors.codes.channel_url_invalid'),
        })}
        type="url"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://youtube.com/@..."
        label={t(hasChannel ? 'profile.channel.another' : 'channel.label')}
        hint={t('channel.hint')}
        error={formState.errors.channelUrl?.message ?? previewProblem}
      />
      <ChannelFound preview={preview} />
      <Button type="submit" pending={update.isPending} className="self-start">
        {t(hasChannel ? 'profile.channel.change' : 'profile.channel.add')}
      </Button>
    </form>
  )
}
