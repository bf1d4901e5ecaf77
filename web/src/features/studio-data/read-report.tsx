import type { ShownFile } from '#web/layout/studio/shown.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { studioMessages } from './messages.ts'

/** The result of reading a file, with the lines that could not be read. */
export function ReadReport({ file, isEntry }: { file: ShownFile; isEntry: boolean }) {
  const { t } = useMessages(studioMessages)
  const summary = useSummary(file)
  return (
    <div className="mt-1">
      <p className={file.kind === 'failed' && file.failure !== 'unknown_columns' ? 'text-danger' : 'text-muted'}>
        {isEntry ? t('studio.report.entry', { name: file.name, summary }) : summary}
      </p>
      {'skipped' in file && file.skippedCount > 0 && <SkippedLines of={file} />}
      {'cutOffAt' in file && file.cutOffAt !== null && (
        <p className="text-sm">{t('studio.report.cutOff', { n: file.cutOffAt })}</p>
      )}
      {'unknownColumns' in file && file.unknownColumns.length > 0 && (
        <p className="text-sm">
          {t('studio.report.unknownColumns', { names: file.unknownColumns.join(', '), n: file.unknownColumns.length })}
        </p>
      )}
    </div>
  )
}

function useSummary(file: ShownFile): string {
  const { t, format } = useMessages(studioMessages)
  switch (file.kind) {
    case 'videos':
      return t('studio.report.videos', { n: file.rows })
    case 'sources':
      return t('studio.report.sources', { n: file.rows })
    case 'dates':
      if (file.lastDate === null) return t('studio.report.datesUnused')
      return file.metric === null
        ? t('studio.report.dates', { date: format.day(file.lastDate) })
        : t('studio.report.metric', { metric: file.metric, date: format.day(file.lastDate) })
    case 'other':
      return t('studio.report.unused')
    case 'failed':
      return t(`studio.failures.${file.failure}`)
  }
}

function SkippedLines({ of: { skipped, skippedCount } }: { of: Extract<ShownFile, { skippedCount: number }> }) {
  const { t } = useMessages(studioMessages)
  return (
    <Disclosure
      summary={<span className="text-fair">{t('studio.report.skipped', { n: skippedCount })}</span>}
      className="-ms-1"
    >
      <ul className="space-y-0.5 text-sm">
        {skipped.map(({ line, reason, column }) => (
          <li key={`${line} ${reason} ${column}`}>
            {column === null
              ? t('studio.report.line', { line, reason: t(`studio.reasons.${reason}`) })
              : t('studio.report.cell', { line, column, reason: t(`studio.reasons.${reason}`) })}
          </li>
        ))}
        {skippedCount > skipped.length && <li>{t('studio.report.more', { n: skippedCount - skipped.length })}</li>}
      </ul>
    </Disclosure>
  )
}
