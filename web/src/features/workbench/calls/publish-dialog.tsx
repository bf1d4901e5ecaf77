import { useForm } from 'react-hook-form'
import type { Analysis } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { parseVideoId } from '#shared/video-url.ts'
import { useJudgedBy } from '#web/layout/studio/use-judged-by.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { insightsMessages } from '../messages.ts'

interface PublishDialogProps {
  analysis: Analysis
  onClose: () => void
}

/** Asks for the video that was published from an analysis. */
export function PublishDialog({ analysis: { id }, onClose }: PublishDialogProps) {
  const { t } = useMessages(insightsMessages)
  const publish = useAction(contract.advice.publish, [contract.advice.history, contract.advice.record])
  const judgedBy = useJudgedBy()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { video: '' } })
  const submit = handleSubmit(({ video }) =>
    publish.mutate(
      { id, video, ...judgedBy },
      {
        onSuccess: ({ noCall }) => {
          toast.success(t('record.call.saved'))
          if (noCall && noCall !== 'not_offered') toast.info(t(`calls.none.${noCall}`))
          onClose()
        },
        onError: ({ code }) => {
          setError('video', { message: t(`errors.codes.${code}`) })
          setFocus('video')
        },
      },
    ),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('record.call.title')}
      description={t('record.call.text')}
      closeLabel={t('common.close')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextField
          {...register('video', {
            validate: (typed) =>
              typed.trim() === ''
                ? t('record.call.required')
                : parseVideoId(typed) !== undefined || t('errors.codes.video_url_invalid'),
          })}
          label={t('record.call.label')}
          placeholder={t('record.call.placeholder')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.video?.message}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" pending={publish.isPending}>
            {t('record.call.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
