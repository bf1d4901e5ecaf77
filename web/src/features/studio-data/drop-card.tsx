import { FileSpreadsheet, X } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { studioLimits } from '#shared/contract/studio.ts'
import { maxOpenFiles, type Rejection, type useExports } from '#web/layout/studio/use-exports.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { studioMessages } from './messages.ts'
import { ReadReport } from './read-report.tsx'

const exportSteps = ['open', 'advanced', 'columns', 'download'] as const

interface DropCardProps {
  opened: ReturnType<typeof useExports>
  /** Takes the focus when a focused button disappears. */
  card: RefObject<HTMLElement | null>
}

/** The drop zone for exports, with instructions and the results of reading. */
export function DropCard({ opened: { exports, add, remove }, card }: DropCardProps) {
  const { t } = useMessages(studioMessages)
  const [problems, setProblems] = useState<readonly { name: string; reason: Rejection }[]>([])
  const [isStored, setIsStored] = useState(true)
  const onDrop = async (files: readonly File[]) => {
    const outcome = await add(files)
    setProblems(outcome.rejected)
    setIsStored(outcome.isStored)
  }
  const drop = useDropzone({ onDrop: (files) => void onDrop(files), noKeyboard: true })
  return (
    <Card ref={card} tabIndex={-1} title={t('studio.drop.heading')} description={t('studio.drop.description')}>
      <div className="flex flex-col gap-4">
        <div
          {...drop.getRootProps({ role: 'group', 'aria-label': t('studio.drop.label'), tabIndex: -1 })}
          className={cx(
            'flex min-h-40 cursor-pointer flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed p-4 text-center',
            drop.isDragActive ? 'border-accent bg-accent-soft' : 'border-control/60 hover:bg-sunken',
          )}
        >
          <input {...drop.getInputProps({ 'aria-label': t('studio.drop.choose') })} />
          <FileSpreadsheet aria-hidden className="size-6 text-muted" />
          <div>
            <p className="text-sm font-medium">{t('studio.drop.hint')}</p>
            <p className="mt-1 text-xs text-muted">{t('studio.drop.supports', { n: maxOpenFiles })}</p>
          </div>
          {/* A press bubbles to the drop zone, which opens the file dialog; this button makes that available to the keyboard. */}
          <Button size="small">{t('studio.drop.choose')}</Button>
        </div>
        <p className="text-sm text-muted">{t('studio.drop.privacy')}</p>
        {problems.map(({ name, reason }) => (
          <Alert key={name} tone="warning">
            {reason === 'too_many' && t('studio.drop.tooMany', { name, n: maxOpenFiles })}
            {reason === 'too_large' && t('studio.drop.tooLarge', { name, mb: studioLimits.fileBytes / 1_000_000 })}
            {reason === 'unreadable' && t('studio.drop.unreadable', { name })}
          </Alert>
        ))}
        {!isStored && exports.length > 0 && <Alert>{t('studio.drop.notStored')}</Alert>}
        {exports.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {exports.map((openExport) => (
              <li key={openExport.id} className="flex items-start justify-between gap-3 py-3">
                <div className="min-w-0 flex-1 text-sm">
                  <p className="font-medium break-words">{openExport.name}</p>
                  {openExport.read?.map((file) => (
                    <ReadReport key={file.name} file={file} isEntry={file.name !== openExport.name} />
                  ))}
                </div>
                <Button
                  size="small"
                  variant="ghost"
                  icon={<X aria-hidden />}
                  aria-label={t('studio.drop.close', { name: openExport.name })}
                  onClick={() => {
                    remove(openExport.id)
                    // The pressed button disappears with its row.
                    card.current?.focus({ preventScroll: true })
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <Disclosure summary={t('studio.how.heading')} defaultOpen={exports.length === 0}>
          <ol className="list-decimal space-y-1 ps-5 text-sm">
            {exportSteps.map((step) => (
              <li key={step}>{t(`studio.how.${step}`)}</li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </Card>
  )
}
