import { History as HistoryIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Analysis, TrackRecord } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { HistoryRow } from './history-row.tsx'
import { insightsMessages } from './messages.ts'
import type { useHistory } from './use-history.ts'

/** Loaded on demand: it is rarely opened. */
const ForgetDialog = lazy(async () => ({ default: (await import('./forget-dialog.tsx')).ForgetDialog }))

/** The number of analyses shown initially. */
const maxAtFirst = 5

interface HistoryProps {
  history: ReturnType<typeof useHistory>
  /** The id of the analysis shown. */
  openId: string | undefined
  onOpen: (analysis: Analysis) => void
  onForgotten: (analysis: Analysis) => void
}

/** Lists all analyses, newest first, to open or delete. */
export function History({ history, openId, onOpen, onForgotten }: HistoryProps) {
  const { t } = useMessages(insightsMessages)
  const [doomed, setDoomed] = useState<Analysis>()
  const [isFolded, setFolded] = useState(true)
  const card = useRef<HTMLElement>(null)
  const { data, isPending } = useRead(contract.advice.record, {})
  const record = isPending ? undefined : (data?.record ?? null)
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('insights.history.heading')}
      aside={record && <TextLink to={paths.record}>{t('record.toRecord')}</TextLink>}
    >
      <List
        history={history}
        isFolded={isFolded}
        record={record}
        openId={openId}
        onOpen={onOpen}
        onForget={setDoomed}
      />
      {!isFolded && history.isFetchNextPageError && (
        <Alert tone="danger" className="mt-4">
          {t('insights.history.failed')}
        </Alert>
      )}
      {(isFolded ? (history.data?.length ?? 0) > maxAtFirst : history.hasNextPage) && (
        <Button
          className="mt-4"
          pending={history.isFetchingNextPage}
          onClick={() => (isFolded ? setFolded(false) : void history.fetchNextPage())}
        >
          {t('insights.history.more')}
        </Button>
      )}
      {doomed && (
        <Suspense>
          <ForgetDialog
            analysis={doomed}
            onClose={() => setDoomed(undefined)}
            onForgotten={() => {
              // The page regains the focus only after the dialog is closed.
              flushSync(() => setDoomed(undefined))
              // The pressed button disappears with its row.
              card.current?.focus()
              onForgotten(doomed)
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}

type ListProps = Pick<HistoryProps, 'history' | 'openId' | 'onOpen'> & {
  /** Whether only the newest are shown. */
  isFolded: boolean
  /** The record of our calls. Null if it is not offered or could not be read. The rows wait for it to avoid a layout shift. */
  record: TrackRecord | null | undefined
  onForget: (analysis: Analysis) => void
}

function List({ history, isFolded, record, openId, onOpen, onForget }: ListProps) {
  const { t } = useMessages(insightsMessages)
  const { data: analyses, isPending, refetch } = history
  if (isPending || record === undefined) return <Skeleton className="h-24" />
  if (!analyses) return <Failed onRetry={refetch}>{t('insights.history.failed')}</Failed>
  if (analyses.length === 0) {
    return (
      <EmptyState
        icon={<HistoryIcon aria-hidden />}
        title={t('insights.history.empty')}
        action={<ButtonLink to={paths.trends}>{t('insights.history.topics')}</ButtonLink>}
      >
        {t('insights.history.emptyText')}
      </EmptyState>
    )
  }
  return (
    <ul className="-my-2 divide-y divide-line">
      {analyses.slice(0, isFolded ? maxAtFirst : undefined).map((analysis) => (
        <HistoryRow
          key={analysis.id}
          analysis={analysis}
          isOpen={analysis.id === openId}
          offersCalls={record !== null}
          onOpen={() => onOpen(analysis)}
          onForget={() => onForget(analysis)}
        />
      ))}
    </ul>
  )
}
