import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { checksVersion } from '#shared/thumbnail/version.ts'
import { drawSquares, provideCanvas } from '#test/support/canvas.ts'
import { makeCreator } from '#test/support/creator.ts'
import { keepTitles } from '#web/features/landing/live/keep-titles.ts'
import { startLive } from '#web/features/landing/live/live.ts'
import { render } from '#web/render-public-page.tsx'
import { setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
provideCanvas()
// The function loads its models for the first image, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })
configure({ asyncUtilTimeout: 40_000 })
const path = '/dashboard/predictive-insights'
const title = 'How I Built a Desk With No Screws'

async function signIn() {
  const creator = await makeCreator(backend, { channel: demoChannel.id })
  storeCreatorSession(creator)
  return creator.token
}
/** Opens a screen in the same tab, as a reload does. */
async function open(location = path) {
  document.body.innerHTML = ''
  return { ...(await visit(location, { backend })), user: userEvent.setup() }
}
const field = () => screen.findByPlaceholderText<HTMLInputElement>('Enter your video title')

describe('the draft', () => {
  test('is restored after leaving the screen, Back and a reload', async () => {
    await signIn()
    const { user, back } = await open(`${path}?title=A%20Desk`)
    await user.clear(await field())
    await user.click(await field())
    await user.paste(title)
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    await screen.findByRole('heading', { name: 'Settings', level: 1 })
    await user.click(screen.getByRole('link', { name: 'Predictive Insights' }))
    expect((await field()).value).toBe(title)
    await back()
    await screen.findByRole('heading', { name: 'Settings', level: 1 })
    await back()
    expect((await field()).value).toBe(title)
    await open()
    expect((await field()).value).toBe(title)
  })

  const choose = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.upload(await screen.findByLabelText('Choose an image'), await drawSquares())
    await screen.findByRole('img', { name: 'Thumbnail 1' })
    await waitFor(() => expect(stored()).toContain('"url":"data:'))
  }
  const stored = () => sessionStorage.getItem('viewcraft.thumbnail') ?? ''
  const unfinished = () => sessionStorage.getItem('viewcraft.upload') ?? undefined

  test('keeps its thumbnail with its score, and forgets a removed one', async () => {
    await signIn()
    const { user } = await open()
    await choose(user)
    const score = () => screen.getByRole('region', { name: 'Thumbnails' }).querySelector('li')?.textContent
    const before = score()
    expect(before).toMatch(/^\d+ · /)
    const sent: string[] = []
    interceptor.respond = (url) => void sent.push(url)
    await open()
    const picture = await screen.findByRole('img', { name: 'Thumbnail 1' })
    expect([picture.getAttribute('src')?.slice(0, 5), score()]).toEqual(['data:', before])
    expect(sent).not.toContain('/api/uploads')
    await userEvent.click(screen.getByRole('button', { name: 'Remove thumbnail 1' }))
    await waitFor(() => expect(stored()).toBe(''))
    await open()
    await screen.findByLabelText('Choose an image')
    expect(screen.queryByRole('img', { name: 'Thumbnail 1' })).toBeNull()
  })

  test.each([
    ['a reload', () => open()],
    [
      'another screen',
      async (user: ReturnType<typeof userEvent.setup>) => {
        await user.click(screen.getByRole('link', { name: 'Settings' }))
        await screen.findByRole('heading', { name: 'Settings', level: 1 })
        await user.click(screen.getByRole('link', { name: 'Predictive Insights' }))
      },
    ],
  ])('continues an upload that %s ended', async (_, leave) => {
    await signIn()
    interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
    const { user } = await open()
    await user.upload(await screen.findByLabelText('Choose an image'), await drawSquares())
    await waitFor(() => expect(unfinished()).toContain('"url":"data:'))
    interceptor.respond = () => undefined
    await leave(user)
    await screen.findByRole('img', { name: 'Thumbnail 1' })
    // The picture is on screen before its upload ends.
    await waitFor(() => expect(unfinished()).toBeUndefined())
  })

  test('forgets an upload that was canceled', async () => {
    await signIn()
    interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
    const { user } = await open()
    await user.upload(await screen.findByLabelText('Choose an image'), await drawSquares())
    await waitFor(() => expect(unfinished()).toContain('"url":"data:'))
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(unfinished()).toBeUndefined()
  })

  test('forgets a thumbnail whose checks are of another version', async () => {
    await signIn()
    const { user } = await open()
    await choose(user)
    sessionStorage.setItem('viewcraft.thumbnail', stored().replace(`"version":${checksVersion}`, '"version":0'))
    await open()
    await screen.findByLabelText('Choose an image')
    expect(screen.queryByRole('img', { name: 'Thumbnail 1' })).toBeNull()
  })

  test('is not shown to another user of the tab', async () => {
    await signIn()
    const { user } = await open()
    await user.click(await field())
    await user.paste(title)
    await choose(user)
    await signIn()
    await open()
    expect((await field()).value).toBe('')
    await waitFor(() => expect(stored()).toBe(''))
    expect(screen.queryByRole('img', { name: 'Thumbnail 1' })).toBeNull()
  })

  test('does not continue the upload of another user of the tab', async () => {
    await signIn()
    interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
    const { user } = await open()
    await user.upload(await screen.findByLabelText('Choose an image'), await drawSquares())
    await waitFor(() => expect(unfinished()).toContain('"url":"data:'))
    await signIn()
    await open()
    await screen.findByLabelText('Choose an image')
    expect(screen.queryByRole('progressbar', { name: 'Thumbnail upload' })).toBeNull()
    expect(unfinished()).toBeUndefined()
  })

  test('starts with the title of a past analysis', async () => {
    const as = await signIn()
    for (const drafted of [title, 'Another Title'])
      await backend.request('POST', '/api/analyze', { as, body: { title: drafted } })
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }))
    expect((await field()).value).toBe(title)
    await user.type(await field(), ' at All')
    await open(address())
    expect((await field()).value).toBe(`${title} at All`)
    // A tab that a link has opened has no draft.
    sessionStorage.clear()
    await open(address())
    await waitFor(async () => expect((await field()).value).toBe(title))
  })
})

