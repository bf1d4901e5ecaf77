import { type OutlineStructure, outlineStructures } from '#shared/contract/trends.ts'

/** The longest title, in characters, that fits on one line of a phone. */
const maxShortLength = 40

const patterns: Readonly<Record<Exclude<OutlineStructure, 'short'>, RegExp>> = {
  number: /\p{Nd}/u,
  question: /[?¿？؟]/u,
  brackets: /[([【]/u,
  quote: /[“”"«»„]/u,
  two_parts: /[:|]|\s[-–—]\s/u,
  versus: /\b(?:vs|versus|contra|contre)\b/iu,
}

/** Returns the structures of a title, in the order of `outlineStructures`. */
export const detectStructure = (title: string): OutlineStructure[] =>
  outlineStructures.filter((structure) =>
    structure === 'short' ? [...title].length <= maxShortLength : patterns[structure].test(title),
  )
