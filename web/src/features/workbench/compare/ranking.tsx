import { Scale } from 'lucide-react'
import type { DraftTitle } from '#shared/contract/drafts.ts'
import type { Comparison, UnrankedTitle } from '#shared/prediction/wording/compare.ts'
import { Announced } from '#web/layout/announced.tsx'
import { NoVerdict } from '#web/layout/verdict/live-verdict.tsx'
import { DataDate, ExplainedVerdict } from '#web/layout/verdict/verdict-line.tsx'
import type { Judgment, NotReady } from '#web/layout/yardstick/judgment.ts'
import { useJudgments, useTitleLanguage, useYardstick } from '#web/layout/yardstick/use-yardstick.ts'
import { useComparison } from '#web/lib/comparison.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { baseWith, type DraftedVideo } from '../base.ts'
import { compareMessages } from './messages.ts'
import { RankedVariant } from './ranked-variant.tsx'
import { RankingSource } from './ranking-source.tsx'
import { TestExport } from './test-export.tsx'
import { comparedOf, minVariants, titlesOf, type Variants } from './variants.ts'

interface RankingProps {
  variants: Variants
  /** The video of the titles. Undefined until it is known; titles have no ranks until then. */
  drafted: DraftedVideo | undefined
  onAnalyze: (title: DraftTitle, base: readonly string[]) => void
}

/** Ranks titles by wording while they are typed, each with its verdict as a title of the same video. */
export function Ranking({ variants, drafted, onAnalyze }: RankingProps) {
  const { t } = useMessages(compareMessages)
  const compared = comparedOf(variants)
  const titles = titlesOf(variants)
  const { comparison, isError } = useComparison(titles, useTitleLanguage())
  const base = baseWith(drafted?.titles ?? [], compared)
  const judgments = useJudgments(drafted ? titles : [], { base, seconds: drafted?.seconds })
  const yardstick = useYardstick()
  const fetchedAt = yardstick.state === 'ready' ? yardstick.fetchedAt : undefined
  if (isError) return <Alert tone="warning">{t('compare.failed')}</Alert>
  if (titles.length < minVariants) {
    return (
      <>
        <EmptyState icon={<Scale aria-hidden />} title={t('compare.empty.title')}>
          {t('compare.empty.text')}
        </EmptyState>
        <RankingSource />
      </>
    )
  }
  if (!comparison) return <Skeleton className="h-64" />
  // A single title is not ranked.
  const ranked = comparison.ranked.length < minVariants ? [] : comparison.ranked
  const indexOf = (title: string) => variants.findIndex(({ text }) => text.trim() === title)
  const judgmentOf = (title: string) => judgments[titles.indexOf(title)]
  const others = titles.filter((title) => !ranked.some((variant) => variant.title === title))
  // All titles lack a rank for the same reason, so the first one tells it.
  const [firstJudgment] = judgments
  return (
    <div className="flex flex-col gap-6">
      <BestWording
        ranked={ranked}
        firstTitle={base[0] ?? ''}
        isUnfamiliar={isUnfamiliar(judgmentOf(ranked[0]?.title ?? ''))}
      />
      {firstJudgment && isWithoutRank(firstJudgment) && <NoVerdict judgment={firstJudgment} isCompact />}
      <ol className="flex flex-col divide-y divide-line empty:hidden">
        {ranked.map((rankedTitle, index) => {
          const variant = compared[titles.indexOf(rankedTitle.title)]
          return (
            <RankedVariant
              key={variant?.id}
              ranked={rankedTitle}
              judgment={judgmentOf(rankedTitle.title)}
              n={indexOf(rankedTitle.title) + 1}
              isBest={index === 0 && !rankedTitle.isTooClose && !isUnfamiliar(judgmentOf(rankedTitle.title))}
              of={ranked.length}
              onAnalyze={() => variant && onAnalyze({ ...variant, text: rankedTitle.title }, base)}
            />
          )
        })}
      </ol>
      {others.map((title) => (
        <UnrankedVariant
          key={title}
          n={indexOf(title) + 1}
          title={title}
          basis={comparison.unranked.find((variant) => variant.title === title)?.basis}
          judgment={judgmentOf(title)}
        />
      ))}
      {fetchedAt &&
        judgments.some((judgment) => judgment.state === 'judged' && judgment.verdict.yardstick === 'channel') && (
          <p className="text-xs">
            <DataDate fetchedAt={fetchedAt} />
          </p>
        )}
      {ranked.length > 0 && <TestExport titles={ranked.map(({ title }) => title)} />}
      <RankingSource />
    </div>
  )
}

/** Whether no title of the channel is similar, so that being first says little. */
const isUnfamiliar = (judgment: Judgment | undefined): boolean =>
  judgment?.state === 'judged' && judgment.verdict.isUnfamiliar === true

/** Whether titles have no rank for a reason other than that the models are loading. */
const isWithoutRank = (judgment: Judgment): judgment is { state: Exclude<NotReady['state'], 'loading'> } =>
  judgment.state === 'fetching' || judgment.state === 'unavailable' || judgment.state === 'failed'

interface UnrankedVariantProps {
  /** The number of its field, starting at 1. */
  n: number
  title: string
  /** Why the wording model cannot rank the title. Undefined if there is no other title to compare it with. */
  basis: UnrankedTitle['basis'] | undefined
  judgment: Judgment | undefined
}

/** A title that the ranking leaves out. It may still have its own verdict. */
function UnrankedVariant({ n, title, basis, judgment }: UnrankedVariantProps) {
  const { t } = useMessages(compareMessages)
  return (
    <div className="flex flex-col items-start gap-2">
      {judgment?.state === 'judged' && (
        <>
          <p className="text-xs font-medium text-muted">{t('compare.title', { n })}</p>
          <p className="font-medium break-words">{title}</p>
          <ExplainedVerdict verdict={judgment.verdict} />
        </>
      )}
      {basis && <Alert title={t('compare.unranked', { n })}>{t(`compare.unknown.${basis}`)}</Alert>}
    </div>
  )
}

/** The result as a sentence. `isUnfamiliar`: no title of the channel is similar to the best one. */
function BestWording({
  ranked,
  firstTitle,
  isUnfamiliar,
}: {
  ranked: Comparison['ranked']
  firstTitle: string
  isUnfamiliar: boolean
}) {
  const { t, format } = useMessages(compareMessages)
  const [best] = ranked
  if (!best) return <p className="text-sm">{t('compare.tooFew')}</p>
  const values = { title: best.title, chance: format.chance(best.chance) }
  const text = best.isTooClose ? t('compare.close') : t(isUnfamiliar ? 'compare.unlike' : 'compare.clear', values)
  return (
    <>
      <div>
        <p className="font-medium break-words">{text}</p>
        <p className="mt-1 text-sm text-muted break-words">{t('compare.chanceNote', { first: firstTitle })}</p>
      </div>
      <Announced text={text} />
    </>
  )
}
