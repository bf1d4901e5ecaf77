import type { ReactNode } from 'react'
import { VideoLineContext } from '#web/layout/happens/video-line.ts'
import { lazyComponent } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ContentPanel } from './content-panel.tsx'
import { InsightsPanel } from './insights-panel.tsx'
import type { OpenVideo, ShownAnalysis } from './open-video.ts'
import { Part } from './part.tsx'
import { resultMessages } from './result/messages.ts'
import type { useWorkbench } from './use-workbench.ts'

/** Both are loaded with the first analysis. */
const StickyVerdict = lazyComponent(() => import('./result/sticky-verdict.tsx'), 'StickyVerdict', resultMessages)
const Results = lazyComponent(() => import('./result/results.tsx'), 'Results', resultMessages)

interface WorkbenchProps {
  bench: ReturnType<typeof useWorkbench>
  video: OpenVideo
  shown: ShownAnalysis
  /** The address of the analyzed thumbnail, if available. */
  thumbnailUrl: string | undefined
  /** Whether there is nothing to analyze. */
  isEmpty: boolean
  /** The card with the video's other titles, if any. */
  otherTitles: ReactNode
  /** The card with its thumbnails. */
  thumbnails: ReactNode
}

/**
 * Where a creator works on one video: its title, what happens in it and its thumbnails; how the title stands, with the next
 * steps; and below what else an analysis says.
 */
export function Workbench({
  bench,
  video,
  shown: { analysis, isLoading, isGone },
  thumbnailUrl,
  isEmpty,
  thumbnails,
  otherTitles,
}: WorkbenchProps) {
  const { places } = bench
  const { status, refusal, requestId, again } = bench.analysis
  const isNew = analysis !== undefined && analysis.id === bench.newest
  return (
    <VideoLineContext value={{ happens: video.happens, toField: bench.toLine }}>
      {analysis?.title !== undefined && (
        <Part>
          <StickyVerdict analysis={analysis} place={bench.verdict} />
        </Part>
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2 xl:grid-rows-[auto_auto_1fr]">
        <ContentPanel bench={bench} video={video} isEmpty={isEmpty} />
        <InsightsPanel
          ref={places.panel}
          verdictRef={bench.setVerdict}
          analysis={analysis}
          isNew={isNew}
          video={video.judged}
          gone={isGone}
          waiting={status === 'pending' || isLoading}
          refusal={refusal}
          onStart={bench.start}
          current={video.title}
          onApply={video.takeOffered}
          onOthers={bench.toOthers}
          failed={status === 'error' && !refusal}
          requestId={requestId}
          onAgain={again}
          onShown={bench.onShown}
        />
        {otherTitles}
        {thumbnails}
      </div>
      {analysis && (
        <Part fallback={<Skeleton className="h-48" />}>
          <Results
            key={analysis.id}
            ref={places.more}
            analysis={analysis}
            isNew={isNew}
            thumbnailUrl={thumbnailUrl}
            onUse={(title) => {
              video.takeOffered(title)
              bench.toInput()
            }}
            tab={bench.tab}
            onTab={bench.setTab}
          />
        </Part>
      )}
    </VideoLineContext>
  )
}
