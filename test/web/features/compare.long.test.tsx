import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { advice } from '#shared/contract/advice.ts'
import { headlineAccuracy, headlineTraining } from '#shared/prediction/published-figures.ts'
import { generalYardstick, judgeTitle } from '#shared/prediction/verdict.ts'
import { compareTitles } from '#shared/prediction/wording/compare.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { makeCreator } from '#test/support/creator.ts'
import { formatsFor } from '#web/messages/format.ts'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const path = '/dashboard/predictive-insights'
const question = 'What happened when I ate at the 10 cheapest restaurants in Paris'
const exampleTitle = 'Paris on 5 euros a day'
const third = "You won't believe what 5 euros buys you here"

/** Opens the screen as a new creator, on the comparison view by default. */
async function open({ location = `${path}?view=compare` } = {}) {
  storeCreatorSession(await makeCreator(backend, { channel: false }))
  await visit(location, { backend })
  const user = userEvent.setup()
  return { user, compare: () => user.click(screen.getByRole('link', { name: 'Compare titles' })) }
}

const field = (n: number) => screen.findByRole('textbox', { name: `Title ${n}` })
const ranking = () => within(screen.getByRole('region', { name: 'Order by wording' }))
/** Returns the numbers of the ranked fields, best first. */
const order = () =>
  ranking()
    .getAllByText(/^Title \d$/)
    .map(({ textContent }) => textContent)

async function paste(user: ReturnType<typeof userEvent.setup>, ...titles: string[]) {
  await user.click(await field(1))
  await user.paste(titles.join('\n'))
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, n: number, title: string) {
  await user.click(await field(n))
  await user.paste(title)
}

const numberOf = (title: string, base?: readonly string[]) => judgeTitle(generalYardstick, title, { base })?.score

