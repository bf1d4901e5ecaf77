import type { ShownFindings } from '#web/layout/studio/shown.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { studioMessages } from '../messages.ts'
import { ChannelModelCard } from './channel-model-card.tsx'
import { ClickCurves } from './click-curves.tsx'
import { FormatTable } from './format-table.tsx'
import { MissedVideos } from './missed-videos.tsx'
import { RetentionCurves } from './retention-curves.tsx'
import { SourceTable } from './source-table.tsx'
import { TitleTraits } from './title-traits.tsx'

/** The findings of the exports, each in a card. */
export function FindingCards({ findings }: { findings: ShownFindings }) {
  const { t } = useMessages(studioMessages)
  const { videos, clicks, retention, formats, sources, model } = findings
  return (
    <>
      {videos > 0 && (
        <>
          <MissedVideos clicks={clicks} />
          <ClickCurves clicks={clicks} />
          <TitleTraits traits={clicks.traits} />
          <ChannelModelCard model={model} />
          <FormatTable comparisons={formats} />
          <RetentionCurves curves={retention} />
        </>
      )}
      {sources.length > 0 && (
        <Card title={t('studio.sources.heading')} description={t('studio.sources.description')}>
          <SourceTable sources={sources} />
        </Card>
      )}
    </>
  )
}
