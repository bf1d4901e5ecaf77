/** Letters and digits of any script, with what binds them: `don't`, `Wi-Fi`, `3.5`. */
const pattern = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a text in their order. */
export const splitWords = (text: string): string[] => text.match(pattern) ?? []

/** A word as it compares with others: no capitals, no accents, no marks. (Unicode takes no dot off an `i`.) */
export const normalizeWord = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]/gu, '')