test('titles typed on the landing page reach the sign-up and the account', async () => {
  document.body.innerHTML = (await render({ path: '/', locale: 'en' })).body
  const panel = document.querySelector<HTMLElement>('[data-live]')
  if (!panel) throw new Error('no panel')
  keepTitles(panel)
  const visitor = userEvent.setup()
  for (const [label, text] of [
    ['Your video title', title],
    ['Another title for the same video', 'A Desk Without Screws'],
  ] as const) {
    await visitor.clear(within(panel).getByLabelText(label))
    await visitor.click(within(panel).getByLabelText(label))
    await visitor.paste(text)
  }
  // They are still on the landing page when the user comes back.
  document.body.innerHTML = (await render({ path: '/', locale: 'en' })).body
  const again = document.querySelector<HTMLElement>('[data-live]')
  if (again) await startLive(again, 'en')
  expect(screen.getByLabelText('Your video title')).toHaveProperty('value', title)
  expect(screen.getByLabelText('Another title for the same video')).toHaveProperty('value', 'A Desk Without Screws')
  await open('/signup')
  expect(await screen.findByText(`“${title}” will be waiting for you in Predictive Insights.`)).toBeDefined()
  await signIn()
  await open('/dashboard')
  expect(await within(await screen.findByRole('region', { name: 'Your title' })).findByText(title)).toBeDefined()
  const { user } = await open()
  expect((await field()).value).toBe(title)
  await user.click(screen.getByRole('link', { name: 'Compare titles' }))
  expect(await screen.findByDisplayValue('A Desk Without Screws')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Title 1').value).toBe(title)
})
