import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { groupByConcept } from '#shared/prediction/concepts.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { expectErrors } from '#test/support/console.ts'
import { renderAt } from '#test/support/render.tsx'
import { notFoundMessages } from '#web/features/not-found/messages.ts'
import { NotFound } from '#web/features/not-found/not-found.tsx'
import { DashboardLayout } from '#web/layout/dashboard-layout.tsx'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { shownScore } from '#web/layout/explained-title.tsx'
import { Failed } from '#web/layout/failed.tsx'
import { Page } from '#web/layout/page.tsx'
import { splitTitlePieces } from '#web/lib/title-pieces.ts'
import { Card } from '#web/ui/card.tsx'
import { Toaster } from '#web/ui/toaster.tsx'

const user = { name: 'Dana Demo', email: 'demo@viewcraft.test' }

const dashboard = (onSignOut = () => Promise.resolve()) => (
  <DashboardLayout user={user} onSignOut={onSignOut}>
    <Routes>
      <Route path="/dashboard/predictive-insights" element={<Page title="Predictive Insights">{'Insights'}</Page>} />
      <Route
        path="*"
        element={
          <Page key="dashboard" title="Dashboard">
            <Link to="/dashboard/predictive-insights">{'Analyze a title'}</Link>
            <Link to="/dashboard/predictive-insights#result">{'Open the result'}</Link>
          </Page>
        }
      />
    </Routes>
    <Toaster label="Notifications" closeLabel="Close" />
  </DashboardLayout>
)

/** The controls at the top of the page. The drawer has the same controls. */
const header = () => within(screen.getAllByRole('banner')[0] ?? document.body)
/** The navigation of the sidebar. The drawer has the same links, in a closed dialog. */
const sidebar = () => within(screen.getByRole('complementary'))

it('has the two sections with their links', async () => {
  await renderAt('/dashboard', dashboard())
  const sections = sidebar()
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
  expect(sections).toEqual(['Production', 'Control Center'])
  const links = within(sidebar().getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Videos', '/dashboard/drafts'],
    ['Predictive Insights', '/dashboard/predictive-insights'],
    ['Trend Pulse', '/dashboard/trend-pulse'],
    ['Outliers', '/dashboard/outliers'],
    ['Profile', '/dashboard/profile'],
    ['Settings', '/dashboard/settings'],
    ['Policies', '/dashboard/policies'],
    ['Support', '/dashboard/support'],
  ])
})

it('marks only the current page, follows links, sets the tab title and focuses the heading', async () => {
  await renderAt('/dashboard', dashboard())
  const current = () =>
    sidebar()
      .getAllByRole('link', { current: 'page' })
      .map((link) => link.textContent)
  expect(current()).toEqual(['Dashboard'])
  await userEvent.click(sidebar().getByRole('link', { name: 'Predictive Insights' }))
  expect(current()).toEqual(['Predictive Insights'])
  expect(document.title).toBe('Predictive Insights · Viewcraft')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('focuses the heading when the followed link disappears, unless it leads to a place on the page', async () => {
  const follow = async (name: string) => {
    const { unmount } = await renderAt('/dashboard', dashboard())
    await userEvent.click(screen.getByRole('link', { name }))
    const focused = document.activeElement
    const heading = await screen.findByRole('heading', { level: 1, name: 'Predictive Insights' })
    unmount()
    return focused === heading
  }
  expect(await follow('Analyze a title')).toBe(true)
  expect(await follow('Open the result')).toBe(false)
})

it('does not move the focus when the user moved it while the screen was loading', async () => {
  let load = () => {}
  const Screen = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        load = () => resolve({ default: () => <Page title="Dashboard">{'Nothing'}</Page> })
      }),
  )
  await renderAt(
    '/dashboard',
    <DashboardLayout user={user} onSignOut={() => Promise.resolve()}>
      <Suspense>
        <Screen />
      </Suspense>
    </DashboardLayout>,
  )
  const link = sidebar().getByRole('link', { name: 'Settings' })
  link.focus()
  load()
  await screen.findByRole('heading', { level: 1 })
  expect(document.activeElement).toBe(link)
})

it('skips the navigation with the first tab stop', async () => {
  await renderAt('/dashboard', dashboard())
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  expect(document.querySelector(document.activeElement?.getAttribute('href') ?? '')?.tagName).toBe('MAIN')
})

