import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { kitchenTitles } from '#infra/local/stubs/youtube/channel-video-titles.ts'
import { locales } from '#shared/locale.ts'
import evaluation from '#shared/prediction/evaluation.generated.json'
import { toGeneralVerdict } from '#shared/prediction/outcomes.ts'
import { prepareResults } from '#shared/prediction/own-history/history.ts'
import { extractTitleFeatures } from '#shared/prediction/own-history/title-features.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { getViewsModel } from '#shared/prediction/shipped.ts'
import { judgeTitle } from '#shared/prediction/verdict.ts'
import { isPublicPath, originPlaceholder, type PublicPage, pagePath, publicPages } from '#shared/public-pages.ts'
import { longTest } from '#test/support/long.ts'
import { startFaqSearch } from '#web/features/landing/faq-search.ts'
import { startLive } from '#web/features/landing/live/live.ts'
import { areSamples, quotes } from '#web/features/landing/quotes-content.ts'
import { example, exampleScore, onChannel, sideBySide, typed } from '#web/features/landing/story-data.ts'
import { formatsFor } from '#web/messages/format.ts'
import { render } from '#web/render-public-page.tsx'

const rendered = new Map<string, ReturnType<typeof render>>()
/** Renders each page once, because the largest takes a fifth of a second. */
function renderOnce(page: PublicPage) {
  const already = rendered.get(pagePath(page)) ?? render(page)
  rendered.set(pagePath(page), already)
  return already
}
async function open(path: PublicPage['path'] = '/', locale: PublicPage['locale'] = 'en') {
  const { body } = await renderOnce({ path, locale })
  document.body.innerHTML = body
}
beforeEach(() => document.body.replaceChildren())

/** Decodes the value of an attribute in HTML. */
const textOf = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

describe.each(publicPages)('the prerendered page $path in $locale', (page) => {
  const check = page.locale === 'en' ? it : longTest
  check('satisfies the content security policy, links within its language and has a description', async () => {
    const { head, body } = await renderOnce(page)
    expect(body).not.toMatch(/ style=|<script|<style| on\w+=/)
    // The links are read from the HTML, because parsing the largest page takes half a second.
    const links = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
    const untranslatedLinks = links.map((href) => href.split('#')[0] ?? '').filter(isPublicPath)
    expect(page.locale === 'en' ? [] : untranslatedLinks).toEqual([])
    expect(head).toContain(`<link rel="canonical" href="${originPlaceholder}${pagePath(page)}"/>`)
    expect(head.match(/hrefLang=/g)).toHaveLength(locales.length + 1)
    expect(body.match(/<h1/g)).toHaveLength(1)
    const description = textOf(/name="description" content="([^"]+)"/.exec(head)?.[1] ?? '')
    expect(description.length).toBeGreaterThan(30)
    // Search engines show no more than this.
    expect(description.length).toBeLessThanOrEqual(160)
  })

  if (page.path === '/accuracy') return
  check('has no accuracy on held-out channels', async () => {
    const { measured } = formatsFor(page.locale)
    const list = ({ titleOnly, ownHistory }: (typeof evaluation)['crossValidated' | 'heldOut']) =>
      [titleOnly, ownHistory].flatMap(({ all, x2, x5 }) => [all, x2, x5].map(({ accuracy }) => measured(accuracy)))
    const published = list(evaluation.crossValidated)
    const heldOut = list(evaluation.heldOut).filter((figure) => !published.includes(figure))
    const { body } = await renderOnce(page)
    expect(heldOut.filter((figure) => body.includes(figure))).toEqual([])
  })
})

