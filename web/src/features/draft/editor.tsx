import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Draft } from '#shared/contract/drafts.ts'
import type { DraftSection } from '#web/layout/draft-section.ts'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { Page } from '#web/layout/page.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Analyze } from './analyze.tsx'
import { getDraftName, getLeadTitle } from './content.ts'
import { Details } from './details.tsx'
import { DraftActions } from './draft-actions.tsx'
import { draftMessages } from './messages.ts'
import { SaveProblem, SaveStatus } from './save-status.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { Titles } from './titles.tsx'
import { useAutosave } from './use-autosave.ts'
import { usePictures } from './use-pictures.ts'

/** Loaded when something was changed elsewhere. */
const Conflict = lazyComponent(() => import('./conflict.tsx'), 'Conflict', draftMessages)

/** Loaded apart from the screen, because they are far down. */
const LeadPreview = lazyComponent(() => import('./lead-preview.tsx'), 'LeadPreview', draftMessages)
const Versions = lazyComponent(() => import('./versions.tsx'), 'Versions', draftMessages)

interface EditorProps {
  /** The draft as the server has it. */
  draft: Draft
  sections: readonly DraftSection[]
}

/** Everything about one draft. Changes are saved while they are made. */
export function Editor({ draft: read, sections }: EditorProps) {
  const { t } = useMessages(draftMessages)
  const { autosaver, view } = useAutosave(read)
  const { draft, server } = view
  const { pictures, add } = usePictures(draft.pictures)
  return (
    <Page
      title={getDraftName(draft) || t('draftName.untitled')}
      subtitle={<SaveStatus stage={view.stage} />}
      actions={<DraftActions id={draft.id} save={autosaver.flush} />}
    >
      <div className="flex flex-col gap-6">
        <Parts sections={sections} />
        <SaveProblem autosaver={autosaver} view={view} />
        {view.conflicts.length > 0 && (
          <Suspense fallback={<Skeleton className="h-48" />}>
            <Conflict autosaver={autosaver} view={view} pictures={pictures} />
          </Suspense>
        )}
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <Anchor id="titles">
            <Titles draft={draft} savedTitle={getLeadTitle(server)?.text.trim()} onEdit={autosaver.edit} />
          </Anchor>
          <div className="flex min-w-0 flex-col gap-6">
            <Anchor id="thumbnails">
              <Thumbnails draft={draft} pictures={pictures} autosaver={autosaver} onChecked={add} />
            </Anchor>
            <Anchor id="preview">
              <Suspense fallback={<Skeleton className="h-48" />}>
                <LeadPreview draft={draft} pictures={pictures} />
              </Suspense>
            </Anchor>
            <Anchor id="analyze">
              <Analyze draft={draft} save={autosaver.flush} />
            </Anchor>
          </div>
        </div>
        <Anchor id="details">
          <Details draft={draft} onEdit={autosaver.edit} />
        </Anchor>
        {sections.map(({ id, Content }) => (
          <Anchor key={id} id={id}>
            <ErrorBoundary key={draft.id}>
              <Suspense fallback={<Skeleton className="h-48" />}>
                <Content draft={server} save={autosaver.flush} />
              </Suspense>
            </ErrorBoundary>
          </Anchor>
        ))}
        <Anchor id="versions">
          <Suspense fallback={<Skeleton className="h-48" />}>
            <Versions draft={draft} autosaver={autosaver} />
          </Suspense>
        </Anchor>
      </div>
    </Page>
  )
}

/** Links to the parts of the screen, which is long. */
function Parts({ sections }: Pick<EditorProps, 'sections'>) {
  const { t } = useMessages(draftMessages)
  const parts = [
    ...(['titles', 'thumbnails', 'preview', 'analyze', 'details'] as const).map((id) => [id, t(`draft.${id}.heading`)]),
    ...sections.map(({ id }) => [id, t(`draft.parts.${id}`)]),
    ['versions', t('draft.versions.heading')],
  ] as const
  return (
    <nav aria-label={t('draft.parts.label')}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block min-h-7 rounded-sm py-1 hover:text-text hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls to its content, and takes the focus, if the address names it. */
function Anchor({ id, children }: { id: string; children: ReactNode }) {
  const { hash } = useLocation()
  useEffect(() => {
    const element = document.getElementById(id)
    if (hash !== `#${id}`) return
    element?.scrollIntoView()
    element?.focus({ preventScroll: true })
  }, [hash, id])
  return (
    <div id={id} tabIndex={-1} className="min-w-0 scroll-mt-4 outline-none">
      {children}
    </div>
  )
}
