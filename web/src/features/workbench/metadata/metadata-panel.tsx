import { FileText, Sparkles } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { maxHappensLength } from '#shared/advice/question.ts'
import { contract } from '#shared/contract/index.ts'
import { maxAboutLength } from '#shared/metadata.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { HappensField } from '#web/layout/happens/happens-field.tsx'
import { PlanFull, PlanMeter } from '#web/layout/plan-meter.tsx'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { metadataMessages } from './messages.ts'
import { MetadataResult } from './metadata-result.tsx'

/** Writes a description and tags for a video. The first two fields follow the workbench until the user edits them here. */
export function MetadataPanel({ title, happens }: { title: string; happens: string }) {
  const { t } = useMessages(metadataMessages)
  const [editedTitle, setEditedTitle] = useState<string>()
  const [editedHappens, setEditedHappens] = useState<string>()
  const [about, setAbout] = useState('')
  const [isMissing, setMissing] = useState(false)
  const titleField = useRef<HTMLInputElement>(null)
  const happensField = useRef<HTMLTextAreaElement>(null)
  const write = useAction(contract.advice.metadata, [contract.account.get])
  const [shownTitle, shownHappens] = [editedTitle ?? title, editedHappens ?? happens]
  const isFull = write.error?.code === 'plan_limit_reached'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = !shownTitle.trim()
    setMissing(isEmpty)
    if (isEmpty || shownTitle.length > maxTitleLength) return titleField.current?.focus()
    if (shownHappens.length > maxHappensLength) return happensField.current?.focus()
    if (write.isPending) return
    write.mutate(
      { title: shownTitle, happens: shownHappens, about },
      {
        onSuccess: () => toast.success(t('metadata.toasts.success')),
        onError: ({ code }) => {
          if (code === 'plan_limit_reached') return
          toast.error(t(code === 'too_many_requests' ? `errors.codes.${code}` : 'metadata.toasts.failure'))
        },
      },
    )
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={t('metadata.heading')}>
        <p className="mb-5 text-sm text-muted">{t('metadata.intro')}</p>
        <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
          <TextField
            ref={titleField}
            label={t('metadata.title')}
            placeholder={t('metadata.titlePlaceholder')}
            autoComplete="off"
            value={shownTitle}
            error={
              shownTitle.length > maxTitleLength
                ? t('prediction.checks.over_limit')
                : isMissing && !shownTitle.trim()
                  ? t('metadata.titleRequired')
                  : undefined
            }
            counter={t('insights.content.count', { n: shownTitle.length, most: maxTitleLength })}
            onChange={(event) => setEditedTitle(event.currentTarget.value)}
          />
          <HappensField ref={happensField} happens={shownHappens} onEdit={setEditedHappens} />
          <TextArea
            rows={7}
            label={t('metadata.about')}
            hint={t('metadata.aboutHint')}
            counter={t('insights.content.count', { n: about.length, most: maxAboutLength })}
            maxLength={maxAboutLength}
            value={about}
            onChange={(event) => setAbout(event.currentTarget.value)}
          />
          <div className="flex flex-col items-start gap-4 border-t border-line pt-5">
            <Button type="submit" variant="primary" icon={<Sparkles aria-hidden />} pending={write.isPending}>
              {t(write.isPending ? 'metadata.working' : 'metadata.write')}
            </Button>
            <PlanMeter of="optimisations" />
          </div>
        </form>
      </Card>
      <div aria-live="polite" aria-busy={write.isPending} className="contents">
        {isFull && <PlanFull of="optimisations" />}
        {write.data && <MetadataResult {...write.data} />}
        {!isFull && !write.data && <NothingYet isWorking={write.isPending} />}
      </div>
    </div>
  )
}

/** Reserves the space of the result beside the form on wide screens. */
function NothingYet({ isWorking }: { isWorking: boolean }) {
  const { t } = useMessages(metadataMessages)
  return (
    <Card title={t('metadata.result')} className="max-lg:hidden">
      {isWorking ? (
        <div className="flex flex-col gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-6 w-2/3" />
        </div>
      ) : (
        <EmptyState icon={<FileText aria-hidden />} title={t('metadata.empty')}>
          {t('metadata.emptyText')}
        </EmptyState>
      )}
    </Card>
  )
}
