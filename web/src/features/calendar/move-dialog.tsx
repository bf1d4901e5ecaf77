import { type FormEvent, useState } from 'react'
import type { DraftSummary, PlannedDate } from '#shared/contract/drafts.ts'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { calendarMessages } from './messages.ts'

interface MoveDialogProps {
  draft: DraftSummary
  /** The date to start from if the draft has none. */
  suggestion: string
  timeZone: string
  onClose: () => void
  onMove: (planned: PlannedDate | null) => void
}

/** Asks when a draft is planned. */
export function MoveDialog({ draft, suggestion, timeZone, onClose, onMove }: MoveDialogProps) {
  const { t } = useMessages(calendarMessages)
  const [date, setDate] = useState(draft.planned?.date ?? suggestion)
  const [time, setTime] = useState(draft.planned?.time ?? '')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The field is empty while its date is incomplete or does not exist.
    if (date) onMove({ date, ...(time ? { time } : {}) })
    else setMissing(true)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('calendar.dialog.title', { name: draftNameOf(draft, t('draftName.untitled')) })}
      closeLabel={t('common.close')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            type="date"
            label={t('calendar.dialog.date')}
            error={isMissing && !date ? t('calendar.dialog.dateMissing') : undefined}
            min="1970-01-01"
            max="2099-12-31"
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
          <TextField
            type="time"
            label={t('calendar.dialog.time')}
            hint={t('calendar.dialog.timeHint', { zone: timeZone.replaceAll('_', ' ') })}
            value={time}
            onChange={(event) => setTime(event.target.value.slice(0, 5))}
          />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {draft.planned && <Button onClick={() => onMove(null)}>{t('calendar.dialog.remove')}</Button>}
          <Button type="submit" variant="primary">
            {t('calendar.dialog.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
