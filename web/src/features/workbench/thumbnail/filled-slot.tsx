import { SlotStatus } from '#web/layout/thumbnail/slot-status.tsx'
import type { Thumbnail } from '#web/layout/thumbnail/use-thumbnail.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { insightsMessages } from '../messages.ts'
import { CheckGrid, CheckList } from './checks.tsx'
import { getMissingOutcome, listChecks } from './outcomes.ts'
import { Picture } from './picture.tsx'
import { SlotActions } from './slot-actions.tsx'
import { SlotProblem } from './slot-problem.tsx'

interface FilledSlotProps {
  thumbnail: Thumbnail
  /** Whether to hide the checks, because the comparison shows them. */
  hidesChecks: boolean
  onReplace: () => void
  onRemove: () => void
}

/** A filled slot: the image, its progress, and the checks as they complete. */
export function FilledSlot({ thumbnail, hidesChecks, onReplace, onRemove }: FilledSlotProps) {
  const { t } = useMessages(insightsMessages)
  const { file, url, stage, problem = 'internal' } = thumbnail
  const checks = listChecks(thumbnail)
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[13rem_1fr]">
        <Picture src={url} width={16} height={9} />
        <div className="flex min-w-0 flex-col gap-2 self-stretch">
          <p className="truncate text-xs text-muted">{file?.name}</p>
          <div className="min-h-16 flex-1">
            <SlotStatus thumbnail={thumbnail} />
          </div>
          <SlotActions thumbnail={thumbnail} onReplace={onReplace} onRemove={onRemove} />
        </div>
      </div>
      {stage === 'failed' && <SlotProblem code={problem} onRetry={thumbnail.retry} />}
      {!hidesChecks && (
        <>
          <CheckGrid checks={checks} missingOutcome={getMissingOutcome(thumbnail)} isDone={stage === 'done'} />
          <Disclosure summary={t('thumbnails.slot.details')}>
            <CheckList checks={checks} />
          </Disclosure>
        </>
      )}
    </div>
  )
}
