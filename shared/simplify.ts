/** Returns a text without capitals and accents, so that a search finds `Café` by `cafe`. */
export const simplify = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
