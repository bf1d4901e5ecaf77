import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Draft } from '#shared/contract/drafts.ts'
import { plannedText } from '#web/layout/planned-text.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Changes, type Field, isEqual, isVersioned, pick } from './autosave.ts'
import type { Autosaver, AutosaveView } from './autosaver.ts'
import { getLeadThumbnail, getLeadTitle } from './content.ts'
import { draftMessages } from './messages.ts'
import type { Pictures } from './use-pictures.ts'

interface ConflictProps {
  autosaver: Autosaver
  view: AutosaveView
  pictures: Pictures
}

const sides = ['mine', 'theirs'] as const
type Choice = (typeof sides)[number] | 'both'

/** Shows conflicting changes side by side until the user chooses a value for each field. */
export function Conflict({ autosaver, view: { draft, server, conflicts }, pictures }: ConflictProps) {
  const { t } = useMessages(draftMessages)
  const [pending, setPending] = useState<`${Field} ${Choice}`>()
  const list = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const count = conflicts.length
  // The buttons of a field disappear after the choice.
  useEffect(() => {
    if (isMoving.current && count > 0) list.current?.querySelector('button')?.focus()
    isMoving.current = false
  }, [count])
  // After the last choice, the card disappears with the pressed button.
  useLayoutEffect(
    () => () => {
      const isFocused = list.current?.contains(document.activeElement)
      if (isMoving.current && isFocused) document.getElementById('main')?.focus({ preventScroll: true })
    },
    [],
  )
  const resolve = async (field: Field, choice: Choice) => {
    if (pending) return
    setPending(`${field} ${choice}`)
    isMoving.current = true
    try {
      if (choice === 'both') {
        autosaver.edit({ lessons: joinNotes(server.lessons, draft.lessons) })
        await autosaver.resolve('mine', [field])
        toast.success(t('draft.conflict.bothDone'))
      } else {
        const [used, dropped] = choice === 'mine' ? [draft, server] : [server, draft]
        await autosaver.resolve(choice, [field])
        if (isVersioned(field)) toast.success(t(`draft.conflict.${choice}Done`))
        else {
          // The dropped value is not saved in a version.
          toast.success(t(`draft.conflict.${choice}DoneOnly`), {
            label: t('draft.undo'),
            onPress: () => autosaver.edit(takeBack(field, dropped, used[field], autosaver.view().draft)),
          })
        }
      }
    } catch {
      isMoving.current = false
      toast.error(t('draft.conflict.failed'))
    }
    setPending(undefined)
  }
  return (
    <Card title={t('draft.conflict.heading')} description={t('draft.conflict.text')}>
      <div ref={list} className="flex flex-col gap-6">
        {conflicts.map((field) => (
          <fieldset key={field} className="min-w-0">
            <legend className="mb-2 text-sm font-semibold">{t(`draft.fields.${field}`)}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              {sides.map((whose) => (
                <div key={whose} className="flex min-w-0 flex-col items-start gap-1.5">
                  <Side
                    label={t(`draft.conflict.${whose}`)}
                    field={field}
                    draft={whose === 'mine' ? draft : server}
                    pictures={pictures}
                  />
                  <Button pending={pending === `${field} ${whose}`} onClick={() => void resolve(field, whose)}>
                    {t(`draft.conflict.${whose}Keep`)}
                  </Button>
                  {isVersioned(field) && <p className="text-xs text-muted">{t(`draft.conflict.${whose}Note`)}</p>}
                </div>
              ))}
            </div>
            {field === 'lessons' && (
              <Button
                className="mt-4"
                pending={pending === `${field} both`}
                onClick={() => void resolve(field, 'both')}
              >
                {t('draft.conflict.both')}
              </Button>
            )}
          </fieldset>
        ))}
      </div>
    </Card>
  )
}

/** Returns the change that restores a dropped value. A note that was changed since is kept below it. */
function takeBack(field: Field, dropped: Draft, used: unknown, now: Draft): Changes {
  if (field === 'lessons' && !isEqual(now.lessons, used)) return { lessons: joinNotes(dropped.lessons, now.lessons) }
  return pick(dropped, (name) => name === field)
}

const joinNotes = (...notes: readonly string[]): string => notes.filter(Boolean).join('\n\n')

interface SideProps {
  label: string
  field: Field
  draft: Draft
  pictures: Pictures
}

function Side({ label, ...value }: SideProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="w-full flex-1 rounded-md bg-sunken p-3">
      <figcaption id={id} className="mb-1 text-xs font-medium text-muted">
        {label}
      </figcaption>
      <div className="text-sm break-words whitespace-pre-wrap">
        <FieldValue {...value} />
      </div>
    </figure>
  )
}

function FieldValue({ field, draft, pictures }: Omit<SideProps, 'label'>) {
  const { t, format, locale } = useMessages(draftMessages)
  const none = t('draft.conflict.none')
  switch (field) {
    case 'name':
    case 'notes':
    case 'happens':
    case 'lessons':
      return draft[field] || none
    case 'titles':
      if (draft.titles.length === 0) return none
      return (
        <ol className="list-decimal ps-5">
          {draft.titles.map(({ id, text }) => (
            <li key={id}>{text || t('draft.titles.empty')}</li>
          ))}
        </ol>
      )
    case 'thumbnails':
      return draft.thumbnails.length === 0 ? none : <SmallPictures hashes={draft.thumbnails} pictures={pictures} />
    case 'lead':
      return (
        <>
          <p>{getLeadTitle(draft)?.text || none}</p>
          <SmallPictures hashes={[getLeadThumbnail(draft) ?? []].flat()} pictures={pictures} />
        </>
      )
    case 'state':
      return t(`draftStates.${draft.state}`)
    case 'planned':
      return draft.planned ? plannedText(locale, draft.planned) : none
    case 'seconds':
      return draft.seconds === null ? none : format.duration(draft.seconds)
  }
}

function SmallPictures({ hashes, pictures }: { hashes: readonly string[]; pictures: Pictures }) {
  const { t } = useMessages(draftMessages)
  return (
    <ol className="flex flex-wrap gap-2">
      {hashes.map((hash, index) => (
        <li key={hash} className="aspect-video w-24 overflow-hidden rounded-sm bg-canvas">
          <img
            src={pictures.get(hash)?.url}
            alt={t('thumbnails.nth', { n: index + 1 })}
            className="size-full object-cover"
          />
        </li>
      ))}
    </ol>
  )
}
