import type { Contribution } from '#shared/contract/advice.ts'
import { type ConceptGroup, type ConceptPart, groupByConcept, wordsOf } from '#shared/prediction/concepts.ts'
import { toGeneralVerdict } from '#shared/prediction/outcomes.ts'
import { clearlyAbove, rateVerdict } from '#shared/prediction/rating.ts'
import type { TitleScore } from '#shared/prediction/score.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import { findLargest, keepStrongest } from '#web/lib/concept-parts.ts'
import { splitTitlePieces } from '#web/lib/title-pieces.ts'
import { colorOf, shareOf } from '#web/lib/verdict.ts'
import type { TranslateOf } from '#web/messages/define.ts'
import type { Tone } from '#web/ui/badge.tsx'
import type { Build } from './build.ts'
import type { liveMessages } from './messages.ts'

/** The dependencies of a view. */
export interface ViewContext<Node> {
  readonly h: Build<Node>
  readonly t: TranslateOf<typeof liveMessages>
}

/** The dependencies of {@link scoreView}. */
export interface ScoreContext<Node> extends ViewContext<Node> {
  /** Formats a multiple. */
  readonly times: (ratio: number) => string
}

const tones: Record<Tone, { badge: string; fill: string }> = {
  good: { badge: 'bg-good-soft text-good', fill: 'fill-good-fill' },
  neutral: { badge: 'bg-sunken text-muted', fill: 'fill-muted' },
  fair: { badge: 'bg-fair-soft text-fair', fill: 'fill-fair-fill' },
  poor: { badge: 'bg-poor-soft text-poor', fill: 'fill-poor-fill' },
}

/** Maximum number of parts in the explanation. */
const maxParts = 5

/** A title's score: the number, its position, the title with marked words, and what changes it most. */
export function scoreView<Node>(context: ScoreContext<Node>, title: string, scored: TitleScore): Node {
  const { h, t } = context
  if (scored.basis !== 'model')
    return h('p', { className: 'text-sm text-muted' }, t(`prediction.noScore.${scored.basis}`))
  const verdict = toGeneralVerdict(scored.score)
  return h(
    'div',
    { className: 'grid gap-x-10 gap-y-4 lg:grid-cols-2' },
    h(
      'div',
      { className: 'flex min-w-0 flex-col gap-4' },
      figure(context, verdict),
      reliability(context, verdict),
      scale(context, verdict),
      markedTitle(context, title, scored.contributions),
    ),
    strongestParts(context, title, scored.contributions),
  )
}

/** The score and its label on one line. */
function figure<Node>({ h, t }: ViewContext<Node>, verdict: Verdict): Node {
  const rating = rateVerdict(verdict)
  return h(
    'div',
    { className: 'flex items-end gap-3' },
    h(
      'span',
      { className: `text-4xl font-semibold tabular-nums${rating === 'unclear' ? ' text-muted' : ''}` },
      String(verdict.score),
    ),
    h(
      'span',
      { className: 'flex flex-col items-start gap-1 pb-1' },
      h(
        'span',
        { className: `rounded-full px-2.5 py-0.5 text-sm font-medium ${tones[colorOf(verdict)].badge}` },
        t(`titles.ratings.${rating}`),
      ),
      h(
        'span',
        { className: 'text-sm text-muted' },
        t('live.percentile', { score: Math.round(100 * shareOf(verdict)) }),
      ),
    ),
  )
}

/** The score's position between 0 and 100, with the start of the top fifth. */
function scale<Node>({ h, t }: ViewContext<Node>, verdict: Verdict): Node {
  return h(
    'svg',
    { 'aria-hidden': 'true', className: 'block h-8 w-full overflow-visible' },
    h('rect', { y: '4', width: '100%', height: '8', rx: '4', className: 'fill-sunken' }),
    h('rect', {
      y: '4',
      width: `${verdict.score}%`,
      height: '8',
      rx: '4',
      className: `fill ${tones[colorOf(verdict)].fill}`,
    }),
    h('rect', { x: `${clearlyAbove}%`, width: '2', height: '16', rx: '1', className: 'fill-text' }),
    h(
      'text',
      { x: `${clearlyAbove}%`, y: '29', className: 'fill-muted text-xs [text-anchor:end]' },
      t('titles.topFifthFrom', { score: clearlyAbove }),
    ),
  )
}

