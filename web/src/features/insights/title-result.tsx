import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { OwnHistory, ScoredTitle, TitleAnalysis } from '#shared/contract/advice.ts'
import { titleBenchmark } from '#web/lib/verdict.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnnotatedTitle } from './annotated-title.tsx'
import { ideasMessages } from './ideas/messages.ts'
import { insightsMessages } from './messages.ts'
import { Movers } from './movers.tsx'
import { OwnHistoryPanel } from './record/own-history.tsx'
import { ScoreBadge } from './score.tsx'
import { SideBySide } from './side-by-side.tsx'
import { SuggestionItem } from './suggestion-item.tsx'
import { useAccuracy } from './title-model.ts'

/** Loaded with the first analysis. */
const TitleIdeas = lazyComponent(() => import('./ideas/title-ideas.tsx'), 'TitleIdeas', ideasMessages)

interface TitleResultProps {
  /** The analysis's id. */
  id: string
  title: string
  analysis: TitleAnalysis
  /** The channel's own history, if known. */
  ownHistory: OwnHistory | undefined
  /** The AI's advice. */
  advice: ReactNode
  onUse: (title: string) => void
}

/** The title's results. */
export function TitleResult({ id, title, analysis, ownHistory, advice, onUse }: TitleResultProps) {
  const { t } = useMessages(insightsMessages)
  const { basis, checks } = analysis
  const scored = analysis.basis === 'model' ? analysis : undefined
  return (
    <article className="flex flex-col gap-6">
      <header>
        <div className="flex items-center justify-between gap-4">
          <h3 className="text-sm font-semibold">{t('insights.results.titleAnalysis')}</h3>
          {scored && <ScoreBadge score={scored.score} />}
        </div>
        <div className="mt-2">
          <AnnotatedTitle title={title} contributions={scored?.contributions ?? []} />
        </div>
      </header>
      <SideBySide>
        <div className="flex min-w-0 flex-col gap-6">
          {basis !== 'model' && ownHistory?.state !== 'scored' && <Alert>{t(`prediction.noScore.${basis}`)}</Alert>}
          {checks.map((check) => (
            <Alert key={check} tone="warning">
              {t(`prediction.checks.${check}`)}
            </Alert>
          ))}
          {advice}
          {scored && <Suggestions analysis={scored} onUse={onUse} />}
          <Suspense fallback={<Skeleton className="h-10 w-48" />}>
            <TitleIdeas title={title} analysis={id} onUse={onUse} />
          </Suspense>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {scored && <Benchmark score={scored.score} />}
          {ownHistory && <OwnHistoryPanel ownHistory={ownHistory} />}
          {scored && (
            <Disclosure summary={t('insights.results.parts')}>
              <p className="mb-3 text-sm text-muted">{t('insights.results.partsNote')}</p>
              <Movers title={title} contributions={scored.contributions} explained />
            </Disclosure>
          )}
        </div>
      </SideBySide>
      {scored && <Source />}
    </article>
  )
}

function Suggestions({ analysis, onUse }: { analysis: ScoredTitle; onUse: (title: string) => void }) {
  const { t } = useMessages(insightsMessages)
  const { suggestions, score } = analysis
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h4 className="text-sm font-semibold">{t('insights.results.suggestions')}</h4>
        <Badge>{t('advisers.builtIn')}</Badge>
      </div>
      {suggestions.length === 0 ? (
        <p className="text-sm text-muted">{t('insights.results.noSuggestions')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {suggestions.map((suggestion) => (
            <SuggestionItem key={suggestion.kind} suggestion={suggestion} score={score} onUse={onUse} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Benchmark({ score }: { score: number }) {
  const { t } = useMessages(insightsMessages)
  const n = Math.abs(score - titleBenchmark)
  const side = score > titleBenchmark ? 'above' : score < titleBenchmark ? 'below' : 'at'
  return (
    <section>
      <h4 className="text-sm font-semibold">{t('insights.results.benchmark')}</h4>
      <p className="mt-1 text-sm">{t(`insights.results.${side}`, { score, n, benchmark: titleBenchmark })}</p>
    </section>
  )
}

function Source() {
  const { t, format } = useMessages(insightsMessages)
  const { data: accuracy } = useAccuracy()
  return (
    <p className="border-t border-line pt-4 text-xs text-muted">
      {t('insights.results.source')}{' '}
      {accuracy &&
        t('insights.results.measured', {
          channels: accuracy.channels,
          all: format.percent(accuracy.all),
          twice: format.percent(accuracy.twice),
        })}{' '}
      <Link to={paths.accuracy} className="text-accent underline underline-offset-4">
        {t('record.track.general')}
      </Link>
    </p>
  )
}
