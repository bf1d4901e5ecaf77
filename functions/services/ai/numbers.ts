/** The numbers that stand in a text, digit by digit as they are written. */
export const numbersIn = (text: string): readonly string[] => text.match(/\p{N}+/gu) ?? []

/** Whether texts hold no number but those of what they were written from: a model likes to make some up. */
export function hasOnlyNumbersFrom(known: string): (...texts: readonly string[]) => boolean {
  const numbers = new Set(numbersIn(known))
  return (...texts) => texts.every((text) => numbersIn(text).every((number) => numbers.has(number)))
}
