import type { Priority } from '#shared/priority.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { insightsMessages } from './messages.ts'

const tones: Record<Priority, Tone> = { high: 'poor', medium: 'fair', low: 'neutral' }

export function PriorityBadge({ priority }: { priority: Priority }) {
  const { t } = useMessages(insightsMessages)
  return <Badge tone={tones[priority]}>{t(`titles.priorities.${priority}`)}</Badge>
}
