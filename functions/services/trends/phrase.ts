/** One phrase for one question: what differs only in case, spaces or how its letters are composed is the same search. */
export const normalizePhrase = (typed: string): string =>
  typed.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
