import type { DraftSummary, PlannedDate } from '#shared/contract/drafts.ts'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { useChangeDraft } from '#web/layout/use-change-draft.ts'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { calendarMessages } from './messages.ts'

const isSame = (a: PlannedDate | null, b: PlannedDate | null) => a?.date === b?.date && a?.time === b?.time

/** Returns a function that changes when a draft is planned, with a toast that offers to undo it. */
export function useMove(): (draft: DraftSummary, planned: PlannedDate | null) => void {
  const changeDraft = useChangeDraft()
  const { t, format } = useMessages(calendarMessages)

  async function move(draft: DraftSummary, planned: PlannedDate | null, isUndo: boolean) {
    try {
      await changeDraft(draft, { planned })
    } catch (error) {
      return toast.error(t(`errors.codes.${error instanceof ApiError ? error.code : 'internal'}`))
    }
    const name = draftNameOf(draft, t('draftName.untitled'))
    const text = planned
      ? t('calendar.isMoved', { name, day: format.day(planned.date) })
      : t('calendar.isRemoved', { name })
    if (isUndo) return toast.success(text)
    toast.success(text, { label: t('calendar.undo'), onPress: () => void move(draft, draft.planned, true) })
  }

  return (draft, planned) => {
    if (!isSame(draft.planned, planned)) void move(draft, planned, false)
  }
}
