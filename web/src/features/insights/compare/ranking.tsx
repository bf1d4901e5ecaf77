import { Scale } from 'lucide-react'
import type { Comparison } from '#shared/prediction/wording/compare.ts'
import { useComparison } from '#web/lib/comparison.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Announced } from '../announced.tsx'
import { compareMessages } from './messages.ts'
import { RankedVariant } from './ranked-variant.tsx'
import { RankingSource } from './ranking-source.tsx'
import { TestExport } from './test-export.tsx'
import { fewest, titlesOf, type Variants } from './variants.ts'

interface RankingProps {
  variants: Variants
  onUse: (title: string) => void
}

/** Ranks the titles by wording while they are typed. */
export function Ranking({ variants, onUse }: RankingProps) {
  const { t } = useMessages(compareMessages)
  const titles = titlesOf(variants)
  const { comparison, isError } = useComparison(titles)
  if (isError) return <Alert tone="warning">{t('compare.failed')}</Alert>
  if (titles.length < fewest) {
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
  const ranked = comparison.ranked.length < fewest ? [] : comparison.ranked
  const placeOf = (title: string) => variants.findIndex(({ text }) => text.trim() === title)
  return (
    <div className="flex flex-col gap-6">
      <BestWording ranked={ranked} />
      <ol className="flex flex-col divide-y divide-line empty:hidden">
        {ranked.map((one, place) => (
          <RankedVariant
            key={variants[placeOf(one.title)]?.id}
            ranked={one}
            n={placeOf(one.title) + 1}
            isFirst={place === 0}
            of={ranked.length}
            onUse={() => onUse(one.title)}
          />
        ))}
      </ol>
      {comparison.unranked.map(({ title, basis }) => (
        <Alert key={title} title={t('compare.unranked', { n: placeOf(title) + 1 })}>
          {t(`compare.unknown.${basis}`)}
        </Alert>
      ))}
      {ranked.length > 0 && <TestExport titles={ranked.map(({ title }) => title)} />}
      <RankingSource />
    </div>
  )
}

/** The result as a sentence. */
function BestWording({ ranked }: { ranked: Comparison['ranked'] }) {
  const { t, format } = useMessages(compareMessages)
  const [first] = ranked
  if (!first) return <p className="text-sm">{t('compare.tooFew')}</p>
  const values = { title: first.title, chance: format.chance(first.chance) }
  const text = first.isTooClose ? t('compare.close') : t('compare.clear', values)
  return (
    <>
      <div>
        <p className="font-medium break-words">{text}</p>
        <p className="mt-1 text-sm text-muted">{t('compare.chanceNote')}</p>
      </div>
      <Announced text={text} />
    </>
  )
}
