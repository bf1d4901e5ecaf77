import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { trendsMessages } from './messages.ts'
import type { Place } from './use-place.ts'

interface TopicConsent {
  /** Whether to ask the creator first, because reading the list would use up a topic of the plan. */
  readonly mustAsk: boolean
  /** Whether the list may be read. False until the plan is known. */
  readonly mayRead: boolean
  readonly consent: () => void
}

/** Returns whether the creator must agree first, because a link or a click would use up a topic of a limited plan. */
export function useTopicConsent({ category, search }: Place): TopicConsent {
  const { data: account, isError } = useRead(contract.account.get, {})
  // A text may be the same as the name of a category, which is another topic.
  const topic = search === undefined ? category : `search ${search}`
  const [consented, setConsented] = useState<string>()
  const consent = () => setConsented(topic)
  if (topic === undefined || topic === consented || isError) return { mustAsk: false, mayRead: true, consent }
  if (!account) return { mustAsk: false, mayRead: false, consent }
  const meter = account.meters.find((candidate) => candidate.meter === 'topics')
  // With no topics left there is nothing to ask: an opened topic is free, and any other is refused.
  const mustAsk = meter !== undefined && !meter.fairUse && meter.used < meter.limit
  return { mustAsk, mayRead: !mustAsk, consent }
}

export function AskTopic({ name, onOpen, onOverall }: { name: string; onOpen: () => void; onOverall: () => void }) {
  const { t } = useMessages(trendsMessages)
  return (
    <Alert
      className="mt-4"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="primary" onClick={onOpen}>
            {t('trends.ask.open', { name })}
          </Button>
          <Button size="small" onClick={onOverall}>
            {t('trends.toOverall')}
          </Button>
        </div>
      }
    >
      {t('trends.ask.text', { name })}
    </Alert>
  )
}
