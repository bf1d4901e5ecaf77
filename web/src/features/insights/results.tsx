import { lazy, Suspense } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAdvice } from './advice/use-advice.ts'
import { SideBySide } from './side-by-side.tsx'
import { TitleResult } from './title-result.tsx'

/** Loaded only for drafts with a thumbnail. */
const ThumbnailResult = lazy(async () => ({
  default: (await import('./thumbnail/thumbnail-result.tsx')).ThumbnailResult,
}))

/** Loaded only with an AI provider. */
const AdvicePart = lazy(async () => ({ default: (await import('./advice/advice-part.tsx')).AdvicePart }))

interface ResultsProps {
  analysis: Analysis
  /** Whether the analysis is new, in which case AI advice is requested. */
  isNew: boolean
  /** The address of the thumbnail, if available. */
  thumbnailUrl: string | undefined
  onUse: (title: string) => void
}

/** The results of an analysis: title, thumbnail, and both together. */
export function Results({ analysis, isNew, thumbnailUrl, onUse }: ResultsProps) {
  const { title, titleAnalysis, thumbnailAnalysis, pairChecks: titleThumbnailChecks = [], ownHistory } = analysis
  const advice = useAdvice(analysis, isNew)
  const hasTitle = title !== undefined && titleAnalysis !== undefined
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
  const titleResult = hasTitle && (
    <TitleResult
      id={analysis.id}
      title={title}
      analysis={titleAnalysis}
      ownHistory={ownHistory}
      advice={renderAdvice('title')}
      onUse={onUse}
    />
  )
  const thumbnailResult = thumbnailAnalysis && (
    <Suspense fallback={<Skeleton className="aspect-video" />}>
      <ThumbnailResult
        analysis={thumbnailAnalysis}
        titleThumbnailChecks={titleThumbnailChecks}
        src={thumbnailUrl}
        advice={renderAdvice('thumbnail')}
      />
    </Suspense>
  )
  // Each is its own container, so a single one has the width for two columns.
  if (!titleResult || !thumbnailResult) return <div className="@container">{titleResult || thumbnailResult}</div>
  return (
    <div className="@container">
      <SideBySide>
        <div className="@container">{titleResult}</div>
        <div className="@container @max-3xl:border-t @max-3xl:border-line @max-3xl:pt-6">{thumbnailResult}</div>
      </SideBySide>
    </div>
  )
}
