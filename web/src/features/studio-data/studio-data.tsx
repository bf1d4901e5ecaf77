import { useEffect, useRef } from 'react'
import { Page } from '#web/layout/page.tsx'
import { startWorker } from '#web/layout/studio/start-worker.ts'
import { useExports } from '#web/layout/studio/use-exports.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { ColumnQuestions } from './column-questions.tsx'
import { DropCard } from './drop-card.tsx'
import { FindingCards } from './findings/finding-cards.tsx'
import { Giving } from './giving.tsx'
import { KeptFiles } from './kept-files.tsx'
import { studioMessages } from './messages.ts'

/** The screen for YouTube Studio exports: opens and analyzes them in the browser, and stores those that the creator chooses to keep. */
export function StudioData() {
  const { t } = useMessages(studioMessages)
  const opened = useExports()
  // Starts the worker early, so that nothing is downloaded while a file is read.
  useEffect(() => void startWorker(), [])
  const { exports, state, findings, listRowsToGive } = opened
  const card = useRef<HTMLElement>(null)
  const cancel = () => {
    toast.info(t('studio.canceled', { n: opened.cancel() }))
    // The pressed button disappears.
    card.current?.focus({ preventScroll: true })
  }
  return (
    <Page title={t('studio.title')} subtitle={t('studio.subtitle')}>
      <div className="flex flex-col gap-10">
        <DropCard opened={opened} card={card} />
        <ColumnQuestions exports={exports} />
        {state === 'failed' && <Alert tone="danger">{t('studio.failed')}</Alert>}
        {(state === 'reading' || state === 'comparing') && (
          <div className="flex items-center gap-3 text-sm text-muted">
            <Spinner />
            <p role="status">{t(`studio.${state}`)}</p>
            <Button size="small" onClick={cancel}>
              {t('common.cancel')}
            </Button>
          </div>
        )}
        {findings && <FindingCards findings={findings} />}
        <KeptFiles opened={opened} />
        {findings && findings.titled > 0 && <Giving videos={findings.titled} listRows={listRowsToGive} />}
      </div>
    </Page>
  )
}
