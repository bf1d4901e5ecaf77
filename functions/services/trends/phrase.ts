/** Normalizes a search phrase. Phrases that differ only in case, spacing or Unicode composition are the same search. */
export const normalizePhrase = (typed: string): string =>
  typed.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
