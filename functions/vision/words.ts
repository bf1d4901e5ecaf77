/** A word: letters and digits of any script, with connecting characters as in `don't`, `Wi-Fi` and `3.5`. */
const pattern = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu

/** Returns the words of a text, in order. */
export const splitWords = (text: string): string[] => text.match(pattern) ?? []

/** Normalizes a word for comparison: lower case, without accents and punctuation. (NFKD does not decompose a dotless `ı`.) */
export const normalizeWord = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]/gu, '')
