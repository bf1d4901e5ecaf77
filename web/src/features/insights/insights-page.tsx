import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Offer } from '#shared/prediction/offered.ts'
import { Page } from '#web/layout/page.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { DraftedVideo } from './base.ts'
import { compareMessages } from './compare/messages.ts'
import { startWith, type Variant, type Variants } from './compare/variants.ts'
import { insightsMessages } from './messages.ts'
import { metadataMessages } from './metadata/messages.ts'

const Compare = lazyComponent(() => import('./compare/compare.tsx'), 'Compare', compareMessages)
const MetadataPanel = lazyComponent(() => import('./metadata/metadata-panel.tsx'), 'MetadataPanel', metadataMessages)

const views = ['analyze', 'compare', 'metadata'] as const
type View = (typeof views)[number]

interface InsightsPageProps {
  /** The title being analyzed, which starts a comparison. */
  title: string
  /** What happens in its video. */
  happens: string
  offer: Offer
  /** The video that the titles are for; undefined until that is known. */
  drafted: DraftedVideo | undefined
  /** Another title for the same video, to start a comparison with. */
  other: string | undefined
  /** Starts with another video; undefined while none is open. */
  onNew: (() => void) | undefined
  /** Uses one of the compared titles in the analysis. */
  onUse: (title: Variant, base: readonly string[]) => void
  /** The analysis. */
  children: ReactNode
}

/**
 * The views of Predictive Insights: analyzing a title, comparing titles, writing description and tags. The address selects
 * one: `?view=compare`, `?view=metadata`.
 */
export function InsightsPage({
  title,
  happens,
  offer,
  drafted,
  other = '',
  onUse,
  onNew,
  children,
}: InsightsPageProps) {
  const { t } = useMessages(insightsMessages)
  const [params, setParams] = useSearchParams()
  // Until the user writes here, the titles are those of the video that is being analyzed.
  const [written, setVariants] = useState<Variants>()
  const variants = written ?? startWith({ ...offer, text: title }, other)
  const view = views.find((one) => one === params.get('view')) ?? 'analyze'
  // Once opened, a view stays mounted with its content.
  const [keepsMetadata, setKeepsMetadata] = useState(view === 'metadata')
  const show = (view: View) =>
    setParams(
      (current) => {
        if (view === 'analyze') current.delete('view')
        else current.set('view', view)
        return current
      },
      { replace: true },
    )
  const open = (view: View) => {
    if (view === 'metadata') setKeepsMetadata(true)
    show(view)
  }
  const compare = (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Compare
        variants={variants}
        onVariants={setVariants}
        drafted={drafted}
        onUse={(used, base) => {
          setVariants(variants)
          onUse(used, base)
          show('analyze')
        }}
      />
    </Suspense>
  )
  const metadata = (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <MetadataPanel title={title} happens={happens} />
    </Suspense>
  )
  return (
    <Page
      title={t('insights.title')}
      subtitle={t('insights.subtitle')}
      actions={
        onNew && (
          <Button icon={<Plus aria-hidden />} onClick={onNew}>
            {t('insights.newVideo')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('insights.views.label')}
        value={view}
        onSelect={open}
        tabs={[
          { value: 'analyze', label: t('insights.views.analyze'), panel: children, kept: true },
          { value: 'compare', label: t('insights.views.compare'), panel: compare },
          { value: 'metadata', label: t('insights.views.metadata'), panel: metadata, kept: keepsMetadata },
        ]}
      />
    </Page>
  )
}
