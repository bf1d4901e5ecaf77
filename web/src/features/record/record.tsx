import { useMessages } from '#web/messages/messages.tsx'
import { ExperimentList } from './experiment-list.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { recordMessages } from './messages.ts'
import { TrackRecordCard } from './track-record-card.tsx'

/** The results screen: the outcomes of our predictions and of the creator's tests. */
export function Record() {
  const { t } = useMessages(recordMessages)
  return (
    <>
      <p className="mb-5 text-sm text-muted">{t('record.subtitle')}</p>
      <div className="flex flex-col gap-12">
        <TrackRecordCard />
        <LedgerCard />
        <ExperimentList />
      </div>
    </>
  )
}
