import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { type Locale, locales } from '#shared/locale.ts'
import {
  isPublicPath,
  linkPicture,
  linkPictureSize,
  originPlaceholder,
  type PublicPage,
  type PublicPath,
  pagePath,
} from '#shared/public-pages.ts'
import { About } from './features/about/about.tsx'
import { aboutMessages } from './features/about/messages.ts'
import { AccuracyPage } from './features/accuracy/accuracy.tsx'
import { accuracyMessages } from './features/accuracy/messages.ts'
import { Changelog } from './features/changelog/changelog.tsx'
import { changelogMessages } from './features/changelog/messages.ts'
import { Developers } from './features/developers/developers.tsx'
import { developersMessages } from './features/developers/messages.ts'
import { Landing } from './features/landing/landing.tsx'
import { landingMessages } from './features/landing/messages.ts'
import { describeLanding } from './features/landing/structured-data.ts'
import { Legal } from './features/legal/legal.tsx'
import { legalMessages } from './features/legal/messages.ts'
import type { LegalPageName } from './features/legal/text.ts'
import { legalTexts } from './features/legal/texts.ts'
import { whatWorksMessages } from './features/what-works/messages.ts'
import { WhatWorks } from './features/what-works/what-works.tsx'
import type { MessageSet } from './messages/define.ts'
import { frameMessages } from './messages/frame.ts'
import { MessagesProvider } from './messages/messages.tsx'
import { siteMessages } from './messages/site.ts'
import type { Translate } from './messages/translate.ts'

/** Returns the renderer of a page in one language, with `title`, `description` and `structuredData` for its head. */
const screen =
  <English,>(
    messages: MessageSet<English>,
    Content: ComponentType,
    title: (t: Translate<English>, page: PublicPage) => string,
    description: (t: Translate<English>, page: PublicPage) => string,
    structuredData?: (t: Translate<English>, page: PublicPage) => object,
  ) =>
  async (page: PublicPage) => {
    const [{ t }, frame] = await Promise.all([
      messages.load(page.locale),
      frameMessages.load(page.locale),
      siteMessages.load(page.locale),
    ])
    return {
      Content,
      title: frame.t('layout.pageTitle', { page: title(t, page) }),
      description: description(t, page),
      structuredData: structuredData?.(t, page),
    }
  }

const legal = (name: LegalPageName) =>
  screen(
    legalMessages,
    Legal,
    (_, { locale }) => legalTexts(locale)[name].title,
    (_, { locale }) => legalTexts(locale)[name].lead,
  )

const screens = {
  '/': screen(
    landingMessages,
    Landing,
    (t) => t('landing.page'),
    (t) => t('landing.description'),
    describeLanding,
  ),
  '/about': screen(
    aboutMessages,
    About,
    (t) => t('about.title'),
    (t) => t('about.lead'),
  ),
  '/accuracy': screen(
    accuracyMessages,
    AccuracyPage,
    (t) => t('accuracy.title'),
    (t) => t('accuracy.lead'),
  ),
  '/what-works': screen(
    whatWorksMessages,
    WhatWorks,
    (t) => t('whatWorks.title'),
    (t) => t('whatWorks.lead'),
  ),
  '/developers': screen(
    developersMessages,
    Developers,
    (t) => t('developers.title'),
    (t) => t('developers.lead'),
  ),
  '/changelog': screen(
    changelogMessages,
    Changelog,
    (t) => t('changelog.title'),
    (t) => t('changelog.lead'),
  ),
  '/billing': legal('billing'),
  '/terms': legal('terms'),
  '/privacy': legal('privacy'),
  '/cookies': legal('cookies'),
  '/guidelines': legal('guidelines'),
} satisfies Record<PublicPath, unknown>

/** Returns the title and the description of a public page. */
export async function readHead(page: PublicPage): Promise<{ title: string; description: string }> {
  const { title, description } = await screens[page.path](page)
  return { title, description }
}

/** Renders a public page: its body and its page-specific head tags. */
export async function render(page: PublicPage): Promise<{ head: string; body: string }> {
  const { Content, title, description, structuredData } = await screens[page.path](page)
  const head = renderToStaticMarkup(<Head page={page} title={title} description={description} />)
  const body = renderToStaticMarkup(
    <MessagesProvider initial={page.locale}>
      <StaticRouter location={page.path}>
        <Content />
      </StaticRouter>
    </MessagesProvider>,
  )
  return { head: head + (structuredData ? dataBlock(structuredData) : ''), body: withAddresses(body, page.locale) }
}

/** Returns JSON-LD as a data block, which the content security policy allows: browsers do not run it. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

interface HeadProps {
  page: PublicPage
  title: string
  description: string
}

function Head({ page, title, description }: HeadProps) {
  const address = `${originPlaceholder}${pagePath(page)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={locale}
          href={`${originPlaceholder}${pagePath({ ...page, locale })}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${originPlaceholder}${page.path}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Viewcraft" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocales[page.locale]} />
      {locales
        .filter((locale) => locale !== page.locale)
        .map((locale) => (
          <meta key={locale} property="og:locale:alternate" content={openGraphLocales[locale]} />
        ))}
      <meta property="og:image" content={`${originPlaceholder}${linkPicture(page)}`} />
      <meta property="og:image:width" content={`${linkPictureSize.width}`} />
      <meta property="og:image:height" content={`${linkPictureSize.height}`} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const openGraphLocales: Record<Locale, string> = { en: 'en_US', es: 'es_ES', fr: 'fr_FR' }

/** Rewrites links to public pages to the same language. */
const withAddresses = (body: string, locale: Locale): string =>
  body.replace(/(<a [^>]*href=")(\/[^"#]*)/g, (link, start: string, path: string) =>
    isPublicPath(path) ? start + pagePath({ path, locale }) : link,
  )
