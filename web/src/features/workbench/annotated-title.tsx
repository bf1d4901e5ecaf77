import { Suspense } from 'react'
import type { Contribution } from '#shared/contract/advice.ts'
import { lazyComponent } from '#web/messages/messages.tsx'
import { insightsMessages } from './messages.ts'

/** Loaded with the first explanation, because grouping needs the title model's word lists. */
const MarkedTitle = lazyComponent(() => import('./concepts/marked-title.tsx'), 'MarkedTitle', insightsMessages)

interface AnnotatedTitleProps {
  title: string
  contributions: readonly Contribution[]
}

/** A title with an arrow at each word or phrase that changes its score: solid for up, dashed for down. */
export const AnnotatedTitle = (props: AnnotatedTitleProps) => (
  <p className="text-base leading-8 font-medium break-words">
    <Suspense fallback={props.title}>
      <MarkedTitle {...props} />
    </Suspense>
  </p>
)
