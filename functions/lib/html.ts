import type { Locale } from '#shared/locale.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** The style sheet of pages that functions render. `web/vite.config.ts` builds it. */
const styleSheet = '/shared-page.css'

/** Returns a page that search engines do not list. `head` and `main` are HTML; `title` is text. */
export const renderPage = (page: { locale: Locale; title: string; head?: string; main: string }): string =>
  `<!doctype html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleSheet}">
${page.head ?? ''}</head>
<body>
<main>
${page.main}
</main>
</body>
</html>
`
