import { escapeHtml } from '#functions/lib/html.ts'
import { requireSingleLine } from '#functions/lib/single-line.ts'
import type { Locale } from '#shared/locale.ts'
import { type Block, renderBlocksAsHtml, renderBlocksAsText } from './blocks.ts'
import type { MailKind, MailText, MailValues } from './kinds.ts'
import { mailTexts } from './texts.ts'

/** A rendered mail: its subject, and its body as plain text and as HTML. */
export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

type Values = Readonly<Record<string, string>>

/**
 * Renders a mail in one language. Values are not expanded again, and are escaped in HTML. Throws if the subject contains a line break.
 */
export function renderMail<K extends MailKind>(
  kind: K,
  locale: Locale,
  values: MailValues<K>,
  blocks: readonly Block[] = [],
): Mail {
  const mail: MailText = mailTexts[locale][kind]
  const subject = requireSingleLine(fill(mail.subject, values))
  return { subject, text: renderText(mail, values, blocks), html: renderHtml(mail, values, blocks, locale, subject) }
}

/**
 * Replaces each `{name}` with its value. Braces without a value stay, such as Cognito's `{####}`. The spaces that some languages put
 * before punctuation and inside quotation marks become non-breaking.
 */
export const fill = (sentence: string, values: Values): string =>
  sentence
    .replace(/ (?=[:;?!»%])|(?<=«) /g, '\u00a0')
    .replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces)

function renderText({ before, button, after, stop }: MailText, values: Values, blocks: readonly Block[]): string {
  const { code, quote, url } = values
  const link = button && url ? [`${fill(button, values)}\n${url}`] : []
  const shown = [...(code ? ['{code}'] : []), ...(quote ? ['{quote}'] : [])]
  const paragraphs = (sentences: readonly string[]) => sentences.map((sentence) => fill(sentence, values))
  const foot = stop && values.stop ? [`-- \nViewcraft\n${stop}\n${values.stop}`] : ['Viewcraft']
  const parts = [
    ...paragraphs([...before, ...shown]),
    ...renderBlocksAsText(blocks),
    ...link,
    ...paragraphs(after),
    ...foot,
  ]
  return `${parts.join('\n\n')}\n`
}

const styles = {
  body: "margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5",
  main: 'max-width:520px;margin:0 auto;overflow-wrap:anywhere',
  /** The preview that an inbox displays next to the subject. */
  preview: 'display:none',
  brand: 'margin:0 0 24px;font-size:14px;font-weight:600;opacity:.7',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-.01em;text-wrap:balance',
  code: 'font-family:ui-monospace,monospace;font-size:28px;font-weight:600;letter-spacing:4px;margin:24px 0',
  quote: 'white-space:pre-wrap;overflow-wrap:anywhere;margin:24px 0;padding-left:16px;border-left:3px solid #8884',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#2f5fd0;color:#ffffff;text-decoration:none',
  foot: 'margin-top:32px;padding-top:16px;border-top:1px solid #8884;font-size:14px',
}

/** Sets no colors except the button's, so that the mail program's light or dark colors apply. */
function renderHtml(
  { before, button, after, stop }: MailText,
  values: Values,
  blocks: readonly Block[],
  locale: Locale,
  subject: string,
): string {
  const safe = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]))
  const paragraph = (sentence: string) => `<p>${fill(escapeHtml(sentence), safe)}</p>`
  const body = [
    ...before.map(paragraph),
    ...(safe.code ? [`<p style="${styles.code}">${safe.code}</p>`] : []),
    ...(safe.quote ? [`<p style="${styles.quote}">${safe.quote}</p>`] : []),
    ...renderBlocksAsHtml(blocks),
    ...(button && safe.url
      ? [`<p><a style="${styles.button}" href="${safe.url}">${fill(escapeHtml(button), safe)}</a></p>`]
      : []),
    ...after.map(paragraph),
    ...(stop && safe.stop ? [`<p style="${styles.foot}"><a href="${safe.stop}">${escapeHtml(stop)}</a></p>`] : []),
  ].join('\n')
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.preview}">${fill(escapeHtml(before[0] ?? ''), safe)}</div>
<div role="main" style="${styles.main}">
<p style="${styles.brand}">Viewcraft</p>
<h1 style="${styles.heading}">${escapeHtml(subject)}</h1>
${body}
</div>
</body>
</html>
`
}
