/** Parses a number with a decimal point or comma and an optional percent sign. Returns undefined for anything else. */
export function parseDecimal(typed: string): number | undefined {
  const text = typed.trim().replace(/\s?%$/, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

/** Parses a count with or without thousands separators. Returns undefined for anything else. */
export function parseCount(typed: string): number | undefined {
  const text = typed.trim()
  return /^\d+$|^\d{1,3}([.,\s’']\d{3})+$/.test(text) ? Number(text.replace(/\D/g, '')) : undefined
}
