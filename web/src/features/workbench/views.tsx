import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { compareMessages } from './compare/messages.ts'
import { startWith, withVariants } from './compare/variants.ts'
import { createTitle } from './create-title.ts'
import { insightsMessages } from './messages.ts'
import { metadataMessages } from './metadata/messages.ts'
import type { OpenVideo } from './open-video.ts'
import { Part } from './part.tsx'

const Compare = lazyComponent(() => import('./compare/compare.tsx'), 'Compare', compareMessages)
const MetadataPanel = lazyComponent(() => import('./metadata/metadata-panel.tsx'), 'MetadataPanel', metadataMessages)

const views = ['analyze', 'compare', 'metadata'] as const
type View = (typeof views)[number]

interface ViewsProps {
  video: OpenVideo
  /** Identifies the video. Another video starts without a description and tags. */
  videoKey: string | number
  /** The workbench. */
  children: ReactNode
}

/**
 * The views of a video: the workbench, comparing titles, and writing a description and tags. The URL selects one:
 * `?view=compare`, `?view=metadata`.
 */
export function Views({ video, videoKey, children }: ViewsProps) {
  const { t } = useMessages(insightsMessages)
  const [params, setParams] = useSearchParams()
  const [blanks] = useState(() => [createTitle(), createTitle()])
  const { titles, lead, set } = video.compared
  const variants = startWith(titles, blanks, lead)
  const { hash } = useLocation()
  const view = views.find((name) => name === params.get('view')) ?? 'analyze'
  // Once opened, a view stays mounted to keep its input.
  const [keepsMetadata, setKeepsMetadata] = useState(view === 'metadata')
  if (view === 'metadata' && !keepsMetadata) setKeepsMetadata(true)
  const withView = (view: View) => (params: URLSearchParams) => {
    const changed = new URLSearchParams(params)
    if (view === 'analyze') changed.delete('view')
    else changed.set('view', view)
    return changed
  }
  const compare = (
    <Part fallback={<Skeleton className="h-96" />}>
      <Compare
        variants={variants}
        onVariants={(after) => set(withVariants(titles, variants, after))}
        drafted={video.titles && { titles: video.titles, seconds: video.seconds }}
        onAnalyze={(title, base) => {
          video.takeOneOf(title, base)
          setParams(withView('analyze'), { replace: true })
        }}
      />
    </Part>
  )
  const metadata = (
    <Part fallback={<Skeleton className="h-96" />}>
      <MetadataPanel key={videoKey} title={video.title} happens={video.happens} />
    </Part>
  )
  return (
    <>
      <ViewLinks
        label={t('insights.views.label')}
        replace
        views={views.map((name) => ({
          to: `?${withView(name)(params)}${hash}`,
          text: t(`insights.views.${name}`),
          isCurrent: name === view,
        }))}
      />
      <div hidden={view !== 'analyze'}>{children}</div>
      {view === 'compare' && compare}
      {keepsMetadata && <div hidden={view !== 'metadata'}>{metadata}</div>}
    </>
  )
}
