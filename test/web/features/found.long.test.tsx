import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { operatorsHeading, readChangelog } from '#shared/changelog.ts'
import { type Locale, locales } from '#shared/locale.ts'
import { publicEndpoints } from '#shared/openapi/document.ts'
import { openApiPath } from '#shared/openapi/errors.ts'
import { planNames, plans } from '#shared/plans.ts'
import {
  findPublicPage,
  linkPicture,
  originPlaceholder,
  pagePath,
  publicPages,
  publicPaths,
} from '#shared/public-pages.ts'
import { renderLlms } from '#web/llms.ts'
import { formatsFor } from '#web/messages/format.ts'
import { paths } from '#web/paths.ts'
import { readHead, render } from '#web/render-public-page.tsx'

/*
 * Checks what search engines, other sites and assistants read of the public pages.
 */

const publicFile = (name: string) => path.resolve(import.meta.dirname, '../../../web/public', name.replace(/^\//, ''))

it.each(locales)('every page has a title and a description of its own in %s', async (locale) => {
  const heads = await Promise.all(publicPaths.map((path) => readHead({ path, locale })))
  for (const field of ['title', 'description'] as const)
    expect(new Set(heads.map((head) => head[field])).size, field).toBe(publicPaths.length)
})

describe.each(publicPages.map((page) => [linkPicture(page), page] as const))('the link picture %s', (picture, page) => {
  it('has the size that pages state, and was made with the current title and description', async () => {
    expect(existsSync(publicFile(picture)), 'npm run pictures -- links').toBe(true)
    const { width, height, exif } = await sharp(publicFile(picture)).metadata()
    expect([width, height]).toEqual([1200, 630])
    const { title, description } = await readHead(page)
    const texts = encodeURIComponent(`${title}\n${description}`)
    expect(exif?.toString('latin1'), 'npm run pictures -- links').toContain(texts)
  })
})

const Offer = z.object({
  '@type': z.literal('Offer'),
  name: z.string(),
  description: z.string(),
  url: z.url(),
  price: z.number(),
  priceCurrency: z.literal('USD'),
  priceSpecification: z.optional(
    z.array(z.object({ price: z.number(), priceCurrency: z.literal('USD'), unitCode: z.enum(['MON', 'ANN']) })),
  ),
})
const Question = z.object({
  '@type': z.literal('Question'),
  name: z.string(),
  acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: z.string() }),
})
const Data = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.tuple([
    z.strictObject({
      '@type': z.literal('Organization'),
      '@id': z.url(),
      name: z.literal('Viewcraft'),
      url: z.url(),
      logo: z.url(),
    }),
    // There is no rating and no review, because we have none.
    z.strictObject({
      '@type': z.literal('SoftwareApplication'),
      name: z.literal('Viewcraft'),
      url: z.url(),
      description: z.string(),
      applicationCategory: z.literal('MultimediaApplication'),
      operatingSystem: z.string(),
      inLanguage: z.array(z.enum(locales)),
      featureList: z.array(z.string()),
      image: z.url(),
      publisher: z.object({ '@id': z.url() }),
      offers: z.array(Offer),
    }),
    z.strictObject({
      '@type': z.literal('FAQPage'),
      url: z.url(),
      inLanguage: z.enum(locales),
      mainEntity: z.array(Question),
    }),
  ]),
})

/** Returns the structured data of the landing page, and the page as it is shown. */
async function openLanding(locale: Locale) {
  const page = { path: '/', locale } as const
  const { head, body } = await render(page)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
  document.body.innerHTML = body
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return { graph: Data.parse(JSON.parse(json))['@graph'], texts, address: originPlaceholder + pagePath(page) }
}

