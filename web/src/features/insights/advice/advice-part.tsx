import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { AiMeter } from '#web/layout/ai-meter.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { insightsMessages } from '../messages.ts'
import { DefaultSuggestions } from './default-suggestions.tsx'
import type { Advice } from './use-advice.ts'
import { WrittenAdvice } from './written-advice.tsx'

interface AdvicePartProps {
  advice: Advice
  about: 'title' | 'thumbnail'
  /** Whether this is the first of two parts, which shows the request's status. */
  leads: boolean
  /** The title's score, if it has one. */
  score?: number | undefined
  onUse?: ((title: string) => void) | undefined
}

/** The AI's advice on a title or thumbnail, its loading state, or why there is none. */
export function AdvicePart({ advice: { advice, isAsking, fallbackReason, isFailed, ask }, ...part }: AdvicePartProps) {
  const { t } = useMessages(insightsMessages)
  const { about, leads } = part
  const written = advice?.[about]
  if (written) return <WrittenAdvice {...part} part={written} />
  if (advice) return null
  if (isAsking) return <Asking leads={leads} />
  if (fallbackReason === 'unusable') {
    return (
      <>
        {leads && <Told onAsk={ask}>{t(`advisers.fallbackReasons.${fallbackReason}`)}</Told>}
        <DefaultSuggestions about={about} />
      </>
    )
  }
  if (!leads) return null
  if (isFailed) return <Told onAsk={ask}>{t('advisers.advice.failed')}</Told>
  if (fallbackReason) {
    return (
      <Told onAsk={fallbackReason === 'no_units' || fallbackReason === 'cap_reached' ? undefined : ask}>
        {t(`advisers.fallbackReasons.${fallbackReason}`)}
      </Told>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button icon={<Sparkles aria-hidden />} onClick={ask}>
        {t('advisers.advice.ask')}
      </Button>
      <AiMeter />
    </div>
  )
}

function Asking({ leads }: { leads: boolean }) {
  const { t } = useMessages(insightsMessages)
  return (
    <div className="flex flex-col gap-3">
      {leads && (
        <p role="status" className="text-sm text-muted">
          {t('advisers.advice.asking')}
        </p>
      )}
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}

function Told({ onAsk, children }: { onAsk: (() => void) | undefined; children: ReactNode }) {
  const { t } = useMessages(insightsMessages)
  return (
    <div className="flex flex-col gap-2">
      <Alert
        action={
          onAsk && (
            <Button size="small" onClick={onAsk}>
              {t('advisers.advice.again')}
            </Button>
          )
        }
      >
        {children}
      </Alert>
      <AiMeter />
    </div>
  )
}
