import { thumbnailChecks } from '#shared/thumbnail/kinds.ts'
import { ThumbnailScore } from '#web/layout/thumbnail/thumbnail-score.tsx'
import type { Thumbnail } from '#web/layout/thumbnail/use-thumbnail.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { insightsMessages } from '../messages.ts'
import { Outcome } from './checks.tsx'
import { getMissingOutcome, listChecks } from './outcomes.ts'
import { Picture } from './picture.tsx'
import { useFindingText } from './use-finding-text.ts'
import { slotNames } from './use-thumbnails.ts'

/** Compares two thumbnails check by check. */
export function Comparison(thumbnails: Readonly<Record<(typeof slotNames)[number], Thumbnail>>) {
  const { t } = useMessages(insightsMessages)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('thumbnails.compare.note')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section aria-label={t('thumbnails.checksHeading')} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-128 table-fixed text-start text-sm">
          <thead>
            <tr className="align-top">
              <th scope="col" className="w-32 pe-4 pb-3 text-start font-medium">
                {t('thumbnails.compare.check')}
              </th>
              {slotNames.map((name) => (
                <th key={name} scope="col" className="pe-4 pb-3 text-start font-medium">
                  <ThumbnailHeader label={t(`thumbnails.compare.${name}`)} thumbnail={thumbnails[name]} />
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
                {slotNames.map((name) => (
                  <CheckCell key={name} check={check} thumbnail={thumbnails[name]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function ThumbnailHeader({ label, thumbnail: { url, checked } }: { label: string; thumbnail: Thumbnail }) {
  return (
    <div className="flex max-w-80 flex-col gap-2">
      <Picture src={url} width={16} height={9} />
      <div className="flex items-center justify-between gap-3">
        {label}
        <ThumbnailScore score={checked?.analysis.score} />
      </div>
    </div>
  )
}

function CheckCell({ check, thumbnail }: { check: (typeof thumbnailChecks)[number]; thumbnail: Thumbnail }) {
  const describeFinding = useFindingText()
  const result = listChecks(thumbnail).find((one) => one.check === check)
  return (
    <td className="py-2 pe-4">
      <Outcome state={result?.state ?? getMissingOutcome(thumbnail)} />
      {result && <p className="text-muted">{describeFinding(result)}</p>}
    </td>
  )
}
