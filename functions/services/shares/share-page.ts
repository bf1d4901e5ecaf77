import { escapeHtml, renderPage } from '#functions/lib/html.ts'
import type { StoredShare } from '#functions/store/shares.ts'
import type { Locale } from '#shared/locale.ts'
import { linkPictureSize } from '#shared/public-pages.ts'
import { pageTexts } from './page-texts.ts'

/** The sentences that the page's script (`web/src/shared-page/vote.ts`) shows. */
const scriptTexts = [
  'change',
  'choose',
  'done',
  'voters',
  'votes',
  'yours',
  'chance',
  'busy',
  'closed',
  'gone',
  'failed',
] as const

/** Renders attributes as HTML. Names must be trusted; values are escaped. */
const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

/** Renders the chance of a title once voting is closed. The page's script replaces it with results. */
const renderChance = (chance: number | undefined, text: string) =>
  chance === undefined
    ? ''
    : `<span class="result"><span class="line">${escapeHtml(text.replace('{n}', `${Math.round(100 * chance)}`))}</span></span>`

/**
 * Renders the page of a share. It does not identify the owner, who is "a creator", and contains no votes: its script fetches them for
 * visitors who have voted. While voting is open, it contains no chances either, which could influence the votes. `site` is the site's
 * origin.
 */
export function renderSharePage(share: StoredShare, token: string, locale: Locale, site: string): string {
  const texts = pageTexts[locale]
  const { titles, thumbnails, voting } = share
  const pictureOf = (hash: string) => `/s/${token}/pictures/${hash}`
  const canChoose = voting === 'open'
  const choice = (name: 'title' | 'thumbnail', value: string, content: string, isOnly: boolean) => {
    const input = canChoose && !isOnly ? `<input type="radio"${attributes({ name, value })}>` : ''
    const tag = input ? 'label' : 'div'
    return `<${tag} class="choice ${name}"${attributes({ 'data-id': value })}>${input}${content}</${tag}>`
  }
  const group = (legend: string, choices: readonly string[]) =>
    choices.length === 0
      ? ''
      : `<fieldset><legend>${escapeHtml(legend)}</legend>\n<div class="choices">\n${choices.join('\n')}\n</div></fieldset>\n`
  const groups =
    group(
      texts.titles,
      titles.map(({ id, text, chance }) =>
        choice(
          'title',
          id,
          `<span class="text" dir="auto">${escapeHtml(text)}</span>${canChoose ? '' : renderChance(chance, texts.chance)}`,
          titles.length === 1,
        ),
      ),
    ) +
    group(
      texts.thumbnails,
      thumbnails.map((hash, index) => {
        const image = { src: pictureOf(hash), alt: texts.thumbnail.replace('{n}', `${index + 1}`) }
        const size = { width: '640', height: '360' }
        return choice('thumbnail', hash, `<img${attributes({ ...image, ...size })}>`, thumbnails.length === 1)
      }),
    )
  const data = {
    'data-votes': `/api/shared/${token}/votes`,
    'data-share': share.id,
    ...Object.fromEntries(scriptTexts.map((name) => [`data-text-${name}`, texts[name]])),
  }
  const lead = { open: texts.lead, closed: texts.closed, off: texts.look }[voting]
  const end = {
    open: `<div class="end scripted"><button type="submit">${escapeHtml(texts.submit)}</button>
<p role="status"></p></div>
<p class="small scripted">${escapeHtml(texts.privacy)}</p>\n`,
    closed: '<p class="end" role="status"></p>\n',
    off: '',
  }[voting]
  const address = `${site}/s/${token}`
  const description = voting === 'open' ? texts.lead : texts.look
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Viewcraft',
    'og:locale': texts.openGraph,
    'og:title': texts.question,
    'og:description': description,
    'og:url': address,
    'og:image': thumbnails.length > 0 ? `${address}/preview` : `${site}/og.png`,
    'og:image:width': `${linkPictureSize.width}`,
    'og:image:height': `${linkPictureSize.height}`,
    ...(thumbnails.length > 0 ? { 'og:image:alt': texts.preview } : {}),
  }
  return renderPage({
    locale,
    title: texts.question,
    head: `<meta${attributes({ name: 'description', content: description })}>
<link${attributes({ rel: 'canonical', href: address })}>
${Object.entries(tags)
  .map(([property, content]) => `<meta${attributes({ property, content })}>\n`)
  .join('')}<meta name="twitter:card" content="summary_large_image">
${voting === 'off' ? '' : '<script type="module" src="/shared-page.js"></script>\n'}`,
    main: `<h1>${escapeHtml(texts.question)}</h1>
<p>${escapeHtml(lead)}</p>
${canChoose ? `<noscript><p class="note">${escapeHtml(texts.noScript)}</p></noscript>\n` : ''}<form${attributes(data)}>
${groups}${end}</form>`,
  })
}
