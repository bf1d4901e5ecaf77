import { type Draft, draftLimits, draftStates, needsVideo } from '#shared/contract/drafts.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { Part } from '../part.tsx'
import type { Changes } from './autosave.ts'
import { draftMessages } from './messages.ts'

interface DetailsProps {
  draft: Draft
  onEdit: (changes: Changes) => void
}

/** The working name, state, notes, and the pattern that the draft started from. */
export function Details({ draft, onEdit }: DetailsProps) {
  const { t } = useMessages(draftMessages)
  const { name, state, notes, published } = draft
  const states = draftStates.filter(
    (option) => option === state || (option !== 'tried' && (published || !needsVideo(option))),
  )
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('draft.fields.name')}
          hint={t('draft.details.nameHint')}
          counter={
            name.length > draftLimits.name ? t('draft.count', { n: name.length, most: draftLimits.name }) : undefined
          }
          error={name.length > draftLimits.name ? t('draft.tooLong') : undefined}
          value={name}
          autoComplete="off"
          onChange={(event) => onEdit({ name: event.currentTarget.value })}
        />
        <Select
          label={t('draft.fields.state')}
          value={state}
          options={states.map((value) => ({ value, label: t(`draftStates.${value}`) }))}
          onSelect={(chosen) => onEdit({ state: chosen })}
        />
      </div>
      <TextArea
        label={t('draft.fields.notes')}
        counter={t('draft.count', { n: notes.length, most: draftLimits.notes })}
        error={notes.length > draftLimits.notes ? t('draft.tooLong') : undefined}
        value={notes}
        rows={4}
        onChange={(event) => onEdit({ notes: event.currentTarget.value })}
      />
      <Origin draft={draft} />
      <Part>
        <Evidence id={draft.id} />
      </Part>
    </div>
  )
}

const Evidence = lazyComponent(() => import('./evidence.tsx'), 'Evidence', draftMessages)

/** The pattern that the draft started from, with its measurement at the time. */
function Origin({ draft: { origin } }: Pick<DetailsProps, 'draft'>) {
  const { t, format } = useMessages(draftMessages)
  if (!origin) return null
  const { structure, evidence } = origin
  const { lift, low, high, channels } = evidence
  return (
    <p className="text-sm text-muted">
      {t('draft.details.origin', { pattern: t(`patternNames.${structure}`) })}{' '}
      {t('draft.details.evidence', {
        lift: format.times(lift),
        low: format.times(low),
        high: format.times(high),
        n: channels,
      })}
    </p>
  )
}
