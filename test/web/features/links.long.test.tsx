import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findPublicPage, type PublicPage, pagePath, publicPages } from '#shared/public-pages.ts'
import { htmlFaults } from '#test/support/html.ts'
import { type Path, paths } from '#web/paths.ts'
import { render } from '#web/render-public-page.tsx'
import { setUpPageBackend, storeSession, visit } from './visit.tsx'

vi.mock('#web/layout/studio/start-worker.ts', () => import('#test/support/start-worker.ts'))

const { backend } = setUpPageBackend()
beforeEach(() => localStorage.clear())

/** Pages that no other page links to: steps of signing in and buying, and pages linked from emails and assistants. */
const pagesWithoutLinks: readonly Path[] = [
  paths.authCallback,
  paths.googleReturn,
  paths.finishSignUp,
  paths.verifyEmail,
  paths.unsubscribe,
  paths.connectChannel,
  paths.authorize,
  paths.upgrade,
  paths.payment,
  paths.enterpriseConfirmation,
]

/** Opens a page and returns its anchors and the targets of its links. */
async function open(path: string, isSignedIn: boolean) {
  cleanup()
  document.body.replaceChildren()
  document.title = ''
  // A visitor gets the prerendered page, while a signed-in user stays in the app.
  const page = isSignedIn ? undefined : findPublicPage(path)
  if (page) await openPrerendered(page)
  else await visit(path, { backend })
  await waitFor(() => expect(document.title, path).not.toBe(''))
  await screen.findAllByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText('Loading…'), path).toBeNull())
  expect(document.title, path).not.toBe('Page not found · Viewcraft')
  return {
    anchors: [...document.querySelectorAll('[id]')].map(({ id }) => `${path}#${id}`),
    links: screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .map((href) => (href.startsWith('#') ? path + href : href)),
  }
}

async function openPrerendered(page: PublicPage) {
  const { head, body } = await render(page)
  document.title = /<title>([^<]+)/.exec(head)?.[1] ?? ''
  document.body.innerHTML = body
}

/** Opens `start` and every page reachable from it by links that `follows` accepts, and returns their paths. */
async function crawl(start: string, follows: (path: string) => boolean): Promise<string[]> {
  const pages = new Set([start])
  const anchors = new Set<string>()
  const linkedAnchors = new Set<string>()
  // The loop also visits the paths added while it runs.
  for (const page of pages) {
    const { anchors: pageAnchors, links } = await open(page, start !== '/')
    for (const anchor of pageAnchors) anchors.add(anchor)
    expect(
      links.filter((href) => !/^(\/|https:\/\/|mailto:)/.test(href)),
      `links of ${page}`,
    ).toEqual([])
    for (const href of links.filter((one) => one.startsWith('/'))) {
      const [path = ''] = href.split('#')
      // Files of the site, such as the description of the API.
      if (path.includes('.') || !follows(path)) continue
      pages.add(path)
      if (href.includes('#')) linkedAnchors.add(href)
    }
  }
  expect([...linkedAnchors].filter((anchor) => !anchors.has(anchor))).toEqual([])
  return [...pages]
}

const isInside = (path: string) => path.startsWith('/dashboard') || path === paths.enterpriseInquiry

describe('links', () => {
  test('have a target and lead a visitor from the landing page to every public page', async () => {
    const seen = await crawl('/', () => true)
    const publicPages = Object.values(paths).filter((path) => !isInside(path) && !pagesWithoutLinks.includes(path))
    expect(seen).toEqual(expect.arrayContaining(publicPages))
  }, 60_000)

  test('have a target and lead a user from the dashboard to every screen', async () => {
    storeSession(await backend.signUpUser({ name: 'Ada' }))
    // Only drafts link to these, and a new user has none. Other apps link to the last one.
    const ofDrafts: readonly string[] = [paths.draft, paths.earlierDraft, paths.review, paths.keepIdea]
    const seen = await crawl('/dashboard', (path) => isInside(path) || path === paths.contact)
    expect(seen).toEqual(
      expect.arrayContaining(Object.values(paths).filter((path) => isInside(path) && !ofDrafts.includes(path))),
    )
  }, 60_000)
})

test.each(publicPages.map((page) => [pagePath(page), page] as const))(
  'the prerendered page %s is valid HTML',
  async (path, page) => {
    const { head, body } = await render(page)
    const html = `<!doctype html><html lang="${page.locale}"><head>${head}</head><body>${body}</body></html>`
    expect(htmlFaults(html, path)).toEqual([])
  },
)
