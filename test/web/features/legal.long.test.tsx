import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { permissionsUrl } from '#shared/consent.ts'
import { type Locale, locales } from '#shared/locale.ts'
import { youtubeDays } from '#shared/retention.ts'
import { tableRows } from '#shared/tables.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend } = setUpPageBackend()

const open = async (path: string, locale: Locale = 'en') => {
  await visit(path, { backend, locale })
  return screen.findByRole('heading', { level: 1 })
}

const pages = ['/terms', '/privacy', '/cookies', '/guidelines', '/billing']

describe.each(pages)('%s', (path) => {
  test.each(locales)(
    'is accessible in %s: one title, a date and a table of contents that links to every chapter',
    async (locale) => {
      await open(path, locale)
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(screen.getByText(/2\d nov|Nov 2\d/)).toBeDefined()
      const contents = screen
        .getAllByRole<HTMLAnchorElement>('link')
        .flatMap((link) => /^#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? [])
      const chapters = [...document.querySelectorAll('section > h2')].map(({ id }) => id)
      expect(chapters.length).toBeGreaterThan(4)
      // The first link skips the header.
      expect(contents).toEqual(['main', ...chapters])
      expect(document.body.textContent).not.toMatch(/\{\w+\}/)
      expect(await accessibilityFaults()).toEqual([])
    },
  )

  test('is labeled as a draft while no operator is configured', async () => {
    await open(path)
    expect(screen.getByText('This text is a draft')).toBeDefined()
    expect(screen.getAllByText(/\[contact address: not provided yet\]/).length).toBeGreaterThan(0)
  })
})

test('the terms name the YouTube terms and link to the Google privacy policy', async () => {
  await open('/terms')
  const addressOf = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')
  expect(addressOf('YouTube Terms of Service')).toBe('https://www.youtube.com/t/terms')
  expect(addressOf('Google Privacy Policy')).toBe('https://policies.google.com/privacy')
  expect(addressOf('Third-party access to your Google Account')).toBe(permissionsUrl)
})

test.each(locales)(
  'the privacy policy names every table, and how long it holds data from YouTube, in %s',
  async (locale) => {
    await open('/privacy', locale)
    const entries = new Map(
      [...document.querySelectorAll('dl code')].flatMap((code) =>
        code.textContent
          .split(', ')
          .map((name) => [name, code.closest('div')?.querySelector('dd p:last-child')?.textContent]),
      ),
    )
    expect([...entries.keys()].toSorted()).toEqual(tableRows.map(([name]) => name).toSorted())
    for (const [name, { retention }] of tableRows)
      if (retention === youtubeDays) expect(entries.get(name), name).toContain(`${youtubeDays}`)
  },
)

test.each(locales)('the privacy policy contains the statements YouTube requires in %s', async (locale) => {
  await open('/privacy', locale)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const wanted = ['https://www.youtube.com/t/terms', 'https://policies.google.com/privacy', permissionsUrl, '/cookies']
  expect(links).toEqual(expect.arrayContaining(wanted))
  expect(screen.getByText(/YouTube API Services|API de YouTube\. La|services d’API YouTube/)).toBeDefined()
  expect(screen.getAllByText(/27/).length).toBeGreaterThan(2)
})

test('Policies lists the three documents with their dates and links', async () => {
  storeSession(await backend.signUpUser({ name: 'Ada Reader' }))
  await open('/dashboard/policies')
  for (const name of ['Terms of Service', 'Privacy Policy', 'Content Guidelines']) {
    const card = within(await screen.findByRole('region', { name }))
    expect(card.getByText(/^Last updated: Nov 2\d, 2026\.$/)).toBeDefined()
    expect(card.getByRole('link', { name: `Read More ${name}` })).toBeDefined()
  }
  expect(await accessibilityFaults()).toEqual([])
  await userEvent.setup().click(screen.getByRole('link', { name: 'Read More Privacy Policy' }))
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })
})

test.each(locales)('Our Story is accessible in %s and shows its three values', async (locale) => {
  await open('/about', locale)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(await accessibilityFaults()).toEqual([])
})

test('a link to another page opens it at the top, with the focus on its title', async () => {
  await open('/terms')
  await userEvent.setup().click(screen.getAllByRole('link', { name: 'Content Guidelines' })[0] as HTMLElement)
  const title = await screen.findByRole('heading', { level: 1, name: 'Content Guidelines' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(document.title).toBe('Content Guidelines · Viewcraft')
})

test('the cookie page names exactly the keys that the site writes', async () => {
  await open('/cookies')
  const named = [...document.querySelectorAll('dl code')].map(({ textContent }) => textContent)
  expect(named.toSorted()).toEqual(findStorageKeys().toSorted())
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Cookies' })).toBeDefined()
})

/** Returns the keys that the site's sources write to browser storage: literals, constants, or `${prefix}` of more keys. */
function findStorageKeys(): string[] {
  const web = path.resolve(import.meta.dirname, '../../../web/src')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(web, file), 'utf8')]))
  const everything = [...texts.values()].join('\n')
  return [...texts].flatMap(([file, text]) => {
    return [...text.matchAll(/\.setItem\(\s*([^\s,]+)/g)].map(([, written = '']) => {
      const findKey = (key: string): string => {
        const prefix = /^`\$\{(\w+)\}/.exec(key)?.[1]
        if (prefix) return `${findKey(prefix).replace('*', '')}*`
        const literal = /^'(.+)'$/.exec(key)?.[1]
        if (literal) return literal
        const definition =
          new RegExp(`const ${key} = (\\S+)`).exec(text) ?? new RegExp(`export const ${key} = (\\S+)`).exec(everything)
        if (!definition?.[1]) throw new Error(`${file} writes under a key that cannot be told: ${key}`)
        return findKey(definition[1])
      }
      return findKey(written)
    })
  })
}

test('no source uses browser cookies or databases', () => {
  const web = path.resolve(import.meta.dirname, '../../../web/src')
  const offendingFiles = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /document\.cookie|cookieStore|indexedDB|caches\.open|localStorage\[/.test(
        readFileSync(path.join(web, file), 'utf8'),
      ),
    )
  expect(offendingFiles).toEqual([])
})
