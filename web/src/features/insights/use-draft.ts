import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Analysis } from '#shared/contract/advice.ts'
import { readDraft } from '#web/lib/draft.ts'
import { type Draft, saveDraft } from '#web/lib/save-draft.ts'
import { useSession } from '#web/lib/services.tsx'

/**
 * Manages the draft's title, which is stored in this tab until sign-out. It starts with `?title=`, else with what is stored.
 * When another analysis is shown, it becomes that analysis's title.
 */
export function useDraft(shown: { readonly id: string | undefined; readonly analysis: Analysis | undefined }) {
  const { user } = useSession()
  const userId = user?.id
  const [params, setParams] = useSearchParams()
  const given = params.get('title')
  const [draft, setDraft] = useState<Draft>(() =>
    given === null ? (readDraft(sessionStorage, userId) ?? { title: '' }) : { title: given },
  )
  useEffect(() => saveDraft(sessionStorage, { ...draft, user: userId }), [draft, userId])
  // After a reload, the title as edited counts, not the one in the address.
  useEffect(() => {
    if (given === null) return
    setParams(
      (current) => {
        current.delete('title')
        return current
      },
      { replace: true },
    )
  }, [given, setParams])
  const { id, title } = shown.analysis ?? {}
  if (id !== undefined && id !== draft.analysis) setDraft({ ...draft, title: title ?? draft.title, analysis: id })
  return {
    title: draft.title,
    /** A title to compare with, typed before signing in. */
    other: draft.other,
    setTitle: (title: string) => setDraft((before) => ({ ...before, title, analysis: shown.id })),
    /** Records that an analysis is of this draft, which the user may have edited in the meantime. */
    setAnalysis: (analysis: string) => setDraft((before) => ({ ...before, analysis })),
  }
}
