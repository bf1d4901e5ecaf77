import type { Locale } from '#shared/locale.ts'
import { toGeneralVerdict } from '#shared/prediction/outcomes.ts'
import { rateVerdict } from '#shared/prediction/rating.ts'
import { scoreTitle, type TitleScore } from '#shared/prediction/score.ts'
import { formatsFor } from '#web/messages/format.ts'
import { element } from './build.ts'
import { type CompareContext, compareView, describeResult } from './compare-view.ts'
import { liveMessages } from './messages.ts'
import { restoreTitles } from './restore-titles.ts'
import { type ScoreContext, scoreView, type ViewContext } from './score-view.ts'

/** Milliseconds after the last keystroke before a screen reader announces the result. */
const settling = 1200

/** Returns the announcement of a score with its reliability. */
function describeScore(t: ViewContext<Element>['t'], { basis, score }: TitleScore): string {
  if (basis !== 'model') return t(`prediction.noScore.${basis}`)
  const verdict = toGeneralVerdict(score)
  return t('live.announced', {
    score,
    verdict: t(`titles.ratings.${rateVerdict(verdict)}`),
    topQuarter: Math.round(100 * verdict.outcome.topQuarter),
  })
}

/**
 * Makes the panel score a title while it is typed, or compare two titles, which then have chances instead of scores. Rejects if the
 * messages cannot be downloaded.
 */
export async function startLive(panel: HTMLElement, locale: Locale): Promise<void> {
  restoreTitles(panel)
  const { t } = await liveMessages.load(locale)
  const context: CompareContext<Element> & ScoreContext<Element> = { h: element, t, ...formatsFor(locale) }
  const field = (name: string) => panel.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)
  const place = (name: string) => panel.querySelector(`[data-live-${name}]`)
  const typed = (name: string) => field(name)?.value.trim() ?? ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const render = (announcement: string, ...views: Element[]) => {
    place('result')?.replaceChildren(...views)
    clearTimeout(timer)
    timer = setTimeout(() => place('announced')?.replaceChildren(announcement), settling)
  }
  const showScore = (title: string, ...notes: Element[]) => {
    if (!title) return render('', hint(t('live.empty')))
    const scored = scoreTitle(title)
    render(describeScore(t, scored), scoreView(context, title, scored), ...notes)
  }
  const showResult = async () => {
    const [title, other] = [typed('title'), typed('other')]
    if (!title || !other || title === other) return showScore(title)
    const { compareTitles } = await import('#shared/prediction/wording/compare.ts')
    if (title !== typed('title') || other !== typed('other')) return
    const comparison = compareTitles([title, other])
    if (comparison.unranked.length > 0) return showScore(title, hint(t('live.onlyOne')))
    render(describeResult(context, comparison), compareView(context, [title, other], comparison))
  }
  const hint = (text: string) => element('p', { className: 'mt-4 text-sm text-muted' }, text)
  const show = () => void showResult().catch(() => render('', hint(t('live.failed'))))
  panel.addEventListener('input', show)
  // A title has one line; its field wraps it.
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement) event.preventDefault()
  })
  if (field('title')?.value !== field('title')?.defaultValue || field('other')?.value !== field('other')?.defaultValue)
    show()
}
