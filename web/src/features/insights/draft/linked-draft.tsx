import { useQueryClient } from '@tanstack/react-query'
import { FilePenLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Draft } from '#shared/contract/drafts.ts'
import { contract } from '#shared/contract/index.ts'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { queryKey, useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Button, TextLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { linkedDraftMessages } from './messages.ts'

interface LinkedDraftProps {
  id: string
  /** The version that the shown analysis belongs to, if it is of this draft. */
  version: number | undefined
  /** The analysis that was just made, if any. It changed the draft. */
  newest: string | undefined
  onRead: (draft: Draft) => void
  /** Called if it was deleted. */
  onGone: () => void
}

/** A link to the draft, or the button that keeps it. Removes the draft from the address if it was deleted, so that the next analysis is not refused. */
export function LinkedDraft({ id, version, newest, onRead, onGone }: LinkedDraftProps) {
  const latestOnGone = useRef(onGone)
  useEffect(() => {
    latestOnGone.current = onGone
  })
  const { t } = useMessages(linkedDraftMessages)
  const client = useQueryClient()
  const [, setParams] = useSearchParams()
  const { data, error } = useRead(contract.drafts.get, { id })
  const save = useAction(contract.drafts.save, [contract.drafts.get, contract.drafts.list])
  useEffect(() => {
    if (newest === undefined) return
    for (const { path } of [contract.drafts.get, contract.drafts.list, contract.drafts.versions])
      void client.invalidateQueries({ queryKey: queryKey({ path }) })
  }, [newest, client])
  const read = data?.draft
  useEffect(() => {
    if (read) onRead(read)
  }, [read, onRead])
  const isGone = error?.code === 'not_found' || error?.code === 'invalid_input'
  useEffect(() => {
    if (!isGone) return
    latestOnGone.current()
    setParams(
      (params) => {
        if (params.get('draft') === id) params.delete('draft')
        return params
      },
      { replace: true },
    )
  }, [isGone, id, setParams])
  if (!read) return isGone ? null : <div className="mb-4 h-6" />
  const { name, titles, lead } = read
  const title = (titles.find((one) => one.id === lead.title) ?? titles[0])?.text ?? ''
  const address = `${paths.draft}?id=${id}`
  const called = draftNameOf({ name, title }, t('draftName.untitled'))
  if (read.state === 'tried') {
    const keep = () =>
      save.mutate(
        { id, revision: read.revision, changes: { state: 'working' } },
        {
          onSuccess: () =>
            toast.success(t('linkedDraft.kept', { name: called }), { to: address, label: t('linkedDraft.open') }),
          onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
        },
      )
    return (
      <div className="mb-4 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        {t('linkedDraft.tried')}
        <Button size="small" pending={save.isPending} onClick={keep}>
          {t('linkedDraft.keep')}
        </Button>
      </div>
    )
  }
  return (
    <p className="mb-4 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <FilePenLine aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="text-muted">{t('linkedDraft.in')}</span>
      <TextLink to={address} className="min-w-0 break-words">
        {called}
      </TextLink>
      {version !== undefined && <span className="text-muted">{t('linkedDraft.version', { n: version })}</span>}
    </p>
  )
}
