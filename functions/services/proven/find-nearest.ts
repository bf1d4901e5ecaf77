import { isFrameWord } from '#functions/services/adviser/frames/form-words.ts'
import { isCommonWord } from '#shared/prediction/language.ts'

/** The shapes of titles, whatever their topic. */
const shapes: readonly RegExp[] = [
  /^(?:i|we) |^(?:j['’]ai|on a) |^(?:probé|hice|compré) /iu,
  /^(?:how (?:to|i)|¿?cómo|comment) /iu,
  /^(?:why|¿?por qué|pourquoi) /iu,
  /\?$/u,
  /[$€£]|(?<!\p{L})(?:dollars?|euros?)(?!\p{L})/iu,
  /(?<!\p{L})(?:vs|versus)(?!\p{L})/iu,
  /\d+ (?:minut|seg|second|hour|heure|hora|day|día|jour|week|semaine|semana)/iu,
  /^\d+ /u,
]
/** Titles that share at least this many shapes are similar even without shared words. */
const minShapes = 2
/** The weight of a shared shape. A shared word weighs at least 1. */
const weightOfShape = 0.7
/** Words with the same first letters count as forms of one word: "bread", "breads". */
const stemLength = 5

const stemsOf = (title: string): ReadonlySet<string> =>
  new Set(
    (title.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [])
      .filter((word) => !isCommonWord(word) && !isFrameWord(word))
      .map((word) => word.slice(0, stemLength)),
  )

/**
 * Returns the titles most similar to a title: by shared words, of which rare ones weigh more, and by shape. Leaves out the title itself,
 * and titles that share fewer than `minWords` words.
 */
export function findNearest<Titled extends { readonly title: string }>(
  original: string,
  pool: readonly Titled[],
  limit: number,
  minWords = 1,
): Titled[] {
  const counts = new Map<string, number>()
  for (const { title } of pool) for (const stem of stemsOf(title)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const [mine, myShapes] = [stemsOf(original), shapes.filter((shape) => shape.test(original))]
  return pool
    .filter(({ title }) => title.trim().toLowerCase() !== original.trim().toLowerCase())
    .flatMap((item) => {
      const shared = [...stemsOf(item.title)].filter((stem) => mine.has(stem))
      const alike = myShapes.filter((shape) => shape.test(item.title)).length
      const isNear = shared.length >= minWords || (minWords === 1 && alike >= minShapes)
      const rarity = shared.reduce((sum, stem) => sum + Math.log(Math.E + pool.length / (counts.get(stem) ?? 1)), 0)
      return isNear ? [{ item, weight: rarity + weightOfShape * alike }] : []
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, limit)
    .map(({ item }) => item)
}