describe('the landing page', () => {
  it('draws how often the score is right in cross-validation, on the same scale as guessing', async () => {
    await open()
    const { titleOnly, ownHistory } = evaluation.crossValidated
    const measured = [titleOnly.all, ownHistory.all, ownHistory.x2].map(({ accuracy }) => accuracy)
    const proof = within(screen.getByRole('region', { name: 'Measured, not promised' }))
    expect(proof.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '50%',
      ...measured.map(formatsFor('en').measured),
    ])
    const bars = proof.getAllByRole('term').map((term) => [...term.querySelectorAll('rect')])
    expect(bars.map(([, bar]) => bar?.getAttribute('width'))).toEqual([0.5, ...measured].map((one) => `${100 * one}%`))
    for (const [, , mark] of bars) expect(mark?.getAttribute('x')).toBe('50%')
  })

  it('shows the numbers that the models give on the channel that it names', () => {
    const videos = kitchenTitles
      .filter(([, , , trait]) => !trait)
      .map(([title, pull, seconds]) => ({ title, seconds, result: Math.log(pull) }))
    const history = prepareResults(videos, (video) => extractTitleFeatures(video, getViewsModel()))
    const score = (title: string, base = [title]) => judgeTitle({ name: 'channel', history }, title, { base })
    expect(demoChannel.title).toBe('Field Notes Kitchen')
    for (const { title, score } of typed) expect(score, title).toBe(scoreTitle(title).score)
    expect(score(example)).toEqual(onChannel(exampleScore))
    const titles = sideBySide.map(({ title }) => title)
    const [, first = ''] = titles
    expect(titles.map((title) => score(title, [first, ...titles]))).toEqual(
      sideBySide.map(({ score }) => onChannel(score)),
    )
    expect(onChannel(exampleScore).videos).toBe(videos.length)
  })

  it('follows one title from its first number to its result, and says that the channel is invented', async () => {
    await open()
    const story = within(screen.getByRole('region', { name: 'One title, from first number to result' }))
    expect(story.getByText(/Field Notes Kitchen is a channel we made up/)).toBeTruthy()
    expect(story.getByRole('group', { name: 'On your channel' }).textContent).toContain('94%')
    expect(story.getByText('Winner: A')).toBeTruthy()
    expect(story.getAllByText('In the top quarter')).toHaveLength(1)
    expect(story.getByText('Not in the top quarter')).toBeTruthy()
  })

  it('shows the sample quotes after the proof and the plans', async () => {
    await open()
    const sections = [...document.querySelectorAll('main > section')].map(({ id }) => id)
    expect(sections.filter(Boolean)).toEqual(['story', 'features', 'pricing', 'quotes', 'faq'])
  })

  const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

  it('links to the sign-up, or to the dashboard for signed-in users', async () => {
    await open()
    // The last link belongs to the free plan.
    expect(hrefs('Get Started')).toEqual(['/signup', '/dashboard', '/signup'])
    expect(hrefs('Crack The Code')).toEqual(['/signup', '/dashboard'])
    expect(hrefs('Rank it among your own videos')).toEqual(['/signup', '/dashboard/predictive-insights'])
    expect(hrefs('Log in')).toContain('/login')
    expect(hrefs('Learn More')).toEqual(['#features'])
    expect(hrefs('Get in Touch')).toEqual(['/dashboard/support'])
    for (const id of ['features', 'pricing', 'faq']) expect(document.getElementById(id)).not.toBeNull()
  })

  it.each([
    ['deleted', 'Your account has been deleted.'],
    ['closed', 'Your account is closed. We’ll delete any remaining data within a day.'],
  ])('shows that the account is gone only at #%s', async (id, text) => {
    await open()
    expect(document.getElementById(id)?.textContent).toBe(text)
    expect(document.getElementById(id)?.className).toMatch(/\bhidden .*target:block\b/)
  })

  it('names the four features', async () => {
    await open()
    const features = within(document.getElementById('features') ?? document.body).getAllByRole('heading', { level: 3 })
    expect(features.map((heading) => heading.textContent)).toEqual([
      'Predictive Title Scoring',
      'Thumbnail Performance Analysis',
      'Trend Pulse',
      'Performance Dashboard',
    ])
  })

  it('labels quotes as samples and shows no stars or subscribers for them', async () => {
    expect(areSamples).toBe(true)
    for (const { stars, subscribers } of quotes) expect([stars, subscribers]).toEqual([null, null])
    await open()
    expect(screen.getByText('Sample quotes')).toBeTruthy()
  })
})

