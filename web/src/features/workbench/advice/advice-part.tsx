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
  isFirstPart: boolean
  onUse?: ((title: string) => void) | undefined
}

/** The AI's advice on a title or thumbnail, its loading state, or why there is none. */
export function AdvicePart({
  advice: { advice, isRequesting, fallbackReason, isFailed, request },
  ...part
}: AdvicePartProps) {
  const { t } = useMessages(insightsMessages)
  const { about, isFirstPart } = part
  const written = advice?.[about]
  if (written) return <WrittenAdvice {...part} part={written} />
  if (advice) return null
  if (isRequesting) return <AdviceLoading isFirstPart={isFirstPart} />
  if (fallbackReason === 'unusable') {
    return (
      <>
        {isFirstPart && (
          <AdviceNotice onRequest={request}>{t(`advisers.fallbackReasons.${fallbackReason}`)}</AdviceNotice>
        )}
        <DefaultSuggestions about={about} />
      </>
    )
  }
  if (!isFirstPart) return null
  if (isFailed) return <AdviceNotice onRequest={request}>{t('advisers.advice.failed')}</AdviceNotice>
  if (fallbackReason) {
    return (
      <AdviceNotice onRequest={fallbackReason === 'no_units' || fallbackReason === 'cap_reached' ? undefined : request}>
        {t(`advisers.fallbackReasons.${fallbackReason}`)}
      </AdviceNotice>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button icon={<Sparkles aria-hidden />} onClick={request}>
        {t('advisers.advice.ask')}
      </Button>
      <AiMeter />
    </div>
  )
}

function AdviceLoading({ isFirstPart }: { isFirstPart: boolean }) {
  const { t } = useMessages(insightsMessages)
  return (
    <div className="flex flex-col gap-3">
      {isFirstPart && (
        <p role="status" className="text-sm text-muted">
          {t('advisers.advice.asking')}
        </p>
      )}
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}

function AdviceNotice({ onRequest, children }: { onRequest: (() => void) | undefined; children: ReactNode }) {
  const { t } = useMessages(insightsMessages)
  return (
    <div className="flex flex-col gap-2">
      <Alert
        action={
          onRequest && (
            <Button size="small" onClick={onRequest}>
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
