import type { Comparison, RankedTitle } from '#shared/prediction/wording/compare.ts'
import { markedTitle, type ViewContext } from './score-view.ts'

/** The dependencies of {@link compareView}. */
export interface CompareContext<Node> extends ViewContext<Node> {
  /** Formats a chance. */
  readonly chance: (share: number) => string
}

/**
 * Compares two titles of a video, in the given order: each title's chance of being the better wording, its marked words, and the
 * result. Shows no score, because a score answers a different question.
 */
export function compareView<Node>(
  context: CompareContext<Node>,
  titles: readonly string[],
  comparison: Comparison,
): Node {
  const { h, t } = context
  const columns = titles.flatMap((title) => {
    const ranked = comparison.ranked.find((variant) => variant.title === title)
    return ranked ? [chanceColumn(context, ranked, comparison)] : []
  })
  return h(
    'div',
    { className: 'flex flex-col gap-5' },
    h('div', { className: 'grid gap-x-10 gap-y-6 lg:grid-cols-2' }, ...columns),
    h(
      'div',
      { className: 'rounded-md bg-sunken px-4 py-3' },
      h('p', { className: 'text-sm text-muted' }, t('live.compare')),
      h('p', { className: 'mt-1 text-base font-medium break-words' }, describeResult(context, comparison)),
    ),
  )
}

function chanceColumn<Node>(context: CompareContext<Node>, ranked: RankedTitle, { ranked: all }: Comparison): Node {
  const { h, t, chance } = context
  const isBest = ranked === all[0] && !ranked.isTooClose
  return h(
    'div',
    { className: 'flex min-w-0 flex-col gap-3' },
    h(
      'p',
      { className: 'flex flex-wrap items-baseline gap-x-2' },
      h('span', { className: 'text-3xl font-semibold tabular-nums' }, chance(ranked.chance)),
      h('span', { className: 'text-sm text-muted' }, t('live.chance')),
    ),
    h(
      'svg',
      { 'aria-hidden': 'true', className: 'block h-4 w-full overflow-visible' },
      h('rect', { y: '4', width: '100%', height: '8', rx: '4', className: 'fill-sunken' }),
      h('rect', {
        y: '4',
        width: `${100 * ranked.chance}%`,
        height: '8',
        rx: '4',
        className: `fill ${isBest ? 'fill-good-fill' : 'fill-accent'}`,
      }),
      h('rect', { x: '50%', width: '2', height: '16', rx: '1', className: 'fill-text' }),
    ),
    markedTitle(context, ranked.title, ranked.contributions),
  )
}

/** Returns the comparison's result as a sentence. */
export function describeResult(
  { t, chance }: Pick<CompareContext<unknown>, 't' | 'chance'>,
  { ranked: [first] }: Comparison,
): string {
  if (!first || first.isTooClose) return t('live.close')
  return t('live.better', { title: first.title, chance: chance(first.chance) })
}
