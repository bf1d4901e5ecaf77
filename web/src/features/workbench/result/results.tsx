import { lazy, type ReactNode, type Ref, Suspense } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import type { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { useStudio } from '#web/layout/studio/yardstick.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { ownPatternsMessages } from '#web/messages/own-patterns.ts'
import { provenMessages } from '#web/messages/proven.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useAdvice } from '../advice/use-advice.ts'
import { isSameImage } from '../thumbnail/is-same-image.ts'
import { resultMessages } from './messages.ts'
import { Evidence, SuggestedTitles, TitleDetails } from './title-result.tsx'
import { findTitled } from './titled.ts'

/** Loaded only for analyses with a thumbnail. */
const ThumbnailResult = lazy(async () => ({
  default: (await import('../thumbnail/thumbnail-result.tsx')).ThumbnailResult,
}))

/** Loaded only with an AI provider. */
const AdvicePart = lazy(async () => ({ default: (await import('../advice/advice-part.tsx')).AdvicePart }))

/** Loaded when its tab is opened. */
const OwnPatterns = lazyComponent(() => import('#web/layout/own-patterns.tsx'), 'OwnPatterns', ownPatternsMessages)

const ProvenTitles = lazyComponent(() => import('#web/layout/proven/proven-titles.tsx'), 'ProvenTitles', provenMessages)

const ChannelPatterns = () => (
  <Suspense fallback={<Skeleton className="h-24" />}>
    <OwnPatterns as="section" />
  </Suspense>
)

interface ResultsProps {
  ref: Ref<HTMLElement>
  analysis: Analysis
  /** Whether the analysis is new. AI advice is then requested. */
  isNew: boolean
  /** The checks of the video's lead thumbnail, if any. */
  lead: ThumbnailAnalysis | undefined
  /** Puts a suggested title into the input field and moves there. */
  onUse: (title: string) => void
  /** The open tab. Undefined until one is chosen. */
  tab: ResultTab | undefined
  onTab: (tab: ResultTab) => void
}

export type ResultTab = 'titles' | 'thumbnail' | 'examples' | 'channel' | 'details'

/** The rest of an analysis, below its verdict and next steps: suggested titles, the thumbnail's checks, examples and details. */
export function Results({ ref, analysis, isNew, lead, onUse, tab, onTab }: ResultsProps) {
  const { t } = useMessages(resultMessages)
  const { thumbnailAnalysis, thumbnailUrl, pairChecks = [] } = analysis
  const advice = useAdvice(analysis, isNew)
  const isByStudio = useStudio()?.isUsed
  const titled = findTitled(analysis)
  const renderAdvice = (about: 'title' | 'thumbnail') =>
    advice.isOffered && (
      <Suspense fallback={<Skeleton className="h-16" />}>
        <AdvicePart
          advice={advice}
          about={about}
          isFirstPart={about === 'title' || !titled}
          {...(about === 'title' ? { onUse } : {})}
        />
      </Suspense>
    )
  const thumbnail = thumbnailAnalysis && (
    <Suspense fallback={<Skeleton className="aspect-video" />}>
      <ThumbnailResult
        analysis={thumbnailAnalysis}
        pairChecks={pairChecks}
        src={thumbnailUrl}
        isOther={lead !== undefined && !isSameImage(lead, thumbnailAnalysis)}
        advice={renderAdvice('thumbnail')}
      />
    </Suspense>
  )
  const tabs: { value: ResultTab; label: string; panel: ReactNode; kept?: boolean }[] = [
    ...(titled
      ? [
          {
            value: 'titles' as const,
            label: t('result.tabs.titles'),
            panel: <SuggestedTitles analysis={titled} advice={renderAdvice('title')} onUse={onUse} />,
            kept: true,
          },
        ]
      : []),
    ...(thumbnail ? [{ value: 'thumbnail' as const, label: t('thumbnails.label'), panel: thumbnail, kept: true }] : []),
    ...(titled
      ? [
          {
            value: 'examples' as const,
            label: t('result.tabs.examples'),
            panel: (
              <div className="grid grid-cols-1 items-start gap-x-10 gap-y-5 @3xl:grid-cols-2">
                <Evidence analysis={titled} />
                <Suspense>
                  <ProvenTitles title={titled.title} />
                </Suspense>
                <p className="hidden text-sm text-muted only:block">{t('result.noExamples')}</p>
              </div>
            ),
          },
        ]
      : []),
    ...(analysis.ownHistory && !isByStudio
      ? [{ value: 'channel' as const, label: t('result.tabs.channel'), panel: <ChannelPatterns /> }]
      : []),
    ...(titled?.titleAnalysis.basis === 'model'
      ? [
          {
            value: 'details' as const,
            label: t('result.tabs.details'),
            panel: <TitleDetails analysis={titled} scored={titled.titleAnalysis} />,
          },
        ]
      : []),
  ]
  return (
    <Card ref={ref} tabIndex={-1} title={t('result.tabs.label')} className="@container scroll-mt-4">
      <Tabs
        label={t('result.tabs.label')}
        value={tabs.find(({ value }) => value === tab)?.value ?? (thumbnail ? 'thumbnail' : 'titles')}
        onSelect={onTab}
        tabs={tabs}
      />
    </Card>
  )
}
