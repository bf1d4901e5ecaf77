import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { type Locale, locales } from '#shared/locale.ts'
import { addressOf, isPublicPath, originMark, type PublicPage, type PublicPath } from '#shared/public-pages.ts'
import { About } from './features/about/about.tsx'
import { AccuracyPage } from './features/accuracy/accuracy.tsx'
import { Landing } from './features/landing/landing.tsx'
import { Legal } from './features/legal/legal.tsx'
import { type Area, loadAreas, loadLanguage } from './messages/load.ts'
import { MessagesProvider } from './messages/messages.tsx'
import { type English, type Translate, translator } from './messages/translate.ts'

interface Screen {
  readonly Content: ComponentType
  readonly areas: readonly Area[]
  /** What the browser's tab and a search engine's result say. */
  readonly title: (t: Translate) => string
  readonly description: (t: Translate) => string
}

const legalAreas = ['legal', 'terms', 'privacy', 'cookies', 'guidelines', 'charging'] as const
const legal = (name: Exclude<(typeof legalAreas)[number], 'legal'>): Screen => ({
  Content: Legal,
  areas: ['site', ...legalAreas],
  title: (t) => t(`${name}.title`),
  description: (t) => t(`${name}.lead`),
})

const screens: Record<PublicPath, Screen> = {
  '/': {
    Content: Landing,
    areas: ['site', 'landing', 'live', 'plans', 'prediction', 'titles'],
    title: (t) => t('landing.page'),
    description: (t) => t('landing.description'),
  },
  '/about': {
    Content: About,
    areas: ['site', 'about'],
    title: (t) => t('about.title'),
    description: (t) => t('about.lead'),
  },
  '/accuracy': {
    Content: AccuracyPage,
    areas: ['site', 'accuracy'],
    title: (t) => t('accuracy.title'),
    description: (t) => t('accuracy.lead'),
  },
  '/billing': legal('charging'),
  '/terms': legal('terms'),
  '/privacy': legal('privacy'),
  '/cookies': legal('cookies'),
  '/guidelines': legal('guidelines'),
}

/** A public page as HTML: what stands in its head besides what all pages have, and its body. */
export async function render(page: PublicPage): Promise<{ head: string; body: string }> {
  const { Content, areas, title, description } = screens[page.path]
  const language = await loadLanguage(page.locale)
  await loadAreas(areas)
  const t = translator<English>(page.locale, language.messages)
  const head = renderToStaticMarkup(
    <Head page={page} title={t('layout.pageTitle', { page: title(t) })} description={description(t)} />,
  )
  const body = renderToStaticMarkup(
    <MessagesProvider initial={language}>
      <StaticRouter location={page.path}>
        <Content />
      </StaticRouter>
    </MessagesProvider>,
  )
  return { head, body: withAddresses(body, page.locale) }
}

interface HeadProps {
  page: PublicPage
  title: string
  description: string
}

function Head({ page, title, description }: HeadProps) {
  const address = `${originMark}${addressOf(page)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={`${originMark}${addressOf({ ...page, locale })}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${originMark}${page.path}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Viewcraft" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocales[page.locale]} />
      <meta property="og:image" content={`${originMark}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const openGraphLocales: Record<Locale, string> = { en: 'en_US', es: 'es_ES', fr: 'fr_FR' }

/** Leads links to public pages to those in the same language. */
const withAddresses = (body: string, locale: Locale): string =>
  body.replace(/(<a [^>]*href=")(\/[^"#]*)/g, (link, start: string, path: string) =>
    isPublicPath(path) ? start + addressOf({ path, locale }) : link,
  )