describe.each(locales)('the structured data of the landing page in %s', (locale) => {
  it('has the questions and answers that are on the page, and no others', async () => {
    const { graph, texts } = await openLanding(locale)
    const { mainEntity, inLanguage } = graph[2]
    expect(inLanguage).toBe(locale)
    expect(mainEntity.map(({ name }) => name)).toEqual(texts('[data-faq-item] summary'))
    expect(mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(texts('[data-faq-item] p'))
    expect(mainEntity.length).toBeGreaterThan(5)
  })

  it('offers the plans at the prices of the cards', async () => {
    const { graph, texts, address } = await openLanding(locale)
    const { offers, featureList, url } = graph[1]
    expect(url).toBe(address)
    expect(featureList).toEqual(texts('#features h3'))
    const cards = texts('#pricing article')
    expect(offers.map(({ price }) => price)).toEqual(planNames.map((plan) => plans[plan].monthly))
    const { dollars } = formatsFor(locale)
    for (const [at, { name, description, price, priceSpecification, url }] of offers.entries()) {
      expect(url).toBe(`${address}#pricing`)
      for (const shown of [name, description, dollars(price)]) expect(cards[at]).toContain(shown)
      const plan = planNames[at] ?? 'free'
      expect(priceSpecification?.map(({ price, unitCode }) => [unitCode, price])).toEqual(
        plan === 'free'
          ? undefined
          : [
              ['MON', plans[plan].monthly],
              ['ANN', plans[plan].yearly],
            ],
      )
      for (const { price } of priceSpecification ?? []) expect(cards[at]).toContain(dollars(price))
    }
  })
})

describe('/llms.txt', () => {
  it('names every public page and every operation of the API, in ASCII', async () => {
    const text = await renderLlms()
    expect(text).toMatch(/^# Viewcraft\n> .+\n\n/)
    for (const path of publicPaths) expect(text).toContain(`](${originPlaceholder}${path}): `)
    for (const [, { method, path }] of publicEndpoints) expect(text).toContain(`\`${method} ${path}\``)
    expect(text).toMatch(/^[\n -~]+$/)
  })

  it('has links that lead somewhere', async () => {
    const screens: readonly string[] = Object.values(paths)
    const links = [...(await renderLlms()).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => new URL(link))
    expect(links.length).toBeGreaterThan(30)
    const bodies = new Map<string, string>()
    for (const { href, origin, pathname, hash } of links) {
      expect(origin).toBe(originPlaceholder)
      const page = findPublicPage(pathname)
      expect(page ?? [openApiPath, ...screens].find((path) => path === pathname), href).toBeDefined()
      if (!page || !hash) continue
      bodies.set(pathname, bodies.get(pathname) ?? (await render(page)).body)
      expect(bodies.get(pathname)?.includes(` id="${hash.slice(1)}"`), href).toBe(true)
    }
  })
})

const Manifest = z.strictObject({
  name: z.literal('Viewcraft'),
  short_name: z.string().check(z.maxLength(12)),
  description: z.string(),
  lang: z.enum(locales),
  id: z.literal(paths.dashboard),
  start_url: z.literal(paths.dashboard),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  background_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  theme_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  icons: z.array(
    z.strictObject({
      src: z.string(),
      sizes: z.string().check(z.regex(/^(\d+)x\1$/)),
      type: z.literal('image/png'),
      purpose: z.optional(z.literal('maskable')),
    }),
  ),
  share_target: z.strictObject({
    action: z.literal(paths.keepIdea),
    // A page can receive what is posted only with a service worker, which we do not have.
    method: z.literal('GET'),
    enctype: z.literal('application/x-www-form-urlencoded'),
    params: z.strictObject({ title: z.literal('title'), text: z.literal('text'), url: z.literal('url') }),
  }),
})

it('the web app manifest has what installing and sharing need, and states the sizes of its icons', async () => {
  const { icons } = Manifest.parse(JSON.parse(readFileSync(publicFile('manifest.webmanifest'), 'utf8')))
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(publicFile(src)).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
  // Browsers offer to install the app only if it has icons of these sizes.
  expect(icons.filter(({ purpose }) => !purpose).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
})

it('the list of changes has the latest release, without the part for operators', async () => {
  const [latest] = readChangelog(
    readFileSync(path.resolve(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8'),
  ).filter(({ version }) => version !== null)
  document.body.innerHTML = (await render({ path: '/changelog', locale: 'es' })).body
  const shown = document.getElementById(`v${latest?.version}`)?.closest('section')
  const headings = [...(shown?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)
  expect(headings).toEqual(
    latest?.parts.map(({ heading }) => heading).filter((heading) => heading !== operatorsHeading),
  )
  expect(latest?.parts.some(({ heading }) => heading === operatorsHeading)).toBe(true)
  expect(shown?.querySelector('[lang=en] li')).not.toBeNull()
})

it('pages without anything to describe have no structured data', async () => {
  for (const page of publicPages.filter(({ path, locale }) => path !== '/' && locale === 'en'))
    expect((await render(page)).head).not.toContain('ld+json')
})
