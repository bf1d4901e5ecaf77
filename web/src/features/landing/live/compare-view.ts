import type { TitleScore } from '#shared/prediction/score.ts'
import type { Comparison } from '#shared/prediction/wording/compare.ts'
import { figure, markedTitle, scale, type ViewContext } from './score-view.ts'

/** Compares two titles of a video: the second title's score, and the chance of the better wording. */
export function compareView<Node>(
  context: ViewContext<Node>,
  other: { readonly title: string; readonly scored: TitleScore },
  comparison: Comparison,
  percent: (share: number) => string,
): Node {
  const { h, t } = context
  const { title, scored } = other
  const score =
    scored.basis === 'model'
      ? [figure(context, scored.score), scale(context, scored.score), markedTitle(context, title, scored.contributions)]
      : [h('p', { className: 'text-sm text-muted' }, t(`prediction.noScore.${scored.basis}`))]
  return h(
    'div',
    { className: 'flex flex-col gap-4' },
    ...score,
    h(
      'div',
      { className: 'rounded-md bg-sunken px-4 py-3' },
      h('p', { className: 'text-xs font-medium text-muted' }, t('live.compare')),
      h('p', { className: 'mt-1 text-sm font-medium break-words' }, verdictOn(context, comparison, percent)),
    ),
  )
}

/** Returns the comparison's result as a sentence. */
export function verdictOn(
  { t }: Pick<ViewContext<unknown>, 't'>,
  { ranked }: Comparison,
  percent: (share: number) => string,
): string {
  const [first] = ranked
  if (!first || ranked.length < 2) return t('live.onlyOne')
  return first.isTooClose ? t('live.close') : t('live.better', { title: first.title, chance: percent(first.chance) })
}
