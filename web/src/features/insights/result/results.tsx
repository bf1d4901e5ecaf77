import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { useStudio } from '#web/layout/studio/yardstick.ts'
import { useAnalyzed } from '#web/layout/yardstick/use-analyzed.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { ownPatternsMessages } from '#web/messages/own-patterns.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useAdvice } from '../advice/use-advice.ts'
import { resultMessages } from './messages.ts'
import { StickyVerdict } from './sticky-verdict.tsx'
import { OtherTitles, TitleDetails, TitleResult } from './title-result.tsx'

/** Loaded only for drafts with a thumbnail. */
const ThumbnailResult = lazy(async () => ({
  default: (await import('../thumbnail/thumbnail-result.tsx')).ThumbnailResult,
}))

/** Loaded only with an AI provider. */
const AdvicePart = lazy(async () => ({ default: (await import('../advice/advice-part.tsx')).AdvicePart }))

/** Loaded when its tab is opened. */
const OwnPatterns = lazyComponent(() => import('#web/layout/own-patterns.tsx'), 'OwnPatterns', ownPatternsMessages)

const ChannelPatterns = () => (
  <Suspense fallback={<Skeleton className="h-24" />}>
    <OwnPatterns as="section" />
  </Suspense>
)

interface ResultsProps {
  analysis: Analysis
  /** Whether the analysis is new, in which case AI advice is requested. */
  isNew: boolean
  /** The address of the thumbnail, if available. */
  thumbnailUrl: string | undefined
  /** The title in the input field. */
  current: string
  /** Puts an offered title into the input field. */
  onApply: (title: string) => void
  /** Puts an offered title into the input field and moves there. */
  onUse: (title: string) => void
  /** Moves to the input field. */
  onEdit: () => void
  /** Called once the results are on the screen. */
  onShown: () => void
}

type Tab = 'titles' | 'thumbnail' | 'channel' | 'details'

/** The results of an analysis: the verdict with its next steps and evidence, and the rest in tabs below. */
export function Results({ analysis, isNew, thumbnailUrl, current, onApply, onUse, onEdit, onShown }: ResultsProps) {
  const { t } = useMessages(resultMessages)
  const [tab, setTab] = useState<Tab>()
  const verdictPlace = useRef<HTMLDivElement>(null)
  const tabsPlace = useRef<HTMLDivElement>(null)
  const analyzed = useAnalyzed(analysis)
  const latestOnShown = useRef(onShown)
  useEffect(() => latestOnShown.current(), [])
  const { title, titleAnalysis, thumbnailAnalysis, pairChecks: titleThumbnailChecks = [] } = analysis
  const advice = useAdvice(analysis, isNew)
  const isByStudio = useStudio()?.isUsed
  const hasTitle = title !== undefined && titleAnalysis !== undefined
  const onOthers = () => {
    setTab('titles')
    tabsPlace.current?.scrollIntoView({ block: 'start' })
    tabsPlace.current?.querySelector<HTMLElement>('[role=tab]')?.focus({ preventScroll: true })
  }
  const renderAdvice = (about: 'title' | 'thumbnail') =>
    advice.isOffered && (
      <Suspense fallback={<Skeleton className="h-16" />}>
        <AdvicePart
          advice={advice}
          about={about}
          isFirstPart={about === 'title' || !hasTitle}
          {...(about === 'title' ? { onUse } : {})}
        />
      </Suspense>
    )
  const thumbnail = thumbnailAnalysis && (
    <Suspense fallback={<Skeleton className="aspect-video" />}>
      <ThumbnailResult
        analysis={thumbnailAnalysis}
        titleThumbnailChecks={titleThumbnailChecks}
        src={thumbnailUrl}
        advice={renderAdvice('thumbnail')}
      />
    </Suspense>
  )
  if (!hasTitle) return <div className="@container">{thumbnail}</div>
  const titled = { ...analysis, title, titleAnalysis }
  const tabs: { value: Tab; label: string; panel: ReactNode; kept?: boolean }[] = [
    {
      value: 'titles',
      label: t('result.tabs.titles'),
      panel: <OtherTitles analysis={titled} advice={renderAdvice('title')} onUse={onUse} />,
      kept: true,
    },
    ...(thumbnail ? [{ value: 'thumbnail' as const, label: t('thumbnails.label'), panel: thumbnail, kept: true }] : []),
    ...(analysis.ownHistory && !isByStudio
      ? [{ value: 'channel' as const, label: t('result.tabs.channel'), panel: <ChannelPatterns /> }]
      : []),
    {
      value: 'details',
      label: t('result.tabs.details'),
      panel: <TitleDetails analysis={titled} />,
    },
  ]
  return (
    <div className="@container">
      {analyzed.state === 'judged' && <StickyVerdict title={title} verdict={analyzed.verdict} place={verdictPlace} />}
      <TitleResult analysis={titled} {...{ analyzed, verdictPlace, isNew, current, onApply, onEdit, onOthers }} />
      <div ref={tabsPlace} className="mt-6">
        <Tabs
          label={t('result.tabs.label')}
          value={tab ?? (thumbnail ? 'thumbnail' : 'titles')}
          onSelect={setTab}
          tabs={tabs}
        />
      </div>
    </div>
  )
}
