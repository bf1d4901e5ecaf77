import { FileQuestionMark } from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { drafts } from '#shared/contract/drafts.ts'
import type { DraftSection } from '#web/layout/draft-section.ts'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { Failed } from '#web/layout/failed.tsx'
import { Page } from '#web/layout/page.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { draftMessages } from './messages.ts'

interface DraftProps {
  /** The sections below the editor, in order. */
  sections: readonly DraftSection[]
}

/** The draft editor. `?id=` is the draft; the hash may name a section to scroll to. */
export function Draft({ sections }: DraftProps) {
  const { t } = useMessages(draftMessages)
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data, error, refetch } = useRead(drafts.get, { id })
  if (!data) {
    const isGone = error?.code === 'not_found' || error?.code === 'invalid_input'
    return (
      <Page title={t('draft.title')}>
        {isGone ? (
          <EmptyState icon={<FileQuestionMark aria-hidden />} title={t('draft.gone')}>
            {t('draft.goneText')}
          </EmptyState>
        ) : error ? (
          <Failed onRetry={refetch}>{t('draft.failed')}</Failed>
        ) : (
          <Skeleton className="h-96" />
        )}
      </Page>
    )
  }
  const { draft } = data
  return (
    <Page title={draft.name || t('draft.untitled')}>
      <div className="flex flex-col gap-6">
        {sections.map(({ id, Content }) => (
          <Anchor key={id} id={id}>
            <ErrorBoundary key={draft.id}>
              <Suspense fallback={<Skeleton className="h-48" />}>
                <Content draft={draft} save={async () => true} />
              </Suspense>
            </ErrorBoundary>
          </Anchor>
        ))}
      </div>
    </Page>
  )
}

/** Scrolls to its content if the address names it. */
function Anchor({ id, children }: { id: string; children: ReactNode }) {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [hash, id])
  return (
    <div id={id} className="scroll-mt-4">
      {children}
    </div>
  )
}
