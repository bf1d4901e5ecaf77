import type { ReactNode } from 'react'
import type { ByMargin, HeadlineFigures, OwnHistoryFigures, UploadFigures } from '#shared/prediction/evaluation.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { type FigureRow, FigureTable } from './figure-table.tsx'

/** A part of the page, with its heading. */
export function Section({ heading, text, children }: { heading: string; text?: string; children?: ReactNode }) {
  return (
    <section className="border-t border-line py-10">
      <h2 className="text-xl font-semibold">{heading}</h2>
      {text && <p className="mt-2 max-w-2xl text-base text-pretty text-muted">{text}</p>}
      {children}
    </section>
  )
}

const byMargin = ({ all, x2, x5 }: ByMargin) => [all, x2, x5]

/** Shares by how far the views of a pair lie apart. */
export function Margins({ caption, rows }: { caption: string; rows: readonly FigureRow[] }) {
  const { t } = useMessages()
  const columns = [t('accuracy.table.all'), t('accuracy.table.x2'), t('accuracy.table.x5')]
  return <FigureTable caption={caption} columns={columns} rows={rows} />
}

/** Rows of the title alone and what anybody can do without a model. */
export function useRows() {
  const { t } = useMessages()
  const baselinesOf = (of: Pick<UploadFigures, 'baselines'>): FigureRow[] =>
    (['longer', 'rule', 'random'] as const).map((name) => ({
      name: t(`accuracy.table.${name}`),
      ours: false,
      figures: byMargin(of.baselines[name]),
    }))
  const titleOnly = (figures: ByMargin): FigureRow => ({
    name: t('accuracy.table.titleOnly'),
    ours: true,
    figures: byMargin(figures),
  })
  const history = (figures: ByMargin): FigureRow => ({
    name: t('accuracy.table.history'),
    ours: true,
    figures: byMargin(figures),
  })
  return {
    alone: (of: Pick<UploadFigures, 'titleOnly' | 'baselines'>) => [titleOnly(of.titleOnly), ...baselinesOf(of)],
    withHistory: (own: OwnHistoryFigures) => [history(own), titleOnly(own.titleOnly), ...baselinesOf(own)],
    /** Two sets of pairs, so that only one can say how many there are: the first row's. */
    onlyHistory: (own: OwnHistoryFigures) => [history(own), titleOnly(own.titleOnly)],
    onlyTitle: (of: Pick<UploadFigures, 'titleOnly'>) => [titleOnly(of.titleOnly)],
  }
}

/** How the wording model does on A/B tests of headlines. */
export function Headlines({ figures }: { figures: HeadlineFigures }) {
  const { t } = useMessages()
  const { all, significant, best, baselines, tests } = figures
  const rows = [
    { name: t('accuracy.headlines.model'), ours: true, figures: [all, significant, best] },
    ...(['longer', 'rule', 'random'] as const).map((name) => ({
      name: t(`accuracy.table.${name}`),
      ours: false,
      figures: [baselines[name].all, baselines[name].significant, baselines[name].best],
    })),
  ]
  const columns = (['all', 'significant', 'best'] as const).map((name) => t(`accuracy.headlines.${name}`))
  return (
    <Section heading={t('accuracy.headlines.heading')} text={t('accuracy.headlines.text', { tests })}>
      <FigureTable caption={t('accuracy.headlines.heading')} columns={columns} rows={rows} />
      <p className="mt-2 text-xs text-muted">{t('accuracy.headlines.note')}</p>
    </Section>
  )
}