/** The reliability of the score. */
const reliability = <Node>({ h, t, times }: ScoreContext<Node>, { outcome }: Verdict): Node =>
  h(
    'p',
    { className: 'text-lg text-pretty' },
    t('titles.outcome', {
      topQuarter: Math.round(100 * outcome.topQuarter),
      aboveUsual: Math.round(100 * outcome.aboveUsual),
      times: times(outcome.medianMultiple),
    }),
  )

/** The title with an arrow at each word or phrase that changes its score: solid for up, dashed for down. */
export function markedTitle<Node>(
  context: ViewContext<Node>,
  title: string,
  contributions: readonly Contribution[],
): Node {
  const { h } = context
  const words = splitTitlePieces(title, groupByConcept(title, contributions)).map(({ text, points }) =>
    points === 0 ? text : markedWord(context, text, points > 0),
  )
  return h('p', { className: 'text-base leading-8 font-medium break-words' }, ...words)
}

function markedWord<Node>({ h, t }: ViewContext<Node>, word: string, helps: boolean): Node {
  const look = helps ? 'border-good bg-good-soft' : 'border-dashed border-poor bg-poor-soft'
  return h(
    'span',
    { className: `inline-block rounded-sm border-b-2 px-0.5 leading-6 ${look}` },
    h('span', { 'aria-hidden': 'true' }, word),
    h('span', { 'aria-hidden': 'true', className: `ms-0.5 ${helps ? 'text-good' : 'text-poor'}` }, helps ? '↑' : '↓'),
    h('span', { className: 'sr-only' }, t(helps ? 'titles.wordHelps' : 'titles.wordHurts', { word })),
  )
}

/** What changes the score most, grouped by what a creator can change. */
function strongestParts<Node>(context: ViewContext<Node>, title: string, contributions: readonly Contribution[]): Node {
  const { h, t } = context
  const groups = keepStrongest(groupByConcept(title, contributions), maxParts)
  if (groups.length === 0) return h('p', { className: 'text-sm text-muted' }, t('live.even'))
  const largest = findLargest(groups)
  const column = ({ concept, parts }: ConceptGroup) =>
    h(
      'div',
      { className: 'mb-2 break-inside-avoid' },
      h('p', { className: 'text-sm text-muted' }, t(`prediction.concepts.${concept}.name`)),
      h('ul', { className: 'mt-1.5' }, ...parts.map((part) => partRow(context, title, part, largest))),
    )
  return h('div', { className: 'columns-2 gap-x-6' }, ...groups.map(column))
}

function partRow<Node>({ h, t }: ViewContext<Node>, title: string, part: ConceptPart, largest: number): Node {
  const { trait, points, absent } = part
  const name = absent ? t(`prediction.absent.${absent}`) : trait && t(`prediction.traits.${trait}`)
  const words = wordsOf(title, part)
    .map((text) => t('titles.quoted', { text }))
    .join(', ')
  return h(
    'li',
    { className: 'mb-1.5 text-sm' },
    h('span', { className: 'block' }, name ? `${name} ${words}` : words),
    h(
      'svg',
      { 'aria-hidden': 'true', className: 'mt-1 block h-1 w-full' },
      h('rect', {
        width: `${Math.round((100 * Math.abs(points)) / largest)}%`,
        height: '100%',
        rx: '2',
        className: `fill ${points > 0 ? 'fill-good-fill' : 'fill-poor-fill'}`,
      }),
    ),
  )
}
