import type { ComponentProps } from 'react'
import { maxLessonsLength } from '#shared/contract/review.ts'
import type { DraftNote } from '#web/layout/draft-note.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { Conflict } from './conflict.tsx'
import { draftMessages } from './messages.ts'
import { SaveProblem, SaveStatus } from './save-status.tsx'
import { useAutosave } from './use-autosave.ts'
import { usePictures } from './use-pictures.ts'

/** The creator's note on the lesson of a published video. It is saved while it is typed, like the rest of the draft. */
export function Lessons({ draft: read, children }: ComponentProps<DraftNote>) {
  const { t } = useMessages(draftMessages)
  const { autosaver, view } = useAutosave(read)
  const { lessons } = view.draft
  const { pictures } = usePictures(autosaver)
  return (
    <>
      <SaveProblem autosaver={autosaver} view={view} />
      {view.conflicts.length > 0 && <Conflict autosaver={autosaver} view={view} pictures={pictures} />}
      <Card
        title={t('draft.fields.lessons')}
        aside={
          <span className="text-sm">
            <SaveStatus stage={view.stage} />
          </span>
        }
      >
        <div className="flex flex-col gap-5">
          {children}
          <TextArea
            label={t('draft.lessons.label')}
            hint={t('draft.lessons.hint')}
            counter={t('draft.count', { n: lessons.length, most: maxLessonsLength })}
            error={lessons.length > maxLessonsLength ? t('draft.tooLong') : undefined}
            rows={5}
            value={lessons}
            onChange={(event) => autosaver.edit({ lessons: event.currentTarget.value })}
          />
        </div>
      </Card>
    </>
  )
}