it('signs out once, and says so when that fails', async () => {
  let fail = () => {}
  const onSignOut = vi.fn(
    () =>
      new Promise<void>((_, reject) => {
        fail = () => reject(new Error('no network'))
      }),
  )
  await renderAt('/dashboard', dashboard(onSignOut))
  const button = sidebar().getByRole('button', { name: 'Sign Out' })
  await userEvent.dblClick(button)
  expect(onSignOut).toHaveBeenCalledTimes(1)
  fail()
  expect((await screen.findAllByText('Failed to log out')).length).toBeGreaterThan(0)
})

it('opens the navigation as a drawer, and closes it when a link is followed', async () => {
  await renderAt('/dashboard', dashboard())
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const drawer = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Main' })
  expect(drawer.open).toBe(true)
  await userEvent.click(within(drawer).getByRole('link', { name: 'Predictive Insights' }))
  expect(drawer.open).toBe(false)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Predictive Insights')
})

it('uses the selected language and remembers it', async () => {
  await renderAt('/dashboard', dashboard())
  const select = header().getByRole('combobox', { name: 'Language' })
  await userEvent.selectOptions(select, 'Español')
  await waitFor(() => expect(sidebar().getByRole('button', { name: 'Cerrar sesión' })).toBeDefined())
  expect(document.documentElement.lang).toBe('es')
  expect(localStorage.getItem('viewcraft.locale')).toBe('es')
})

it('uses the selected theme and remembers it', async () => {
  await renderAt('/dashboard', dashboard())
  const theme = header().getByRole('group', { name: 'Theme' })
  await userEvent.click(within(theme).getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('viewcraft.theme')).toBe('dark')
  const everywhere = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Dark', hidden: true })
  expect(everywhere.map((radio) => radio.checked)).toEqual([true, true])
  await userEvent.click(within(theme).getByRole('radio', { name: 'System' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

it('shows a not-found page with a link home', async () => {
  await notFoundMessages.load('en')
  await renderAt('/nowhere', <NotFound />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('Go to the home page')).toBe('/')
  expect(leadsTo('Open the dashboard')).toBe('/dashboard')
})

it('shows a title as the model scores and explains it', () => {
  const title = shownScore.words.map(([word]) => word).join(' ')
  const { score, basis, contributions } = scoreTitle(title)
  expect([basis, score]).toEqual(['model', shownScore.score])
  const marked = splitTitlePieces(title, groupByConcept(title, contributions)).filter(({ points }) => points > 0)
  expect(shownScore.words.filter(([, effect]) => effect === 'helps').map(([word]) => word)).toEqual(
    marked.map(({ text }) => text),
  )
})

it('shows a way to recover when a screen crashes', async () => {
  expectErrors()
  const Broken = () => {
    throw new Error('broken')
  }
  await renderAt(
    '/',
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page stopped working')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
})

function Videos({ isHiddenIfEmpty = false }) {
  const [hasFailed, setFailed] = useState(true)
  if (!hasFailed && isHiddenIfEmpty) return null
  return (
    <Card title="Videos">
      {hasFailed ? <Failed onRetry={() => setFailed(false)}>{'Not loaded'}</Failed> : <p>{'Loaded'}</p>}
    </Card>
  )
}

it('keeps the focus in its card when a pressed button to retry disappears', async () => {
  await renderAt('/', <Videos />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const card = screen.getByRole('region', { name: 'Videos' })
  expect(document.activeElement).toBe(card)
  act(() => card.blur())
  expect(card.hasAttribute('tabindex')).toBe(false)
})

it('keeps the focus on the screen when the card disappears too', async () => {
  await renderAt(
    '/',
    <main>
      <Videos isHiddenIfEmpty />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('focuses the heading of the next screen when a focused button to retry disappears with its screen', async () => {
  let leave = () => {}
  const Leaving = () => {
    const navigate = useNavigate()
    leave = () => void navigate('/dashboard/outliers')
    return <Failed onRetry={() => {}}>{'Not loaded'}</Failed>
  }
  await renderAt(
    '/dashboard/profile',
    <DashboardLayout user={user} onSignOut={() => Promise.resolve()}>
      <Routes>
        <Route path="/dashboard/profile" element={<Leaving />} />
        <Route path="/dashboard/outliers" element={<Page title="Outliers">{'None'}</Page>} />
      </Routes>
    </DashboardLayout>,
  )
  screen.getByRole('button', { name: 'Try again' }).focus()
  // Outside of `act`, which would run the effects of the new screen first.
  setTimeout(() => leave())
  const heading = await screen.findByRole('heading', { level: 1, name: 'Outliers' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
