import type { Draft } from '#shared/contract/drafts.ts'
import { useTimeZone } from '#web/lib/use-time-zone.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Changes } from './autosave.ts'
import { draftMessages } from './messages.ts'

interface PlannedFieldsProps {
  draft: Pick<Draft, 'planned'>
  onEdit: (changes: Changes) => void
}

/** When a draft is planned: native fields for the day and time. A time needs a day. */
export function PlannedFields({ draft: { planned }, onEdit }: PlannedFieldsProps) {
  const { t } = useMessages(draftMessages)
  const zone = useTimeZone()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        type="date"
        label={t('draft.details.date')}
        hint={t('draft.details.zone', { zone: zone.replaceAll('_', ' ') })}
        max="9999-12-31"
        value={planned?.date ?? ''}
        onChange={({ currentTarget: { value } }) => onEdit({ planned: value ? { ...planned, date: value } : null })}
      />
      <TextField
        type="time"
        label={t('draft.details.time')}
        disabled={!planned}
        value={planned?.time ?? ''}
        onChange={({ currentTarget: { value } }) =>
          planned && onEdit({ planned: { date: planned.date, ...(value && { time: value }) } })
        }
      />
    </div>
  )
}
