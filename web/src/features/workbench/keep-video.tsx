import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { type Draft, draftLimits } from '#shared/contract/drafts.ts'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { queryKey, useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { mergeIntoDraft } from './merge-into-draft.ts'
import { insightsMessages } from './messages.ts'
import type { OpenVideo, StoredThumbnails } from './open-video.ts'
import { useRefetchDrafts } from './use-refetch-drafts.ts'

interface KeepVideoProps {
  /** The stored draft of the video. */
  id: string
  /** The id of the analysis that is shown. */
  analysisId: string | undefined
  /** The id of the analysis that was just created, if any. It changed the draft. */
  newestId: string | undefined
  /** The video on the screen. The stored draft may lack edits since the last analysis. */
  video: OpenVideo
  /** The thumbnails of this tab, analyzed or not. They are saved with the video. */
  thumbnails: StoredThumbnails
  onRead: (draft: Draft) => void
  /** Called if the draft was deleted. */
  onGone: () => void
  /** Called once the video is saved, in this tab or another. */
  onKept: () => void
}

/** Saves a video that was only tried. If it is already saved, redirects to its own screen. */
export function KeepVideo({
  id,
  analysisId,
  newestId,
  video,
  thumbnails: { pictures, lead },
  onRead,
  onGone,
  onKept,
}: KeepVideoProps) {
  const { t } = useMessages(insightsMessages)
  const latest = useRef({ onGone, onKept })
  useEffect(() => {
    latest.current = { onGone, onKept }
  })
  const refetchDrafts = useRefetchDrafts()
  useEffect(() => {
    if (newestId !== undefined) refetchDrafts()
  }, [newestId, refetchDrafts])
  const client = useQueryClient()
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const { data, error, refetch } = useRead(contract.drafts.get, { id })
  const save = useAction(contract.drafts.save, [contract.drafts.get, contract.drafts.list])
  const storedDraft = data?.draft
  useEffect(() => {
    if (storedDraft) onRead(storedDraft)
  }, [storedDraft, onRead])
  const isKept = storedDraft !== undefined && storedDraft.state !== 'tried'
  useEffect(() => {
    if (isKept) latest.current.onKept()
  }, [isKept])
  const isGone = error?.code === 'not_found' || error?.code === 'invalid_input'
  useEffect(() => {
    if (!isGone) return
    latest.current.onGone()
    setParams(
      (params) => {
        if (params.get('draft') === id) params.delete('draft')
        return params
      },
      { replace: true },
    )
  }, [isGone, id, setParams])
  const keep = (draft: Draft) => {
    const merged = mergeIntoDraft(draft, video)
    if (!merged) return void toast.error(t('insights.keep.tooLong'))
    const hashes = new Set([...pictures.map(({ thumbnail }) => thumbnail), ...draft.thumbnails])
    const withThumbnails = {
      thumbnails: [...hashes].slice(0, draftLimits.thumbnails),
      lead: { ...merged.lead, thumbnail: lead },
    }
    save.mutate(
      {
        id,
        revision: draft.revision,
        changes: { state: 'working', ...merged, ...(lead !== undefined && withThumbnails) },
      },
      {
        onSuccess: (saved) => {
          // Makes the draft's own screen start with the saved data instead of an older read.
          client.setQueryData<{ draft: Draft }>(queryKey(contract.drafts.get, { id }), {
            draft: { ...saved.draft, pictures: saved.draft.pictures ?? draft.pictures },
          })
          toast.success(t('insights.keep.kept'))
          onKept()
          void navigate(path)
        },
        onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
      },
    )
  }
  const path = `${draftPath(id)}${analysisId === undefined ? '' : `?analysis=${analysisId}`}`
  if (isKept) return <Navigate to={path} replace />
  if (isGone) return null
  if (error && !storedDraft)
    return (
      <Failed tone="warning" className="mb-4" onRetry={refetch}>
        {t(`errors.codes.${error.code}`)}
      </Failed>
    )
  return (
    <div className="mb-4 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      {storedDraft && (
        <>
          {t('insights.keep.tried')}
          <Button size="small" pending={save.isPending} onClick={() => keep(storedDraft)}>
            {t('insights.keep.keep')}
          </Button>
        </>
      )}
    </div>
  )
}
