import { type ReactNode, useState } from 'react'
import type { PairCheck, ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { ThumbnailScore } from '#web/layout/thumbnail/thumbnail-score.tsx'
import { thumbnailBenchmark } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { insightsMessages } from '../messages.ts'
import { SideBySide } from '../side-by-side.tsx'
import { CheckList, Outcome } from './checks.tsx'
import { MarkedPicture } from './marked-picture.tsx'
import { type SuggestedCheck, ThumbnailSuggestions } from './suggestions.tsx'
import { Swatches } from './swatches.tsx'
import { useFindingText } from './use-finding-text.ts'

interface ThumbnailResultProps {
  analysis: ThumbnailAnalysis
  /** The checks of the title and the thumbnail together; empty without a title. */
  pairChecks: readonly PairCheck[]
  /** The URL of the image, if it still exists. */
  src: string | undefined
  /** Whether the video's lead image has changed since. */
  isOther: boolean
  /** The AI's advice. */
  advice: ReactNode
}

/** The results of a thumbnail's checks, with the thumbnail itself. */
export function ThumbnailResult({ analysis, pairChecks, src, isOther, advice }: ThumbnailResultProps) {
  const { t } = useMessages(insightsMessages)
  const [open, setOpen] = useState<SuggestedCheck>()
  const { score, vision, checks, suggestions } = analysis
  // Analyses of earlier releases have no suggestion about repeated words.
  const hasPassed = [...checks, ...pairChecks].every(({ state }) => state === 'good')
  // Each problem is listed once: a suggestion is not repeated above.
  const suggested = new Set<string>(suggestions.map(({ about }) => about.check))
  const spotlight = suggestions.find(({ about }) => about.check === open)?.about.regions ?? []
  // If opening an item closes another one, the close event may arrive last.
  const toggle = (check: SuggestedCheck, isOpen: boolean) =>
    setOpen((now) => (isOpen ? check : now === check ? undefined : now))
  return (
    <article className="flex flex-col gap-6">
      <header>
        <div className="flex items-center justify-between gap-4">
          <h3 className="text-sm font-semibold">{t('thumbnails.results.heading')}</h3>
          <ThumbnailScore score={score} />
        </div>
        <p className="mt-1 text-xs text-muted">{t('thumbnails.results.meaning')}</p>
        {isOther && <Alert className="mt-3">{t('thumbnails.results.otherImage')}</Alert>}
      </header>
      <SideBySide>
        <MarkedPicture src={src} size={analysis} vision={vision} hidden={listHidden(checks)} spotlight={spotlight} />
        <div className="flex min-w-0 flex-col gap-6">
          <PairChecks checks={pairChecks.filter(({ check }) => !suggested.has(check))} />
          {advice}
          {score === undefined ? (
            <Alert title={t('thumbnails.results.blank')}>{t('thumbnails.results.blankText')}</Alert>
          ) : (
            <>
              {(suggestions.length > 0 || hasPassed) && (
                <ThumbnailSuggestions heading="h4" suggestions={suggestions} onToggle={toggle} />
              )}
              <Benchmark score={score} />
            </>
          )}
          <section>
            <h4 className="mb-3 text-sm font-semibold">{t('thumbnails.colors.heading')}</h4>
            <Swatches colors={vision.color.dominantColors} />
          </section>
          <Disclosure summary={t('thumbnails.results.allChecks')}>
            <CheckList checks={checks} />
          </Disclosure>
        </div>
      </SideBySide>
      <p className="border-t border-line pt-4 text-xs text-muted">{t('thumbnails.results.source')}</p>
    </article>
  )
}

/** Returns the parts of the image that the duration badge covers or an edge cuts off. */
const listHidden = (checks: ThumbnailAnalysis['checks']) =>
  checks.flatMap(({ check, regions }) => (check === 'badge_zone' || check === 'cut_text' ? regions : []))

function PairChecks({ checks }: { checks: readonly PairCheck[] }) {
  const { t } = useMessages(insightsMessages)
  const describeFinding = useFindingText()
  if (checks.length === 0) return null
  return (
    <section>
      <h4 className="mb-2 text-sm font-semibold">{t('thumbnails.pairsHeading')}</h4>
      <ul className="flex flex-col gap-2">
        {checks.map((pair) => (
          <li key={pair.check} className="rounded-md bg-sunken px-4 py-3 text-sm">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{t(`thumbnails.pairs.${pair.check}.name`)}</span>
              <Outcome state={pair.state} />
            </div>
            <p>{describeFinding(pair)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Benchmark({ score }: { score: number }) {
  const { t } = useMessages(insightsMessages)
  const n = Math.abs(score - thumbnailBenchmark)
  const side = score > thumbnailBenchmark ? 'above' : score < thumbnailBenchmark ? 'below' : 'at'
  return (
    <section>
      <h4 className="text-sm font-semibold">{t('verdict.benchmark')}</h4>
      <p className="mt-1 text-sm">{t(`thumbnails.results.${side}`, { score, n, benchmark: thumbnailBenchmark })}</p>
      <p className="text-xs text-muted">{t('thumbnails.results.benchmarkNote')}</p>
    </section>
  )
}
