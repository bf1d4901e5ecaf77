import { lazyComponent } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ConceptListProps } from './concepts/concept-list.tsx'
import { insightsMessages } from './messages.ts'
import { Part } from './part.tsx'

/** Loaded with the first explanation, because grouping needs the title model's word lists. */
const ConceptList = lazyComponent(() => import('./concepts/concept-list.tsx'), 'ConceptList', insightsMessages)

/** What raises and lowers a title's score, grouped by what a creator can change. */
export const Movers = (props: ConceptListProps) => (
  <Part fallback={<Skeleton className="h-24" />}>
    <ConceptList {...props} />
  </Part>
)
