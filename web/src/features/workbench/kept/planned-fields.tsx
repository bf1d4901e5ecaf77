import { useState } from 'react'
import type { Draft } from '#shared/contract/drafts.ts'
import { dateIn } from '#web/lib/date-in.ts'
import { useTimeZone } from '#web/lib/use-time-zone.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Changes } from './autosave.ts'
import { draftMessages } from './messages.ts'

interface PlannedFieldsProps {
  draft: Pick<Draft, 'planned'>
  onEdit: (changes: Changes) => void
}

/** Native fields for the planned day and time of a draft. A time needs a day, and a new day cannot be in the past. */
export function PlannedFields({ draft: { planned }, onEdit }: PlannedFieldsProps) {
  const { t } = useMessages(draftMessages)
  const zone = useTimeZone()
  // The field may contain a past day that the draft does not: typing a year starts with digits of a past year.
  const [past, setPast] = useState<string>()
  const changeDay = (day: string) => {
    const isPast = day !== '' && day !== planned?.date && day < dateIn(zone, Date.now())
    setPast(isPast ? day : undefined)
    if (!isPast) onEdit({ planned: day ? { ...planned, date: day } : null })
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        type="date"
        label={t('draft.details.date')}
        hint={t('draft.details.zone', { zone: zone.replaceAll('_', ' ') })}
        max="9999-12-31"
        value={past ?? planned?.date ?? ''}
        error={past && t('draft.details.past')}
        onChange={({ currentTarget: { value } }) => changeDay(value)}
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
