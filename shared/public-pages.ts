import { type Locale, locales } from './locale.ts'
import type { Capabilities } from './plan-features.ts'

/**
 * The pages that are made ahead, in every language, and read without JavaScript: the landing page and what strangers
 * and search engines read. Every other address is answered by the app.
 */
export const publicPaths = [
  '/',
  '/about',
  '/accuracy',
  '/billing',
  '/terms',
  '/privacy',
  '/cookies',
  '/guidelines',
] as const
export type PublicPath = (typeof publicPaths)[number]

export interface PublicPage {
  readonly path: PublicPath
  readonly locale: Locale
}

export const publicPages: readonly PublicPage[] = publicPaths.flatMap((path) =>
  locales.map((locale) => ({ path, locale })),
)

export const isPublicPath = (path: string): path is PublicPath => publicPaths.some((one) => one === path)

/** The address of a page in a language: English has none of its own, the others begin with their name (`/es/about`). */
export const pagePath = ({ path, locale }: PublicPage): string =>
  locale === 'en' ? path : path === '/' ? `/${locale}` : `/${locale}${path}`

/** The page at an address, whatever slash it ends in. */
export function findPublicPage(address: string): PublicPage | undefined {
  const plain = address.replace(/(.)\/+$/, '$1')
  return publicPages.find((page) => pagePath(page) === plain)
}

/** Where a page lies in the built site: `es/about/index.html`. */
export const pageFile = (page: PublicPage): string => `${pagePath(page)}/index.html`.replace(/^\/+/, '')

/** Stand in the pages that are made ahead for the site's own origin and for what the deployment has. */
export const originPlaceholder = 'https://origin.invalid'
const hasMark = 'data-has="no-marks"'

/** A page that is made ahead, for where it is served: its links are whole, and it shows what is there. */
export const fillPage = (html: string, origin: string, has: Capabilities): string =>
  html
    .replaceAll(originPlaceholder, origin)
    .replace(
      hasMark,
      `data-has="${[has.ai && 'ai', has.derivedMetrics && 'derivedMetrics'].filter(Boolean).join(' ')}"`,
    )

/** `/sitemap.xml` (sitemaps.org): every public page; which are translations of which, the pages say themselves. */
export function sitemap(origin: string): string {
  const entries = publicPages.map((page) => `<url><loc>${origin}${pagePath(page)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** `/robots.txt`: the public pages may be found; what is behind signing in has nothing for a search engine. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /auth/',
    '',
    `Sitemap: ${origin}/sitemap.xml\n`,
  ].join('\n')
