import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { escapeHtml } from '#functions/lib/html.ts'

/** Renders a whole page of a stub server with one stylesheet. */
export const renderHtmlPage = (
  title: string,
  stylesheet: string,
  body: string,
  footer?: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<main>
${body}
${footer === undefined ? '' : `<footer>${footer}</footer>\n`}</main>
</body>
</html>
`

/** Returns the shared styles followed by those of one stylesheet. */
export const readStylesheet = (stylesheet: 'inbox.css' | 'party.css'): string => read('base.css') + read(stylesheet)

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')

const text = readStylesheet('party.css')

/** The stylesheet of the consent and payment pages. */
export const stubStylesheet = {
  path: '/party.css',
  answer(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/css' }).end(text)
  },
}
