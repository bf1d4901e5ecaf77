import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Page } from '#web/layout/page.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { emptyVariants, write } from './compare/variants.ts'

const Compare = lazy(async () => ({ default: (await import('./compare/compare.tsx')).Compare }))

interface InsightsPageProps {
  /** The title under analysis: what a comparison begins with. */
  title: string
  /** Takes a title over into the analysis. */
  onUse: (title: string) => void
  /** The analysis. */
  children: ReactNode
}

/**
 * The two ways to look at titles: one against all real ones, and several for one video against each other. `?view=compare`
 * is the second. It is everybody's: a plan that had it alone would be asked for here.
 */
export function InsightsPage({ title, onUse, children }: InsightsPageProps) {
  const { t } = useMessages()
  const [params, setParams] = useSearchParams()
  const [variants, setVariants] = useState(emptyVariants)
  const show = (view: 'analyze' | 'compare') =>
    setParams(
      (current) => {
        if (view === 'compare') current.set('view', view)
        else current.delete('view')
        return current
      },
      { replace: true },
    )
  const open = (view: 'analyze' | 'compare') => {
    const [first] = variants
    const untouched = variants.every(({ text }) => !text.trim())
    if (view === 'compare' && first && untouched && title.trim()) setVariants(write(variants, first.id, title))
    show(view)
  }
  const compare = (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Compare
        variants={variants}
        onVariants={setVariants}
        onUse={(used) => {
          onUse(used)
          show('analyze')
        }}
      />
    </Suspense>
  )
  return (
    <Page title={t('insights.title')} subtitle={t('insights.subtitle')}>
      <Tabs
        label={t('insights.views.label')}
        value={params.get('view') === 'compare' ? 'compare' : 'analyze'}
        onSelect={open}
        tabs={[
          { value: 'analyze', label: t('insights.views.analyze'), panel: children, kept: true },
          { value: 'compare', label: t('insights.views.compare'), panel: compare },
        ]}
      />
    </Page>
  )
}
