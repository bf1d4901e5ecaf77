import type { ThumbnailAnalysis, ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import { thumbnailChecks } from '#shared/thumbnail/kinds.ts'
import { Previews } from '#web/layout/thumbnail/previews.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { insightsMessages } from '../messages.ts'
import { type MissingOutcome, Outcome } from './checks.tsx'
import { isSameImage } from './is-same-image.ts'
import { ThumbnailSuggestions } from './suggestions.tsx'
import { useFindingText } from './use-finding-text.ts'
import type { Thumbnails } from './use-thumbnails.ts'

interface ThumbnailDetailsProps {
  thumbnails: Thumbnails
  title: string
  /** The results of the thumbnail in the shown analysis. */
  analyzed: ThumbnailAnalysis | undefined
}

/** Thumbnails as viewers see them, with their checks side by side. */
export function ThumbnailDetails({ thumbnails: { pictures, lead, adding }, title, analyzed }: ThumbnailDetailsProps) {
  const { t } = useMessages(insightsMessages)
  const images = [...pictures.map(({ url }) => url), adding.url].filter((url) => url !== undefined)
  const checked = pictures.map(({ thumbnail, analysis }, index) => ({
    key: thumbnail,
    name: t('thumbnails.nth', { n: index + 1 }),
    checks: analysis?.checks ?? [],
    missing: 'absent' as const,
  }))
  const leadAnalysis = pictures.find(({ thumbnail }) => thumbnail === lead)?.analysis
  const isAnalyzed = leadAnalysis !== undefined && analyzed !== undefined && isSameImage(leadAnalysis, analyzed)
  // The browser's own measurements are available earlier, even if the other checks fail.
  const { browserChecks, stage } = adding
  const measured = browserChecks && {
    key: 'adding',
    name: t('thumbnails.nth', { n: pictures.length + 1 }),
    checks: browserChecks.checks,
    missing: stage === 'failed' ? ('missing' as const) : ('pending' as const),
  }
  return (
    <Card title={t('thumbnails.previews.heading')}>
      {images.length > 0 && <Previews images={images} title={title.trim()} />}
      {leadAnalysis?.score !== undefined && !isAnalyzed && (
        <div className="mt-5">
          <ThumbnailSuggestions heading="h3" suggestions={leadAnalysis.suggestions} />
        </div>
      )}
      <Disclosure summary={t('thumbnails.results.allChecks')} className="mt-3">
        <ChecksTable columns={measured ? [...checked, measured] : checked} />
      </Disclosure>
    </Card>
  )
}

interface Column {
  readonly key: string
  readonly name: string
  readonly checks: readonly ThumbnailCheck[]
  /** The outcome of the missing checks. */
  readonly missing: MissingOutcome
}

/** Every check of each thumbnail. */
function ChecksTable({ columns }: { columns: readonly Column[] }) {
  const { t } = useMessages(insightsMessages)
  const describeFinding = useFindingText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={t('thumbnails.checksHeading')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-128 table-fixed text-start text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-32 pe-4 pb-3 text-start font-medium">
              {t('thumbnails.compare.check')}
            </th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" className="pe-4 pb-3 text-start font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {thumbnailChecks.map((check) => (
            <tr key={check} className="align-top">
              <th scope="row" className="py-2 pe-4 text-start font-medium">
                {t(`thumbnails.checks.${check}.name`)}
              </th>
              {columns.map(({ key, checks, missing }) => {
                const result = checks.find((candidate) => candidate.check === check)
                return (
                  <td key={key} className="py-2 pe-4">
                    <Outcome state={result?.state ?? missing} />
                    {result && <p className="text-muted">{describeFinding(result)}</p>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted">{t('thumbnails.compare.note')}</p>
    </section>
  )
}
