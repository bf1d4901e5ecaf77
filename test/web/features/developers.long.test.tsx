import { fireEvent, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { locales } from '#shared/locale.ts'
import { errorDocs } from '#shared/openapi/errors.ts'
import { titleAccuracy } from '#shared/prediction/published-figures.ts'
import { startReference } from '#web/features/developers/interactive.ts'
import { reference } from '#web/features/developers/reference.ts'
import { formatsFor } from '#web/messages/format.ts'
import { render } from '#web/render-public-page.tsx'

const operations = reference.groups.flatMap((group) => group.operations)
const find = <E extends HTMLElement = HTMLElement>(selector: string) => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}
const field = () => find<HTMLInputElement>('[data-find-field]')
const search = (value: string) => fireEvent.input(field(), { target: { value } })
const listShown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest('[hidden]'))

// The page is large, so the tests share it. No test leaves a text in the search.
beforeAll(async () => {
  const { body } = await render({ path: '/developers', locale: 'en' })
  document.body.innerHTML = body
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  )
  startReference(document)
})

test('every operation, object and link within the page has its section', () => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(operations.map(({ id }) => id)))
  const anchors = [...document.querySelectorAll('a[href^="#"]')].map((link) => `${link.getAttribute('href')}`.slice(1))
  expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([])
  for (const code of ['not_found', 'too_many_requests', 'draft_conflict'] as const)
    expect(ids).toContain(errorDocs(code).split('#')[1])
})

test('the description of a list states the limits of its items', () => {
  expect(find('#adviceScore').textContent).toContain('each 1 to 100 characters')
})

test.each(locales)('the guide says in %s how often the score was right', async (locale) => {
  const { accuracy, n } = titleAccuracy.all
  const { measured, number } = formatsFor(locale)
  const { body } = await render({ path: '/developers', locale })
  expect(body).toContain(`>${measured(accuracy)}</td>`)
  expect(body).toContain(`>${number(n)}</td>`)
})

test('the search shows sections and links that contain every word, and says when none does', async () => {
  const all = listShown('[data-find]').length
  search('draft_CONFLICT save')
  expect(listShown('[data-find]').map(({ id }) => id)).toEqual(['errors', 'draftsSave'])
  const [contents = document.body] = document.querySelectorAll<HTMLElement>('nav[aria-label="Contents"]')
  const links = listShown('[data-find-for] a').filter((link) => contents.contains(link))
  // The contents are on the page twice, once for each width of the window.
  const texts = ['Errors', 'Change a draft']
  expect(links.map(({ textContent }) => textContent)).toEqual([...texts, ...texts])
  const status = find('[data-find-status]')
  expect(status.textContent).toBe('Sections found: 2')
  fireEvent.submit(find('[data-find-form]'))
  expect(document.activeElement?.id).toBe('errors-heading')
  search('draft_conflict $&')
  expect(listShown('[data-find]')).toEqual([])
  expect(status.textContent).toBe('Nothing contains “draft_conflict $&”. Try another word.')
  search('')
  expect(listShown('[data-find]')).toHaveLength(all)
})

test('a link to a section that the search has hidden ends the search', () => {
  search('draft_conflict')
  location.hash = '#limits'
  fireEvent(window, new Event('hashchange'))
  expect(field().value).toBe('')
  expect(find('#limits').hidden).toBe(false)
  location.hash = ''
})

test('choosing a language changes every sample, is remembered, and decides what is copied', async () => {
  const user = userEvent.setup()
  const section = within(find('#draftsRemove'))
  const samples = operations.find(({ id }) => id === 'draftsRemove')?.samples
  await user.click(section.getByRole('button', { name: 'Copy Request' }))
  expect(await navigator.clipboard.readText()).toBe(samples?.curl)
  await user.click(section.getByRole('radio', { name: 'TypeScript' }))
  const chosen = [...document.querySelectorAll<HTMLInputElement>('[data-sample-language] input:checked')]
  expect(new Set(chosen.map(({ value }) => value))).toEqual(new Set(['typescript']))
  expect(localStorage.getItem('viewcraft.samples')).toBe('typescript')
  await user.click(section.getByRole('button', { name: /^Cop(y|ied) Request$/ }))
  expect(await navigator.clipboard.readText()).toBe(samples?.typescript)
})

test('a sample in one language only is copied too', async () => {
  const user = userEvent.setup()
  await user.click(within(find('#errors')).getByRole('button', { name: 'Copy 404 Not Found' }))
  expect(JSON.parse(await navigator.clipboard.readText())).toHaveProperty('error.code', 'not_found')
})
