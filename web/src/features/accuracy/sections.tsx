import type { ReactNode } from 'react'
import type {
  AccuracyByMargin,
  HeadlineAccuracy,
  OwnHistoryFigures,
  UploadFigures,
} from '#shared/prediction/evaluation.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { headlines, learnedFrom } from './evaluation.ts'
import { type FigureRow, FigureTable } from './figure-table.tsx'
import { accuracyMessages } from './messages.ts'

/** A section with a heading. */
export function Section({ heading, text, children }: { heading: string; text?: string; children?: ReactNode }) {
  return (
    <section className="border-t border-line py-10">
      <h2 className="text-xl font-semibold">{heading}</h2>
      {text && <p className="mt-2 max-w-2xl text-base text-pretty text-muted">{text}</p>}
      {children}
    </section>
  )
}

const byMargin = ({ all, x2, x5 }: AccuracyByMargin) => [all, x2, x5]

/** Accuracy by how much the views of a pair differ. */
export function Margins({ caption, rows }: { caption: string; rows: readonly FigureRow[] }) {
  const { t } = useMessages(accuracyMessages)
  const columns = (['all', 'x2', 'x5'] as const).map((name) => ({ name: t(`accuracy.table.${name}`), scale: true }))
  return <FigureTable caption={caption} columns={columns} rows={rows} />
}

/** Rows for the title alone and for baselines without a model. */
export function useRows() {
  const { t } = useMessages(accuracyMessages)
  const baselinesOf = (of: Pick<UploadFigures, 'baselines'>): FigureRow[] =>
    (['longer', 'rule', 'random'] as const).map((name) => ({
      name: t(`accuracy.table.${name}`),
      ours: false,
      figures: byMargin(of.baselines[name]),
    }))
  const titleOnly = (figures: AccuracyByMargin): FigureRow => ({
    name: t('accuracy.table.titleOnly'),
    ours: true,
    figures: byMargin(figures),
  })
  const history = (figures: AccuracyByMargin): FigureRow => ({
    name: t('accuracy.table.history'),
    ours: true,
    figures: byMargin(figures),
  })
  return {
    alone: (of: Pick<UploadFigures, 'titleOnly' | 'baselines'>) => [titleOnly(of.titleOnly), ...baselinesOf(of)],
    withHistory: (own: OwnHistoryFigures) => [history(own), titleOnly(own.titleOnly), ...baselinesOf(own)],
    onlyHistory: (own: OwnHistoryFigures) => [history(own), titleOnly(own.titleOnly)],
    onlyTitle: (of: Pick<UploadFigures, 'titleOnly'>) => [titleOnly(of.titleOnly)],
  }
}

/** The wording model's accuracy on headline A/B tests. */
export function Headlines() {
  const { t } = useMessages(accuracyMessages)
  const { tests, baselines } = headlines
  const byTest = ({ all, significant, best }: HeadlineAccuracy) => [all, significant, best]
  const rows: FigureRow[] = [
    { name: t('accuracy.headlines.model'), ours: true, figures: byTest(headlines) },
    ...(['longer', 'rule', 'random'] as const).map((name) => ({
      name: t(`accuracy.table.${name}`),
      ours: false,
      figures: byTest(baselines[name]),
    })),
  ]
  // A test has more than two headlines, so 50 % is not the baseline for picking the best.
  const columns = (['all', 'significant', 'best'] as const).map((name) => ({
    name: t(`accuracy.headlines.${name}`),
    scale: name !== 'best',
  }))
  const text = t('accuracy.headlines.text', { learned: learnedFrom.tests, tests })
  return (
    <Section heading={t('accuracy.headlines.heading')} text={text}>
      <FigureTable
        caption={t('accuracy.headlines.heading')}
        columns={columns}
        rows={rows}
        counted={t('accuracy.headlines.counted')}
      />
      <p className="mt-2 text-xs text-muted">{t('accuracy.headlines.note')}</p>
    </Section>
  )
}
