/** The value of a cell. Null makes an empty cell. */
export type Cell = string | number | null

/**
 * Formats rows as CSV (RFC 4180) with a byte order mark, by which Excel recognizes UTF-8. Text that a spreadsheet would run
 * as a formula is prefixed with an apostrophe (OWASP, CSV injection).
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`

function formatCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `${cell}`
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return `"${harmless.replaceAll('"', '""')}"`
}
