import type {
  AccuracyByMargin,
  HeadlineAccuracy,
  OwnHistoryFigures,
  UploadFigures,
} from '#shared/prediction/evaluation.ts'
import { PageSection } from '#web/layout/page-section.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { crossValidatedHeadlines, headlines, learnedFrom } from './evaluation.ts'
import { type FigureRow, FigureTable } from './figure-table.tsx'
import { accuracyMessages } from './messages.ts'

const listMargins = ({ all, x2, x5 }: AccuracyByMargin) => [all, x2, x5]

/** Accuracy by how much the views of a pair differ. */
export function MarginTable({ caption, rows }: { caption: string; rows: readonly FigureRow[] }) {
  const { t } = useMessages(accuracyMessages)
  const columns = (['all', 'x2', 'x5'] as const).map((name) => ({ name: t(`accuracy.table.${name}`), hasScale: true }))
  return <FigureTable caption={caption} columns={columns} rows={rows} />
}

/** Returns functions that make rows: our model with the channel's history and by the title alone, and baselines without a model. */
export function useFigureRows() {
  const { t } = useMessages(accuracyMessages)
  const baselinesOf = (figures: Pick<UploadFigures, 'baselines'>): FigureRow[] =>
    (['longer', 'rule', 'random'] as const).map((name) => ({
      name: t(`accuracy.table.${name}`),
      isOurs: false,
      figures: listMargins(figures.baselines[name]),
    }))
  const titleOnly = (figures: AccuracyByMargin): FigureRow => ({
    name: t('accuracy.table.titleOnly'),
    isOurs: true,
    figures: listMargins(figures),
  })
  const history = (figures: AccuracyByMargin): FigureRow => ({
    name: t('accuracy.table.history'),
    isOurs: true,
    figures: listMargins(figures),
  })
  return {
    titleAndBaselines: (figures: Pick<UploadFigures, 'titleOnly' | 'baselines'>) => [
      titleOnly(figures.titleOnly),
      ...baselinesOf(figures),
    ],
    historyTitleAndBaselines: (own: OwnHistoryFigures) => [history(own), titleOnly(own.titleOnly), ...baselinesOf(own)],
    historyAndTitle: (own: OwnHistoryFigures) => [history(own), titleOnly(own.titleOnly)],
    titleWithoutBaselines: (figures: Pick<UploadFigures, 'titleOnly'>) => [titleOnly(figures.titleOnly)],
  }
}

/** The wording model's accuracy on headline A/B tests. */
export function Headlines() {
  const { t } = useMessages(accuracyMessages)
  const { tests, baselines } = headlines
  const listTestFigures = ({ all, significant, best }: HeadlineAccuracy) => [all, significant, best]
  const ours = (figures: HeadlineAccuracy): FigureRow => ({
    name: t('accuracy.headlines.model'),
    isOurs: true,
    figures: listTestFigures(figures),
  })
  const rows: FigureRow[] = [
    ours(headlines),
    ...(['longer', 'rule', 'random'] as const).map((name) => ({
      name: t(`accuracy.table.${name}`),
      isOurs: false,
      figures: listTestFigures(baselines[name]),
    })),
  ]
  // A test has more than two headlines, so 50% is not the baseline for picking the best.
  const columns = (['all', 'significant', 'best'] as const).map((name) => ({
    name: t(`accuracy.headlines.${name}`),
    hasScale: name !== 'best',
  }))
  const text = t('accuracy.headlines.text', { learned: learnedFrom.tests, tests })
  return (
    <PageSection id="wording" heading={t('accuracy.headlines.heading')} text={text}>
      <FigureTable
        caption={t('accuracy.headlines.heading')}
        columns={columns}
        rows={rows}
        sampleLabel={t('accuracy.headlines.counted')}
      />
      <p className="mt-2 text-sm">{t('accuracy.headlines.note')}</p>
      <p className="mt-6 max-w-2xl text-base text-pretty text-muted">
        {t('accuracy.headlines.cross', { tests: crossValidatedHeadlines.tests })}
      </p>
      <FigureTable
        caption={t('accuracy.headlines.heading')}
        columns={columns}
        rows={[ours(crossValidatedHeadlines)]}
        sampleLabel={t('accuracy.headlines.counted')}
      />
    </PageSection>
  )
}
