import type { ReactNode } from 'react'
import { HappensContext } from '#web/layout/happens/happens.ts'
import { lazyComponent } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ContentPanel } from './content-panel.tsx'
import { InsightsPanel } from './insights-panel.tsx'
import { insightsMessages } from './messages.ts'
import type { OpenVideo, ShownAnalysis } from './open-video.ts'
import { Part } from './part.tsx'
import { resultMessages } from './result/messages.ts'
import type { Thumbnails } from './thumbnail/use-thumbnails.ts'
import type { useWorkbench } from './use-workbench.ts'

/** Both are loaded with the first analysis. */
const StickyVerdict = lazyComponent(() => import('./result/sticky-verdict.tsx'), 'StickyVerdict', resultMessages)
const Results = lazyComponent(() => import('./result/results.tsx'), 'Results', resultMessages)

/** Loaded with the first thumbnail. */
const ThumbnailDetails = lazyComponent(
  () => import('./thumbnail/thumbnail-details.tsx'),
  'ThumbnailDetails',
  insightsMessages,
)

interface WorkbenchProps {
  bench: ReturnType<typeof useWorkbench>
  video: OpenVideo
  shown: ShownAnalysis
  /** The card with the video's other titles, if any. */
  otherTitles: ReactNode
  thumbnails: Thumbnails
}

/**
 * The workbench of one video: its title, what happens in it and its thumbnails; the verdict with the next steps; and below, the
 * rest of the analysis.
 */
export function Workbench({
  bench,
  video,
  shown: { analysis, isLoading, unread, isGone },
  thumbnails,
  otherTitles,
}: WorkbenchProps) {
  const { refs } = bench
  const { status, refusal, requestId } = bench.analysis
  const lead = thumbnails.pictures.find(({ thumbnail }) => thumbnail === thumbnails.lead)?.analysis
  const isNew = analysis !== undefined && analysis.id === bench.newestId
  return (
    <HappensContext value={{ happens: video.happens, toField: bench.toHappens }}>
      {analysis?.title !== undefined && (
        <Part>
          <StickyVerdict analysis={analysis} verdictElement={bench.verdict} />
        </Part>
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <ContentPanel bench={bench} video={video} thumbnails={thumbnails} />
        <InsightsPanel
          ref={refs.panel}
          verdictRef={bench.setVerdict}
          analysis={analysis}
          isNew={isNew}
          video={video.judged}
          isKept={thumbnails.draftId !== undefined}
          hasThumbnail={thumbnails.lead !== undefined}
          unread={unread}
          isGone={isGone}
          isWaiting={status === 'pending' || isLoading}
          refusal={refusal}
          onStart={bench.start}
          current={video.title}
          onApply={video.takeOffered}
          onSuggestedTitles={bench.toSuggestedTitles}
          isFailed={status === 'error' && !refusal}
          requestId={requestId}
          onAgain={bench.again}
          onShown={bench.onShown}
        />
        {otherTitles}
      </div>
      {analysis && (
        <Part fallback={<Skeleton className="h-48" />}>
          <Results
            key={analysis.id}
            ref={refs.results}
            analysis={analysis}
            isNew={isNew}
            lead={lead}
            onUse={(title) => {
              video.takeOffered(title)
              bench.toInput()
            }}
            tab={bench.tab}
            onTab={bench.setTab}
          />
        </Part>
      )}
      {!thumbnails.isEmpty && (
        <Part fallback={<Skeleton className="h-96" />}>
          <ThumbnailDetails thumbnails={thumbnails} title={video.title} analyzed={analysis?.thumbnailAnalysis} />
        </Part>
      )}
    </HappensContext>
  )
}
