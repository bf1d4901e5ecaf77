import { lazy, Suspense } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TitleResult } from './title-result.tsx'

/** Only drafts with a thumbnail need it. */
const ThumbnailResult = lazy(async () => ({
  default: (await import('./thumbnail/thumbnail-result.tsx')).ThumbnailResult,
}))

interface ResultsProps {
  analysis: Analysis
  /** Where the thumbnail is to be seen, if anywhere. */
  picture: string | undefined
  onUse: (title: string) => void
}

/** What an analysis says of its title, of its thumbnail, and of the two together. */
export function Results({ analysis, picture, onUse }: ResultsProps) {
  const { title, titleAnalysis, thumbnailAnalysis, pairChecks = [], ownHistory } = analysis
  return (
    <div className="flex flex-col gap-8">
      {title !== undefined && titleAnalysis && (
        <TitleResult title={title} analysis={titleAnalysis} ownHistory={ownHistory} onUse={onUse} />
      )}
      {thumbnailAnalysis && (
        <Suspense fallback={<Skeleton className="aspect-video" />}>
          <ThumbnailResult analysis={thumbnailAnalysis} pairChecks={pairChecks} src={picture} />
        </Suspense>
      )}
    </div>
  )
}
