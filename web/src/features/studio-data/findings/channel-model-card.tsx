import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import type { ShownModel } from '#web/layout/studio/shown.ts'
import { startWorker } from '#web/layout/studio/start-worker.ts'
import { AnnouncedVerdict, ExplainedVerdict } from '#web/layout/verdict/verdict-line.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { studioMessages } from '../messages.ts'

/** The channel's own model. How often it is right, and a field to rank a title, are shown only if it beats chance. */
export function ChannelModelCard({ model }: { model: ShownModel }) {
  const { t, format } = useMessages(studioMessages)
  return (
    <Card title={t('studio.model.heading')} description={t('studio.model.description')}>
      {model.state === 'too_few' && (
        <p className="text-sm">{t('studio.model.tooFew', { n: model.videos, needed: model.needed })}</p>
      )}
      {model.state === 'unproven' && <p className="text-sm">{t('studio.model.unproven', { n: model.videos })}</p>}
      {model.state === 'proven' && (
        <div className="flex flex-col gap-4 text-sm">
          <p>
            {t('studio.model.proven', {
              share: format.percent(model.share),
              n: model.pairs,
              luck: format.percent(Math.max(model.luck, 0.001)),
            })}
          </p>
          <p>{t('studio.model.used')}</p>
          <TryTitle model={model.id} />
        </div>
      )}
    </Card>
  )
}

function TryTitle({ model }: { model: number }) {
  const { t } = useMessages(studioMessages)
  const [title, setTitle] = useState('')
  const { data } = useQuery({
    queryKey: ['studio', 'judgments', model, title],
    queryFn: () => startWorker().judgeTitles(model, [title.trim()], {}),
    enabled: title.trim() !== '',
    placeholderData: keepPreviousData,
  })
  const judged = title.trim() === '' ? undefined : data?.[0]
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <TextField
        label={t('studio.model.try')}
        maxLength={maxTitleLength}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <div className="min-h-6">
        {judged?.state === 'judged' && (
          <>
            <ExplainedVerdict verdict={judged.verdict} />
            <AnnouncedVerdict verdict={judged.verdict} />
          </>
        )}
      </div>
    </div>
  )
}
