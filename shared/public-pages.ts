import { type Locale, locales } from './locale.ts'
import type { Capabilities } from './plan-features.ts'

/**
 * The prerendered pages, which exist in every language and work without JavaScript: the landing page and the pages for
 * visitors and search engines. The app serves every other path.
 */
export const publicPaths = [
  '/',
  '/about',
  '/accuracy',
  '/what-works',
  '/developers',
  '/changelog',
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

export const isPublicPath = (path: string): path is PublicPath => publicPaths.some((publicPath) => publicPath === path)

/** Returns the path of a page. English pages have no prefix; others start with the language (`/es/about`). */
export const pagePath = ({ path, locale }: PublicPage): string =>
  locale === 'en' ? path : path === '/' ? `/${locale}` : `/${locale}${path}`

/** Returns the public page at a path, if any. Ignores trailing slashes. */
export function findPublicPage(pathname: string): PublicPage | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1')
  return publicPages.find((page) => pagePath(page) === path)
}

/** Returns the file of a page in the built site: `es/about/index.html`. */
export const pageFile = (page: PublicPage): string => `${pagePath(page)}/index.html`.replace(/^\/+/, '')

/** The size in pixels of the pictures that other sites show for links. It fits the cards of all networks (1.91:1). */
export const linkPictureSize = { width: 1200, height: 630 } as const

/** Returns the path of the picture that other sites show for a link to a page. `npm run pictures` makes them. */
export const linkPicture = (page: PublicPage): string =>
  page.path === '/' && page.locale === 'en' ? '/og.png' : `/og${pagePath(page)}.png`

/** The file of the built site that language models read (llmstxt.org), with the placeholder for the origin. */
export const llmsFile = 'llms.txt'

/** Placeholders in prerendered pages, for the site's origin and for the deployment's capabilities. */
export const originPlaceholder = 'https://origin.invalid'
const capabilitiesPlaceholder = 'data-has="no-marks"'

/** Returns a prerendered page with its placeholders filled in for a deployment. */
export const fillPage = (html: string, origin: string, capabilities: Capabilities): string =>
  html
    .replaceAll(originPlaceholder, origin)
    .replace(
      capabilitiesPlaceholder,
      `data-has="${[capabilities.ai && 'ai', capabilities.derivedMetrics && 'derivedMetrics'].filter(Boolean).join(' ')}"`,
    )

/** Returns `/sitemap.xml` (sitemaps.org) with every public page. The pages themselves link to their translations. */
export function sitemap(origin: string): string {
  const entries = publicPages.map((page) => `<url><loc>${origin}${pagePath(page)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/**
 * Returns `/robots.txt`, which allows the public pages and excludes the API and signed-in pages. It does not exclude secret links
 * (`/s/`): a crawler that may not read a page does not see its `noindex` either, and would list its URL if it found a link.
 */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /auth/',
    '',
    `Sitemap: ${origin}/sitemap.xml\n`,
  ].join('\n')
