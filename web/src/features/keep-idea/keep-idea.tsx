import { Share2 } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { draftLimits, drafts } from '#shared/contract/drafts.ts'
import { Page } from '#web/layout/page.tsx'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath, paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { keepIdeaMessages } from './messages.ts'
import { readShared, type SharedFromApp, toDraft } from './shared-from-app.ts'

/** Saves content that another app shared with the installed web app (`share_target` in the manifest) as an idea. */
export function KeepIdea() {
  const { t } = useMessages(keepIdeaMessages)
  const [params] = useSearchParams()
  const shared = readShared(params)
  const isEmpty = shared.name === '' && shared.link === null
  return (
    <Page title={t('keepIdea.title')} subtitle={isEmpty ? undefined : t('keepIdea.subtitle')}>
      {isEmpty ? (
        <EmptyState
          icon={<Share2 aria-hidden />}
          title={t('keepIdea.empty')}
          action={<ButtonLink to={paths.drafts}>{t('keepIdea.drafts')}</ButtonLink>}
        >
          {t('keepIdea.emptyText')}
        </EmptyState>
      ) : (
        <IdeaForm key={`${params}`} shared={shared} />
      )}
    </Page>
  )
}

function IdeaForm({ shared }: { shared: SharedFromApp }) {
  const { t } = useMessages(keepIdeaMessages)
  const navigate = useNavigate()
  const { run, isPending } = useAction(drafts.create, [drafts.list])
  const [name, setName] = useState(shared.name)
  // `isPending` updates too late to block the second click of a double click.
  const isKeeping = useRef(false)
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    if (isKeeping.current) return
    isKeeping.current = true
    void run(toDraft(shared, name), {
      success: t('keepIdea.kept'),
      // Going back must not return here, where the same idea could be saved again.
      onSuccess: ({ draft }) => navigate(draftPath(draft.id), { replace: true }),
      onError: ({ code }) => {
        isKeeping.current = false
        toast.error(t(`errors.codes.${code}`))
      },
    })
  }
  const notes = [shared.text, shared.link].filter(Boolean)
  return (
    <Card className="max-w-2xl">
      <form onSubmit={keep} className="flex flex-col gap-5">
        <TextField
          label={t('keepIdea.name')}
          autoComplete="off"
          maxLength={draftLimits.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {notes.length > 0 && (
          <div className="text-sm">
            <p className="font-medium">{t('keepIdea.notes')}</p>
            {notes.map((line) => (
              <p key={line} className="mt-1 wrap-anywhere text-muted">
                {line}
              </p>
            ))}
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={isPending}>
            {t('keepIdea.keep')}
          </Button>
          <ButtonLink to={paths.drafts}>{t('keepIdea.cancel')}</ButtonLink>
        </div>
      </form>
    </Card>
  )
}
