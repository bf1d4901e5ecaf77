/** A cell of a table as a file: what is absent is empty. */
export type Cell = string | number | null

/**
 * Rows as CSV (RFC 4180), with the mark that tells Excel it is UTF-8. A text that a spreadsheet would take for a formula
 * gets an apostrophe before it (OWASP, CSV injection): titles are written by others.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `${cell}`
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return `"${harmless.replaceAll('"', '""')}"`
}
