import { type FormEvent, useEffect, useRef, useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { canVoteOn, shareDays } from '#shared/contract/shares.ts'
import type { DraftSectionProps } from '#web/layout/draft-section.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select } from '#web/ui/select.tsx'
import { sharingMessages } from './messages.ts'

const dayChoices = [shareDays.min, 3, shareDays.default, 14, 30, shareDays.max]

interface CreateFormProps extends DraftSectionProps {
  /** Whether a button opened the form, so that it can be closed without creating a link. */
  isOpened: boolean
  onClose: () => void
}

/** A form to choose what a new link shows, for how long, and whether visitors vote. */
export function CreateForm({ draft, save, isOpened, onClose }: CreateFormProps) {
  const { t } = useMessages(sharingMessages)
  const titles = draft.titles.filter(({ text }) => text.trim() !== '')
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [days, setDays] = useState<number>(shareDays.default)
  const [voting, setVoting] = useState(canVoteOn({ titles, thumbnails: draft.thumbnails }))
  const [problem, setProblem] = useState<string>()
  const create = useAction(contract.shares.create, [contract.shares.list])
  const [isSaving, setSaving] = useState(false)
  const isPending = isSaving || create.isPending
  const form = useRef<HTMLFormElement>(null)
  const wasFocused = useRef(false)
  useEffect(() => {
    if (!isOpened || wasFocused.current) return
    // The button that opened the form disappeared. Not again when the step is shown again.
    form.current?.querySelector('input')?.focus()
    wasFocused.current = true
  }, [isOpened])
  const chosenContent = {
    titles: titles.map(({ id }) => id).filter((id) => !leftOut.has(id)),
    thumbnails: draft.thumbnails.filter((hash) => !leftOut.has(hash)),
  }
  const toggle = (key: string) =>
    setLeftOut(
      leftOut.has(key) ? new Set([...leftOut].filter((otherKey) => otherKey !== key)) : new Set([...leftOut, key]),
    )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (chosenContent.titles.length + chosenContent.thumbnails.length === 0) return setProblem(t('sharing.choose'))
    if (voting && !canVoteOn(chosenContent)) return setProblem(t('sharing.chooseMore'))
    setProblem(undefined)
    // Saves first, because the link shows the stored draft.
    setSaving(true)
    const isSaved = await save()
    setSaving(false)
    if (!isSaved) return setProblem(t('sharing.notSaved'))
    const created = await create.run(
      { id: draft.id, ...chosenContent, days, voting },
      { success: t('sharing.created'), onError: ({ code }) => setProblem(t(`errors.codes.${code}`)) },
    )
    // Not `onSuccess`: another step may be shown by now.
    if (created) onClose()
  }
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-5">
      {titles.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-medium">{t('sharing.titles')}</legend>
          {titles.map(({ id, text }) => (
            <Checkbox key={id} label={text} checked={!leftOut.has(id)} onChange={() => toggle(id)} />
          ))}
        </fieldset>
      )}
      {draft.thumbnails.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{t('sharing.thumbnails')}</legend>
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
            {draft.thumbnails.map((hash, at) => (
              <div key={hash} className="flex flex-col gap-2">
                <img
                  src={draft.pictures.find(({ thumbnail }) => thumbnail === hash)?.url}
                  alt=""
                  width={640}
                  height={360}
                  className="aspect-video h-auto w-full rounded-md bg-sunken object-cover"
                />
                <Checkbox
                  label={t('sharing.thumbnail', { n: at + 1 })}
                  checked={!leftOut.has(hash)}
                  onChange={() => toggle(hash)}
                />
              </div>
            ))}
          </div>
        </fieldset>
      )}
      <Checkbox
        label={t('sharing.voting')}
        hint={t('sharing.votingHint')}
        checked={voting}
        onChange={(event) => setVoting(event.currentTarget.checked)}
      />
      <Select
        className="max-w-60"
        label={t('sharing.days')}
        value={`${days}`}
        options={dayChoices.map((n) => ({ value: `${n}`, label: t('sharing.day', { n }) }))}
        onSelect={(value) => setDays(Number(value))}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isPending}>
          {t('sharing.submit')}
        </Button>
        {isOpened && <Button onClick={onClose}>{t('sharing.cancel')}</Button>}
      </div>
    </form>
  )
}
