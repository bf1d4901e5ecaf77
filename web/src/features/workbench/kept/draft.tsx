import { FileQuestionMark } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import type { DraftSection } from '#web/layout/draft-section.ts'
import { Failed } from '#web/layout/failed.tsx'
import { Page } from '#web/layout/page.tsx'
import { JudgedTitles } from '#web/layout/yardstick/judged-titles.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Editor } from './editor.tsx'
import { draftMessages } from './messages.ts'

interface DraftProps {
  /** The sections below the editor, in order. */
  sections: readonly DraftSection[]
}

/** The screen of a draft. The hash can name a part of it, and `?analysis=` an analysis to show. */
export function Draft({ sections }: DraftProps) {
  const { t } = useMessages(draftMessages)
  const { id = '' } = useParams()
  const { data, error, refetch } = useRead(contract.drafts.get, { id })
  if (data) {
    return (
      <JudgedTitles>
        <Editor key={id} draft={data.draft} sections={sections} />
      </JudgedTitles>
    )
  }
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
