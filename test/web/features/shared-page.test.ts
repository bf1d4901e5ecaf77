import { beforeEach, expect, test, vi } from 'vitest'
import { renderSharePage } from '#functions/services/shares/share-page.ts'

const token = 't'.repeat(43)
const voterOf = (n: number) => `00000000-0000-4000-8000-${`${n}`.padStart(12, '0')}`
const ids = ['title0', 'title1', 'title2', 'title3']
const votes = {
  titles: ids.map((id, at) => ({ id, votes: at === 0 ? 3 : at === 1 ? 1 : 0, chance: 0.25 })),
  thumbnails: [],
  voters: 4,
}
const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()
const respond = (status: number, body: object = {}) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }))

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

/** Opens the page of a share with four titles, as a browser with the given id, or for the first time. */
async function open(voter?: string) {
  if (voter) localStorage.setItem('viewcraft.voter', voter)
  const titles = ids.map((id) => ({ id, text: `Title ${id}`, chance: 0.25 }))
  const page = renderSharePage(
    {
      ...{ v: 1, userId: 'ann', id: 'share', draft: 'draft', hash: 'hash', thumbnails: [], voters: 0, expiresAt: 0 },
      ...{ createdAt: '', endsAt: '', voting: 'open', titles },
    },
    token,
    'en',
    'https://viewcraft.example',
  )
  document.body.innerHTML = /<main>([\s\S]*)<\/main>/.exec(page)?.[1] ?? ''
  vi.resetModules()
  // This is not `import()`, because the script exports nothing, so it is no module to TypeScript.
  await vi.importActual('#web/shared-page/vote.ts')
}
const order = () => [...document.querySelectorAll<HTMLElement>('.choice')].map(({ dataset }) => dataset.id)
const status = () => document.querySelector('[role=status]')?.textContent
const resultOf = (id: string) => document.querySelector(`[data-id=${id}] .result`)?.textContent
const submit = () => document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
function choose(id: string) {
  const input = document.querySelector<HTMLInputElement>(`input[value=${id}]`)
  if (input) input.checked = true
  submit()
}

test('each visitor sees the titles in an order of their own, which stays the same on later visits', async () => {
  respond(200, { votes: null })
  const orders: string[] = []
  for (let n = 0; n < 12; n++) {
    await open(voterOf(n))
    orders.push(order().join())
    expect(order().toSorted()).toEqual(ids)
  }
  expect(new Set(orders).size).toBeGreaterThan(4)
  // Each title is first for somebody.
  expect(new Set(orders.map((one) => one.slice(0, 6)))).toEqual(new Set(ids))
  await open(voterOf(3))
  expect(order().join()).toBe(orders[3])
})

test('a visitor sees no results before they vote, and all of them afterward', async () => {
  await open()
  expect(fetched).not.toHaveBeenCalled()
  expect(document.body.textContent).not.toMatch(/%.*of votes|likely/)
  submit()
  expect(status()).toBe('Choose one first.')
  expect(fetched).not.toHaveBeenCalled()
  respond(200, votes)
  choose('title1')
  await vi.waitFor(() => expect(status()).toContain('Thank you. Your vote counts. Voters: 4'))
  const [url, init] = fetched.mock.lastCall ?? []
  expect(url).toBe(`/api/shared/${token}/votes`)
  expect(JSON.parse(`${init?.body}`)).toEqual({ voter: localStorage.getItem('viewcraft.voter'), title: 'title1' })
  expect(resultOf('title0')).toBe('75% of votesEstimated from the wording alone: 25% likely to be the best')
  expect(resultOf('title1')).toContain('25% of votes · Your vote')
  const bars = document.querySelectorAll<HTMLElement>('.bar')
  expect([...bars].map(({ style }) => style.getPropertyValue('--share')).toSorted()).toEqual(['0%', '0%', '25%', '75%'])
  expect(document.querySelector('button')?.textContent).toBe('Change my vote')
})

test('a browser that voted before gets its vote and the results again', async () => {
  respond(200, { votes: { ...votes, mine: { title: 'title2' } } })
  await open(voterOf(1))
  await vi.waitFor(() => expect(resultOf('title2')).toContain('Your vote'))
  expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('title2')
})

test.each([
  [429, 'Too many votes came from your network. Try again later.'],
  [409, 'Voting has ended.'],
  [404, 'This link no longer works.'],
  [500, 'Your vote was not saved. Check your connection and try again.'],
])('a vote that is refused with %i says why', async (code, expected) => {
  await open()
  respond(code)
  choose('title0')
  await vi.waitFor(() => expect(status()).toBe(expected))
  expect(resultOf('title0')).toBeUndefined()
})
