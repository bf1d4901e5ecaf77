const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it may stand in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** A whole page of a stand-in for people, in the style of one sheet of its own. */
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