describe('comparing titles', () => {
  test('ranks the titles while typing, with the chances the model gives them', async () => {
    const { user } = await open()
    const requested = vi.fn()
    await fillIn(user, 1, exampleTitle)
    await ranking().findByText('Which one would get the click?')
    await fillIn(user, 2, third)
    await waitFor(() => expect(order()).toHaveLength(2))
    // The data that titles are judged by is loaded once, separately from the screen.
    await waitFor(() => expect(ranking().getAllByText(/^\d+% · /)).toHaveLength(2))
    interceptor.respond = (url) => void requested(url)
    await user.clear(await field(2))
    await fillIn(user, 2, question)
    await waitFor(() => expect(order()).toEqual(['Title 2', 'Title 1']))
    const [first] = compareTitles([exampleTitle, question]).ranked
    await ranking().findByText(`Chance that title 2 is the best: ${Math.round(100 * (first?.chance ?? 0))}%`)
    await ranking().findByText('Probably the best')
    expect(requested).not.toHaveBeenCalled()
  })

  test('gives each title the number that it has as a title of this video, in the order of the chances', async () => {
    const { user } = await open()
    const titles = [exampleTitle, question, third]
    await paste(user, ...titles)
    await waitFor(() => expect(ranking().getAllByText(/^\d+% · /)).toHaveLength(3))
    const shown = ranking()
      .getAllByText(/^\d+% · /)
      .map(({ textContent }) => Number.parseInt(textContent, 10))
    const inOrder = compareTitles(titles).ranked.map(({ title }) => numberOf(title, titles))
    expect(shown).toEqual(inOrder)
    expect(shown).toEqual(shown.toSorted((a, b) => b - a))
    expect(inOrder).not.toEqual(compareTitles(titles).ranked.map(({ title }) => numberOf(title)))
  })

  test('says what each number is worth, and that the number of the first title stays the same', async () => {
    const { user } = await open()
    await paste(user, exampleTitle, question)
    await waitFor(() =>
      expect(ranking().getAllByText(/^Of 100 videos whose titles ranked like this one/)).toHaveLength(2),
    )
    ranking().getByText((text) =>
      text.includes(`For your first title, “${exampleTitle}”, it is the same as without comparing`),
    )
    const [why] = ranking().getAllByText('What affects it')
    expect(why).toBeDefined()
    if (why) await user.click(why)
    expect(ranking().getAllByText(/“Word by word” says something else: which videos get more views/)).not.toEqual([])
  })

  test('judges a title that we offered by the title that it was offered for, even once it is analyzed', async () => {
    const base = ['Paris on five euros']
    sessionStorage.setItem(
      'viewcraft.draft',
      JSON.stringify({ title: question, taken: { text: question, offeredFor: base[0], base } }),
    )
    const { user, compare } = await open({ location: path })
    await compare()
    expect(await field(1)).toHaveProperty('value', question)
    await fillIn(user, 2, third)
    const expected = numberOf(question, [...base, third])
    expect(expected).not.toBe(numberOf(question, [question, third]))
    await ranking().findByText(new RegExp(`^${expected}% · `))
    await user.click(await screen.findByRole('button', { name: 'Analyze title 1' }))
    await screen.findByText(`This title ranks above ${expected}% of real titles.`)
    await compare()
    await ranking().findByText(new RegExp(`^${expected}% · `))
  })

  test('shows its source, its accuracy and the owner of its data', async () => {
    await open()
    const { number, measured } = formatsFor('en')
    await screen.findByText(
      new RegExp(`^Trained on ${number(headlineTraining.tests)} headline A/B tests run by Upworthy from 2013 to 2015`),
    )
    const { tests, significant } = headlineAccuracy
    screen.getByText(
      new RegExp(`^On ${number(tests)} of these tests, .* ${measured(significant.accuracy)} of the time \\(`),
    )
    screen.getByText(/Matias, Kevin Munger, Marianne Aubin Le Quere, Charles Ebersole \(2021\), CC BY 4\.0/)
  })

  test('labels titles with similar chances as too close to call', async () => {
    const { user } = await open()
    await paste(user, 'Paris on 5 euros a day', 'Paris on 6 euros a day')
    await ranking().findByText(/^Too close to call: /)
    expect(ranking().getAllByText('Too close to call')).toHaveLength(2)
    expect(ranking().queryByText('Probably the best')).toBeNull()
  })

  test('excludes titles that are repeated, too long or in another language, and shows why', async () => {
    const { user } = await open()
    await paste(user, question, 'Por qué nadie habla de esto en París', exampleTitle, question, 'x'.repeat(101))
    await ranking().findByText('Title 2 is not compared')
    ranking().getByText(/^This doesn’t look like English/)
    expect(order()).toEqual(['Title 1', 'Title 3'])
    screen.getByText('This is the same as a title above, so it isn’t compared.')
    screen.getByText(/^Longer than 100 characters/)
  })

  test('shows no chance when only one title can be ranked', async () => {
    const { user } = await open()
    await paste(user, question, 'Por qué nadie habla de esto en París')
    await ranking().findByText('The wording model needs at least two titles that it can compare.')
    // It keeps the number that it would have alone; nothing judges the other one.
    await ranking().findByText(new RegExp(`^${numberOf(question)}% · `))
    expect(ranking().getAllByText(/^\d+% · /)).toHaveLength(1)
    expect(ranking().queryByText(/^Chance that/)).toBeNull()
    expect(screen.queryByText('Export for a test')).toBeNull()
  })

  test('shows which parts of a title affect its rank', async () => {
    const { user } = await open()
    await paste(user, question, exampleTitle)
    await waitFor(() => expect(order()).toHaveLength(2))
    await ranking().findByText('10: helps')
    const [numbers] = await ranking().findAllByRole('list', { name: 'Specifics' })
    expect(numbers?.textContent).toMatch(/^Numbers “10”\+0\.\d\d/)
    ranking().getAllByText('Details a viewer can picture: numbers, prices, years, guests.')
  })

  test('is accessible when empty and when full', async () => {
    const { user } = await open()
    const [first] = await screen.findAllByRole('textbox')
    expect(await accessibilityFaults()).toEqual([])
    await user.click(first as HTMLElement)
    await user.paste([question, exampleTitle, third].join('\n'))
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(4))
    expect(await accessibilityFaults()).toEqual([])
  })

  test('shows an error when the model cannot be loaded', async () => {
    vi.doMock('#shared/prediction/wording/compare.ts', () => Promise.reject(new Error('offline')))
    await open()
    await screen.findByText(/^The wording model couldn’t be loaded/)
    vi.doUnmock('#shared/prediction/wording/compare.ts')
  })
})

