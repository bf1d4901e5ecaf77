import { useMessages } from '#web/messages/messages.tsx'
import { yardstickMessages } from '#web/messages/yardstick.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { type StudioYardstick, sources } from './yardstick.ts'

/** Shows what titles are judged by, the number of videos behind it, and how reliable it is. */
export function YardstickPanel({ studio }: { studio: StudioYardstick }) {
  const { t } = useMessages(yardstickMessages)
  const { choice, model } = studio
  const canChoose = choice && model?.state === 'proven'
  return (
    <section aria-label={t('yardstick.heading')} className="flex flex-col items-start gap-2 text-sm">
      {canChoose && (
        <Segments
          label={t('yardstick.heading')}
          value={choice.source}
          onSelect={choice.choose}
          options={sources.map((value) => ({ value, label: t(`yardstick.${value}`) }))}
        />
      )}
      {canChoose && choice.source === 'youtube' ? <p>{t('yardstick.youtubeText')}</p> : <StudioText studio={studio} />}
      <TextLink to={paths.studioData}>{t('yardstick.open')}</TextLink>
    </section>
  )
}

function StudioText({ studio: { model, hasFailed } }: { studio: StudioYardstick }) {
  const { t, format } = useMessages(yardstickMessages)
  if (hasFailed) return <p role="status">{t('yardstick.failed')}</p>
  if (!model) return <p role="status">{t('yardstick.reading')}</p>
  if (model.state === 'too_few') return <p>{t('yardstick.tooFew', { n: model.videos, needed: model.needed })}</p>
  const figures = { n: model.pairs, share: format.percent(model.share) }
  if (model.state === 'unproven') return <p>{t('yardstick.unproven', figures)}</p>
  return (
    <>
      <p className="text-sm text-text">{t('yardstick.proven', { n: model.videos })}</p>
      <p>{t('yardstick.accuracy', figures)}</p>
      <p>{t('yardstick.local')}</p>
    </>
  )
}