describe('the title field of the landing page', () => {
  afterEach(() => vi.useRealTimers())

  const start = async (locale: (typeof locales)[number] = 'en') => {
    await open('/', locale)
    const panel = document.querySelector<HTMLElement>('[data-live]')
    if (!panel) throw new Error('no panel')
    await startLive(panel, locale)
    const [title, other] = within(panel).getAllByRole<HTMLTextAreaElement>('textbox')
    if (!title || !other) throw new Error('no fields')
    return { panel, title, other }
  }

  it('shows an example scored by the model before any script runs', async () => {
    await open()
    const title = screen.getByLabelText<HTMLTextAreaElement>('Your video title').value
    expect(screen.getByText(String(scoreTitle(title).score))).toBeTruthy()
  })

  it('scores the typed title, marks its words and compares it with another title', async () => {
    const { panel, title, other } = await start()
    await userEvent.clear(title)
    await userEvent.type(title, 'I built a house')
    const { score } = scoreTitle('I built a house')
    expect(within(panel).getByText(String(score))).toBeTruthy()
    expect(within(panel).getByText('house: helps')).toBeTruthy()
    await userEvent.type(other, 'What nobody tells you about building a house')
    expect(await within(panel).findByText(/is probably the better one/)).toBeTruthy()
    expect(within(panel).getAllByText('likely the better wording')).toHaveLength(2)
    expect(within(panel).queryByText(String(score))).toBeNull()
    expect(within(panel).queryByText(/of real titles/)).toBeNull()
    await userEvent.clear(other)
    expect(await within(panel).findByText(String(score))).toBeTruthy()
  })

  it('tells a screen reader the score and what it is worth, once the visitor stops typing', async () => {
    const { panel, title } = await start()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const announced = () => panel.querySelector('[data-live-announced]')?.textContent
    for (const text of ['Daily vlog', 'I built a house']) {
      fireEvent.input(title, { target: { value: text } })
      vi.advanceTimersByTime(1_000)
      expect(announced()).toBe('')
    }
    await vi.advanceTimersByTimeAsync(200)
    const { score } = scoreTitle('I built a house')
    const { topQuarter } = toGeneralVerdict(score).outcome
    expect(announced()).toMatch(new RegExp(`^Title score ${score} out of 100: .*\\.`))
    expect(announced()).toContain(
      `. Of 100 titles like this, ${Math.round(100 * topQuarter)} reached the top quarter (25 by luck).`,
    )
  })

  it('explains what it cannot score and requests a title when it is empty', async () => {
    const { panel, title, other } = await start('fr')
    await userEvent.clear(title)
    expect(within(panel).getByText('Écrivez un titre : son score apparaît ici.')).toBeTruthy()
    await userEvent.type(title, 'Comment je fais mes vidéos de cuisine à la maison')
    expect(
      within(panel).getByText(/^Cela ne semble pas être de l’anglais/, {
        selector: '[data-live-result] *',
      }),
    ).toBeTruthy()
    await userEvent.type(other, 'How I built a house')
    expect(await within(panel).findByText(/^Pour les comparer, les deux titres doivent contenir/)).toBeTruthy()
  })

  it('keeps a title in one line', async () => {
    const { title } = await start()
    await userEvent.clear(title)
    await userEvent.type(title, 'I built{Enter} a house')
    expect(title.value).toBe('I built a house')
  })

  it('scores the text typed before the model was loaded', async () => {
    await open()
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your video title')
    field.value = 'Channel update'
    const panel = document.querySelector<HTMLElement>('[data-live]')
    if (panel) await startLive(panel, 'en')
    expect(screen.getByText(String(scoreTitle('Channel update').score))).toBeTruthy()
  })
})

describe('the FAQ of the landing page', () => {
  it('searches questions and answers, ignoring case and accents, and shows a message when nothing is found', async () => {
    await open('/', 'es')
    startFaqSearch(document)
    const field = screen.getByRole('searchbox')
    const shown = () => [...document.querySelectorAll<HTMLElement>('[data-faq-item]')].filter(({ hidden }) => !hidden)
    expect(shown()).toHaveLength(8)
    await userEvent.type(field, 'ORACULO puntuacion')
    expect(shown().map((item) => item.querySelector('summary')?.textContent)).toEqual([
      '¿Qué valor tiene la puntuación?',
    ])
    await userEvent.type(field, ' zzz')
    expect(shown()).toHaveLength(0)
    expect(
      screen.getByText('Ninguna pregunta contiene «ORACULO puntuacion zzz». Prueba con otra palabra o escríbenos.'),
    ).toBeTruthy()
    await userEvent.clear(field)
    expect(shown()).toHaveLength(8)
    await userEvent.type(field, 'A$&')
    expect(screen.getByText(/^Ninguna pregunta contiene «A\$&»/)).toBeTruthy()
  })

  it('opens one question at a time', async () => {
    await open()
    const names = [...document.querySelectorAll('#faq details')].map((one) => one.getAttribute('name'))
    expect(new Set(names)).toEqual(new Set(['faq']))
  })
})