describe('the comparison fields', () => {
  test('are filled from a pasted list, with a message about the lines that do not fit', async () => {
    const { user } = await open()
    await paste(user, 'a b', 'c d', 'e f', 'g h', 'i j', 'k l')
    expect(await field(5)).toHaveProperty('value', 'i j')
    await findToast('1 line was left out: you can compare up to 5 titles.')
    expect(screen.queryByRole('button', { name: 'Add a title' })).toBeNull()
  })

  test('can be navigated, added, moved and removed by keyboard', async () => {
    const { user } = await open()
    await user.click(await field(1))
    await user.keyboard('one{Enter}two{Enter}three')
    expect(await field(3)).toBe(document.activeElement)
    expect(await field(3)).toHaveProperty('value', 'three')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(await field(2)).toHaveProperty('value', 'three')
    expect(await field(2)).toBe(document.activeElement)
    screen.getByRole('button', { name: 'Move title 2 down' }).focus()
    await user.keyboard('{Enter}')
    expect(await field(3)).toHaveProperty('value', 'three')
    await user.click(screen.getByRole('button', { name: 'Remove title 3' }))
    expect(await field(2)).toBe(document.activeElement)
    expect(screen.queryByRole('button', { name: 'Remove title 2' })).toBeNull()
  })

  test('keep their text when the user opens the analysis, which starts with the chosen title', async () => {
    const { user, compare } = await open({ location: `${path}?title=${encodeURIComponent(exampleTitle)}` })
    await screen.findByPlaceholderText('Enter your video title')
    await compare()
    expect(await field(1)).toHaveProperty('value', exampleTitle)
    await fillIn(user, 2, question)
    await user.click(screen.getByRole('link', { name: 'Title and thumbnail' }))
    await compare()
    expect(await field(2)).toHaveProperty('value', question)
    await user.click(await screen.findByRole('button', { name: 'Analyze title 2' }))
    expect(await screen.findByPlaceholderText('Enter your video title')).toHaveProperty('value', question)
  })
})

describe('the comparison starts', () => {
  const toAnalysis = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('link', { name: 'Title and thumbnail' }))

  test('with the title that is being analyzed, even when it has changed since', async () => {
    const { user, compare } = await open({ location: `${path}?title=${encodeURIComponent(exampleTitle)}` })
    const input = await screen.findByPlaceholderText('Enter your video title')
    await compare()
    expect(await field(1)).toHaveProperty('value', exampleTitle)
    await toAnalysis(user)
    await user.clear(input)
    await user.paste(third)
    await compare()
    expect(await field(1)).toHaveProperty('value', third)
    await fillIn(user, 2, question)
    await toAnalysis(user)
    await user.clear(input)
    await compare()
    expect([await field(1), await field(2)]).toMatchObject([{ value: '' }, { value: question }])
  })

  test('with what was compared before a reload', async () => {
    const { user } = await open({ location: `${path}?view=compare&title=${encodeURIComponent(exampleTitle)}` })
    await fillIn(user, 2, question)
    document.body.innerHTML = ''
    await visit(`${path}?view=compare`, { backend })
    expect([await field(1), await field(2)]).toMatchObject([{ value: exampleTitle }, { value: question }])
  })

  test('without a title that was typed for another video before signing in', async () => {
    const creator = await makeCreator(backend)
    const { body } = await backend.request('POST', '/api/analyze', { as: creator.token, body: { title: question } })
    const { analysis } = advice.analyze.output.parse(body)
    sessionStorage.setItem('viewcraft.draft', JSON.stringify({ title: exampleTitle, other: third }))
    storeCreatorSession(creator)
    await visit(`${path}?analysis=${analysis.id}`, { backend })
    const input = await screen.findByPlaceholderText('Enter your video title')
    await waitFor(() => expect(input).toHaveProperty('value', question))
    await userEvent.setup().click(screen.getByRole('link', { name: 'Compare titles' }))
    expect(await field(1)).toHaveProperty('value', question)
    expect(await field(2)).toHaveProperty('value', '')
  })
})

describe('exporting titles for a test', () => {
  test('copies the three best titles that are visibly different, best first', async () => {
    const { user } = await open()
    await paste(user, exampleTitle, question, `${question}!`, third, 'The cheapest restaurants of Paris')
    await user.click(await screen.findByRole('button', { name: 'Copy titles' }))
    await findToast('Titles copied')
    const lines = (await navigator.clipboard.readText()).split('\n')
    expect(lines).toHaveLength(3)
    expect(lines.filter((line) => line.startsWith(question))).toHaveLength(1)
    const box = screen.getByRole('textbox', { name: 'Titles for the test, one per line' })
    expect(box).toHaveProperty('value', lines.join('\n'))
  })

  test('selects the titles when the browser refuses to copy', async () => {
    const { user } = await open()
    await paste(user, exampleTitle, question)
    const copy = await screen.findByRole('button', { name: 'Copy titles' })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    await user.click(copy)
    await findToast('Your browser didn’t allow copying. The titles are selected: press Ctrl+C or ⌘C.')
    const box = screen.getByRole('textbox', { name: 'Titles for the test, one per line' })
    expect(document.activeElement).toBe(box)
  })

  test('shows a message when the titles look too much alike', async () => {
    const { user } = await open()
    await paste(user, question, `${question}!!`)
    await screen.findByText(/^These titles are too similar to test/)
    expect(screen.queryByRole('button', { name: 'Copy titles' })).toBeNull()
  })
})
