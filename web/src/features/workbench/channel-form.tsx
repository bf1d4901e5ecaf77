import { useForm } from 'react-hook-form'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { contract } from '#shared/contract/index.ts'
import { isAboutUrl } from '#web/layout/channel-lookup.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { insightsMessages } from './messages.ts'

/** Asks for the user's channel if it is unknown, then continues the analysis. */
export function ChannelForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useMessages(insightsMessages)
  const update = useAction(contract.account.update, [contract.account.get])
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { channelUrl: '' } })

  const submit = handleSubmit(({ channelUrl }) =>
    update.mutate(
      { channelUrl },
      {
        onSuccess: onSaved,
        onError: (error) => {
          const message = t(`errors.codes.${error.code}`)
          if (!isAboutUrl(error)) return toast.error(message)
          setError('channelUrl', { message })
          setFocus('channelUrl')
        },
      },
    ),
  )

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Alert tone="warning" title={t('insights.channel.missing')}>
        {t('insights.channel.text')}
      </Alert>
      <TextField
        {...register('channelUrl', {
          required: t('insights.channel.required'),
          validate: (typed) => parseChannelUrl(typed) !== undefined || t('insights.channel.invalid'),
        })}
        label={t('insights.channel.label')}
        placeholder={t('insights.channel.placeholder')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.channelUrl?.message}
      />
      <Button type="submit" variant="primary" pending={update.isPending} className="self-start">
        {t('insights.channel.save')}
      </Button>
    </form>
  )
}
