import { isInLexicon, type Lexicon } from '#shared/prediction/lexicons.ts'

const wordPattern = /[#@]?[A-Za-z0-9$%&\u00c0-\u024f]+(?:['’][A-Za-z]+)?/g
const questionOpening = /^[^\p{L}\p{N}_]*(?:how|why|what)(?![\p{L}\p{N}_])/u
const commonLexicons: readonly Lexicon[] = ['small', 'first', 'second', 'third']

const isBetween = (value: number, from: number, to: number) => value >= from && value <= to

/**
 * Scores a title like common headline analyzers: points for numbers, questions, power words and a preferred length. It is a
 * baseline for evaluation, not part of the product. Returns roughly 20 to 110; higher is better.
 */
export function scoreByRules(title: string): number {
  const words = [...title.matchAll(wordPattern)].map(([text]) => text.replaceAll('’', "'").toLowerCase())
  const count = (...lists: readonly Lexicon[]) =>
    words.filter((word) => lists.some((list) => isInLexicon(list, word))).length
  const n = Math.max(1, words.length)
  const characters = [...title]
  const letters = characters.filter((character) => /\p{L}/u.test(character))
  const capitals = letters.filter((character) => /\p{Uppercase}/u.test(character))
  let points = 50
  points += isBetween(n, 6, 12) ? 10 : isBetween(n, 4, 14) ? 4 : -6
  points += isBetween(characters.length, 40, 65) ? 10 : isBetween(characters.length, 30, 75) ? 4 : -6
  if (/\p{Nd}/u.test(title)) points += 6
  if (questionOpening.test(title.toLowerCase())) points += 5
  if (title.includes('?')) points += 3
  points += Math.min(12, 5 * count('power'))
  points += Math.min(8, 4 * count('negative', 'positive'))
  points += Math.min(6, 3 * count('second', 'first'))
  if (isBetween(count(...commonLexicons) / n, 0.2, 0.45)) points += 5
  if (/[([]/.test(title)) points += 3
  if (letters.length && capitals.length / letters.length > 0.7) points -= 8
  return points
}
