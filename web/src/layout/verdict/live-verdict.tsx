import { useMessages } from '#web/messages/messages.tsx'
import { verdictMessages } from '#web/messages/verdict.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '../failed.tsx'
import type { Judgment } from '../yardstick/judgment.ts'
import { useYardstick } from '../yardstick/use-yardstick.ts'
import { VerdictPanel } from './verdict.tsx'
import { AnnouncedVerdict } from './verdict-line.tsx'

interface LiveVerdictProps {
  /** The result of `useJudgment`. */
  judgment: Judgment
  /** The planned length, in seconds. */
  seconds?: number | undefined
}

/** The verdict on a title while it is typed, announced to screen readers, or why there is none. Renders nothing for an empty title. */
export function LiveVerdict({ judgment, seconds }: LiveVerdictProps) {
  const yardstick = useYardstick()
  if (judgment.state === 'empty') return null
  if (judgment.state !== 'judged') return <NoVerdict judgment={judgment} />
  const { verdict } = judgment
  const ready = yardstick.state === 'ready' && verdict.yardstick !== 'general' ? yardstick : undefined
  return (
    <>
      <VerdictPanel
        verdict={verdict}
        length={ready?.hasLengths ? (seconds ?? 'usual') : undefined}
        asOf={ready?.fetchedAt}
      />
      {judgment.isOtherLanguage && <OtherLanguage />}
      <AnnouncedVerdict verdict={verdict} />
    </>
  )
}

/** Notes that a title is ranked among the creator's titles although it is in another language. */
export function OtherLanguage() {
  const { t } = useMessages(verdictMessages)
  return <Alert tone="warning">{t('verdict.otherLanguage')}</Alert>
}

interface NoVerdictProps {
  judgment: Exclude<Judgment, { state: 'judged' | 'empty' }>
  /** Makes the placeholder as small as a verdict in a line. */
  isCompact?: boolean
}

/** Explains why titles have no rank, and what to do. */
export function NoVerdict({ judgment, isCompact }: NoVerdictProps) {
  const { t } = useMessages(verdictMessages)
  const yardstick = useYardstick()
  const { state } = judgment
  if (state === 'loading') return <Skeleton className={isCompact ? 'h-6 w-48' : 'h-24'} />
  if (state === 'unknown') return <Alert>{t(`prediction.noScore.${judgment.basis}`)}</Alert>
  if (state === 'fetching') return <Alert>{t('verdict.fetching')}</Alert>
  return (
    <Failed tone="warning" onRetry={yardstick.state === 'ready' ? undefined : yardstick.retry}>
      {t(`verdict.${state}`)}
    </Failed>
  )
}
