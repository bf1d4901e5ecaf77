import { type Structure, structures } from '#shared/contract/trends.ts'

/** So many characters fit on one line of a phone. */
export const shortTitle = 40

const marks: Readonly<Record<Exclude<Structure, 'short'>, RegExp>> = {
  number: /\p{Nd}/u,
  question: /[?¿？؟]/u,
  brackets: /[([【]/u,
  quote: /[“”"«»„]/u,
  parts: /[:|]|\s[-–—]\s/u,
  versus: /\b(?:vs|versus|contra|contre)\b/iu,
}

/** What can be told of a title's build without knowing its words, in the order of `structures`. */
export const detectStructure = (title: string): Structure[] =>
  structures.filter((one) => (one === 'short' ? [...title].length <= shortTitle : marks[one].test(title)))
