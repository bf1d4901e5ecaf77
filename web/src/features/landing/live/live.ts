import type { Locale } from '#shared/locale.ts'
import { scoreTitle, type TitleScore } from '#shared/prediction/score.ts'
import { saveDraft } from '#web/lib/save-draft.ts'
import { rateTitle } from '#web/lib/verdict.ts'
import { formatsFor } from '#web/messages/format.ts'
import { element } from './build.ts'
import { compareView } from './compare-view.ts'
import { liveMessages } from './messages.ts'
import { scoreView, type ViewContext } from './score-view.ts'

/** Milliseconds after the last keystroke before a screen reader announces the score. */
const settling = 1200

/** Returns the announcement of a score. */
const spoken = (t: ViewContext<Element>['t'], { basis, score }: TitleScore) =>
  basis === 'model'
    ? t('live.announced', { score, verdict: t(`titles.ratings.${rateTitle(score)}`) })
    : t(`prediction.noScore.${basis}`)

/** Makes the panel score titles as they are typed. Rejects if the messages cannot be downloaded. */
export async function startLive(panel: HTMLElement, locale: Locale): Promise<void> {
  const { t } = await liveMessages.load(locale)
  const context: ViewContext<Element> = { h: element, t }
  const { percent } = formatsFor(locale)
  const field = (name: string) => panel.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const place = (name: string) => panel.querySelector(`[data-live-${name}]`)
  const typed = (name: string) => field(name)?.value.trim() ?? ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const showScore = () => {
    const title = typed('title')
    const scored = scoreTitle(title)
    place('score')?.replaceChildren(title ? scoreView(context, title, scored) : hint(t('live.empty')))
    clearTimeout(timer)
    timer = setTimeout(() => place('announced')?.replaceChildren(title && spoken(t, scored)), settling)
  }
  const showComparison = async () => {
    const [title, other] = [typed('title'), typed('other')]
    if (!title || !other || title === other) return place('compare')?.replaceChildren()
    const { compareTitles } = await import('#shared/prediction/wording/compare.ts')
    if (title !== typed('title') || other !== typed('other')) return
    const comparison = compareTitles([title, other])
    place('compare')?.replaceChildren(
      compareView(context, { title: other, scored: scoreTitle(other) }, comparison, percent),
    )
  }
  /** Takes what the visitor typed along to the sign-up, without the examples. */
  const save = () => {
    const own = (name: string) => (field(name)?.value === field(name)?.defaultValue ? '' : typed(name))
    saveDraft(sessionStorage, { title: own('title'), other: own('other') })
  }
  const hint = (text: string) => element('p', { className: 'text-sm text-muted' }, text)
  const show = () => {
    showScore()
    showComparison().catch(() => place('compare')?.replaceChildren(hint(t('live.failed'))))
  }
  panel.addEventListener('input', show)
  panel.addEventListener('input', save)
  if (field('title')?.value !== field('title')?.defaultValue || field('other')?.value !== field('other')?.defaultValue)
    show()
}
